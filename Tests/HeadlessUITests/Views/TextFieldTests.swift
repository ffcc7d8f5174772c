import HeadlessUI
import Testing

struct TextFieldTests {
  private final class Editor {
    let field: TextField
    let diary: Diary
    var limit = Int.max

    init(field: TextField, diary: Diary) {
      self.field = field
      self.diary = diary
      field.addTarget(self, action: Editor.didEdit, for: .editingChanged)
    }

    func didEdit() {
      field.text = String(field.text.prefix(limit))
      diary.note(field.text)
    }
  }

  private let diary = Diary()
  private let field = TextField("name")
  private let editor: Editor
  private let screen: Screen

  init() {
    editor = Editor(field: field, diary: diary)
    screen = Screen(field)
  }

  @Test func typingIsOneEditPerCharacter() throws {
    try screen.window.perform(.type(text: "né👩‍👧!", id: "name"))
    #expect(diary.take() == ["n", "né", "né👩‍👧", "né👩‍👧!"])
    #expect(screen.element("name")?.content == .textField("né👩‍👧!"))
  }

  @Test func typingReplacesTheContent() throws {
    field.text = "old"
    try screen.window.perform(.type(text: "ab", id: "name"))
    #expect(diary.take() == ["a", "ab"])
  }

  @Test func typingGoesOnBehindWhatTheAppHasMadeOfTheText() throws {
    editor.limit = 2
    try screen.window.perform(.type(text: "abcd", id: "name"))
    #expect(diary.take() == ["a", "ab", "ab", "ab"])
  }

  @Test func typingNothingClears() throws {
    field.text = "old"
    try screen.window.perform(.type(text: "", id: "name"))
    #expect(diary.take() == [""])
  }

  @Test func clearingIsOneEdit() throws {
    field.text = "old"
    try screen.window.perform(.clear(id: "name"))
    #expect(diary.take() == [""])
    #expect(field.text == "")
  }

  @Test func clearingAnEmptyFieldIsNone() throws {
    try screen.window.perform(.clear(id: "name"))
    #expect(diary.take() == [])
  }

  @Test func settingTheTextInCodeTellsNobody() {
    field.text = "new"
    #expect(diary.take() == [])
  }

  @Test func aSecureFieldIsAKindOfItsOwn() throws {
    let screen = Screen(TextField("password", isSecureTextEntry: true))
    try screen.window.perform(.type(text: "x", id: "password"))
    #expect(screen.element("password")?.content == .secureField("x"))
  }
}
