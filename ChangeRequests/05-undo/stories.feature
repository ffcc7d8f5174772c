Feature: Undo
  As a reader of the guide
  I want to have a favourite back that I took away by accident
  So that my list stays mine

  Background:
    Given the place "maat" is a favourite
    And I am signed in
    And I open the link "guide://places/maat"
    And everything has settled

  Rule: The time

    Scenario: A favourite can be restored for five seconds after it is taken away
      Then "place.undo" is hidden
      When I toggle "place.favourite"
      Then "place.undo" is shown
      And "place.undo" reads "Undo"
      When 4999 ms pass
      Then "place.undo" is shown
      When 1 ms pass
      Then "place.undo" is hidden
      And "place.favourite" is off

    Scenario: Taken away once more, the time starts again
      When I toggle "place.favourite"
      And 3000 ms pass
      And I toggle "place.favourite"
      Then "place.undo" is hidden
      When I toggle "place.favourite"
      And 4999 ms pass
      Then "place.undo" is shown
      When 1 ms pass
      Then "place.undo" is hidden

    Scenario: The time continues under the note
      When I toggle "place.favourite"
      And 1000 ms pass
      And I tap "place.editNote"
      And 3000 ms pass
      And I tap "note.cancel"
      Then "place.undo" is shown
      When I tap "place.editNote"
      And 1000 ms pass
      And I tap "note.cancel"
      Then "place.undo" is hidden

    Scenario: The time continues in the background
      When I toggle "place.favourite"
      And the app resigns active
      And the app enters the background
      And 4999 ms pass
      And the app enters the foreground
      Then "place.undo" is shown
      When the app resigns active
      And the app enters the background
      And 1 ms pass
      And the app enters the foreground
      Then "place.undo" is hidden

  Rule: Undone

    Scenario: Undone, the place is a favourite again, and that is sent
      When I toggle "place.favourite"
      And 200 ms pass
      Then 1 requests were sent to "favourite"
      When I tap "place.undo"
      Then "place.favourite" is on
      And "place.undo" is hidden
      And 2 requests were sent to "favourite"
      When everything has settled
      Then "place.favourite" is on
      When I go back
      And everything has settled
      And I go back
      Then the row "Places" of "menu.sections" has the badge "1"
      And nothing is left behind

    Scenario: What can't be stored can't be undone
      Given the device can't store the favourites
      When I toggle "place.favourite"
      Then "place.favourite" is on
      And "place.undo" is hidden
      When the device can store the favourites again
      And I toggle "place.favourite"
      Then "place.undo" is shown
      Given the device can't store the favourites
      When I tap "place.undo"
      Then "place.favourite" is off
      And "place.undo" is hidden

    Scenario: Undone and taken away again, it can be restored for another five seconds
      When I toggle "place.favourite"
      And 3000 ms pass
      And I tap "place.undo"
      Then "place.undo" is hidden
      When I toggle "place.favourite"
      Then "place.undo" is shown
      When 4999 ms pass
      Then "place.undo" is shown
      When 1 ms pass
      Then "place.undo" is hidden

  Rule: Nothing to undo

    Scenario: Marked again with the toggle, there is nothing to undo
      When I toggle "place.favourite"
      Then "place.undo" is shown
      When I toggle "place.favourite"
      Then "place.undo" is hidden

    Scenario: A mark that can't be stored has nothing to undo
      When I toggle "place.favourite"
      Then "place.undo" is shown
      When 5000 ms pass
      And the device can't store the favourites
      And I toggle "place.favourite"
      Then "place.favourite" is off
      And "place.undo" is hidden

    Scenario: Made a favourite elsewhere, there is nothing to undo
      When I toggle "place.favourite"
      And the place "torre-de-belem" is a favourite
      Then "place.undo" is shown
      When the place "maat" is a favourite
      Then "place.undo" is hidden
      When the place "maat" is no favourite
      Then "place.undo" is hidden

    Scenario: Next hides it
      When I toggle "place.favourite"
      Then "place.undo" is shown
      When I tap "place.next"
      Then "place.undo" is hidden
      When everything has settled
      Then "place.undo" is hidden
      When I go back
      Then the title is "MAAT"
      And "place.undo" is hidden

    Scenario: Taken away while Next is in flight, there is nothing to undo after it
      When I tap "place.next"
      And I toggle "place.favourite"
      Then "place.undo" is shown
      When 1500 ms pass
      And I go back
      Then the title is "MAAT"
      And "place.undo" is hidden

    Scenario Outline: A refusal (“<failure>”) takes the change back, and there is nothing to undo
      Given the service "favourite" fails once with "<failure>"
      When I toggle "place.favourite"
      Then "place.undo" is shown
      When 100 ms pass
      Then an alert reads "<alert>"
      When I tap "OK" in the alert
      Then "place.undo" is hidden

      Examples:
        | failure      | alert                                 |
        | server error | Couldn't save the favourite.          |
        | not found    | This place is no longer in the guide. |

    Scenario: Left and opened again, there is nothing to undo
      When I toggle "place.favourite"
      Then "place.undo" is shown
      When I go back
      And I open the link "guide://places/maat"
      And 200 ms pass
      Then the title is "MAAT"
      And "place.undo" is hidden

    Scenario: Killed meanwhile, there is nothing to undo
      When I toggle "place.favourite"
      Then "place.undo" is shown
      When the app is killed and launched again
      And 200 ms pass
      Then the title is "MAAT"
      And "place.undo" is hidden
      And "place.favourite" is off
