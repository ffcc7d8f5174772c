import SharedModel

/// The model of the menu.
final class MenuModel {
  let user: User?
  let sections = GuideSection.allCases
  let favourites: Favourites
  var cover: ImageData?
  var isLoadingCover = false

  init(user: User?, favourites: Favourites) {
    self.user = user
    self.favourites = favourites
  }
}
