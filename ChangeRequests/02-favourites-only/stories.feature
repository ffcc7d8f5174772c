Feature: Favourites only
  As a reader of the guide
  I want to see only the places that I marked
  So that I find them again among the many

  Background:
    Given the place "a-ginjinha" is a favourite
    And the place "cafe-nicola" is a favourite
    And the place "maat" is a favourite
    And I am signed in
    And I select "Places" in "menu.sections"
    And everything has settled

  Rule: On and off

    Scenario: On, the list shows the favourites, and off, all places again
      Then "places.favouritesOnly" is off
      And "places.list" has 20 rows
      When I toggle "places.favouritesOnly"
      Then "places.favouritesOnly" is on
      And "places.list" shows
        | title       | subtitle                                                                      | accessory |
        | A Ginjinha  | A counter barely wider than its door that pours one thing: sour cherry liqueur. | ★         |
        | Café Nicola | A café on the Rossio that has seen two centuries of poets and politics.       | ★         |
      And "places.empty" is hidden
      And "places.spinner" is hidden
      And "places.more" is hidden
      And 1 requests were sent to "places"
      When everything has settled
      Then "places.list" has 2 rows
      And 1 requests were sent to "places"
      When I toggle "places.favouritesOnly"
      Then "places.favouritesOnly" is off
      And "places.list" has 20 rows
      And row 1 of "places.list" reads "A Brasileira"
      And row 20 of "places.list" reads "Jardim da Estrela"
      And 1 requests were sent to "places"
      When I go back
      Then nothing is left behind

    Scenario: On, nothing is left behind
      When I toggle "places.favouritesOnly"
      Then "places.list" has 2 rows
      And nothing is left behind
      When I go back
      Then nothing is left behind

    Scenario: Switched on before the first page, it applies to that page
      When I go back
      And I select "Places" in "menu.sections"
      Then "places.favouritesOnly" is off
      When I toggle "places.favouritesOnly"
      Then "places.spinner" is shown
      And "places.list" has 0 rows
      And "places.empty" is hidden
      And 2 requests were sent to "places"
      When everything has settled
      Then "places.list" has 2 rows
      And "places.spinner" is hidden
      And 2 requests were sent to "places"

    Scenario: Each list has its own toggle
      When I toggle "places.favouritesOnly"
      Then "places.list" has 2 rows
      When I go back
      And I select "Places" in "menu.sections"
      And everything has settled
      Then "places.favouritesOnly" is off
      And "places.list" has 20 rows

    Scenario: In a quarter it shows the quarter's favourites
      When I go back
      And I select "Quarters" in "menu.sections"
      And everything has settled
      And I select "Belém" in "quarters.list"
      And everything has settled
      And I toggle "places.favouritesOnly"
      Then "places.list" shows
        | title | accessory |
        | MAAT  | ★         |

  Rule: Favourites that come and go

    Scenario: A place that becomes a favourite elsewhere enters the list in order
      When I toggle "places.favouritesOnly"
      And the place "arco-da-rua-augusta" is a favourite
      Then "places.list" shows
        | title               | accessory |
        | A Ginjinha          | ★         |
        | Arco da Rua Augusta | ★         |
        | Café Nicola         | ★         |
      When the place "a-brasileira" is a favourite
      And the place "jardim-da-estrela" is a favourite
      Then "places.list" shows
        | title               | accessory |
        | A Brasileira        | ★         |
        | A Ginjinha          | ★         |
        | Arco da Rua Augusta | ★         |
        | Café Nicola         | ★         |
        | Jardim da Estrela   | ★         |
      And 1 requests were sent to "places"

    Scenario: A favourite that is taken away elsewhere leaves the list
      When I toggle "places.favouritesOnly"
      And the place "a-ginjinha" is no favourite
      Then "places.list" shows
        | title       | accessory |
        | Café Nicola | ★         |
      When I toggle "places.favouritesOnly"
      Then "places.list" has 20 rows
      And the row "A Ginjinha" of "places.list" has no accessory
      And the row "Café Nicola" of "places.list" has the accessory "★"

    Scenario: A favourite on a page that isn't loaded has no row until the page arrives
      When I toggle "places.favouritesOnly"
      And the place "largo-do-intendente" is a favourite
      Then "places.list" has 2 rows
      When I scroll "places.list" to its end
      And everything has settled
      Then "places.list" shows
        | title               | accessory |
        | A Ginjinha          | ★         |
        | Café Nicola         | ★         |
        | Largo do Intendente | ★         |
        | MAAT                | ★         |

    Scenario: Taken away on its screen, it leaves the list below, and marked again it returns
      When I toggle "places.favouritesOnly"
      And I select "A Ginjinha" in "places.list"
      And I toggle "place.favourite"
      And I go back
      Then "places.list" shows
        | title       |
        | Café Nicola |
      When I select "Café Nicola" in "places.list"
      And I toggle "place.favourite"
      And I toggle "place.favourite"
      And everything has settled
      And I go back
      Then "places.list" shows
        | title       |
        | Café Nicola |
      And nothing is left behind

    Scenario: A favourite whose removal the backend refuses returns to the list
      Given the service "favourite" fails once with "server error"
      When I toggle "places.favouritesOnly"
      And I select "A Ginjinha" in "places.list"
      And I toggle "place.favourite"
      And I go back
      Then "places.list" has 1 rows
      When everything has settled
      Then "places.list" shows
        | title       | accessory |
        | A Ginjinha  | ★         |
        | Café Nicola | ★         |
      And no alert is shown

    Scenario: A favourite that the backend refuses leaves the list again
      Given the service "favourite" fails once with "server error"
      When I toggle "places.favouritesOnly"
      And I select "A Ginjinha" in "places.list"
      And I tap "place.next"
      And I toggle "place.favourite"
      And I go back
      And I go back
      Then "places.list" has 3 rows
      And row 2 of "places.list" reads "Arco da Rua Augusta"
      When everything has settled
      Then "places.list" has 2 rows
      And no alert is shown

    Scenario: A change while all places are shown counts when the toggle is on
      When the place "a-ginjinha" is no favourite
      And the place "a-brasileira" is a favourite
      And I toggle "places.favouritesOnly"
      Then "places.list" shows
        | title        |
        | A Brasileira |
        | Café Nicola  |

    Scenario: A favourite that the device can't store stays where it was
      Given the device can't store the favourites
      When I toggle "places.favouritesOnly"
      And I select "A Ginjinha" in "places.list"
      And I toggle "place.favourite"
      And I go back
      Then "places.list" has 2 rows

  Rule: No favourites

    Scenario: Without a favourite among the places the list says so
      When the place "a-ginjinha" is no favourite
      And the place "cafe-nicola" is no favourite
      Then "places.empty" is hidden
      When I toggle "places.favouritesOnly"
      Then "places.list" has 0 rows
      And "places.empty" reads "No favourites here."
      When I toggle "places.favouritesOnly"
      Then "places.empty" is hidden
      And "places.list" has 20 rows

    Scenario: The last favourite disappears, and another appears
      When I toggle "places.favouritesOnly"
      And the place "a-ginjinha" is no favourite
      Then "places.empty" is hidden
      When the place "cafe-nicola" is no favourite
      Then "places.empty" reads "No favourites here."
      When the place "maat" is no favourite
      Then "places.empty" reads "No favourites here."
      When the place "rossio" is a favourite
      Then "places.empty" reads "No favourites here."
      When the place "arco-da-rua-augusta" is a favourite
      Then "places.empty" is hidden
      And "places.list" has 1 rows

    Scenario: A list without rows has no end to scroll to
      When the place "a-ginjinha" is no favourite
      And the place "cafe-nicola" is no favourite
      And I toggle "places.favouritesOnly"
      And I scroll "places.list" to its end
      Then "places.empty" reads "No favourites here."
      And "places.more" is hidden
      And 1 requests were sent to "places"

    Scenario: Without any place it reads as it does without the toggle
      When I toggle "places.favouritesOnly"
      And there are no places in the guide
      And I pull to refresh "places.list"
      Then "places.list" has 2 rows
      When everything has settled
      Then "places.list" has 0 rows
      And "places.empty" reads "Nothing here yet."
      When I toggle "places.favouritesOnly"
      Then "places.empty" reads "Nothing here yet."
      When I toggle "places.favouritesOnly"
      And the guide is as it was
      And I pull to refresh "places.list"
      And everything has settled
      Then "places.empty" is hidden
      And "places.list" has 2 rows

    Scenario: A refresh may leave no favourites
      When I toggle "places.favouritesOnly"
      And the place "a-ginjinha" is removed from the guide
      And the place "cafe-nicola" is removed from the guide
      And I pull to refresh "places.list"
      Then "places.list" has 2 rows
      And "places.empty" is hidden
      When everything has settled
      Then "places.list" has 0 rows
      And "places.empty" reads "No favourites here."

  Rule: Pages

    Scenario: The end of the favourites requests the next page
      When I toggle "places.favouritesOnly"
      And I scroll "places.list" to its end
      Then "places.more" reads "Loading more…"
      And "places.more" is disabled
      And "places.list" has 2 rows
      And 2 requests were sent to "places"
      When I scroll "places.list" to its end
      Then 2 requests were sent to "places"
      When everything has settled
      Then "places.more" is hidden
      And "places.list" shows
        | title       | accessory |
        | A Ginjinha  | ★         |
        | Café Nicola | ★         |
        | MAAT        | ★         |
      When I scroll "places.list" to its end
      And everything has settled
      Then "places.list" has 3 rows
      And 3 requests were sent to "places"
      When I scroll "places.list" to its end
      Then 3 requests were sent to "places"
      And "places.more" is hidden
      When I toggle "places.favouritesOnly"
      Then "places.list" has 50 rows
      And row 25 of "places.list" reads "MAAT"
      And nothing is left behind

    Scenario: A page without favourites adds no row
      When the place "maat" is no favourite
      And I toggle "places.favouritesOnly"
      And I scroll "places.list" to its end
      And everything has settled
      Then "places.list" has 2 rows
      And "places.more" is hidden
      When I toggle "places.favouritesOnly"
      Then "places.list" has 40 rows

    Scenario: A page that brings the first favourite removes the label
      When the place "a-ginjinha" is no favourite
      And the place "cafe-nicola" is no favourite
      And I scroll "places.list" to its end
      And I toggle "places.favouritesOnly"
      Then "places.empty" reads "No favourites here."
      And "places.more" reads "Loading more…"
      When everything has settled
      Then "places.empty" is hidden
      And "places.more" is hidden
      And "places.list" shows
        | title | accessory |
        | MAAT  | ★         |

    Scenario: A page fails while only favourites are shown
      Given the service "places" fails once with "offline"
      When I toggle "places.favouritesOnly"
      And I scroll "places.list" to its end
      And everything has settled
      Then "places.more" reads "Couldn't load more. Tap to retry."
      And "places.list" has 2 rows
      When I toggle "places.favouritesOnly"
      Then "places.more" reads "Couldn't load more. Tap to retry."
      And "places.list" has 20 rows
      When I toggle "places.favouritesOnly"
      And I tap "places.more"
      Then "places.more" reads "Loading more…"
      When everything has settled
      Then "places.more" is hidden
      And "places.list" has 3 rows

    Scenario: The favourites of a huge guide
      Given 10000 places in the guide
      And the place "place-00020" is a favourite
      And the place "place-00021" is a favourite
      And the place "place-10000" is a favourite
      When I toggle "places.favouritesOnly"
      And I pull to refresh "places.list"
      And everything has settled
      Then "places.list" shows
        | title       |
        | Place 00020 |
      When I scroll "places.list" to its end
      And everything has settled
      Then "places.list" shows
        | title       |
        | Place 00020 |
        | Place 00021 |
      When I type "10000" into "places.search"
      And everything has settled
      Then "places.list" shows
        | title       |
        | Place 10000 |

  Rule: The search

    Scenario: A search looks through all places, and shows the favourites among the matches
      When I toggle "places.favouritesOnly"
      And I type "caf" into "places.search"
      Then "places.spinner" is shown
      And "places.list" has 2 rows
      When everything has settled
      Then "places.list" shows
        | title       | accessory |
        | Café Nicola | ★         |
      And 2 requests were sent to "places"
      When I type "museu" into "places.search"
      And everything has settled
      Then "places.list" has 0 rows
      And "places.empty" reads "No favourites here."
      When I toggle "places.favouritesOnly"
      Then "places.list" has 3 rows
      And "places.empty" is hidden
      And 3 requests were sent to "places"

    Scenario: Without a match it quotes the text
      When I toggle "places.favouritesOnly"
      And I type " Eiffel" into "places.search"
      Then "places.list" has 2 rows
      When everything has settled
      Then "places.list" has 0 rows
      And "places.empty" reads "No places match “Eiffel”."
      When I toggle "places.favouritesOnly"
      Then "places.empty" reads "No places match “Eiffel”."
      When I toggle "places.favouritesOnly"
      And I clear "places.search"
      Then "places.empty" reads "No places match “Eiffel”."
      When everything has settled
      Then "places.list" has 2 rows
      And "places.empty" is hidden

    Scenario: Toggled while a search waits, it shows the earlier rows, and doesn't delay the search
      When I type "museu" into "places.search"
      And 200 ms pass
      And I toggle "places.favouritesOnly"
      Then "places.list" has 2 rows
      And "places.spinner" is shown
      When 99 ms pass
      Then 1 requests were sent to "places"
      When 1 ms pass
      Then 2 requests were sent to "places"
      When I toggle "places.favouritesOnly"
      Then "places.list" has 20 rows
      When everything has settled
      Then "places.list" has 3 rows
      And 2 requests were sent to "places"

    Scenario: A favourite appears among the earlier rows while a search waits
      When I toggle "places.favouritesOnly"
      And I type "museu" into "places.search"
      And the place "a-brasileira" is a favourite
      And the place "museu-do-fado" is a favourite
      Then "places.list" shows
        | title        |
        | A Brasileira |
        | A Ginjinha   |
        | Café Nicola  |
      When everything has settled
      Then "places.list" shows
        | title         |
        | Museu do Fado |

  Rule: Failures and refreshes

    Scenario: A first page that fails says so, whether the toggle is on or off
      Given the service "places" fails once with "offline"
      When I go back
      And I select "Places" in "menu.sections"
      And I toggle "places.favouritesOnly"
      And everything has settled
      Then "places.error" reads "No connection."
      And "places.retry" is shown
      And "places.empty" is hidden
      When I toggle "places.favouritesOnly"
      Then "places.error" reads "No connection."
      And "places.empty" is hidden
      And 2 requests were sent to "places"
      When I toggle "places.favouritesOnly"
      Then "places.error" reads "No connection."
      And "places.empty" is hidden
      When I tap "places.retry"
      And everything has settled
      Then "places.error" is hidden
      And "places.list" has 2 rows

    Scenario: A failed search also removes the favourites
      Given the service "places" fails once with "server error"
      When I toggle "places.favouritesOnly"
      And I type "museu" into "places.search"
      Then "places.list" has 2 rows
      When everything has settled
      Then "places.error" reads "Something went wrong."
      And "places.list" has 0 rows
      And "places.empty" is hidden
      When the place "museu-do-fado" is a favourite
      Then "places.list" has 0 rows
      When I tap "places.retry"
      And everything has settled
      Then "places.list" has 1 rows

    Scenario: A refresh shows the favourites that the guide now has, in their order
      When I toggle "places.favouritesOnly"
      And the place "a-ginjinha" is called "Café Zimbro"
      And I pull to refresh "places.list"
      Then "places.list" has 2 rows
      And row 1 of "places.list" reads "A Ginjinha"
      When I toggle "places.favouritesOnly"
      Then "places.list" has 20 rows
      When I toggle "places.favouritesOnly"
      And everything has settled
      Then "places.list" shows
        | title       | accessory |
        | Café Nicola | ★         |
        | Café Zimbro | ★         |
      And 2 requests were sent to "places"

    Scenario: A refresh that fails keeps the favourites
      Given the service "places" fails once with "offline"
      When I toggle "places.favouritesOnly"
      And I pull to refresh "places.list"
      And everything has settled
      Then an alert reads "Couldn't refresh."
      And "places.list" has 2 rows
      When I tap "OK" in the alert
      Then "places.list" has 2 rows
      And "places.favouritesOnly" is on

    Scenario: An empty list of favourites can be pulled
      When the place "a-ginjinha" is no favourite
      And the place "cafe-nicola" is no favourite
      And I toggle "places.favouritesOnly"
      And I pull to refresh "places.list"
      Then "places.empty" reads "No favourites here."
      And "places.spinner" is hidden
      And 2 requests were sent to "places"
      When everything has settled
      Then "places.empty" reads "No favourites here."

  Rule: The places themselves

    Scenario: A row opens its place, and Next goes through all places
      When I toggle "places.favouritesOnly"
      And I select row 2 of "places.list"
      Then the title is "Café Nicola"
      When I tap "place.next"
      Then the title is "Cais das Colunas"
      And "place.favourite" is off
      And 1 requests were sent to "places"
      When I go back
      And I go back
      Then "places.list" has 2 rows
      And "places.favouritesOnly" is on

    Scenario: A new row opens its place
      When I toggle "places.favouritesOnly"
      And the place "arco-da-rua-augusta" is a favourite
      And I select row 2 of "places.list"
      Then the title is "Arco da Rua Augusta"
      When I go back
      And the place "a-ginjinha" is no favourite
      And I select row 1 of "places.list"
      Then the title is "Arco da Rua Augusta"

    Scenario: The favourites of a page that Next loads appear in the list
      Given the place "jardim-da-estrela" is a favourite
      When I toggle "places.favouritesOnly"
      And I select row 3 of "places.list"
      Then the title is "Jardim da Estrela"
      When I tap "place.next"
      And everything has settled
      Then the title is "Largo do Intendente"
      When I go back
      And I go back
      Then "places.list" shows
        | title             |
        | A Ginjinha        |
        | Café Nicola       |
        | Jardim da Estrela |
        | MAAT              |

    Scenario: A favourite that is gone from the guide loses its row
      Given the place "a-ginjinha" is removed from the guide
      When I toggle "places.favouritesOnly"
      And I select "A Ginjinha" in "places.list"
      And I toggle "place.favourite"
      And everything has settled
      Then an alert reads "This place is no longer in the guide."
      When I tap "OK" in the alert
      Then "places.list" shows
        | title       | accessory |
        | Café Nicola | ★         |
      When I toggle "places.favouritesOnly"
      Then "places.list" has 19 rows
      And row 2 of "places.list" reads "Arco da Rua Augusta"

    Scenario: The only favourite is gone from the guide
      Given the place "a-ginjinha" is removed from the guide
      And the place "cafe-nicola" is no favourite
      When I toggle "places.favouritesOnly"
      And I select "A Ginjinha" in "places.list"
      And I toggle "place.favourite"
      And everything has settled
      And I tap "OK" in the alert
      Then "places.list" has 0 rows
      And "places.empty" reads "No favourites here."

    Scenario: The only match is gone from the guide
      When I toggle "places.favouritesOnly"
      Then "places.list" has 2 rows
      When I type "ginjinha" into "places.search"
      And everything has settled
      And I select "A Ginjinha" in "places.list"
      And I toggle "place.favourite"
      And everything has settled
      And the place "a-ginjinha" is removed from the guide
      And I tap "place.editNote"
      And I type "Sour" into "note.text"
      And I tap "note.save"
      And everything has settled
      And I tap "OK" in the alert
      Then "places.list" has 0 rows
      And "places.empty" reads "No places match “ginjinha”."

    Scenario: A place without a row is gone from the guide, and the rows stay
      Given the place "arco-da-rua-augusta" is removed from the guide
      When I toggle "places.favouritesOnly"
      And I select "A Ginjinha" in "places.list"
      And I tap "place.next"
      Then the title is "Arco da Rua Augusta"
      When I toggle "place.favourite"
      And everything has settled
      And I tap "OK" in the alert
      Then the title is "A Ginjinha"
      When I go back
      Then "places.list" shows
        | title       | accessory |
        | A Ginjinha  | ★         |
        | Café Nicola | ★         |
      When I select "Café Nicola" in "places.list"
      Then the title is "Café Nicola"
      When I go back
      And I toggle "places.favouritesOnly"
      Then "places.list" has 19 rows
      And row 3 of "places.list" reads "Basílica da Estrela"
      And nothing is left behind

  Rule: Navigation state

    Scenario: It is restored after a kill with the place above it
      When I toggle "places.favouritesOnly"
      And I select "Café Nicola" in "places.list"
      And the app is killed and launched again
      Then the stack is "menu, places, place"
      When everything has settled
      And I go back
      Then "places.favouritesOnly" is on
      And "places.list" has 0 rows
      And "places.empty" is hidden
      And "places.spinner" is shown
      When everything has settled
      Then "places.list" shows
        | title       |
        | A Ginjinha  |
        | Café Nicola |
      And nothing is left behind
      When I toggle "places.favouritesOnly"
      Then "places.list" has 20 rows

    Scenario: Switched off again, it is restored as off
      When I toggle "places.favouritesOnly"
      And I select "Café Nicola" in "places.list"
      And I go back
      Then "places.list" has 2 rows
      When I toggle "places.favouritesOnly"
      And I select "Café Nicola" in "places.list"
      And the app is killed and launched again
      And I go back
      Then "places.favouritesOnly" is off
      When everything has settled
      Then "places.list" has 20 rows

    Scenario: In the background it is saved, with the search
      When I toggle "places.favouritesOnly"
      And I type "caf" into "places.search"
      And the app resigns active
      And the app enters the background
      And the app is killed and launched again
      Then "places.favouritesOnly" is on
      And "places.search" reads "caf"
      When everything has settled
      Then "places.list" shows
        | title       |
        | Café Nicola |

    Scenario: Toggled since, it is lost with the process
      When I toggle "places.favouritesOnly"
      Then "places.list" has 2 rows
      When the app is killed and launched again
      Then "places.favouritesOnly" is off
      When everything has settled
      Then "places.list" has 20 rows

    Scenario: To the background and back it stays
      When I toggle "places.favouritesOnly"
      And the app resigns active
      And the app enters the background
      And the place "a-brasileira" is a favourite
      And the app enters the foreground
      Then "places.favouritesOnly" is on
      And "places.list" has 3 rows
      And 1 requests were sent to "places"

    Scenario: A new session brings it back
      Given the service "places" fails once with "unauthorised"
      When I toggle "places.favouritesOnly"
      And I select "A Ginjinha" in "places.list"
      And I go back
      And I pull to refresh "places.list"
      And everything has settled
      Then I see the screen "signIn"
      When I type "mark" into "signIn.username"
      And I type "lisboa" into "signIn.password"
      And I tap "signIn.submit"
      And everything has settled
      Then the stack is "menu, places"
      And "places.favouritesOnly" is on
      And "places.list" has 2 rows

    Scenario: A favourite that a sign-out takes back is gone from the next list
      Given the service "favourite" never answers
      When I select "A Brasileira" in "places.list"
      And I toggle "place.favourite"
      And I go back
      And I toggle "places.favouritesOnly"
      Then "places.list" has 3 rows
      When I go back
      And I tap "menu.signOut"
      And I type "mark" into "signIn.username"
      And I type "lisboa" into "signIn.password"
      And I tap "signIn.submit"
      And everything has settled
      And I select "Places" in "menu.sections"
      And everything has settled
      And I toggle "places.favouritesOnly"
      Then "places.list" has 2 rows

    Scenario: A link opens the places with all of them
      When I toggle "places.favouritesOnly"
      Then "places.list" has 2 rows
      When I open the link "guide://places"
      Then "places.favouritesOnly" is off
      When everything has settled
      Then "places.list" has 20 rows
      When I toggle "places.favouritesOnly"
      And I open the link "guide://places/maat"
      And everything has settled
      And I go back
      Then "places.favouritesOnly" is off
      When everything has settled
      Then "places.list" has 20 rows
