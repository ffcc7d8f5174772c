import Foundation
import HeadlessUI
import SharedModel

// MARK: - Sign in

extension Oracle {
  static let all = signIn + session + note + lists + places + whereTheUserIs + log

  private static let signIn = [
    Oracle(
      "The button is enabled while both fields contain more than white space and no request is in flight.", on: "signIn"
    ) { screen in
      let fields = ["signIn.username", "signIn.password"]
      let isFilled = fields.allSatisfy { screen.text($0)?.contains { !$0.isWhitespace } == true }
      let isExpected = isFilled && !screen.shows("signIn.spinner")
      return screen.isEnabled("signIn.submit") == isExpected
        ? nil : "“signIn.submit” is \(isExpected ? "disabled" : "enabled")"
    },
    Oracle(
      "While the request is in flight, the spinner and Cancel are shown, and both fields and the button are disabled.",
      on: "signIn"
    ) { screen in
      let isWaiting = screen.shows("signIn.spinner")
      if screen.shows("signIn.cancel") != isWaiting { return "“signIn.cancel” is \(isWaiting ? "hidden" : "shown")" }
      return ["signIn.username", "signIn.password"].first { screen.isEnabled($0) == isWaiting }
        .map { "“\($0)” is \(isWaiting ? "enabled" : "disabled")" }
    },
    Oracle("Tapping it sends one request, however long the reply takes.") { moment in
      moment.stays("signIn.spinner") && moment.sent(.signIn) > 0 ? "another one was sent" : nil
    },
  ]

  // MARK: - Sessions

  private static let session = [
    Oracle("The window shows the sign-in screen, or a stack of screens with the menu at its root.") { moment in
      let stack = moment.snapshot.stack.map(\.name)
      return stack.count == 1 || stack[0] == "menu" && !stack.contains("signIn")
        ? nil : "it shows \(stack.joined(separator: ", "))"
    },
    Oracle(
      "Then the modal and the alert close, the session ends, and `signIn` becomes the root with its message."
    ) { moment in
      guard moment.log.contains("session expired") else { return nil }
      if moment.snapshot.alert != nil { return "an alert is shown" }
      let error = moment.snapshot.screen.text("signIn.error")
      return error == Texts.sessionExpired ? nil : "“signIn.error” reads “\(error ?? "")”"
    },
    Oracle("It discards the navigation state.") { moment in
      guard let before = moment.before, before.snapshot.screen.name != "signIn",
        moment.snapshot.screen.name == "signIn", !moment.log.contains("session expired")
      else { return nil }
      if moment.storesState, moment.now.stored.savedState != nil { return "it is stored" }
      return moment.storesSession && moment.now.stored.session != nil ? "the session is stored" : nil
    },
  ]

  // MARK: - Note

  private static let note = [
    Oracle(
      "Save is enabled while the trimmed text differs from the saved note and has at most 140 characters (grapheme "
        + "clusters)."
    ) { moment in
      guard let modal = moment.snapshot.modal, !modal.shows("note.spinner"), let text = modal.text("note.text"),
        let id = moment.placeNames[moment.snapshot.screen.title]
      else { return nil }
      let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
      let isExpected = trimmed != moment.now.stored.notes[id] ?? "" && trimmed.count <= 140
      return modal.isEnabled("note.save") == isExpected ? nil : "“note.save” is \(isExpected ? "disabled" : "enabled")"
    },
    Oracle(
      "Save sends one request: meanwhile the spinner is shown, and the text, Save and Cancel are disabled."
    ) { moment in
      if moment.stays("note.spinner"), moment.sent(.note) > 0 { return "another one was sent" }
      guard let modal = moment.snapshot.modal, modal.shows("note.spinner") else { return nil }
      return ["note.text", "note.save", "note.cancel"].first(where: modal.isEnabled).map { "“\($0)” is enabled" }
    },
  ]

  // MARK: - Lists

