Feature: The places
  As a reader of the guide
  I want to look through the places and search them
  So that I find the one I was told about

  Background:
    Given I am signed in
    And everything has settled

  Rule: Loading

    Scenario: The first page
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
      And 1 requests were sent to "places"
      When 99 ms pass
      Then "places.spinner" is shown
      When 1 ms pass
      Then "places.spinner" is hidden
      And "places.list" has 20 rows
      And row 1 of "places.list" reads "A Brasileira"
      And row 20 of "places.list" reads "Jardim da Estrela"
      And "places.more" is hidden

    Scenario: The places of a quarter, under its name
      When I select "Quarters" in "menu.sections"
      And everything has settled
      And I select "Alfama" in "quarters.list"
      Then the title is "Alfama"
      And the stack is "menu, quarters, places"
      When everything has settled
      Then "places.list" shows
        | title                        | subtitle                                                                | accessory |
        | Casa dos Bicos               | A house front of stone points, now home to the papers of José Saramago. |           |
        | Castelo de São Jorge         | Walls, peacocks and pines above the whole city.                         |           |
        | Igreja de Santo António      | The small church where the city's favourite saint is said to be born.   |           |
        | Miradouro das Portas do Sol  | A terrace over the roofs of Alfama, at its best in the morning.         |           |
        | Miradouro de Santa Luzia     | A pergola with blue tiles and bougainvillea above the river.            |           |
        | Museu do Fado                | The songs, the guitars and the voices, explained and played.            |           |
        | Sé de Lisboa                 | The cathedral: two towers, a rose window and the tram outside.          |           |
      And "places.more" is hidden

    Scenario: A quarter without places
      When I select "Quarters" in "menu.sections"
      And everything has settled
      And I select "Campo de Ourique" in "quarters.list"
      And everything has settled
      Then the title is "Campo de Ourique"
      And "places.empty" reads "Nothing here yet."
      And "places.list" has 0 rows
      When I scroll "places.list" to its end
      Then 1 requests were sent to "places"

    Scenario: The quarter follows the order that was chosen
      When I select "Quarters" in "menu.sections"
      And everything has settled
      And I choose "A–Z" in "quarters.order"
      And I select row 1 of "quarters.list"
      Then the title is "Alcântara"

    Scenario Outline: Places that can't be loaded (“<failure>”) offer Retry under “<error>”
      Given the service "places" fails with "<failure>"
      When I select "Places" in "menu.sections"
      And everything has settled
      Then "places.error" reads "<error>"
      And "places.retry" is shown
      And "places.spinner" is hidden
      And "places.empty" is hidden
      And "places.more" is hidden
      And no alert is shown
      When the service "places" works again
      And I tap "places.retry"
      Then "places.error" is hidden
      And "places.retry" is hidden
      And "places.spinner" is shown
      When everything has settled
      Then "places.list" has 20 rows

      Examples:
        | failure      | error                 |
        | offline      | No connection.        |
        | server error | Something went wrong. |
        | not found    | Something went wrong. |

    Scenario: Scrolled while the first page loads, nothing more is requested
      When I select "Places" in "menu.sections"
      And I scroll "places.list" to its end
      Then 1 requests were sent to "places"
      And "places.more" is hidden

    Scenario: Coming back from a place sends nothing
      When I select "Places" in "menu.sections"
      And everything has settled
      And I select "A Ginjinha" in "places.list"
      And I go back
      Then "places.spinner" is hidden
      And "places.list" has 20 rows
      And 1 requests were sent to "places"

    Scenario: Back while the first page loads
      When I select "Places" in "menu.sections"
      And 50 ms pass
      And I go back
      And everything has settled
      Then the stack is "menu"
      And nothing is left behind

    Scenario: Retry fails as well, then works
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
      And 3 requests were sent to "places"

    Scenario Outline: Places that came at the second try (<load>, <load again>) stay while two screens are opened over them
      When I select "Places" in "menu.sections"
      And everything has settled
      And the service "places" fails once with "offline"
      And I <load>
      And everything has settled
      And I <load again>
      And everything has settled
      And I select row 1 of "places.list"
      And I tap "place.next"
      And I tap "place.next"
      And I go back
      And I go back
      And I go back
      Then "places.list" has <rows> rows
      And "places.error" is hidden
      And "places.retry" is hidden
      And "places.more" is hidden
      And nothing is left behind

      Examples:
        | load                              | load again                      | rows |
        | type "museu" into "places.search" | tap "places.retry"              | 3    |
        | type "museu" into "places.search" | pull to refresh "places.list"   | 3    |
        | scroll "places.list" to its end   | tap "places.more"               | 40   |
        | scroll "places.list" to its end   | scroll "places.list" to its end | 40   |
        | scroll "places.list" to its end   | pull to refresh "places.list"   | 20   |

    Scenario Outline: A request in flight when two places are opened (<what>) continues in the list
      When I select "Places" in "menu.sections"
      And everything has settled
      And the service "places" answers after 5000 ms
      And I <what>
      And I select row 1 of "places.list"
      And I tap "place.next"
      And 400 ms pass
      And I go back
      And I go back
      Then "places.list" has 20 rows
      When everything has settled
      Then "places.list" has <rows> rows
      And "places.more" is hidden
      And "places.spinner" is hidden
      And nothing is left behind

      Examples:
        | what                              | rows |
        | scroll "places.list" to its end   | 40   |
        | type "museu" into "places.search" | 3    |
        | pull to refresh "places.list"     | 20   |

    Scenario: To the background while the first page loads
      When I select "Places" in "menu.sections"
      And the app resigns active
      And the app enters the background
      And everything has settled
      And the app enters the foreground
      Then "places.list" has 20 rows
      And 1 requests were sent to "places"

    Scenario: A guide without places
      Given 0 places in the guide
      When I select "Places" in "menu.sections"
      And everything has settled
      Then "places.empty" reads "Nothing here yet."
      And "places.list" has 0 rows
      When I scroll "places.list" to its end
      Then "places.more" is hidden
      And 1 requests were sent to "places"

    # Most of its work is making up the places. `compare growth` measures long lists.
    @untimed
    Scenario: A huge guide loads page by page
      Given 10000 places in the guide
      When I select "Places" in "menu.sections"
      And everything has settled
      Then "places.list" has 20 rows
      When I scroll "places.list" to its end
      And everything has settled
      Then "places.list" has 40 rows
      When I type "09999" into "places.search"
      And everything has settled
      Then "places.list" has 1 rows

  Rule: More pages

    Background:
      Given I select "Places" in "menu.sections"
      And everything has settled

    Scenario: The end of the list asks for the next page once
      When I scroll "places.list" to its end
      Then "places.more" reads "Loading more…"
      And "places.more" is disabled
      And "places.spinner" is hidden
      And 2 requests were sent to "places"
      When I scroll "places.list" to its end
      Then 2 requests were sent to "places"
      When everything has settled
      Then "places.more" is hidden
      And "places.list" has 40 rows
      And row 20 of "places.list" reads "Jardim da Estrela"
      And row 21 of "places.list" reads "Largo do Intendente"

    Scenario: Page by page until all is loaded
      When I scroll "places.list" to its end
      And everything has settled
      And I scroll "places.list" to its end
      And everything has settled
      Then "places.list" has 50 rows
      And row 50 of "places.list" reads "Torre de Belém"
      And "places.more" is hidden
      When I scroll "places.list" to its end
      Then 3 requests were sent to "places"
      And "places.more" is hidden

    Scenario: A page that fails can be asked for again
      Given the service "places" fails once with "offline"
      When I scroll "places.list" to its end
      And everything has settled
      Then "places.more" reads "Couldn't load more. Tap to retry."
      And "places.more" is enabled
      And "places.list" has 20 rows
      And "places.error" is hidden
      And no alert is shown
      When I tap "places.more"
      Then "places.more" reads "Loading more…"
      And "places.more" is disabled
      When everything has settled
      Then "places.list" has 40 rows
      And "places.more" is hidden

    Scenario: After a failure the end of the list tries again as well
      Given the service "places" fails once with "server error"
      When I scroll "places.list" to its end
      And everything has settled
      And I scroll "places.list" to its end
      And everything has settled
      Then "places.list" has 40 rows
      And 3 requests were sent to "places"

    Scenario: Back while more is loading
      When I scroll "places.list" to its end
      And I go back
      And everything has settled
      Then I see the screen "menu"
      And nothing is left behind

    Scenario: Exactly one page
      Given 20 places in the guide
      When I pull to refresh "places.list"
      And everything has settled
      Then "places.list" has 20 rows
      When I scroll "places.list" to its end
      Then 2 requests were sent to "places"
      And "places.more" is hidden

    Scenario: One place more than a page
      Given 21 places in the guide
      When I pull to refresh "places.list"
      And everything has settled
      And I scroll "places.list" to its end
      And everything has settled
      Then "places.list" has 21 rows

    Scenario: Loading more can fail twice, for different reasons
      Given the service "places" fails once with "offline"
      When I scroll "places.list" to its end
      And everything has settled
      And the service "places" fails once with "server error"
      And I tap "places.more"
      And everything has settled
      Then "places.more" reads "Couldn't load more. Tap to retry."
      And "places.more" is enabled
      When I tap "places.more"
      And everything has settled
      Then "places.list" has 40 rows
      And "places.more" is hidden

    Scenario: Tapped and scrolled, the page is requested once
      Given the service "places" fails once with "offline"
      When I scroll "places.list" to its end
      And everything has settled
      And I tap "places.more"
      And I scroll "places.list" to its end
      Then 3 requests were sent to "places"

    Scenario: A page arrives while a place is open
      When I scroll "places.list" to its end
      And I select "A Ginjinha" in "places.list"
      And everything has settled
      And I go back
      Then "places.list" has 40 rows
      And "places.more" is hidden

    Scenario: A page arrives while two places are open
      When I scroll "places.list" to its end
      And I select "A Ginjinha" in "places.list"
      And I tap "place.next"
      And everything has settled
      Then nothing is left behind
      When I go back
      And I go back
      Then "places.list" has 40 rows
      And "places.more" is hidden

    Scenario: A page fails while a place is open
      Given the service "places" fails once with "offline"
      When I scroll "places.list" to its end
      And I select "A Ginjinha" in "places.list"
      And everything has settled
      Then no alert is shown
      When I go back
      Then "places.more" reads "Couldn't load more. Tap to retry."

    Scenario: A failure to load more still shows after two places are closed
      Given the service "places" fails once with "offline"
      And I scroll "places.list" to its end
      And everything has settled
      And I select row 1 of "places.list"
      And I tap "place.next"
      And I go back
      And I go back
      Then "places.more" reads "Couldn't load more. Tap to retry."
      And "places.more" is enabled

    Scenario: Once Next has loaded the page that failed, there is nothing to retry
      Given the service "places" fails once with "offline"
      When I scroll "places.list" to its end
      And everything has settled
      Then "places.more" is shown
      When I select row 20 of "places.list"
      And I tap "place.next"
      And everything has settled
      Then the title is "Largo do Intendente"
      When I go back
      And I go back
      Then "places.list" has 40 rows
      And "places.more" is hidden

    Scenario: A page that fails after Next has loaded it is not missing
      Given the service "places" answers after 500 ms
      And the service "places" fails once with "offline"
      When I scroll "places.list" to its end
      And the service "places" answers after 100 ms
      And I select row 20 of "places.list"
      And I tap "place.next"
      And everything has settled
      And I go back
      And I go back
      Then "places.list" has 40 rows
      And "places.more" is hidden

    Scenario: A page that the list and Next have both requested counts once
      When I scroll "places.list" to its end
      And I select row 20 of "places.list"
      And I tap "place.next"
      And everything has settled
      And I go back
      And I go back
      Then "places.list" has 40 rows
      When I scroll "places.list" to its end
      And everything has settled
      Then "places.list" has 50 rows
      And "places.more" is hidden

    Scenario: A page that Next brings first leaves the list waiting for its own reply
      Given the service "places" answers after 500 ms
      And I scroll "places.list" to its end
      And the service "places" answers after 100 ms
      And I select row 20 of "places.list"
      And I tap "place.next"
      And 200 ms pass
      And I go back
      And I go back
      Then "places.list" has 40 rows
      And "places.more" reads "Loading more…"
      When everything has settled
      Then "places.more" is hidden
      And "places.list" has 40 rows

    Scenario: A page that fails for Next is used once the list has loaded it
      Given the service "places" answers after 300 ms
      When I scroll "places.list" to its end
      And I select row 20 of "places.list"
      And the service "places" answers after 500 ms
      And the service "places" fails once with "offline"
      And I tap "place.next"
      And everything has settled
      Then no alert is shown
      And the title is "Largo do Intendente"

    Scenario: Killed while more loads, it starts at the first page
      When I scroll "places.list" to its end
      And the app is killed and launched again
      Then "places.more" is hidden
      When everything has settled
      Then "places.list" has 20 rows
      And 1 requests were sent to "places"

    Scenario: To the background while more loads
      When I scroll "places.list" to its end
      And the app resigns active
      And the app enters the background
      And everything has settled
      And the app enters the foreground
      Then "places.list" has 40 rows

  Rule: Searching

    Background:
      Given I select "Places" in "menu.sections"
      And everything has settled

    # snippet.debounce
    Scenario: A search waits until 300 ms after the last edit
      When I type "museu" into "places.search"
      Then "places.spinner" is shown
      And "places.list" has 20 rows
      And 1 requests were sent to "places"
      When 299 ms pass
      Then 1 requests were sent to "places"
      When I type "muse" into "places.search"
      And 299 ms pass
      Then 1 requests were sent to "places"
      When 1 ms pass
      Then 2 requests were sent to "places"
      And "places.list" has 20 rows
      When everything has settled
      Then "places.spinner" is hidden
      And "places.list" has 3 rows
      And row 1 of "places.list" reads "Museu do Dinheiro"
      And "places.empty" is hidden
    # snippet.end

    Scenario: Clearing an empty field isn't an edit
      When I clear "places.search"
      Then "places.spinner" is hidden

    # snippet.outline
    Scenario Outline: “<text>” finds “<place>”, whatever case and diacritics
      When I type "<text>" into "places.search"
      And everything has settled
      Then "places.list" has 1 rows
      And row 1 of "places.list" reads "<place>"

      Examples:
        | text           | place                  |
        | torre de belem | Torre de Belém         |
        | JERONIMOS      | Mosteiro dos Jerónimos |
        | pastéis        | Pastéis de Belém       |
        | oceanario      | Oceanário de Lisboa    |
    # snippet.end

    Scenario: No match names the query, trimmed
      When I type "  Eiffel " into "places.search"
      And everything has settled
      Then "places.empty" reads "No places match “Eiffel”."
      And "places.list" has 0 rows
      And "places.more" is hidden
      When I type "fado" into "places.search"
      Then "places.empty" reads "No places match “Eiffel”."
      When everything has settled
      Then "places.empty" is hidden
      And "places.list" has 1 rows

    Scenario: Clearing the field shows all places again
      When I type "fado" into "places.search"
      And everything has settled
      And I clear "places.search"
      And everything has settled
      Then "places.list" has 20 rows
      And 3 requests were sent to "places"

    Scenario: An edit that restores the old text still searches
      When I type "x" into "places.search"
      And I clear "places.search"
      And everything has settled
      Then "places.list" has 20 rows
      And 2 requests were sent to "places"

    Scenario: A reply to an older query changes nothing
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
      And 3 requests were sent to "places"

    # It would come before the pause is over, and so before another request takes its place.
    Scenario: A failing reply to an older query changes nothing either
      Given the service "places" answers after 200 ms
      And the service "places" fails once with "offline"
      When I type "fado" into "places.search"
      And 300 ms pass
      And the service "places" answers after 100 ms
      And I type "museu" into "places.search"
      And everything has settled
      Then "places.error" is hidden
      And "places.list" has 3 rows

    Scenario: A search while the first page loads
      Given the service "places" answers after 1000 ms
      When I go back
      And I select "Places" in "menu.sections"
      And the service "places" answers after 100 ms
      And I type "fado" into "places.search"
      Then "places.spinner" is shown
      When 400 ms pass
      Then "places.list" has 1 rows
      When everything has settled
      Then "places.list" has 1 rows

    Scenario: A failed search removes the rows
      Given the service "places" fails with "offline"
      When I type "fado" into "places.search"
      And everything has settled
      Then "places.error" reads "No connection."
      And "places.retry" is shown
      And "places.list" has 0 rows
      And "places.empty" is hidden
      And "places.spinner" is hidden
      When the service "places" works again
      And I tap "places.retry"
      And everything has settled
      Then row 1 of "places.list" reads "Museu do Fado"

    Scenario: A failed search removes the message of a search without a match
      When I type "zzz" into "places.search"
      And everything has settled
      Then "places.empty" is shown
      Given the service "places" fails once with "offline"
      When I type "zz" into "places.search"
      And everything has settled
      Then "places.empty" is hidden
      And "places.error" is shown

    Scenario: An edit after a failure hides it and searches
      Given the service "places" fails once with "offline"
      When I type "fado" into "places.search"
      And everything has settled
      And I type "fad" into "places.search"
      Then "places.error" is hidden
      And "places.retry" is hidden
      And "places.spinner" is shown
      When everything has settled
      Then "places.list" has 1 rows

    Scenario: An edit drops a request for more
      Given the service "places" answers after 200 ms
      When I scroll "places.list" to its end
      And I type "fado" into "places.search"
      Then "places.more" is hidden
      When 200 ms pass
      Then "places.list" has 20 rows
      When everything has settled
      Then "places.list" has 1 rows

    Scenario: An edit hides a failure to load more
      Given the service "places" fails once with "offline"
      When I scroll "places.list" to its end
      And everything has settled
      And I type "fado" into "places.search"
      Then "places.more" is hidden

    Scenario: Scrolled while a search waits, nothing more is requested
      When I type "fado" into "places.search"
      And I scroll "places.list" to its end
      Then 1 requests were sent to "places"
      And "places.more" is hidden
      When 300 ms pass
      And I scroll "places.list" to its end
      Then 2 requests were sent to "places"

    Scenario: Back drops a search that waits
      When I type "fado" into "places.search"
      And I go back
      And everything has settled
      Then 1 requests were sent to "places"
      And nothing is left behind

    Scenario: Back drops a search in flight
      When I type "fado" into "places.search"
      And 350 ms pass
      And I go back
      Then I see the screen "menu"
      And nothing is left behind
      When everything has settled
      Then I see the screen "menu"

    Scenario: More pages of a search
      Given 50 places in the guide
      When I type "place 000" into "places.search"
      And everything has settled
      And I scroll "places.list" to its end
      And everything has settled
      Then "places.list" has 40 rows
      And row 40 of "places.list" reads "Place 00040"

    Scenario: A search stays within its quarter
      When I go back
      And I select "Quarters" in "menu.sections"
      And everything has settled
      And I select "Alfama" in "quarters.list"
      And everything has settled
      And I type "lisboa" into "places.search"
      And everything has settled
      Then "places.list" has 1 rows
      And row 1 of "places.list" reads "Sé de Lisboa"
      And the title is "Alfama"

    Scenario: White space alone isn't a search, and waits like one
      When I type "   " into "places.search"
      And everything has settled
      Then "places.list" has 20 rows
      And 2 requests were sent to "places"

    Scenario: An edit while Retry loads
      Given the service "places" fails once with "offline"
      When I type "fado" into "places.search"
      And everything has settled
      And the service "places" answers after 1000 ms
      And I tap "places.retry"
      And the service "places" answers after 100 ms
      And I type "museu" into "places.search"
      And everything has settled
      Then "places.list" has 3 rows
      And "places.error" is hidden

    Scenario: Retry asks for what is in the field
      Given the service "places" fails with "offline"
      When I type "fado" into "places.search"
      And everything has settled
      And I type "museu" into "places.search"
      And everything has settled
      And the service "places" works again
      And I tap "places.retry"
      And everything has settled
      Then "places.list" has 3 rows

    Scenario: A search that fails, fails again, and works
      Given the service "places" fails once with "offline"
      When I type "eiffel" into "places.search"
      And everything has settled
      And the service "places" fails once with "not found"
      And I tap "places.retry"
      And everything has settled
      Then "places.error" reads "Something went wrong."
      And "places.empty" is hidden
      When I tap "places.retry"
      And everything has settled
      Then "places.empty" reads "No places match “eiffel”."

    Scenario: A search goes on under the place that was opened meanwhile
      When I type "museu" into "places.search"
      And I select "A Ginjinha" in "places.list"
      And everything has settled
      Then the title is "A Ginjinha"
      And nothing is left behind
      When I go back
      Then "places.list" has 3 rows
      And "places.spinner" is hidden

    Scenario: A search fails under the place that was opened meanwhile
      Given the service "places" fails once with "offline"
      When I type "museu" into "places.search"
      And I select "A Ginjinha" in "places.list"
      And everything has settled
      Then no alert is shown
      When I go back
      Then "places.error" reads "No connection."
      And "places.list" has 0 rows

    Scenario: A search finds nothing under the place that was opened meanwhile
      When I type "eiffel" into "places.search"
      And I select "A Ginjinha" in "places.list"
      And everything has settled
      Then the title is "A Ginjinha"
      And nothing is left behind
      When I go back
      Then "places.empty" reads "No places match “eiffel”."
      And "places.list" has 0 rows

    Scenario: A text typed since is lost with the process
      When I type "fado" into "places.search"
      And the app is killed and launched again
      Then "places.search" reads ""
      When everything has settled
      Then "places.list" has 20 rows

    Scenario: A search goes on in the background
      When I type "fado" into "places.search"
      And the app resigns active
      And the app enters the background
      And everything has settled
      And the app enters the foreground
      Then "places.list" has 1 rows
      And 2 requests were sent to "places"

    Scenario: A search that waits is killed in the background, and its text is searched for at once
      When I type "fado" into "places.search"
      And the app enters the background
      And the app is killed and launched again
      Then 1 requests were sent to "places"
      When 100 ms pass
      Then "places.list" has 1 rows

    Scenario Outline: A text is searched for as it was typed (“<text>”)
      When I type "<text>" into "places.search"
      And everything has settled
      Then "places.empty" reads "No places match “<text>”."

      Examples:
        | text      |
        | 🇵🇹        |
        | “MAAT”    |
        | .*        |
        | \|        |
        | Lisboa Story Centre, and whatever else stands in its street, up to the very end of it and back again |

  Rule: Refreshing

    Background:
      Given I select "Places" in "menu.sections"
      And everything has settled

    Scenario: A refresh starts again at the first page, and the rows stay meanwhile
      When I scroll "places.list" to its end
      And everything has settled
      And I pull to refresh "places.list"
      Then "places.list" has 40 rows
      And "places.spinner" is hidden
      When everything has settled
      Then "places.list" has 20 rows
      When I scroll "places.list" to its end
      And everything has settled
      Then "places.list" has 40 rows
      And row 21 of "places.list" reads "Largo do Intendente"

    Scenario: A refresh that fails keeps the rows and the pages
      When I scroll "places.list" to its end
      And everything has settled
      And the service "places" fails once with "offline"
      And I pull to refresh "places.list"
      And everything has settled
      Then an alert reads "Couldn't refresh."
      And "places.list" has 40 rows
      When I tap "OK" in the alert
      And I scroll "places.list" to its end
      And everything has settled
      Then "places.list" has 50 rows

    Scenario: A failed refresh of a list without places shows an alert as well
      Given there are no places in the guide
      When I pull to refresh "places.list"
      And everything has settled
      Then "places.list" has 0 rows
      When the service "places" fails once with "offline"
      And I pull to refresh "places.list"
      And everything has settled
      Then an alert reads "Couldn't refresh."
      And "places.error" is hidden

    Scenario: A refresh drops a request for more
      Given the service "places" answers after 200 ms
      When I scroll "places.list" to its end
      And I pull to refresh "places.list"
      Then "places.more" is hidden
      When 200 ms pass
      Then "places.list" has 20 rows
      When I scroll "places.list" to its end
      And everything has settled
      Then "places.list" has 40 rows

    Scenario: A refresh hides a failure to load more
      Given the service "places" fails once with "offline"
      When I scroll "places.list" to its end
      And everything has settled
      And I pull to refresh "places.list"
      Then "places.more" is hidden

    Scenario: A refresh repeats the search
      When I type "museu" into "places.search"
      And everything has settled
      And I pull to refresh "places.list"
      And everything has settled
      Then "places.list" has 3 rows
      And "places.search" reads "museu"

    Scenario: Scrolled while it refreshes, nothing more is requested
      When I pull to refresh "places.list"
      And I scroll "places.list" to its end
      Then 2 requests were sent to "places"

    Scenario: A search ends a refresh
      Given the service "places" answers after 200 ms
      And the service "places" fails once with "offline"
      When I pull to refresh "places.list"
      And I type "fado" into "places.search"
      And 200 ms pass
      Then "places.list" has 20 rows
      When everything has settled
      Then "places.list" has 1 rows
      And no alert is shown

    Scenario: Pulled while a search waits it does nothing
      When I type "fado" into "places.search"
      And I pull to refresh "places.list"
      Then 1 requests were sent to "places"
      When everything has settled
      Then "places.list" has 1 rows
      And 2 requests were sent to "places"

    Scenario: Pulled after a search has failed it is the same as Retry
      Given the service "places" fails once with "offline"
      When I type "fado" into "places.search"
      And everything has settled
      And I pull to refresh "places.list"
      Then "places.spinner" is shown
      And "places.error" is hidden
      When everything has settled
      Then "places.list" has 1 rows

    Scenario: Pulled twice, the places are requested once
      When I pull to refresh "places.list"
      And I pull to refresh "places.list"
      Then 2 requests were sent to "places"

    Scenario: Places pulled before they have loaded
      When I go back
      And I select "Places" in "menu.sections"
      And I pull to refresh "places.list"
      Then 2 requests were sent to "places"
      And "places.spinner" is shown
      When everything has settled
      Then "places.list" has 20 rows

    Scenario: Pulled while a search is in flight it does nothing
      When I type "fado" into "places.search"
      And 350 ms pass
      And I pull to refresh "places.list"
      Then 2 requests were sent to "places"
      When everything has settled
      Then "places.list" has 1 rows

    Scenario: A failed refresh of the places shows its alert over the place
      Given the service "places" fails once with "offline"
      When I pull to refresh "places.list"
      And I select "A Ginjinha" in "places.list"
      And everything has settled
      Then an alert reads "Couldn't refresh."
      And the title is "A Ginjinha"
      When I tap "OK" in the alert
      And I go back
      Then "places.list" has 20 rows

    Scenario: A refresh of the places fails under the note
      Given the service "places" fails once with "offline"
      When I pull to refresh "places.list"
      And I select row 1 of "places.list"
      And I tap "place.editNote"
      And everything has settled
      Then no alert is shown
      When I tap "note.cancel"
      Then no alert is shown
      When I go back
      Then no alert is shown
      And "places.list" has 20 rows

    Scenario: A refresh of the places fails under another alert
      Given the service "places" fails once with "offline"
      When I pull to refresh "places.list"
      And I open the link "guide://nowhere"
      And everything has settled
      And I tap "OK" in the alert
      Then no alert is shown
      And "places.list" has 20 rows

    Scenario: Back in the middle of refreshing the places
      Given the service "places" fails once with "offline"
      When I pull to refresh "places.list"
      And I go back
      And everything has settled
      Then the stack is "menu"
      And no alert is shown
      And nothing is left behind

    Scenario: Killed while the places are refreshed
      When I pull to refresh "places.list"
      And the app is killed and launched again
      Then "places.spinner" is shown
      When everything has settled
      Then "places.list" has 20 rows
      And 1 requests were sent to "places"

  Rule: Favourites

    Scenario: A favourite is marked
      Given the place "a-brasileira" is a favourite
      When I select "Places" in "menu.sections"
      And everything has settled
      Then the row "A Brasileira" of "places.list" has the accessory "★"
      And the row "A Ginjinha" of "places.list" has no accessory

    Scenario: The row follows every change at once
      When I select "Places" in "menu.sections"
      And everything has settled
      And the place "a-ginjinha" is a favourite
      Then the row "A Ginjinha" of "places.list" has the accessory "★"
      And the row "A Brasileira" of "places.list" has no accessory
      When the place "a-ginjinha" is no favourite
      Then the row "A Ginjinha" of "places.list" has no accessory
      And 1 requests were sent to "places"

    Scenario: A change before the page has arrived, and on a later page
      When I select "Places" in "menu.sections"
      And the place "a-ginjinha" is a favourite
      And the place "torre-de-belem" is a favourite
      And everything has settled
      Then the row "A Ginjinha" of "places.list" has the accessory "★"
      When I type "torre" into "places.search"
      And everything has settled
      Then the row "Torre de Belém" of "places.list" has the accessory "★"

    Scenario: A favourite on the second page is marked when that page comes
      Given the place "mude" is a favourite
      When I select "Places" in "menu.sections"
      And everything has settled
      And I scroll "places.list" to its end
      And everything has settled
      Then the row "MUDE" of "places.list" has the accessory "★"

    Scenario: A change while the rows of an older query are still there
      When I select "Places" in "menu.sections"
      And everything has settled
      And I type "fado" into "places.search"
      And the place "a-ginjinha" is a favourite
      Then the row "A Ginjinha" of "places.list" has the accessory "★"

    Scenario: A favourite that is refused loses its mark again
      Given the service "favourite" fails once with "offline"
      And the service "favourite" answers after 1000 ms
      When I select "Places" in "menu.sections"
      And everything has settled
      And I select "A Ginjinha" in "places.list"
      And I toggle "place.favourite"
      And I go back
      Then the row "A Ginjinha" of "places.list" has the accessory "★"
      When everything has settled
      Then the row "A Ginjinha" of "places.list" has no accessory
      And no alert is shown

  Rule: Places that are gone

    Scenario: A place that is gone while a search waits leaves the text that the rows matched
      When I select "Places" in "menu.sections"
      And everything has settled
      And I type "fado" into "places.search"
      And everything has settled
      And the place "museu-do-fado" is removed from the guide
      And I type "mus" into "places.search"
      And I select "Museu do Fado" in "places.list"
      And I toggle "place.favourite"
      And 100 ms pass
      Then an alert reads "This place is no longer in the guide."
      When I tap "OK" in the alert
      Then "places.list" has 0 rows
      And "places.search" reads "mus"
      And "places.empty" reads "No places match “fado”."
      And "places.spinner" is shown
      When everything has settled
      Then "places.list" has 2 rows
      And "places.empty" is hidden

    Scenario: The only place of a quarter is gone
      When I select "Quarters" in "menu.sections"
      And everything has settled
      And I select "Alcântara" in "quarters.list"
      And everything has settled
      And the place "lx-factory" is removed from the guide
      And I select "LX Factory" in "places.list"
      And I toggle "place.favourite"
      And everything has settled
      And I tap "OK" in the alert
      Then "places.list" has 0 rows
      And "places.empty" reads "Nothing here yet."

    Scenario: The only place that a search found is gone
      When I select "Places" in "menu.sections"
      And everything has settled
      And I type "fado" into "places.search"
      And everything has settled
      And the place "museu-do-fado" is removed from the guide
      And I select "Museu do Fado" in "places.list"
      And I toggle "place.favourite"
      And everything has settled
      And I tap "OK" in the alert
      Then "places.empty" reads "No places match “fado”."
      And "places.spinner" is hidden

    Scenario: The pages that follow move up when a place is gone, until a refresh
      When I select "Places" in "menu.sections"
      And everything has settled
      And the place "a-ginjinha" is removed from the guide
      And I select "A Ginjinha" in "places.list"
      And I toggle "place.favourite"
      And everything has settled
      And I tap "OK" in the alert
      Then "places.list" has 19 rows
      When I scroll "places.list" to its end
      And everything has settled
      Then "places.list" has 39 rows
      And row 20 of "places.list" reads "Lisboa Story Centre"
      When I pull to refresh "places.list"
      And everything has settled
      Then "places.list" has 20 rows
      And row 20 of "places.list" reads "Largo do Intendente"

    Scenario: A list that has lost a place marks the right favourites
      When I select "Places" in "menu.sections"
      And everything has settled
      And the place "a-ginjinha" is removed from the guide
      And I select "A Ginjinha" in "places.list"
      And I toggle "place.favourite"
      And everything has settled
      And I tap "OK" in the alert
      Then row 2 of "places.list" reads "Arco da Rua Augusta"
      When the place "jardim-da-estrela" is a favourite
      And I select row 2 of "places.list"
      And I toggle "place.favourite"
      And I go back
      Then the row "Arco da Rua Augusta" of "places.list" has the accessory "★"
      And the row "A Brasileira" of "places.list" has no accessory
      And the row "Basílica da Estrela" of "places.list" has no accessory
      And the row "Jardim da Estrela" of "places.list" has the accessory "★"
      When I scroll "places.list" to its end
      And everything has settled
      And the place "mude" is a favourite
      Then the row "MUDE" of "places.list" has the accessory "★"

    Scenario: Next continues in a list that has lost a place
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
      And 1 requests were sent to "places"
      When I go back
      And I go back
      And I go back
      And I select row 19 of "places.list"
      And I tap "place.next"
      Then "place.next" can't be tapped
      When everything has settled
      Then the title is "Lisboa Story Centre"
      And 2 requests were sent to "places"

    Scenario: A place that was gone is listed again by a later page
      When I select "Places" in "menu.sections"
      And everything has settled
      And the place "a-ginjinha" is removed from the guide
      And I select "A Ginjinha" in "places.list"
      And I toggle "place.favourite"
      And everything has settled
      And I tap "OK" in the alert
      Then "places.list" has 19 rows
      When the place "a-ginjinha" is back in the guide
      And the place "a-ginjinha" is called "Largo Zimbro"
      And I scroll "places.list" to its end
      And everything has settled
      Then row 20 of "places.list" reads "Largo Zimbro"
      And "places.list" has 39 rows

    Scenario: A list that has lost a place is searched like any other
      When I select "Places" in "menu.sections"
      And everything has settled
      And the place "a-ginjinha" is removed from the guide
      And I select "A Ginjinha" in "places.list"
      And I toggle "place.favourite"
      And everything has settled
      And I tap "OK" in the alert
      And I type "a gin" into "places.search"
      And everything has settled
      Then "places.empty" reads "No places match “a gin”."
      When the place "a-ginjinha" is back in the guide
      And I pull to refresh "places.list"
      And everything has settled
      Then row 1 of "places.list" reads "A Ginjinha"
      And "places.empty" is hidden

    Scenario Outline: A place that is gone doesn't affect the list of a later search (“<text>”, <what follows>)
      When I select "Places" in "menu.sections"
      And everything has settled
      And the service "places" <what follows>
      And I type "<text>" into "places.search"
      And I select "A Brasileira" in "places.list"
      And everything has settled
      And the place "a-brasileira" is removed from the guide
      And I toggle "place.favourite"
      And everything has settled
      And I tap "OK" in the alert
      Then the stack is "menu, places"
      And "places.list" has <rows> rows

      Examples:
        | text  | what follows              | rows |
        | museu | works again               | 3    |
        | bra   | works again               | 1    |
        | zzz   | works again               | 0    |
        | bra   | fails once with "offline" | 0    |

    Scenario: A place that is gone doesn't affect the list of a later refresh
      When I select "Places" in "menu.sections"
      And everything has settled
      And I pull to refresh "places.list"
      And I select "A Brasileira" in "places.list"
      And everything has settled
      And the place "a-brasileira" is removed from the guide
      And I toggle "place.favourite"
      And everything has settled
      And I tap "OK" in the alert
      Then "places.list" has 20 rows
      And row 1 of "places.list" reads "A Brasileira"

    Scenario: A note whose place is gone doesn't affect the list of a later search
      When I select "Places" in "menu.sections"
      And everything has settled
      And I type "bra" into "places.search"
      And I select "A Brasileira" in "places.list"
      And everything has settled
      And the place "a-brasileira" is removed from the guide
      And I tap "place.editNote"
      And I type "coffee" into "note.text"
      And I tap "note.save"
      And everything has settled
      And I tap "OK" in the alert
      Then the stack is "menu, places"
      And row 1 of "places.list" reads "A Brasileira"

    Scenario: A place that is gone and that a link opened doesn't affect the list below
      When I open the link "guide://places/a-brasileira"
      And everything has settled
      And I start to swipe back and let go
      And everything has settled
      And the place "a-brasileira" is removed from the guide
      And I toggle "place.favourite"
      And everything has settled
      And I tap "OK" in the alert
      Then "places.list" has 20 rows
      And row 1 of "places.list" reads "A Brasileira"

  Rule: Places that come back or change

    Background:
      Given I select "Places" in "menu.sections"
      And everything has settled

    Scenario: Places that return remove “Nothing here yet.”
      Given there are no places in the guide
      When I pull to refresh "places.list"
      And everything has settled
      Then "places.empty" reads "Nothing here yet."
      When the guide is as it was
      And I pull to refresh "places.list"
      Then "places.empty" is shown
      When everything has settled
      Then "places.empty" is hidden
      And "places.list" has 20 rows

    Scenario: A refresh shows what has changed about a place, in its order
      Given the place "a-ginjinha" is called "Zimbro"
      And the place "museu-do-fado" is called "A Fadista"
      When I pull to refresh "places.list"
      Then row 2 of "places.list" reads "A Ginjinha"
      When everything has settled
      Then row 2 of "places.list" reads "A Fadista"
      And row 3 of "places.list" reads "Arco da Rua Augusta"
      When I select "A Fadista" in "places.list"
      Then the title is "A Fadista"
      When I go back
      And I type "zim" into "places.search"
      And everything has settled
      Then "places.list" has 1 rows
      And row 1 of "places.list" reads "Zimbro"

    Scenario: Places with the same name are ordered by id
      Given the place "a-brasileira" is called "Zimbro"
      And the place "a-ginjinha" is called "Zimbro"
      When I type "zimbro" into "places.search"
      And everything has settled
      Then "places.list" has 2 rows
      When I select row 1 of "places.list"
      Then "place.summary" reads "A café with mirrors inside and a bronze poet outside."

    Scenario: A place that returns is still a favourite
      Given the place "a-ginjinha" is a favourite
      And the place "a-ginjinha" is removed from the guide
      When I pull to refresh "places.list"
      And everything has settled
      Then row 2 of "places.list" reads "Arco da Rua Augusta"
      When I go back
      Then the row "Places" of "menu.sections" has the badge "1"
      When the place "a-ginjinha" is back in the guide
      And I select "Places" in "menu.sections"
      And everything has settled
      Then the row "A Ginjinha" of "places.list" has the accessory "★"

    Scenario: An open place stays as it was, and shows changes when it is loaded again
      When I pull to refresh "places.list"
      And I select "A Ginjinha" in "places.list"
      And the place "a-ginjinha" is called "Zimbro"
      And everything has settled
      Then the title is "A Ginjinha"
      When the app is killed and launched again
      And everything has settled
      Then the title is "Zimbro"

    Scenario: A place that has moved to the next page isn't listed twice
      Given the place "a-ginjinha" is called "Lisboa antiga"
      When I scroll "places.list" to its end
      And everything has settled
      Then row 2 of "places.list" reads "A Ginjinha"
      And row 21 of "places.list" reads "Lisboa Story Centre"
      And "places.list" has 39 rows
      When I pull to refresh "places.list"
      And everything has settled
      And I scroll "places.list" to its end
      And everything has settled
      Then row 21 of "places.list" reads "Lisboa antiga"
      And "places.list" has 40 rows
