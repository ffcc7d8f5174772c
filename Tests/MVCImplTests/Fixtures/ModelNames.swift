@testable import MVCImpl

// The shared model has classes of these names, too.
typealias FavouriteEditor = MVCImpl.FavouriteEditor
typealias PlaceList = MVCImpl.PlaceList
