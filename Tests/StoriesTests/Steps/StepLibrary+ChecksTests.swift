import HeadlessUI
import Testing

@testable import Stories

/// The steps of Then.
struct StepLibraryChecksTests {
  @Test(arguments: [
    #"I see the screen "places""#, #"the title is "Alfama""#, #"the stack is "menu, places""#,
    #""places.search" reads "m""#, #""places.more" reads "Loading more…""#, #""place.favourite" reads "on""#,
    #""places.spinner" is shown"#, #""places.error" is hidden"#, #""places.search" is enabled"#,
    #""places.more" is disabled"#, #""place.favourite" is on"#, #""places.list" has 2 rows"#,
    #"row 2 of "places.list" reads "Sé""#, #"the row "Sé" of "places.list" has the badge "3""#,
    #"the row "MAAT" of "places.list" has no badge"#, #"the row "MAAT" of "places.list" has the accessory "★""#,
    #"the row "Sé" of "places.list" has no accessory"#, "no modal is shown", "no alert is shown",
    #"0 requests were sent to "quarters""#,
  ])
  func whatIsSoPasses(text: String) {
    #expect(StepFixture().take(text) == nil)
  }

  @Test(arguments: [
    (#""places.more" can't be tapped"#, "“places.more” can be tapped."),
    (#""places.retry" can't be tapped"#, "“places.retry” can be tapped."),
    (#"row 0 of "places.list" can't be selected"#, "Row 0 of “places.list” can be selected."),
    (#"row 3 of "places.list" can't be selected"#, "Row 3 of “places.list” can be selected."),
    (#"row 1 of "reference.list" can't be selected"#, "Row 1 of “reference.list” can be selected."),
  ])
  func whatIsShownAsImpossibleMustBeRefused(text: String, message: String) {
    #expect(StepFixture(.refusing()).take(text) == nil)
    #expect(StepFixture().take(text) == message)
  }

  @Test(arguments: [
    (#"I see the screen "menu""#, "The screen in front: expected “menu”, found “places”."),
    (#"the title is "Places""#, "The title: expected “Places”, found “Alfama”."),
    (#"the stack is "places""#, "The stack: expected “places”, found “menu, places”."),
    (#""places.search" reads "x""#, "“places.search”: expected “x”, found “m”."),
    (#""place.favourite" reads "off""#, "“place.favourite”: expected “off”, found “on”."),
    (#""places.list" reads "x""#, "“places.list” is no element with a text: its kind is list."),
    (
      #""places.error" reads "x""#,
      "“places.error” is not shown. Shown are places.search, places.list, places.spinner, places.more, "
        + "place.favourite."
    ),
    (#""places.error" is shown"#, "“places.error”: expected shown, found hidden."),
    (#""places.spinner" is hidden"#, "“places.spinner”: expected hidden, found shown."),
    (#""places.more" is enabled"#, "“places.more”: expected enabled, found disabled."),
    (#""places.search" is disabled"#, "“places.search”: expected disabled, found enabled."),
    (#""place.favourite" is off"#, "“place.favourite”: expected off, found on."),
    (#""places.search" is on"#, "“places.search” is no toggle: its kind is text field."),
    (#""places.list" has 3 rows"#, "The rows of “places.list”: expected “3”, found “2”."),
    (#""places.search" has 3 rows"#, "“places.search” is no list: its kind is text field."),
    (#"row 1 of "places.list" reads "Sé""#, "Row 1 of “places.list”: expected “Sé”, found “MAAT”."),
    (#"row 3 of "places.list" reads "Sé""#, "“places.list”: expected a row 3, found 2 rows."),
    (#"row 0 of "places.list" reads "Sé""#, "“places.list”: expected a row 0, found 2 rows."),
    (#"the row "Sé" of "places.list" has the badge "4""#, "The badge of “Sé”: expected “4”, found “3”."),
    (#"the row "Sé" of "places.list" has no badge"#, "The badge of “Sé”: expected none, found “3”."),
    (#"the row "MAAT" of "places.list" has the badge "none""#, "The badge of “MAAT”: expected “none”, found none."),
    (#"the row "Sé" of "places.list" has the accessory "★""#, "The accessory of “Sé”: expected “★”, found none."),
    (#"the row "MAAT" of "places.list" has no accessory"#, "The accessory of “MAAT”: expected none, found “★”."),
    (#"the row "Sè" of "places.list" has no badge"#, "“places.list” has no row “Sè”. Its 2 rows: MAAT, Sé."),
    (#"the modal "note" is shown"#, "The modal: expected “note”, found none."),
    (#"an alert reads "none""#, "The alert: expected “none”, found none."),
    (#""place.favourite" can't be toggled"#, "“place.favourite” can be toggled."),
    (#""place.favourite" can't be tapped"#, "“place.favourite” is no button: its kind is toggle."),
    (#"row 2 of "places.list" can't be selected"#, "Row 2 of “places.list” can be selected."),
    (#"row 1 of "places.search" can't be selected"#, "“places.search” is no list: its kind is text field."),
    (#""menu.covers" can't be tapped"#, "There is no element “menu.covers”. Did you mean “menu.cover”?"),
    (#"2 requests were sent to "quarters""#, "The requests to “quarters”: expected “2”, found “0”."),
  ])
  func whatIsNotSoFailsWithWhatIs(text: String, message: String) {
    #expect(StepFixture().take(text) == message)
  }

  @Test(arguments: [
    #"the modal "note" is shown"#, #"an alert reads "Discard changes?""#, #"I see the screen "note""#,
    #"the title is "Note""#, #""note.count" reads "2/140""#, #""places.search" reads "m""#,
    #""places.search" is shown"#, #"the stack is "menu, places""#,
  ])
  func underAModalBothScreensAreSeen(text: String) {
    #expect(StepFixture(FakeArchitecture(snapshot: .note)).take(text) == nil)
  }

  @Test(arguments: [
    ("no modal is shown", "The modal: expected none, found “note”."),
    ("no alert is shown", "The alert: expected none, found “Discard changes?”."),
    (#"an alert reads "OK""#, "The alert: expected “OK”, found “Discard changes?”."),
    (#"the modal "place" is shown"#, "The modal: expected “place”, found “note”."),
    (#"I see the screen "places""#, "The screen in front: expected “places”, found “note”."),
  ])
  func underAModalChecksFailWithWhatIsThere(text: String, message: String) {
    #expect(StepFixture(FakeArchitecture(snapshot: .note)).take(text) == message)
  }

  @Test func whatCanBeDoneIsNotTried() {
    let fixture = StepFixture()
    _ = fixture.take(#""place.favourite" can't be toggled"#)
    _ = fixture.take(#"row 1 of "places.list" can't be selected"#)
    #expect(fixture.architecture.app?.interactions == [])
  }

  @Test func whatLiesBehindOrUnderAnAlertCantBeUsed() {
    var snapshot = Snapshot.note
    snapshot.modal?.elements.append(Element(id: "note.save", content: .button("Save")))
    let underAlert = StepFixture(.refusing(snapshot))
    #expect(underAlert.take(#""note.save" can't be tapped"#) == nil)
    snapshot.alert = nil
    let fixture = StepFixture(.refusing(snapshot))
    #expect(fixture.take(#""place.favourite" can't be toggled"#) == nil)
    #expect(fixture.take(#"row 1 of "places.list" can't be selected"#) == nil)
    #expect(fixture.take(#""note.save" can't be tapped"#) == "“note.save” can be tapped.")
  }

  @Test func whereThereIsNoWayBackNobodyCanGoBack() {
    #expect(StepFixture(.refusing()).take("I can't go back") == nil)
    #expect(StepFixture().take("I can't go back") == "The user can go back.")
  }

  // MARK: - Tables

  @Test func aTableShowsTheColumnsItNames() {
    let fixture = StepFixture()
    let step = #""places.list" shows"#
    #expect(fixture.take(step, table: [["title"], ["MAAT"], ["Sé"]]) == nil)
    #expect(
      fixture.take(
        step,
        table: [
          ["section", "badge", "title", "subtitle", "accessory"], ["M", "", "MAAT", "Art.", "★"],
          ["S", "3", "Sé", "", ""],
        ]) == nil)
  }

  @Test func aTableThatDiffersIsShownBesideTheList() {
    let message = StepFixture().take(#""places.list" shows"#, table: [["title", "badge"], ["Sé", "3"]])
    #expect(
      message == """
        “places.list”: expected 1 row, found 2 rows, with “MAAT | ”.
        - expected
        + found
          + MAAT | 
            Sé | 3
        """)
    let other = StepFixture().take(
      #""places.list" shows"#, table: [["title", "badge"], ["MAAT", ""], ["Sé", "2"]])
    #expect(other?.split(separator: "\n").first == "Row 2 of “places.list”: expected “Sé | 2”, found “Sé | 3”.")
  }

  @Test func aTableMustNameColumnsOfARow() {
    #expect(
      StepFixture().take(#""places.list" shows"#, table: [["titel"], ["MAAT"]])
        == "The table has an unknown column “titel”. Columns are title, subtitle, accessory, badge, section.")
  }

  // MARK: - Names

  @Test(arguments: [
    (#"I see the screen "meny""#, "There is no screen “meny”. Did you mean “menu”?"),
    (#"the modal "notes" is shown"#, "There is no screen “notes”. Did you mean “note”?"),
    (#""menu.covers" reads "x""#, "There is no element “menu.covers”. Did you mean “menu.cover”?"),
    (#"row 1 of "menu.covers" reads "x""#, "There is no element “menu.covers”. Did you mean “menu.cover”?"),
    (#"the row "x" of "menu.covers" has no badge"#, "There is no element “menu.covers”. Did you mean “menu.cover”?"),
    (#"1 requests were sent to "covers""#, "There is no service “covers”. Did you mean “cover”?"),
  ])
  func aNameMustBeOneOfTheApps(text: String, message: String) {
    #expect(StepFixture().take(text) == message)
  }

  @Test(arguments: [
    #"I see the screen "menu""#, #"the title is "x""#, #"the stack is "x""#, #""menu.cover" reads "x""#,
    #""menu.cover" is hidden"#, #""menu.cover" is enabled"#, #""menu.sections" has 1 rows"#,
    #"row 1 of "menu.sections" reads "x""#, #"the row "x" of "menu.sections" has no badge"#,
    #"the row "x" of "menu.sections" has the badge "x""#, #"the modal "note" is shown"#, "no modal is shown",
    #"an alert reads "x""#, "no alert is shown",
  ])
  func theAppMustRun(text: String) {
    #expect(StepFixture(isLaunched: false).take(text)?.hasPrefix("The app is not running.") == true)
  }
}
