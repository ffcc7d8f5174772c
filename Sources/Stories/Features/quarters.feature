Feature: The quarters
  As a reader of the guide
  I want to see which quarters the city has
  So that I can choose where to go

  Background:
    Given I am signed in
    And everything has settled

  Rule: Loading

    Scenario: A spinner turns until the reply
      When I select "Quarters" in "menu.sections"
      Then I see the screen "quarters"
      And the title is "Quarters"
      And "quarters.spinner" is shown
      And "quarters.list" has 0 rows
      And "quarters.empty" is hidden
      And "quarters.error" is hidden
      And "quarters.retry" is hidden
      And 1 requests were sent to "quarters"
      When 99 ms pass
      Then "quarters.spinner" is shown
      When 1 ms pass
      Then "quarters.spinner" is hidden
      And "quarters.list" has 12 rows
      And "quarters.empty" is hidden
      And "quarters.error" is hidden

    Scenario: A row shows name and summary
      When I select "Quarters" in "menu.sections"
      And everything has settled
      Then "quarters.list" shows
        | title             | subtitle                                                                        | accessory | badge |
        | Belém             | Monuments of the voyages, gardens and warm custard tarts by the river.         |           |       |
        | Alfama            | Steep lanes between the castle and the river, older than the rest of the city. |           |       |
        | Baixa             | The straight streets laid out after the earthquake of 1755.                    |           |       |
        | Chiado            | Bookshops, theatres and cafés on the slope above the Baixa.                    |           |       |
        | Bairro Alto       | Quiet by day, a hundred small bars by night.                                   |           |       |
        | Graça             | The highest hill of the old town, with the widest views.                       |           |       |
        | Estrela           | A white dome, a shady garden and wide, calm streets.                           |           |       |
        | Mouraria          | The quarter below the castle where many say the fado was born.                 |           |       |
        | São Bento         | Antique shops around the steps of the parliament.                              |           |       |
        | Parque das Nações | Glass, steel and open water where the fair of 1998 stood.                      |           |       |
        | Alcântara         | Old docks and workshops under the red bridge, busy again at night.             |           |       |
        | Campo de Ourique  | A level grid of shops and cafés where tram 28 turns round.                     |           |       |

    Scenario: Nothing to show
      Given there are no quarters in the guide
      When I select "Quarters" in "menu.sections"
      Then "quarters.empty" is hidden
      When everything has settled
      Then "quarters.empty" reads "Nothing here yet."
      And "quarters.list" has 0 rows
      And "quarters.spinner" is hidden
      And "quarters.error" is hidden

    Scenario: Covered and shown again it does not load again
      When I select "Quarters" in "menu.sections"
      And everything has settled
      And the app resigns active
      And the app enters the background
      And the app enters the foreground
      Then "quarters.list" has 12 rows
      And 1 requests were sent to "quarters"

    Scenario: Opened a second time it loads again
      When I select "Quarters" in "menu.sections"
      And everything has settled
      And I go back
      And I select "Quarters" in "menu.sections"
      Then "quarters.spinner" is shown
      And "quarters.list" has 0 rows
      And 2 requests were sent to "quarters"

    Scenario: To the background while the quarters load
      When I select "Quarters" in "menu.sections"
      And the app resigns active
      And the app enters the background
      And everything has settled
      And the app enters the foreground
      Then "quarters.list" has 12 rows
      And "quarters.spinner" is hidden
      And 1 requests were sent to "quarters"

    Scenario: Left and opened again, the first reply changes nothing
      Given the service "quarters" answers after 1000 ms
      And the service "quarters" fails once with "offline"
      When I select "Quarters" in "menu.sections"
      And I go back
      And the service "quarters" answers after 2000 ms
      And I select "Quarters" in "menu.sections"
      And 1999 ms pass
      Then "quarters.error" is hidden
      And "quarters.spinner" is shown
      When 1 ms pass
      Then "quarters.list" has 12 rows

  Rule: Failing

    Scenario Outline: Quarters that can't be loaded (“<failure>”) say “<error>” and offer Retry
      Given the service "quarters" fails with "<failure>"
      When I select "Quarters" in "menu.sections"
      And everything has settled
      Then "quarters.error" reads "<error>"
      And "quarters.retry" is shown
      And "quarters.retry" reads "Retry"
      And "quarters.spinner" is hidden
      And "quarters.empty" is hidden
      And "quarters.list" has 0 rows
      And no alert is shown

      Examples:
        | failure      | error                 |
        | offline      | No connection.        |
        | server error | Something went wrong. |
        | not found    | Something went wrong. |

    Scenario: Retry loads again
      Given the service "quarters" fails once with "offline"
      When I select "Quarters" in "menu.sections"
      And everything has settled
      And I tap "quarters.retry"
      Then "quarters.spinner" is shown
      And "quarters.error" is hidden
      And "quarters.retry" is hidden
      And 2 requests were sent to "quarters"
      When everything has settled
      Then "quarters.spinner" is hidden
      And "quarters.list" has 12 rows
      And "quarters.error" is hidden

    Scenario: Retry can fail as well, for another reason
      Given the service "quarters" fails once with "offline"
      When I select "Quarters" in "menu.sections"
      And everything has settled
      And the service "quarters" fails once with "server error"
      And I tap "quarters.retry"
      And everything has settled
      Then "quarters.error" reads "Something went wrong."
      And "quarters.retry" is shown
      And "quarters.spinner" is hidden

    Scenario: A reply that never comes
      Given the service "quarters" never answers
      When I select "Quarters" in "menu.sections"
      And everything has settled
      Then "quarters.spinner" is shown
      And "quarters.retry" is hidden

    Scenario: Back after a failure, and in again
      Given the service "quarters" fails once with "offline"
      When I select "Quarters" in "menu.sections"
      And everything has settled
      And I go back
      And I select "Quarters" in "menu.sections"
      Then "quarters.error" is hidden
      And "quarters.spinner" is shown
      When everything has settled
      Then "quarters.list" has 12 rows

    Scenario: Back while Retry loads
      Given the service "quarters" fails once with "offline"
      When I select "Quarters" in "menu.sections"
      And everything has settled
      And I tap "quarters.retry"
      And I go back
      And everything has settled
      Then the stack is "menu"
      And nothing is left behind

    Scenario: Quarters that came at the second try stay while three screens are opened over them
      Given the service "quarters" fails once with "offline"
      When I select "Quarters" in "menu.sections"
      And everything has settled
      And I choose "A–Z" in "quarters.order"
      And I tap "quarters.retry"
      And everything has settled
      And I select "Alfama" in "quarters.list"
      And everything has settled
      And I select row 1 of "places.list"
      And I tap "place.next"
      And I go back
      And I go back
      And I go back
      Then "quarters.list" has 12 rows
      And "quarters.order" reads "A–Z"
      And "quarters.error" is hidden
      And "quarters.retry" is hidden
      And 2 requests were sent to "quarters"
      And nothing is left behind

  Rule: Orders

    Scenario: Priority comes first
      When I select "Quarters" in "menu.sections"
      And everything has settled
      Then "quarters.order" reads "Priority"
      And row 1 of "quarters.list" reads "Belém"
      And row 12 of "quarters.list" reads "Campo de Ourique"

    Scenario: By name, and back, without loading again
      When I select "Quarters" in "menu.sections"
      And everything has settled
      And I choose "A–Z" in "quarters.order"
      Then "quarters.order" reads "A–Z"
      And "quarters.list" shows
        | title             |
        | Alcântara         |
        | Alfama            |
        | Bairro Alto       |
        | Baixa             |
        | Belém             |
        | Campo de Ourique  |
        | Chiado            |
        | Estrela           |
        | Graça             |
        | Mouraria          |
        | Parque das Nações |
        | São Bento         |
      When I choose "Priority" in "quarters.order"
      Then row 1 of "quarters.list" reads "Belém"
      And 1 requests were sent to "quarters"

    Scenario: An order chosen before the reply applies to it
      When I select "Quarters" in "menu.sections"
      And I choose "A–Z" in "quarters.order"
      Then "quarters.spinner" is shown
      And "quarters.empty" is hidden
      When everything has settled
      Then row 1 of "quarters.list" reads "Alcântara"

    Scenario: Chosen after a failure it shows no rows and keeps the error
      Given the service "quarters" fails once with "offline"
      When I select "Quarters" in "menu.sections"
      And everything has settled
      And I choose "A–Z" in "quarters.order"
      Then "quarters.error" reads "No connection."
      And "quarters.empty" is hidden
      When I tap "quarters.retry"
      And everything has settled
      Then row 1 of "quarters.list" reads "Alcântara"

    Scenario: The order applies to a refresh
      When I select "Quarters" in "menu.sections"
      And everything has settled
      And I choose "A–Z" in "quarters.order"
      And I pull to refresh "quarters.list"
      And everything has settled
      Then "quarters.order" reads "A–Z"
      And row 1 of "quarters.list" reads "Alcântara"

  Rule: Refreshing

    Background:
      Given I select "Quarters" in "menu.sections"
      And everything has settled

    Scenario: The rows stay meanwhile
      When I pull to refresh "quarters.list"
      Then "quarters.list" has 12 rows
      And "quarters.spinner" is hidden
      And 2 requests were sent to "quarters"
      When everything has settled
      Then "quarters.list" has 12 rows
      And no alert is shown

    Scenario: New rows replace the old ones
      Given there are no quarters in the guide
      When I pull to refresh "quarters.list"
      Then "quarters.list" has 12 rows
      And "quarters.empty" is hidden
      When everything has settled
      Then "quarters.list" has 0 rows
      And "quarters.empty" reads "Nothing here yet."

    Scenario Outline: A failure (“<failure>”) shows an alert and keeps the rows
      Given the service "quarters" fails once with "<failure>"
      When I pull to refresh "quarters.list"
      And everything has settled
      Then an alert reads "Couldn't refresh."
      And "quarters.list" has 12 rows
      And "quarters.error" is hidden
      And "quarters.retry" is hidden
      When I tap "OK" in the alert
      Then no alert is shown
      And "quarters.list" has 12 rows
      When I pull to refresh "quarters.list"
      And everything has settled
      Then no alert is shown
      And 3 requests were sent to "quarters"

      Examples:
        | failure      |
        | offline      |
        | server error |
        | not found    |

    Scenario: Pulled twice it asks once
      When I pull to refresh "quarters.list"
      And I pull to refresh "quarters.list"
      Then 2 requests were sent to "quarters"

    Scenario: Choosing an order in the middle of a refresh
      When I pull to refresh "quarters.list"
      And I choose "A–Z" in "quarters.order"
      Then row 1 of "quarters.list" reads "Alcântara"
      When everything has settled
      Then row 1 of "quarters.list" reads "Alcântara"

    Scenario: Back in the middle of a refresh
      Given the service "quarters" fails once with "offline"
      When I pull to refresh "quarters.list"
      And I go back
      And everything has settled
      Then I see the screen "menu"
      And no alert is shown
      And nothing is left behind

    Scenario: The empty list can be pulled, too
      Given there are no quarters in the guide
      When I pull to refresh "quarters.list"
      And everything has settled
      And I pull to refresh "quarters.list"
      And everything has settled
      Then "quarters.empty" is shown
      And 3 requests were sent to "quarters"

    Scenario: A failed refresh of the empty list shows an alert
      Given there are no quarters in the guide
      When I pull to refresh "quarters.list"
      And everything has settled
      Then "quarters.empty" is shown
      When the service "quarters" fails once with "offline"
      And I pull to refresh "quarters.list"
      And everything has settled
      Then an alert reads "Couldn't refresh."
      And "quarters.error" is hidden
      And "quarters.empty" is shown

    Scenario: A failed refresh shows its alert over the next screen
      Given the service "quarters" fails once with "offline"
      And the service "quarters" answers after 200 ms
      When I pull to refresh "quarters.list"
      And I select "Alfama" in "quarters.list"
      And 200 ms pass
      Then an alert reads "Couldn't refresh."
      And the stack is "menu, quarters, places"
      And "places.list" has 7 rows
      When I tap "OK" in the alert
      Then the title is "Alfama"
      When I go back
      Then "quarters.list" has 12 rows
      And no alert is shown
      And 2 requests were sent to "quarters"
      And nothing is left behind

    Scenario: A refresh that succeeds under the next screen replaces the rows
      Given there are no quarters in the guide
      When I pull to refresh "quarters.list"
      And I select "Alfama" in "quarters.list"
      And everything has settled
      And I go back
      Then "quarters.list" has 0 rows
      And "quarters.empty" is shown

    Scenario: A refresh that fails under another alert shows none
      Given the service "quarters" fails once with "offline"
      When I pull to refresh "quarters.list"
      And I open the link "guide://nowhere"
      And everything has settled
      Then an alert reads "This link can't be opened."
      When I tap "OK" in the alert
      Then no alert is shown
      And "quarters.list" has 12 rows

    Scenario: Quarters that return remove “Nothing here yet.”
      Given there are no quarters in the guide
      When I pull to refresh "quarters.list"
      And everything has settled
      Then "quarters.empty" reads "Nothing here yet."
      When the guide is as it was
      And I pull to refresh "quarters.list"
      Then "quarters.empty" is shown
      When everything has settled
      Then "quarters.empty" is hidden
      And "quarters.list" has 12 rows
      And row 1 of "quarters.list" reads "Belém"

    Scenario: A refresh shows what has changed about a quarter, in the chosen order
      Given the quarter "alfama" is called "Zona velha"
      And the quarter "graca" is removed from the guide
      When I pull to refresh "quarters.list"
      And everything has settled
      Then "quarters.list" has 11 rows
      And row 2 of "quarters.list" reads "Zona velha"
      When I choose "A–Z" in "quarters.order"
      Then row 11 of "quarters.list" reads "Zona velha"
      When the quarter "graca" is back in the guide
      And I pull to refresh "quarters.list"
      And everything has settled
      Then row 8 of "quarters.list" reads "Graça"
      When I choose "Priority" in "quarters.order"
      Then row 6 of "quarters.list" reads "Graça"

    Scenario: Its places keep the title that they were opened with
      When I pull to refresh "quarters.list"
      And I select "Alfama" in "quarters.list"
      And the quarter "alfama" is called "Zona velha"
      And everything has settled
      Then the title is "Alfama"
      When I select "Casa dos Bicos" in "places.list"
      Then "place.quarter" reads "Zona velha"
      When the quarter "alfama" is called "Alfama"
      And I go back
      And I pull to refresh "places.list"
      And everything has settled
      And I select "Casa dos Bicos" in "places.list"
      Then "place.quarter" reads "Alfama"
      When I go back
      And I go back
      Then row 2 of "quarters.list" reads "Zona velha"
      When I select "Zona velha" in "quarters.list"
      And everything has settled
      Then the title is "Zona velha"
      And "places.list" has 7 rows

    Scenario: A quarter that is gone keeps its row until a refresh, and shows the places it has
      Given the quarter "alfama" is removed from the guide
      When I select "Alfama" in "quarters.list"
      And everything has settled
      Then the title is "Alfama"
      And "places.list" has 7 rows
      When I go back
      Then "quarters.list" has 12 rows

    Scenario: A refresh that succeeds under an alert replaces the rows
      Given there are no quarters in the guide
      When I pull to refresh "quarters.list"
      And I open the link "guide://nowhere"
      And everything has settled
      Then an alert reads "This link can't be opened."
      And "quarters.list" has 0 rows
      And "quarters.empty" is shown

    Scenario: Failed, pulled again and done
      Given the service "quarters" fails once with "server error"
      When I pull to refresh "quarters.list"
      And everything has settled
      And I tap "OK" in the alert
      And there are no quarters in the guide
      And I pull to refresh "quarters.list"
      And everything has settled
      Then no alert is shown
      And "quarters.list" has 0 rows

    Scenario: Killed in the middle of a refresh
      When I pull to refresh "quarters.list"
      And 50 ms pass
      And the app is killed and launched again
      Then the stack is "menu, quarters"
      And "quarters.list" has 0 rows
      And "quarters.spinner" is shown
      And 1 requests were sent to "quarters"
      When everything has settled
      Then "quarters.list" has 12 rows

    Scenario: To the background in the middle of a refresh, which fails there
      Given the service "quarters" fails once with "offline"
      When I pull to refresh "quarters.list"
      And the app resigns active
      And the app enters the background
      And everything has settled
      And the app enters the foreground
      Then an alert reads "Couldn't refresh."
      And "quarters.list" has 12 rows

  Rule: Pulling a list that has not loaded

    Scenario: While it loads, pulling sends nothing more
      When I select "Quarters" in "menu.sections"
      And I pull to refresh "quarters.list"
      Then 1 requests were sent to "quarters"
      And "quarters.spinner" is shown
      When everything has settled
      Then "quarters.list" has 12 rows

    Scenario: After a failure, pulling is the same as Retry
      Given the service "quarters" fails once with "offline"
      When I select "Quarters" in "menu.sections"
      And everything has settled
      And I pull to refresh "quarters.list"
      Then "quarters.spinner" is shown
      And "quarters.error" is hidden
      And "quarters.retry" is hidden
      And 2 requests were sent to "quarters"
      When everything has settled
      Then "quarters.list" has 12 rows

    Scenario: Pulled after a failure, it may fail again as a first load does
      Given the service "quarters" fails with "offline"
      When I select "Quarters" in "menu.sections"
      And everything has settled
      And I pull to refresh "quarters.list"
      And everything has settled
      Then "quarters.error" reads "No connection."
      And "quarters.retry" is shown
      And no alert is shown

    Scenario: Retried, then pulled, it asks once
      Given the service "quarters" fails once with "offline"
      When I select "Quarters" in "menu.sections"
      And everything has settled
      And I tap "quarters.retry"
      And I pull to refresh "quarters.list"
      Then 2 requests were sent to "quarters"
      When everything has settled
      Then "quarters.list" has 12 rows

  Rule: Going back

    Scenario: A late reply changes nothing, and nothing is left behind
      When I select "Quarters" in "menu.sections"
      And 50 ms pass
      And I go back
      Then I see the screen "menu"
      And nothing is left behind
      When everything has settled
      Then I see the screen "menu"
      And "menu.sections" has 3 rows

    Scenario: Back and forth many times leaves nothing behind
      When I select "Quarters" in "menu.sections"
      And I go back
      And I select "Quarters" in "menu.sections"
      And everything has settled
      And I go back
      And I select "Quarters" in "menu.sections"
      And I choose "A–Z" in "quarters.order"
      And I go back
      Then the stack is "menu"
      And nothing is left behind
