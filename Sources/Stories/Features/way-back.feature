Feature: A cancelled back navigation
  As a reader with a nervous thumb
  I want a swipe that I don't finish to change nothing
  So that I am still where I was

  Background:
    Given I am signed in

  Scenario: A cancelled swipe leaves the stack as it was
    When I select "Quarters" in "menu.sections"
    And everything has settled
    And I select "Alfama" in "quarters.list"
    And everything has settled
    And I start to swipe back and let go
    Then the stack is "menu, quarters, places"
    And the title is "Alfama"
    And "places.list" has 7 rows
    And 1 requests were sent to "places"
    And 1 requests were sent to "quarters"
    And nothing is left behind

  Scenario: Cancelled again and again, and then completed
    When I select "Quarters" in "menu.sections"
    And everything has settled
    And I choose "A–Z" in "quarters.order"
    And I select row 1 of "quarters.list"
    And everything has settled
    And I start to swipe back and let go
    And I start to swipe back and let go
    And I start to swipe back and let go
    And I go back
    Then the stack is "menu, quarters"
    And "quarters.order" reads "A–Z"
    And row 1 of "quarters.list" reads "Alcântara"
    And 1 requests were sent to "quarters"
    When I start to swipe back and let go
    And I go back
    Then the stack is "menu"
    And nothing is left behind

  Scenario: The user can't go back from the menu or the sign-in screen
    Then I can't go back
    When I select "Quarters" in "menu.sections"
    And I go back
    Then I can't go back
    When I tap "menu.signOut"
    Then I can't go back

  Scenario: A screen below that was restored loads once it begins to show
    When I select "Quarters" in "menu.sections"
    And everything has settled
    And I select "Alfama" in "quarters.list"
    And the app is killed and launched again
    Then 0 requests were sent to "quarters"
    When I start to swipe back and let go
    Then the title is "Alfama"
    And 1 requests were sent to "quarters"
    When everything has settled
    Then nothing is left behind
    When I go back
    Then "quarters.list" has 12 rows
    And 1 requests were sent to "quarters"

  Scenario Outline: A place below that can't be loaded (“<failure>”) shows no alert, and loads when it next appears
    When I open the link "guide://places/maat"
    And everything has settled
    And I tap "place.next"
    And everything has settled
    Then the stack is "menu, places, place, place"
    When the app is killed and launched again
    And everything has settled
    And the service "place" fails once with "<failure>"
    And I start to swipe back and let go
    Then 2 requests were sent to "place"
    When everything has settled
    Then no alert is shown
    And the stack is "menu, places, place, place"
    When I go back
    Then the title is ""
    And "place.spinner" is shown
    And 3 requests were sent to "place"
    When everything has settled
    Then the title is "MAAT"
    And nothing is left behind

    Examples:
      | failure      |
      | offline      |
      | server error |
      | not found    |

  Scenario: A place below that can't be loaded leaves the note open
    When I open the link "guide://places/maat"
    And everything has settled
    And I tap "place.next"
    And everything has settled
    And the app is killed and launched again
    And everything has settled
    And the service "place" fails once with "offline"
    And I start to swipe back and let go
    And I tap "place.editNote"
    And everything has settled
    Then I see the screen "note"
    And no alert is shown

  Scenario: Cancelled again, the place below is requested once
    When I open the link "guide://places/maat"
    And everything has settled
    And I tap "place.next"
    And everything has settled
    And the app is killed and launched again
    And everything has settled
    And I start to swipe back and let go
    And I start to swipe back and let go
    And I go back
    Then 2 requests were sent to "place"
    When everything has settled
    Then the title is "MAAT"
    When I start to swipe back and let go
    And everything has settled
    Then 2 requests were sent to "place"

  Scenario: A list below a place that is gone loads, and stays
    When I open the link "guide://places/atlantis"
    And I start to swipe back and let go
    Then 1 requests were sent to "places"
    When everything has settled
    Then an alert reads "This place is no longer in the guide."
    And nothing is left behind

  Scenario: The menu asks for the cover once it begins to show
    When everything has settled
    And I select "Quarters" in "menu.sections"
    And the system warns about memory
    Then 1 requests were sent to "cover"
    When I start to swipe back and let go
    Then 2 requests were sent to "cover"
    When everything has settled
    And I go back
    Then "menu.cover" reads "cover"
    And 2 requests were sent to "cover"

  Scenario Outline: After a cancelled swipe in “<section>”, a memory warning requests nothing that is out of sight
    When everything has settled
    And I select "<section>" in "menu.sections"
    And everything has settled
    And I start to swipe back and let go
    And the system warns about memory
    And everything has settled
    Then 1 requests were sent to "cover"
    When I go back
    Then 2 requests were sent to "cover"

    Examples:
      | section  |
      | Quarters |
      | Places   |

  Scenario Outline: After a cancelled swipe, <event> leaves the place below as it is
    When I open the link "guide://places/maat"
    And everything has settled
    And I tap "place.next"
    And everything has settled
    And the app is killed and launched again
    And everything has settled
    And I start to swipe back and let go
    And <event>
    And everything has settled
    Then the stack is "menu, places, place, place"
    And 2 requests were sent to "place"
    And 0 requests were sent to "cover"

    Examples:
      | event                         |
      | the system warns about memory |
      | the app resigns active        |
      | the app enters the background |
      | the app enters the foreground |

  Scenario: Requests in flight continue
    When I select "Places" in "menu.sections"
    And everything has settled
    And I type "museu" into "places.search"
    And 200 ms pass
    And I start to swipe back and let go
    Then "places.search" reads "museu"
    And "places.spinner" is shown
    When 99 ms pass
    Then 1 requests were sent to "places"
    When 1 ms pass
    Then 2 requests were sent to "places"
    When everything has settled
    And I scroll "places.list" to its end
    And I start to swipe back and let go
    And everything has settled
    Then nothing is left behind

  Scenario: Next continues, and opens the next place
    When I open the link "guide://places/maat"
    And everything has settled
    And I tap "place.next"
    And I start to swipe back and let go
    Then "place.next" is disabled
    And "place.spinner" is shown
    When everything has settled
    Then the stack is "menu, places, place, place"

  Scenario: A favourite refused after a cancelled swipe shows its alert
    Given the service "favourite" fails with "offline"
    When I open the link "guide://places/maat"
    And everything has settled
    And I toggle "place.favourite"
    And I start to swipe back and let go
    And everything has settled
    Then an alert reads "Couldn't save the favourite."
    And "place.favourite" is off

  Scenario: A refresh that fails after a cancelled swipe shows its alert
    When I select "Quarters" in "menu.sections"
    And everything has settled
    And the service "quarters" fails with "offline"
    And I pull to refresh "quarters.list"
    And I start to swipe back and let go
    And everything has settled
    Then an alert reads "Couldn't refresh."
    And "quarters.list" has 12 rows
