Feature: Coming back after a kill
  As a reader of the guide
  I want to find the app where I left it
  So that I need not look for my place again

  Background:
    Given I am signed in
    And everything has settled

  Scenario: Killed at the menu
    When the app is killed and launched again
    Then the stack is "menu"
    And "menu.greeting" reads "Hello, Mark"
    And "menu.cover" reads "placeholder"
    And 1 requests were sent to "cover"

  Scenario: The quarters load again
    When I select "Quarters" in "menu.sections"
    And everything has settled
    And the app is killed and launched again
    Then the stack is "menu, quarters"
    And "quarters.spinner" is shown
    And "quarters.list" has 0 rows
    And 1 requests were sent to "quarters"
    And 0 requests were sent to "cover"
    When everything has settled
    Then "quarters.list" has 12 rows
    When I go back
    Then "menu.cover" reads "placeholder"
    And 1 requests were sent to "cover"
    And nothing is left behind

  Scenario: Killed while the quarters load
    When I select "Quarters" in "menu.sections"
    And 50 ms pass
    And the app is killed and launched again
    And 99 ms pass
    Then "quarters.spinner" is shown
    When 1 ms pass
    Then "quarters.list" has 12 rows

  Scenario: An order is saved in the background
    When I select "Quarters" in "menu.sections"
    And I choose "A–Z" in "quarters.order"
    And the app resigns active
    And the app enters the background
    And the app is killed and launched again
    Then "quarters.order" reads "A–Z"
    When everything has settled
    Then row 1 of "quarters.list" reads "Alcântara"

  Scenario: An order chosen since is lost with the process
    When I select "Quarters" in "menu.sections"
    And I choose "A–Z" in "quarters.order"
    And the app is killed and launched again
    Then "quarters.order" reads "Priority"

  Scenario: Going back is saved as well
    When I select "Quarters" in "menu.sections"
    And I go back
    And the app is killed and launched again
    Then the stack is "menu"

  Scenario: A state that can't be read starts at the menu
    When I select "Quarters" in "menu.sections"
    And the saved state is damaged
    And the app is killed and launched again
    Then the stack is "menu"
    And no alert is shown
    When I select "Quarters" in "menu.sections"
    And the app is killed and launched again
    Then the stack is "menu, quarters"

  Scenario: Alerts aren't restored
    When I open the link "guide://nowhere"
    Then an alert reads "This link can't be opened."
    When the app is killed and launched again
    Then no alert is shown

  Scenario: To the background and back changes nothing
    When I select "Quarters" in "menu.sections"
    And I choose "A–Z" in "quarters.order"
    And the app resigns active
    And the app enters the background
    And everything has settled
    And the app enters the foreground
    Then the stack is "menu, quarters"
    And "quarters.order" reads "A–Z"
    And row 1 of "quarters.list" reads "Alcântara"
    And 1 requests were sent to "quarters"

  Scenario: Places with their query
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
    And 1 requests were sent to "places"

  Scenario: A query is restored with the white space at its ends
    When I select "Places" in "menu.sections"
    And everything has settled
    And I type " museu " into "places.search"
    And everything has settled
    And the app enters the background
    And the app is killed and launched again
    Then "places.search" reads " museu "
    When everything has settled
    And the service "places" fails once with "unauthorised"
    And I pull to refresh "places.list"
    And everything has settled
    And I type "mark" into "signIn.username"
    And I type "lisboa" into "signIn.password"
    And I tap "signIn.submit"
    And everything has settled
    Then "places.search" reads " museu "
    And "places.list" has 3 rows

  Scenario: A deep stack, whose lower screens load when they are shown
    When I select "Quarters" in "menu.sections"
    And everything has settled
    And I choose "A–Z" in "quarters.order"
    And I select "Alfama" in "quarters.list"
    And the app is killed and launched again
    Then the stack is "menu, quarters, places"
    And the title is "Alfama"
    And 0 requests were sent to "quarters"
    And 1 requests were sent to "places"
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

  Scenario: A state that can't be read starts at the menu, even with a note
    When I open the link "guide://places/maat/note"
    And everything has settled
    And the saved state is damaged
    And the app is killed and launched again
    Then the stack is "menu"
    And no modal is shown
    And no alert is shown
    And nothing is left behind

  Scenario: Nothing is saved while nobody is signed in
    When I select "Quarters" in "menu.sections"
    And I go back
    And I tap "menu.signOut"
    And the app resigns active
    And the app enters the background
    And the app is killed and launched again
    Then I see the screen "signIn"
    And I type "mark" into "signIn.username"
    And I type "lisboa" into "signIn.password"
    And I tap "signIn.submit"
    And everything has settled
    Then the stack is "menu"

  Scenario: The text of a search is saved with the next transition
    When I select "Places" in "menu.sections"
    And everything has settled
    And I type "museu" into "places.search"
    And everything has settled
    And I select row 1 of "places.list"
    And the app is killed and launched again
    Then the stack is "menu, places, place"
    When I go back
    Then "places.search" reads "museu"
    When everything has settled
    Then "places.list" has 3 rows

  Scenario: Killed twice, it is still there
    When I open the link "guide://reference/seven-hills"
    And the app is killed and launched again
    And the app is killed and launched again
    Then the stack is "menu, reference, article"
    When everything has settled
    Then the title is "Seven hills"

  Scenario: The background in the middle of everything
    Given the service "places" answers after 1000 ms
    When I select "Places" in "menu.sections"
    And the app resigns active
    And the app enters the background
    And the system warns about memory
    And the app enters the foreground
    And 999 ms pass
    Then "places.spinner" is shown
    When 1 ms pass
    Then "places.list" has 20 rows
    When I scroll "places.list" to its end
    And the app resigns active
    And the app enters the background
    And the app is killed and launched again
    Then the stack is "menu, places"
    When everything has settled
    Then "places.list" has 20 rows
    And nothing is left behind

  Rule: A device that can't store

    Scenario: A navigation state that can't be stored stays as it was last stored
      When I select "Quarters" in "menu.sections"
      And I choose "A–Z" in "quarters.order"
      And the app enters the background
      And the device can't store the saved state
      And I choose "Priority" in "quarters.order"
      And everything has settled
      And I select "Alfama" in "quarters.list"
      And the app enters the background
      Then the stack is "menu, quarters, places"
      And no alert is shown
      When the app is killed and launched again
      Then the stack is "menu, quarters"
      And "quarters.order" reads "A–Z"
      When the device can store the saved state again
      And everything has settled
      And I go back
      And the app is killed and launched again
      Then the stack is "menu"

    Scenario: A note that is open where the device can't store is not open after a kill
      Given I open the link "guide://places/maat"
      And everything has settled
      And the device can't store the saved state
      When I tap "place.editNote"
      And I type "Go early." into "note.text"
      And the app enters the background
      And the app is killed and launched again
      Then the stack is "menu, places, place"
      And no modal is shown

    Scenario: A state that the device can't remove comes back at the next sign-in
      When I select "Quarters" in "menu.sections"
      And the device can't store the saved state
      And I go back
      And I tap "menu.signOut"
      And I type "mark" into "signIn.username"
      And I type "lisboa" into "signIn.password"
      And I tap "signIn.submit"
      And everything has settled
      Then the stack is "menu, quarters"

    Scenario: A session that expires where the device can't store leads back to what was stored last
      When I select "Quarters" in "menu.sections"
      And everything has settled
      And the device can't store the saved state
      And the service "places" fails once with "unauthorised"
      And I select "Alfama" in "quarters.list"
      And everything has settled
      Then I see the screen "signIn"
      When I type "mark" into "signIn.username"
      And I type "lisboa" into "signIn.password"
      And I tap "signIn.submit"
      And everything has settled
      Then the stack is "menu, quarters"
      And "quarters.list" has 12 rows
      And nothing is left behind
