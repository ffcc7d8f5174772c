Feature: Cursors
  As the one who runs the backend
  I want lists to be read with cursors
  So that the old paging can go

  Background:
    Given I am signed in
    And everything has settled

  Rule: Lists and Next work on the feed

    Scenario: All pages of all places come from the feed, and none from the places
      When I select "Places" in "menu.sections"
      And everything has settled
      And I scroll "places.list" to its end
      And everything has settled
      And I scroll "places.list" to its end
      And everything has settled
      Then "places.list" has 50 rows
      And row 21 of "places.list" reads "Largo do Intendente"
      And row 41 of "places.list" reads "Pastéis de Belém"
      When I scroll "places.list" to its end
      Then 3 requests were sent to "feed"
      And 0 requests were sent to "places"

    Scenario: A page that ends where the list ends has nothing after it
      Given 40 places in the guide
      When I select "Places" in "menu.sections"
      And everything has settled
      And I scroll "places.list" to its end
      And everything has settled
      Then "places.list" has 40 rows
      When I scroll "places.list" to its end
      Then "places.more" is hidden
      And 2 requests were sent to "feed"

    Scenario: The places of a quarter and its search come from the feed
      When I select "Quarters" in "menu.sections"
      And everything has settled
      And I select "Alfama" in "quarters.list"
      And everything has settled
      And I type "miradouro" into "places.search"
      And everything has settled
      Then "places.list" has 2 rows
      And 2 requests were sent to "feed"
      When I select row 1 of "places.list"
      And I tap "place.next"
      Then the title is "Miradouro de Santa Luzia"
      And 2 requests were sent to "feed"
      And 0 requests were sent to "places"

    Scenario Outline: A first page that the feed fails to answer (“<failure>”) offers Retry under “<error>”
      Given the service "feed" fails once with "<failure>"
      When I select "Places" in "menu.sections"
      And everything has settled
      Then "places.error" reads "<error>"
      And "places.retry" is shown
      And 1 requests were sent to "feed"
      When I tap "places.retry"
      And everything has settled
      Then "places.list" has 20 rows
      And 2 requests were sent to "feed"

      Examples:
        | failure      | error                 |
        | offline      | No connection.        |
        | server error | Something went wrong. |
        | not found    | Something went wrong. |

    Scenario Outline: A page that the feed fails to answer (“<failure>”) can be asked for again at its cursor
      When I select "Places" in "menu.sections"
      And everything has settled
      And the service "feed" fails once with "<failure>"
      And I scroll "places.list" to its end
      And everything has settled
      Then "places.more" reads "Couldn't load more. Tap to retry."
      And "places.list" has 20 rows
      And 2 requests were sent to "feed"
      When I tap "places.more"
      And everything has settled
      Then "places.list" has 40 rows
      And 3 requests were sent to "feed"

      Examples:
        | failure      |
        | offline      |
        | server error |

    Scenario: The other screen's page isn't mistaken for the next one
      When I select "Places" in "menu.sections"
      And everything has settled
      And the service "feed" answers after 500 ms
      And I scroll "places.list" to its end
      And the service "feed" answers after 100 ms
      And I select row 20 of "places.list"
      And I tap "place.next"
      And 100 ms pass
      Then the title is "Largo do Intendente"
      When everything has settled
      And I go back
      And I go back
      Then "places.list" has 40 rows
      When I scroll "places.list" to its end
      And everything has settled
      Then "places.list" has 50 rows
      And 4 requests were sent to "feed"

    Scenario: A first page that isn't found isn't an expired cursor
      When I open the link "guide://places/maat"
      And everything has settled
      And the service "feed" fails once with "not found"
      And I tap "place.next"
      And everything has settled
      Then an alert reads "Something went wrong."
      And 1 requests were sent to "feed"
      When I tap "OK" in the alert
      Then the title is "MAAT"
      And "place.spinner" is hidden
      And "place.next" is enabled
      When I tap "place.next"
      And everything has settled
      Then the title is "Martinho da Arcada"

  Rule: The list starts over

    Background:
      Given I select "Places" in "menu.sections"
      And everything has settled
      And I scroll "places.list" to its end
      And everything has settled

    Scenario: Loading more starts over at the first page, without an alert
      Given all cursors expire
      When I scroll "places.list" to its end
      Then "places.more" reads "Loading more…"
      When 100 ms pass
      Then "places.more" reads "Loading more…"
      And "places.more" is disabled
      And "places.list" has 40 rows
      And "places.spinner" is hidden
      And no alert is shown
      And 4 requests were sent to "feed"
      When 99 ms pass
      Then "places.list" has 40 rows
      When 1 ms pass
      Then "places.list" has 20 rows
      And row 1 of "places.list" reads "A Brasileira"
      And row 20 of "places.list" reads "Jardim da Estrela"
      And "places.more" is hidden
      And "places.error" is hidden
      And no alert is shown
      And nothing is left behind

    Scenario: A list that has started over continues from there
      Given all cursors expire
      When I scroll "places.list" to its end
      And everything has settled
      And I scroll "places.list" to its end
      And everything has settled
      Then "places.list" has 40 rows
      And row 21 of "places.list" reads "Largo do Intendente"
      When I scroll "places.list" to its end
      And everything has settled
      Then "places.list" has 50 rows
      And "places.more" is hidden
      And 6 requests were sent to "feed"

    Scenario: A cursor may expire while the page is on its way
      When I scroll "places.list" to its end
      And 99 ms pass
      And all cursors expire
      And 1 ms pass
      Then "places.more" reads "Loading more…"
      When everything has settled
      Then "places.list" has 20 rows
      And 4 requests were sent to "feed"

    Scenario: A page that has arrived in time isn't requested again
      When I scroll "places.list" to its end
      And 100 ms pass
      And all cursors expire
      And everything has settled
      Then "places.list" has 50 rows
      When I scroll "places.list" to its end
      Then "places.more" is hidden
      And 3 requests were sent to "feed"

    Scenario: A first page is requested without a cursor, so none can expire
      When I pull to refresh "places.list"
      And all cursors expire
      And everything has settled
      Then "places.list" has 20 rows
      And no alert is shown
      And 3 requests were sent to "feed"
      When I scroll "places.list" to its end
      And everything has settled
      Then "places.list" has 40 rows
      And 4 requests were sent to "feed"

    Scenario: Cursors may expire time and again
      Given all cursors expire
      When I scroll "places.list" to its end
      And everything has settled
      And all cursors expire
      And I scroll "places.list" to its end
      And everything has settled
      Then "places.list" has 20 rows
      And "places.more" is hidden
      And no alert is shown
      When I scroll "places.list" to its end
      And everything has settled
      Then "places.list" has 40 rows
      And 7 requests were sent to "feed"

    Scenario: Changes in the guide show when the list starts over
      Given all cursors expire
      And the place "a-ginjinha" is removed from the guide
      And the place "museu-do-fado" is called "A Fadista"
      When I scroll "places.list" to its end
      And everything has settled
      Then row 2 of "places.list" reads "A Fadista"
      And row 3 of "places.list" reads "Arco da Rua Augusta"
      And "places.list" has 20 rows
      When I scroll "places.list" to its end
      And everything has settled
      Then "places.list" has 40 rows

    Scenario: Nothing is left to list when it starts over
      Given all cursors expire
      And there are no places in the guide
      When I scroll "places.list" to its end
      And 199 ms pass
      Then "places.list" has 40 rows
      And "places.empty" is hidden
      When 1 ms pass
      Then "places.list" has 0 rows
      And "places.empty" reads "Nothing here yet."
      And "places.more" is hidden
      When I scroll "places.list" to its end
      Then 4 requests were sent to "feed"

    Scenario: A single page is left when it starts over
      Given all cursors expire
      And 20 places in the guide
      When I scroll "places.list" to its end
      And everything has settled
      Then "places.list" has 20 rows
      And row 1 of "places.list" reads "Place 00001"
      When I scroll "places.list" to its end
      Then "places.more" is hidden
      And 4 requests were sent to "feed"

    Scenario: Favourites are marked in a list that has started over
      Given all cursors expire
      And the place "a-ginjinha" is a favourite
      When I scroll "places.list" to its end
      And 100 ms pass
      And the place "maat" is a favourite
      And the place "a-brasileira" is a favourite
      And everything has settled
      Then the row "A Brasileira" of "places.list" has the accessory "★"
      And the row "A Ginjinha" of "places.list" has the accessory "★"
      And the row "Arco da Rua Augusta" of "places.list" has no accessory
      When the place "a-ginjinha" is no favourite
      Then the row "A Ginjinha" of "places.list" has no accessory
      When I scroll "places.list" to its end
      And everything has settled
      Then the row "MAAT" of "places.list" has the accessory "★"

    Scenario: A place that is no longer a favourite isn't marked when a list that has started over reaches it
      Given the place "palacio-de-sao-bento" is a favourite
      And all cursors expire
      When I scroll "places.list" to its end
      And everything has settled
      And the place "palacio-de-sao-bento" is no favourite
      And I scroll "places.list" to its end
      And everything has settled
      Then "places.list" has 40 rows
      And the row "Palácio de São Bento" of "places.list" has no accessory

    Scenario: A search starts over with its text
      Given 60 places in the guide
      When I type "place 000" into "places.search"
      And everything has settled
      And I scroll "places.list" to its end
      And everything has settled
      And all cursors expire
      And I scroll "places.list" to its end
      And everything has settled
      Then "places.list" has 20 rows
      And "places.search" reads "place 000"
      When I scroll "places.list" to its end
      And everything has settled
      Then row 40 of "places.list" reads "Place 00040"

    Scenario: The places of a quarter start over within it
      Given 300 places in the guide
      When I go back
      And I select "Quarters" in "menu.sections"
      And everything has settled
      And I select "Alfama" in "quarters.list"
      And everything has settled
      And all cursors expire
      And I scroll "places.list" to its end
      And everything has settled
      Then "places.list" has 20 rows
      And "places.more" is hidden
      When I scroll "places.list" to its end
      And everything has settled
      Then "places.list" has 25 rows
      And the title is "Alfama"

    Scenario Outline: When the first page fails as well (“<failure>”), more could not be loaded
      Given all cursors expire
      When I scroll "places.list" to its end
      And the service "feed" fails once with "<failure>"
      And everything has settled
      Then "places.more" reads "Couldn't load more. Tap to retry."
      And "places.more" is enabled
      And "places.list" has 40 rows
      And "places.error" is hidden
      And no alert is shown
      And 4 requests were sent to "feed"

      Examples:
        | failure      |
        | offline      |
        | server error |
        | not found    |

    Scenario Outline: A failure to start over is retried as a whole by <way>
      Given all cursors expire
      When I scroll "places.list" to its end
      And the service "feed" fails once with "offline"
      And everything has settled
      And I <action>
      Then "places.more" reads "Loading more…"
      And "places.more" is disabled
      And "places.list" has 40 rows
      When 199 ms pass
      Then "places.list" has 40 rows
      When 1 ms pass
      Then "places.list" has 20 rows
      And "places.more" is hidden
      And 6 requests were sent to "feed"

      Examples:
        | way            | action                          |
        | a tap          | tap "places.more"               |
        | the list's end | scroll "places.list" to its end |

    Scenario: The first page may take long
      Given all cursors expire
      When I scroll "places.list" to its end
      And the service "feed" never answers
      And everything has settled
      Then "places.list" has 40 rows
      And "places.more" reads "Loading more…"
      And "places.more" is disabled

    Scenario: Scrolled meanwhile, it starts over once
      Given all cursors expire
      When I scroll "places.list" to its end
      And 100 ms pass
      And I scroll "places.list" to its end
      And everything has settled
      Then "places.list" has 20 rows
      And 4 requests were sent to "feed"

    Scenario: A refresh takes the place of starting over
      Given all cursors expire
      When I scroll "places.list" to its end
      And 100 ms pass
      And the service "feed" fails once with "offline"
      And I pull to refresh "places.list"
      Then "places.more" is hidden
      When everything has settled
      Then an alert reads "Couldn't refresh."
      And "places.list" has 40 rows
      And "places.more" is hidden
      And 5 requests were sent to "feed"

    Scenario: A search takes the place of starting over
      Given all cursors expire
      When I scroll "places.list" to its end
      And 100 ms pass
      And I type "fado" into "places.search"
      Then "places.more" is hidden
      When 300 ms pass
      Then "places.list" has 40 rows
      And "places.spinner" is shown
      When everything has settled
      Then "places.list" has 1 rows

    Scenario: Back while the list starts over
      Given all cursors expire
      When I scroll "places.list" to its end
      And 100 ms pass
      Then 4 requests were sent to "feed"
      When I go back
      Then nothing is left behind
      When everything has settled
      Then the stack is "menu"
      And nothing is left behind

    Scenario: A link while the list starts over
      Given all cursors expire
      When I scroll "places.list" to its end
      And 100 ms pass
      Then 4 requests were sent to "feed"
      When I open the link "guide://quarters"
      And everything has settled
      Then the stack is "menu, quarters"
      And nothing is left behind

    Scenario: A cancelled swipe continues starting over
      Given all cursors expire
      When I scroll "places.list" to its end
      And 100 ms pass
      And I start to swipe back and let go
      And everything has settled
      Then "places.list" has 20 rows
      And "places.more" is hidden

    Scenario: To the background while the list starts over
      Given all cursors expire
      When I scroll "places.list" to its end
      And the app resigns active
      And the app enters the background
      And everything has settled
      And the app enters the foreground
      Then "places.list" has 20 rows
      And "places.more" is hidden

    Scenario: Killed while the list starts over
      Given all cursors expire
      When I scroll "places.list" to its end
      And 100 ms pass
      And the app is killed and launched again
      Then "places.list" has 0 rows
      And "places.spinner" is shown
      And "places.more" is hidden
      When everything has settled
      Then "places.list" has 20 rows
      And 1 requests were sent to "feed"

    Scenario: The session expires while the list starts over
      Given all cursors expire
      When I scroll "places.list" to its end
      And the service "feed" fails once with "unauthorised"
      And everything has settled
      Then I see the screen "signIn"
      And "signIn.error" reads "Your session has expired. Sign in again."
      And nothing is left behind
      When I type "mark" into "signIn.username"
      And I type "lisboa" into "signIn.password"
      And I tap "signIn.submit"
      And everything has settled
      Then the stack is "menu, places"
      And "places.list" has 20 rows

  Rule: The list starts over under a place

    Background:
      Given I select "Places" in "menu.sections"
      And everything has settled
      And I scroll "places.list" to its end
      And everything has settled

    Scenario: Next continues after the place, in the list that has started over
      Given all cursors expire
      When I scroll "places.list" to its end
      And I select row 30 of "places.list"
      Then the title is "Miradouro de São Pedro de Alcântara"
      When everything has settled
      Then no alert is shown
      When I tap "place.next"
      Then "place.spinner" is shown
      When everything has settled
      Then the title is "Mosteiro de São Vicente de Fora"
      And 5 requests were sent to "feed"
      When I go back
      And I go back
      Then "places.list" has 40 rows
      And "places.more" is hidden

    Scenario: On return the list has started over
      Given all cursors expire
      When I scroll "places.list" to its end
      And I select row 30 of "places.list"
      And everything has settled
      And I go back
      Then "places.list" has 20 rows
      And "places.more" is hidden
      And nothing is left behind

    Scenario: The first page fails under a place
      Given all cursors expire
      When I scroll "places.list" to its end
      And the service "feed" fails once with "offline"
      And I select row 30 of "places.list"
      And everything has settled
      Then no alert is shown
      When I go back
      Then "places.list" has 40 rows
      And "places.more" reads "Couldn't load more. Tap to retry."

    Scenario: A place that is gone takes no row from a list that has started over without it
      Given all cursors expire
      When I scroll "places.list" to its end
      And I select row 30 of "places.list"
      And the place "miradouro-de-sao-pedro-de-alcantara" is removed from the guide
      And everything has settled
      And I toggle "place.favourite"
      And everything has settled
      Then an alert reads "This place is no longer in the guide."
      When I tap "OK" in the alert
      Then the stack is "menu, places"
      And "places.list" has 20 rows
      And "places.more" is hidden

    Scenario: Next requests nothing that the list has loaded since it started over
      Given all cursors expire
      When I scroll "places.list" to its end
      And everything has settled
      And I select row 19 of "places.list"
      And I tap "place.next"
      Then the title is "Jardim da Estrela"
      And 4 requests were sent to "feed"

  Rule: Next starts over

    Background:
      Given I select "Places" in "menu.sections"
      And everything has settled
      And I scroll "places.list" to its end
      And everything has settled

    Scenario: Next starts over by itself, and continues after this place
      When I select row 40 of "places.list"
      Then the title is "Palácio de São Bento"
      When all cursors expire
      And I tap "place.next"
      And 399 ms pass
      Then the title is "Palácio de São Bento"
      And "place.spinner" is shown
      And "place.next" is disabled
      And no alert is shown
      And 6 requests were sent to "feed"
      When 1 ms pass
      Then the title is "Pastéis de Belém"
      And the stack is "menu, places, place, place"
      And no alert is shown
      And nothing is left behind
      When I go back
      Then the title is "Palácio de São Bento"
      And "place.spinner" is hidden
      And "place.next" is enabled
      When I go back
      Then "places.list" has 50 rows

    Scenario: What Next has started over shows in the list, page by page
      When I select row 40 of "places.list"
      And all cursors expire
      And I tap "place.next"
      And 199 ms pass
      And I go back
      Then "places.list" has 40 rows
      When I select row 40 of "places.list"
      And I tap "place.next"
      And 200 ms pass
      And I go back
      Then "places.list" has 20 rows
      And "places.more" is hidden
      When everything has settled
      Then "places.list" has 20 rows
      And nothing is left behind

    Scenario: Next in the second place needs nothing that was loaded for the first
      When I select row 40 of "places.list"
      And all cursors expire
      And I tap "place.next"
      And everything has settled
      And I go back
      And I tap "place.next"
      Then the title is "Pastéis de Belém"
      When I tap "place.next"
      Then the title is "Praça da Figueira"
      And 6 requests were sent to "feed"

    Scenario: Next continues from the place's new position
      Given I select row 40 of "places.list"
      And all cursors expire
      And the place "palacio-de-sao-bento" is called "A Casa"
      When I tap "place.next"
      And everything has settled
      Then the title is "A Ginjinha"
      And 4 requests were sent to "feed"
      When I go back
      And I go back
      Then "places.list" has 20 rows
      And row 2 of "places.list" reads "A Casa"

    Scenario: A list that is complete has no cursor that could expire
      When I scroll "places.list" to its end
      And everything has settled
      And all cursors expire
      And I scroll "places.list" to its end
      Then "places.more" is hidden
      When I select row 50 of "places.list"
      And I tap "place.next"
      Then an alert reads "This is the last place."
      And 3 requests were sent to "feed"

    Scenario: A place that is gone counts as the last one
      Given I select row 40 of "places.list"
      And all cursors expire
      And the place "palacio-de-sao-bento" is removed from the guide
      When I tap "place.next"
      And everything has settled
      Then an alert reads "This is the last place."
      And 6 requests were sent to "feed"
      When I tap "OK" in the alert
      Then the title is "Palácio de São Bento"
      And "place.spinner" is hidden
      When I go back
      Then "places.list" has 49 rows

    Scenario: The last place is the last one after starting over, too
      When I select row 40 of "places.list"
      And all cursors expire
      And the place "palacio-de-sao-bento" is called "Zimbro"
      And I tap "place.next"
      And everything has settled
      Then an alert reads "This is the last place."
      When I tap "OK" in the alert
      And I tap "place.next"
      Then an alert reads "This is the last place."
      And 6 requests were sent to "feed"

    Scenario: A cursor may expire between two pages that Next needs
      When I select row 40 of "places.list"
      And all cursors expire
      And I tap "place.next"
      And 250 ms pass
      And all cursors expire
      And everything has settled
      Then the title is "Pastéis de Belém"
      And 8 requests were sent to "feed"
      And nothing is left behind

    Scenario: From a link Next starts over in its own list
      When I open the link "guide://places/torre-de-belem"
      And everything has settled
      And I tap "place.next"
      And 150 ms pass
      And all cursors expire
      And everything has settled
      Then an alert reads "This is the last place."
      And 7 requests were sent to "feed"
      When I tap "OK" in the alert
      And I go back
      And everything has settled
      Then "places.list" has 20 rows

    Scenario Outline: When the first page fails for Next (“<failure>”), it reads “<error>”
      Given I select row 40 of "places.list"
      And all cursors expire
      When I tap "place.next"
      And the service "feed" fails once with "<failure>"
      And everything has settled
      Then an alert reads "<error>"
      And 4 requests were sent to "feed"
      When I tap "OK" in the alert
      Then the title is "Palácio de São Bento"
      And "place.spinner" is hidden
      And "place.next" is enabled
      When I tap "place.next"
      And everything has settled
      Then the title is "Pastéis de Belém"
      And 8 requests were sent to "feed"

      Examples:
        | failure      | error                 |
        | offline      | No connection.        |
        | server error | Something went wrong. |
        | not found    | Something went wrong. |

    Scenario: A page after the first fails for Next, which continues from there
      Given I select row 40 of "places.list"
      And all cursors expire
      When I tap "place.next"
      And 150 ms pass
      And the service "feed" answers after 50 ms
      And 50 ms pass
      And the service "feed" fails once with "offline"
      And 50 ms pass
      Then no alert is shown
      When everything has settled
      Then an alert reads "No connection."
      When I tap "OK" in the alert
      And I tap "place.next"
      And everything has settled
      Then the title is "Pastéis de Belém"
      When I go back
      And I go back
      Then "places.list" has 50 rows

    Scenario: Back while Next starts over
      When I select row 40 of "places.list"
      And all cursors expire
      And I tap "place.next"
      And 150 ms pass
      And I go back
      And everything has settled
      Then the stack is "menu, places"
      And "places.list" has 40 rows
      And 4 requests were sent to "feed"
      And nothing is left behind

    Scenario: The note drops a Next that starts over
      When I select row 40 of "places.list"
      And all cursors expire
      And I tap "place.next"
      And 150 ms pass
      And I tap "place.editNote"
      And everything has settled
      Then the modal "note" is shown
      And the stack is "menu, places, place"
      When I tap "note.cancel"
      Then "place.spinner" is hidden
      And "place.next" is enabled
      And 4 requests were sent to "feed"
      When I tap "place.next"
      And everything has settled
      Then the title is "Pastéis de Belém"

    Scenario: A link while Next starts over
      When I select row 40 of "places.list"
      And all cursors expire
      And I tap "place.next"
      And 150 ms pass
      And I open the link "guide://quarters"
      And everything has settled
      Then the stack is "menu, quarters"
      And nothing is left behind

    Scenario: Next starts over under an alert
      When I select row 40 of "places.list"
      And all cursors expire
      And I tap "place.next"
      And I open the link "guide://nowhere"
      And everything has settled
      Then an alert reads "This link can't be opened."
      When I tap "OK" in the alert
      Then the title is "Pastéis de Belém"

    Scenario: To the background while Next starts over
      When I select row 40 of "places.list"
      And all cursors expire
      And I tap "place.next"
      And the app resigns active
      And the app enters the background
      And everything has settled
      And the app enters the foreground
      Then the title is "Pastéis de Belém"

    Scenario: Killed while Next starts over
      When I select row 40 of "places.list"
      And all cursors expire
      And I tap "place.next"
      And 150 ms pass
      And the app is killed and launched again
      And everything has settled
      Then the title is "Palácio de São Bento"
      And "place.next" is enabled
      And 0 requests were sent to "feed"
      When I tap "place.next"
      And everything has settled
      Then the title is "Pastéis de Belém"
      And 3 requests were sent to "feed"

    Scenario: The session expires while Next starts over
      When I select row 40 of "places.list"
      And all cursors expire
      And I tap "place.next"
      And the service "feed" fails once with "unauthorised"
      And everything has settled
      Then I see the screen "signIn"
      And nothing is left behind

  Rule: The list and Next start over together

    Background:
      Given I select "Places" in "menu.sections"
      And everything has settled

    Scenario: The failure to load more is gone once Next has started over
      Given the service "feed" fails once with "offline"
      When I scroll "places.list" to its end
      And everything has settled
      And I select row 20 of "places.list"
      And all cursors expire
      And I tap "place.next"
      And everything has settled
      Then the title is "Largo do Intendente"
      When I go back
      And I go back
      Then "places.list" has 40 rows
      And "places.more" is hidden

    Scenario: The failure to load more is gone once Next has found its place on the first page
      Given the service "feed" fails once with "offline"
      When I scroll "places.list" to its end
      And everything has settled
      And I select row 20 of "places.list"
      And all cursors expire
      And the place "jardim-da-estrela" is called "A Casa"
      And I tap "place.next"
      And everything has settled
      Then the title is "A Ginjinha"
      When I go back
      And I go back
      Then "places.list" has 20 rows
      And row 2 of "places.list" reads "A Casa"
      And "places.more" is hidden

    Scenario: The failure to load more is gone when Next is dropped after starting over
      Given the service "feed" fails once with "offline"
      When I scroll "places.list" to its end
      And everything has settled
      And I select row 20 of "places.list"
      And all cursors expire
      And the place "a-ginjinha" is called "A Ginja"
      And I tap "place.next"
      And 200 ms pass
      And I go back
      Then row 2 of "places.list" reads "A Ginja"
      And "places.list" has 20 rows
      And "places.more" is hidden
      When everything has settled
      Then "places.more" is hidden

    Scenario: An expired cursor doesn't count once Next has started over
      Given the service "feed" answers after 1000 ms
      When I scroll "places.list" to its end
      And the service "feed" answers after 100 ms
      And all cursors expire
      And I select row 20 of "places.list"
      And I tap "place.next"
      And 300 ms pass
      Then the title is "Largo do Intendente"
      When everything has settled
      And I go back
      And I go back
      Then "places.list" has 40 rows
      And "places.more" is hidden
      And 5 requests were sent to "feed"

    Scenario: The list keeps loading more until its reply, although Next has started over
      Given the service "feed" answers after 1000 ms
      When I scroll "places.list" to its end
      And the service "feed" answers after 100 ms
      And all cursors expire
      And I select row 20 of "places.list"
      And I tap "place.next"
      And 200 ms pass
      And I go back
      Then "places.list" has 20 rows
      And "places.more" reads "Loading more…"
      And "places.more" is disabled
      When everything has settled
      Then "places.list" has 20 rows
      And "places.more" is hidden

    Scenario: A late first page doesn't count once Next has started over
      Given all cursors expire
      When I scroll "places.list" to its end
      And 50 ms pass
      And I select row 20 of "places.list"
      And I tap "place.next"
      And the service "feed" answers after 1000 ms
      And 50 ms pass
      And the service "feed" answers after 100 ms
      And 250 ms pass
      Then the title is "Largo do Intendente"
      When everything has settled
      And I go back
      And I go back
      Then "places.list" has 40 rows
      And "places.more" is hidden

    Scenario: A late failure of the first page doesn't show once Next has started over
      Given all cursors expire
      When I scroll "places.list" to its end
      And 50 ms pass
      And I select row 20 of "places.list"
      And I tap "place.next"
      And the service "feed" answers after 1000 ms
      And the service "feed" fails once with "offline"
      And 50 ms pass
      And the service "feed" answers after 100 ms
      And 250 ms pass
      Then the title is "Largo do Intendente"
      When everything has settled
      And I go back
      And I go back
      Then "places.list" has 40 rows
      And "places.more" is hidden

    Scenario: Next continues in a list that has started over meanwhile, although its own first page fails
      Given all cursors expire
      And the service "feed" answers after 150 ms
      When I scroll "places.list" to its end
      And the service "feed" answers after 100 ms
      And I select row 20 of "places.list"
      And I tap "place.next"
      And the service "feed" answers after 1000 ms
      And the service "feed" fails once with "offline"
      And 100 ms pass
      And the service "feed" answers after 100 ms
      And everything has settled
      Then no alert is shown
      And the title is "Largo do Intendente"
      When I go back
      And I go back
      Then "places.list" has 40 rows
      And "places.more" is hidden

  Rule: Loading, counted at the feed

    Scenario: The first page, by cursor
      When I select "Places" in "menu.sections"
      Then I see the screen "places"
      And the title is "Places"
      And the stack is "menu, places"
      And "places.search" reads ""
      And "places.spinner" is shown
      And "places.list" has 0 rows
      And "places.more" is hidden
      And "places.empty" is hidden
      And "places.error" is hidden
      And "places.retry" is hidden
      And 1 requests were sent to "feed"
      When 99 ms pass
      Then "places.spinner" is shown
      When 1 ms pass
      Then "places.spinner" is hidden
      And "places.list" has 20 rows
      And row 1 of "places.list" reads "A Brasileira"
      And row 20 of "places.list" reads "Jardim da Estrela"
      And "places.more" is hidden

    Scenario: A quarter without places, by cursor
      When I select "Quarters" in "menu.sections"
      And everything has settled
      And I select "Campo de Ourique" in "quarters.list"
      And everything has settled
      Then the title is "Campo de Ourique"
      And "places.empty" reads "Nothing here yet."
      And "places.list" has 0 rows
      When I scroll "places.list" to its end
      Then 1 requests were sent to "feed"

    Scenario: Scrolled while the first page loads, nothing more is requested, by cursor
      When I select "Places" in "menu.sections"
      And I scroll "places.list" to its end
      Then 1 requests were sent to "feed"
      And "places.more" is hidden

    Scenario: Coming back from a place sends nothing, by cursor
      When I select "Places" in "menu.sections"
      And everything has settled
      And I select "A Ginjinha" in "places.list"
      And I go back
      Then "places.spinner" is hidden
      And "places.list" has 20 rows
      And 1 requests were sent to "feed"

    Scenario: Retry fails as well, then works, by cursor
      Given the service "places" fails once with "offline"
      When I select "Places" in "menu.sections"
      And everything has settled
      And the service "places" fails once with "server error"
      And I tap "places.retry"
      And everything has settled
      Then "places.error" reads "Something went wrong."
      When I tap "places.retry"
      And everything has settled
      Then "places.error" is hidden
      And "places.list" has 20 rows
      And 3 requests were sent to "feed"

    Scenario: To the background while the first page loads, by cursor
      When I select "Places" in "menu.sections"
      And the app resigns active
      And the app enters the background
      And everything has settled
      And the app enters the foreground
      Then "places.list" has 20 rows
      And 1 requests were sent to "feed"

    Scenario: A guide without places, by cursor
      Given 0 places in the guide
      When I select "Places" in "menu.sections"
      And everything has settled
      Then "places.empty" reads "Nothing here yet."
      And "places.list" has 0 rows
      When I scroll "places.list" to its end
      Then "places.more" is hidden
      And 1 requests were sent to "feed"

  Rule: More pages, counted at the feed

    Background:
      Given I select "Places" in "menu.sections"
      And everything has settled

    Scenario: The end of the list asks for the next page once, by cursor
      When I scroll "places.list" to its end
      Then "places.more" reads "Loading more…"
      And "places.more" is disabled
      And "places.spinner" is hidden
      And 2 requests were sent to "feed"
      When I scroll "places.list" to its end
      Then 2 requests were sent to "feed"
      When everything has settled
      Then "places.more" is hidden
      And "places.list" has 40 rows
      And row 20 of "places.list" reads "Jardim da Estrela"
      And row 21 of "places.list" reads "Largo do Intendente"

    Scenario: Page by page until all is loaded, by cursor
      When I scroll "places.list" to its end
      And everything has settled
      And I scroll "places.list" to its end
      And everything has settled
      Then "places.list" has 50 rows
      And row 50 of "places.list" reads "Torre de Belém"
      And "places.more" is hidden
      When I scroll "places.list" to its end
      Then 3 requests were sent to "feed"
      And "places.more" is hidden

    Scenario: After a failure the end of the list tries again as well, by cursor
      Given the service "places" fails once with "server error"
      When I scroll "places.list" to its end
      And everything has settled
      And I scroll "places.list" to its end
      And everything has settled
      Then "places.list" has 40 rows
      And 3 requests were sent to "feed"

    Scenario: Exactly one page, by cursor
      Given 20 places in the guide
      When I pull to refresh "places.list"
      And everything has settled
      Then "places.list" has 20 rows
      When I scroll "places.list" to its end
      Then 2 requests were sent to "feed"
      And "places.more" is hidden

    Scenario: Tapped and scrolled, the page is requested once, by cursor
      Given the service "places" fails once with "offline"
      When I scroll "places.list" to its end
      And everything has settled
      And I tap "places.more"
      And I scroll "places.list" to its end
      Then 3 requests were sent to "feed"

    Scenario: Killed while more loads, it starts at the first page, by cursor
      When I scroll "places.list" to its end
      And the app is killed and launched again
      Then "places.more" is hidden
      When everything has settled
      Then "places.list" has 20 rows
      And 1 requests were sent to "feed"

  Rule: Searching, counted at the feed

    Background:
      Given I select "Places" in "menu.sections"
      And everything has settled

    Scenario: A search waits until 300 ms after the last edit, by cursor
      When I type "museu" into "places.search"
      Then "places.spinner" is shown
      And "places.list" has 20 rows
      And 1 requests were sent to "feed"
      When 299 ms pass
      Then 1 requests were sent to "feed"
      When I type "muse" into "places.search"
      And 299 ms pass
      Then 1 requests were sent to "feed"
      When 1 ms pass
      Then 2 requests were sent to "feed"
      And "places.list" has 20 rows
      When everything has settled
      Then "places.spinner" is hidden
      And "places.list" has 3 rows
      And row 1 of "places.list" reads "Museu do Dinheiro"
      And "places.empty" is hidden

    Scenario: Clearing the field shows all places again, by cursor
      When I type "fado" into "places.search"
      And everything has settled
      And I clear "places.search"
      And everything has settled
      Then "places.list" has 20 rows
      And 3 requests were sent to "feed"

    Scenario: An edit that restores the old text still searches, by cursor
      When I type "x" into "places.search"
      And I clear "places.search"
      And everything has settled
      Then "places.list" has 20 rows
      And 2 requests were sent to "feed"

    Scenario: A reply to an older query changes nothing, by cursor
      Given the service "places" answers after 1000 ms
      When I type "fado" into "places.search"
      And 300 ms pass
      And the service "places" answers after 100 ms
      And I type "museu" into "places.search"
      And 400 ms pass
      Then "places.list" has 3 rows
      And "places.spinner" is hidden
      When everything has settled
      Then "places.list" has 3 rows
      And "places.search" reads "museu"
      And 3 requests were sent to "feed"

    Scenario: Scrolled while a search waits, nothing more is requested, by cursor
      When I type "fado" into "places.search"
      And I scroll "places.list" to its end
      Then 1 requests were sent to "feed"
      And "places.more" is hidden
      When 300 ms pass
      And I scroll "places.list" to its end
      Then 2 requests were sent to "feed"

    Scenario: Back drops a search that waits, by cursor
      When I type "fado" into "places.search"
      And I go back
      And everything has settled
      Then 1 requests were sent to "feed"
      And nothing is left behind

    Scenario: White space alone isn't a search, and waits like one, by cursor
      When I type "   " into "places.search"
      And everything has settled
      Then "places.list" has 20 rows
      And 2 requests were sent to "feed"

    Scenario: A search goes on in the background, by cursor
      When I type "fado" into "places.search"
      And the app resigns active
      And the app enters the background
      And everything has settled
      And the app enters the foreground
      Then "places.list" has 1 rows
      And 2 requests were sent to "feed"

    Scenario: A search that waits is killed in the background, and its text is searched for at once, by cursor
      When I type "fado" into "places.search"
      And the app enters the background
      And the app is killed and launched again
      Then 1 requests were sent to "feed"
      When 100 ms pass
      Then "places.list" has 1 rows

  Rule: Refreshing, counted at the feed

    Background:
      Given I select "Places" in "menu.sections"
      And everything has settled

    Scenario: Scrolled while it refreshes, nothing more is requested, by cursor
      When I pull to refresh "places.list"
      And I scroll "places.list" to its end
      Then 2 requests were sent to "feed"

    Scenario: Pulled while a search waits it does nothing, by cursor
      When I type "fado" into "places.search"
      And I pull to refresh "places.list"
      Then 1 requests were sent to "feed"
      When everything has settled
      Then "places.list" has 1 rows
      And 2 requests were sent to "feed"

    Scenario: Pulled twice, the places are requested once, by cursor
      When I pull to refresh "places.list"
      And I pull to refresh "places.list"
      Then 2 requests were sent to "feed"

    Scenario: Places pulled before they have loaded, by cursor
      When I go back
      And I select "Places" in "menu.sections"
      And I pull to refresh "places.list"
      Then 2 requests were sent to "feed"
      And "places.spinner" is shown
      When everything has settled
      Then "places.list" has 20 rows

    Scenario: Pulled while a search is in flight it does nothing, by cursor
      When I type "fado" into "places.search"
      And 350 ms pass
      And I pull to refresh "places.list"
      Then 2 requests were sent to "feed"
      When everything has settled
      Then "places.list" has 1 rows

    Scenario: Killed while the places are refreshed, by cursor
      When I pull to refresh "places.list"
      And the app is killed and launched again
      Then "places.spinner" is shown
      When everything has settled
      Then "places.list" has 20 rows
      And 1 requests were sent to "feed"

  Rule: Favourites and places that are gone, counted at the feed

    Scenario: The row follows every change at once, by cursor
      When I select "Places" in "menu.sections"
      And everything has settled
      And the place "a-ginjinha" is a favourite
      Then the row "A Ginjinha" of "places.list" has the accessory "★"
      And the row "A Brasileira" of "places.list" has no accessory
      When the place "a-ginjinha" is no favourite
      Then the row "A Ginjinha" of "places.list" has no accessory
      And 1 requests were sent to "feed"

    Scenario: Next continues in a list that has lost a place, by cursor
      When I select "Places" in "menu.sections"
      And everything has settled
      And the place "a-ginjinha" is removed from the guide
      And I select "A Ginjinha" in "places.list"
      And I toggle "place.favourite"
      And everything has settled
      And I tap "OK" in the alert
      And I select row 1 of "places.list"
      And I tap "place.next"
      Then the title is "Arco da Rua Augusta"
      When I tap "place.next"
      Then the title is "Basílica da Estrela"
      And 1 requests were sent to "feed"
      When I go back
      And I go back
      And I go back
      And I select row 19 of "places.list"
      And I tap "place.next"
      Then "place.next" can't be tapped
      When everything has settled
      Then the title is "Lisboa Story Centre"
      And 2 requests were sent to "feed"

  Rule: Next, counted at the feed

    Scenario: The place that follows in the list, by cursor
      When I select "Places" in "menu.sections"
      And everything has settled
      And I select "A Brasileira" in "places.list"
      And I tap "place.next"
      Then the title is "A Ginjinha"
      And the stack is "menu, places, place, place"
      And 0 requests were sent to "place"
      And 1 requests were sent to "feed"
      When I go back
      Then the title is "A Brasileira"
      When I go back
      Then the stack is "menu, places"
      And nothing is left behind

    Scenario: Beyond the loaded pages Next loads one first, by cursor
      When I select "Places" in "menu.sections"
      And everything has settled
      And I select row 20 of "places.list"
      And I tap "place.next"
      Then the title is "Jardim da Estrela"
      And "place.spinner" is shown
      And "place.next" is disabled
      And 2 requests were sent to "feed"
      When everything has settled
      Then the title is "Largo do Intendente"
      And the stack is "menu, places, place, place"
      When I go back
      Then "place.spinner" is hidden
      And "place.next" is enabled
      When I go back
      Then "places.list" has 40 rows
      And row 21 of "places.list" reads "Largo do Intendente"
      When I scroll "places.list" to its end
      And everything has settled
      Then "places.list" has 50 rows

    Scenario: From a link Next goes through all places by name, by cursor
      When I open the link "guide://places/a-brasileira"
      And everything has settled
      And I tap "place.next"
      Then "place.spinner" is shown
      When everything has settled
      Then the title is "A Ginjinha"
      And 1 requests were sent to "feed"

    Scenario: From a link Next loads as many pages as it takes, by cursor
      When I open the link "guide://places/torre-de-belem"
      And everything has settled
      And I tap "place.next"
      And everything has settled
      Then an alert reads "This is the last place."
      And 3 requests were sent to "feed"

    Scenario: From a link Next has its own list, and the screen below loads a fresh one, by cursor
      When I open the link "guide://places/a-brasileira"
      And everything has settled
      And I tap "place.next"
      And everything has settled
      Then the title is "A Ginjinha"
      When the place "a-ginjinha" is removed from the guide
      And I go back
      And I go back
      Then "places.list" has 0 rows
      When everything has settled
      Then row 2 of "places.list" reads "Arco da Rua Augusta"
      And "places.list" has 20 rows
      And 2 requests were sent to "feed"

    Scenario: Next from a place that is gone meanwhile, by cursor
      When I open the link "guide://places/maat"
      And everything has settled
      Given the place "maat" is removed from the guide
      When I tap "place.next"
      And everything has settled
      Then an alert reads "This is the last place."
      And 3 requests were sent to "feed"
      And the stack is "menu, places, place"

    Scenario: Next in the list requests no page that Next has loaded before, by cursor
      When I select "Places" in "menu.sections"
      And everything has settled
      And I select row 20 of "places.list"
      And I tap "place.next"
      And everything has settled
      And I go back
      And I tap "place.next"
      Then the title is "Largo do Intendente"
      And 2 requests were sent to "feed"

  Rule: Kills and swipes, counted at the feed

    Scenario: Places with their query, by cursor
      When I select "Places" in "menu.sections"
      And everything has settled
      And I type "museu" into "places.search"
      And the app enters the background
      And the app is killed and launched again
      Then the stack is "menu, places"
      And "places.search" reads "museu"
      And "places.spinner" is shown
      When 100 ms pass
      Then "places.list" has 3 rows
      And 1 requests were sent to "feed"

    Scenario: A deep stack, whose lower screens load when they are shown, by cursor
      When I select "Quarters" in "menu.sections"
      And everything has settled
      And I choose "A–Z" in "quarters.order"
      And I select "Alfama" in "quarters.list"
      And the app is killed and launched again
      Then the stack is "menu, quarters, places"
      And the title is "Alfama"
      And 0 requests were sent to "quarters"
      And 1 requests were sent to "feed"
      When everything has settled
      Then "places.list" has 7 rows
      When I go back
      Then "quarters.order" reads "A–Z"
      And "quarters.spinner" is shown
      When everything has settled
      Then row 1 of "quarters.list" reads "Alcântara"
      And nothing is left behind
      When I go back
      Then the stack is "menu"
      And nothing is left behind

    Scenario: A cancelled swipe leaves the stack as it was, by cursor
      When I select "Quarters" in "menu.sections"
      And everything has settled
      And I select "Alfama" in "quarters.list"
      And everything has settled
      And I start to swipe back and let go
      Then the stack is "menu, quarters, places"
      And the title is "Alfama"
      And "places.list" has 7 rows
      And 1 requests were sent to "feed"
      And 1 requests were sent to "quarters"
      And nothing is left behind

    Scenario: A list below a place that is gone loads, and stays, by cursor
      When I open the link "guide://places/atlantis"
      And I start to swipe back and let go
      Then 1 requests were sent to "feed"
      When everything has settled
      Then an alert reads "This place is no longer in the guide."
      And nothing is left behind

    Scenario: Requests in flight continue, by cursor
      When I select "Places" in "menu.sections"
      And everything has settled
      And I type "museu" into "places.search"
      And 200 ms pass
      And I start to swipe back and let go
      Then "places.search" reads "museu"
      And "places.spinner" is shown
      When 99 ms pass
      Then 1 requests were sent to "feed"
      When 1 ms pass
      Then 2 requests were sent to "feed"
      When everything has settled
      And I scroll "places.list" to its end
      And I start to swipe back and let go
      And everything has settled
      Then nothing is left behind