  private static let lists = [
    Oracle("While a load or a refresh is in flight, pulling sends nothing more.") { moment in
      if moment.stays("quarters.spinner"), moment.sent(.quarters) > 0 { return "“quarters” was asked" }
      return moment.stays("reference.spinner") && moment.sent(.articles) > 0 ? "“articles” was asked" : nil
    },
    Oracle("Without any quarter “Nothing here yet.” is shown.", on: "quarters") { screen in
      let waits = ["quarters.spinner", "quarters.error"].contains(where: screen.shows)
      let isExpected = screen.rows(of: "quarters.list").isEmpty && !waits
      return screen.shows("quarters.empty") == isExpected ? nil : "it is \(isExpected ? "hidden" : "shown")"
    },
    Oracle("The rows are sorted by priority, or by name (localised, case-insensitive).", on: "quarters") { screen in
      guard case .segmentedControl(let segments, let selected?)? = screen.element("quarters.order")?.content,
        segments[selected] == Texts.byName
      else { return nil }
      let titles = screen.rows(of: "quarters.list").map(\.title)
      let flaw = zip(titles, titles.dropFirst()).first {
        $0.compare($1, options: .caseInsensitive, locale: NameOrder.defaultLocale) == .orderedDescending
      }
      return flaw.map { "“\($0)” comes before “\($1)”" }
    },
  ]

  // MARK: - Places

  private static let places = [
    Oracle("A place matches when its name contains the trimmed text, whatever its case and diacritics.", on: "places") {
      screen in
      // Until the reply arrives, the rows match the previous text.
      guard !screen.shows("places.spinner"), let text = screen.text("places.search") else { return nil }
      let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
      guard !trimmed.isEmpty else { return nil }
      return screen.rows(of: "places.list").first {
        $0.title.range(of: trimmed, options: [.caseInsensitive, .diacriticInsensitive]) == nil
      }.map { "“\($0.title)” is listed for “\(trimmed)”" }
    },
    Oracle("Without a match `places.empty` reads “No places match “QUERY”.” with the trimmed text.", on: "places") {
      screen in
      guard !screen.shows("places.spinner"), let empty = screen.text("places.empty") else { return nil }
      if !screen.rows(of: "places.list").isEmpty { return "it is shown above rows" }
      let trimmed = screen.text("places.search")?.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
      let isForAQuery = empty.hasPrefix(Texts.noMatch.prefix { $0 != "%" })
      let isRight =
        isForAQuery ? empty == String(format: Texts.noMatch, trimmed) : empty != Texts.nothingHere || trimmed.isEmpty
      return isRight ? nil : "it reads “\(empty)” for “\(trimmed)”"
    },
    Oracle("With the edit the list stops refreshing, and `places.more`, the error and Retry are hidden.", on: "places")
    {
      screen in
      guard screen.shows("places.spinner") else { return nil }
      if screen.isRefreshing("places.list") { return "it refreshes" }
      return ["places.more", "places.error", "places.retry"].first(where: screen.shows).map { "“\($0)” is shown" }
    },
  ]

  // MARK: - Where the user is

  private static let whereTheUserIs = [
    Oracle("It is saved after every transition, including the modal's presentation and dismissal.") { moment in
      guard moment.isTransition, moment.storesState, moment.snapshot.screen.name != "signIn" else { return nil }
      let saved = ["menu"] + (moment.now.stored.savedState?.screens.map(\.name) ?? [])
      let shown = moment.snapshot.stack.map(\.name)
      if saved != shown { return "“\(saved.joined(separator: ", "))” is" }
      let hasNote = moment.now.stored.savedState?.note != nil
      return hasNote == (moment.snapshot.modal?.name == "note")
        ? nil : "the note is \(hasNote ? "" : "not ")saved as open"
    }
  ]
  // MARK: - Log

  private static let log = [
    Oracle("Each request, transition, failure and system event is written to the injected log, with a level.") {
      moment in
      for service in Service.allCases {
        let (sent, logged) = (moment.sent(service), moment.log.count { $0 == "request \(service.rawValue)" })
        if sent != logged { return "of \(sent) sent to “\(service.rawValue)” it has \(logged)" }
      }
      let front = moment.front.name
      return moment.isTransition && !moment.log.contains("transition: \(front)")
        ? "it has no transition to “\(front)”" : nil
    }
  ]
}
