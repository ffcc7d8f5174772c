import SharedModel

// MARK: - Screens

/// Makes every view model of the guide, injects what it needs, and decides what follows.
extension GuideViewModel {
  static func makeMenu(_ dependencies: AppDependencies) -> MenuViewModel {
    MenuViewModel(session: dependencies.session, favourites: dependencies.favourites, service: dependencies.cover)
  }

  func bind(_ menu: MenuViewModel) {
    menu.didSelect = { [weak self] section in
      guard let self else { return }
      switch section {
      case .quarters: navigation.path = [.quarters(makeQuarters(order: .priority))]
      case .places: navigation.path = [.places(makePlaces(title: Texts.places, query: PlaceQuery()))]
      case .referenceBook: navigation.path = [.reference(makeReference())]
      }
    }
  }

  func makeQuarters(order: QuarterOrder) -> QuartersViewModel {
    let quarters = QuartersViewModel(order: order, service: dependencies.quarters)
    quarters.didSelect = { [weak self] quarter in
      guard let self else { return }
      let query = PlaceQuery(quarterID: quarter.id)
      navigation.path.append(.places(makePlaces(title: quarter.name, query: query)))
    }
    quarters.showAlert = { [weak navigation] in navigation?.say($0) }
    return quarters
  }

  // snippet.follows
  func makePlaces(title: String, query: PlaceQuery) -> PlacesViewModel {
    let places = PlacesViewModel(
      title: title, query: query, service: dependencies.places, favourites: dependencies.favourites,
      clock: dependencies.clock, searchDelay: dependencies.configuration.searchDebounce)
    places.didSelect = { [weak self] in self?.open($0, in: $1) }
    places.showAlert = { [weak navigation] in navigation?.say($0) }
    return places
  }

  private func open(_ place: Place, in loaded: LoadedPlaces) {
    navigation.path.append(.place(makePlace(place.id, known: place, in: loaded)))
  }
  // snippet.end

  func makePlace(_ id: Place.ID, known: Place?, in loaded: LoadedPlaces) -> PlaceViewModel {
    let place = PlaceViewModel(
      id: id, known: known, in: loaded, service: dependencies.place, favourites: dependencies.favourites,
      notes: dependencies.notes, favouriteChanges: favouriteChanges)
    place.isOnTop = { [weak navigation, weak place] in place != nil && navigation?.topPlace === place }
    place.didFindNext = { [weak self] in self?.open($0, in: $1) }
    place.didOpenNote = { [weak self] in self?.openNote(on: id, $0) }
    place.showAlert = { [weak navigation] in navigation?.say($0) }
    place.replaceModal = { [weak navigation] in navigation?.modal = .alert($0) }
    place.didLeave = { [weak navigation] in navigation?.goBack() }
    return place
  }

  private func openNote(on placeID: Place.ID, _ text: String?) {
    navigation.modal = .note(makeNote(on: placeID, text))
  }

  func makeNote(on placeID: Place.ID, _ text: String?) -> NoteViewModel {
    let note = NoteViewModel(
      placeID: placeID, text: text, service: dependencies.noteService, notes: dependencies.notes)
    note.didClose = { [weak navigation] in navigation?.modal = nil }
    note.didLosePlace = { [weak navigation] in
      navigation?.modal = nil
      navigation?.topPlace?.leave()
    }
    return note
  }

  func makeReference() -> ReferenceViewModel {
    let reference = ReferenceViewModel(service: dependencies.articles)
    reference.didSelect = { [weak self] article in
      guard let self else { return }
      navigation.path.append(.article(makeArticle(article.id, known: article)))
    }
    reference.showAlert = { [weak navigation] in navigation?.say($0) }
    return reference
  }

  func makeArticle(_ id: Article.ID, known: Article?) -> ArticleViewModel {
    let article = ArticleViewModel(id: id, known: known, service: dependencies.articles)
    article.showAlert = { [weak navigation] in navigation?.say($0) }
    article.didLeave = { [weak navigation] in navigation?.goBack() }
    return article
  }
}
