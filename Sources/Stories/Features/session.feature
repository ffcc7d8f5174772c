Feature: Sessions that expire
  As a reader of the guide
  I want to go on where I was after signing in again
  So that an expired session costs me a password and nothing else

  Background:
    Given I am signed in
    And everything has settled

  Rule: Wherever it happens

    Scenario: While the quarters load
      Given the service "quarters" fails once with "unauthorised"
      When I select "Quarters" in "menu.sections"
      And everything has settled
      Then I see the screen "signIn"
      And the stack is "signIn"
      And "signIn.error" reads "Your session has expired. Sign in again."
      And "signIn.username" reads ""
      And "signIn.password" reads ""
      And "signIn.submit" is disabled
      And no alert is shown
      And nothing is left behind

    Scenario: While the quarters are refreshed
      When I select "Quarters" in "menu.sections"
      And everything has settled
      And the service "quarters" fails once with "unauthorised"
      And I pull to refresh "quarters.list"
      And everything has settled
      Then I see the screen "signIn"
      And no alert is shown
      And nothing is left behind

    Scenario: While the cover loads
      Given the service "cover" fails once with "unauthorised"
      When the system warns about memory
      And everything has settled
      Then I see the screen "signIn"
      And "signIn.error" reads "Your session has expired. Sign in again."
      And nothing is left behind

    Scenario: An alert in front closes
      Given I select "Quarters" in "menu.sections"
      And everything has settled
      And the service "quarters" fails once with "unauthorised"
      When I pull to refresh "quarters.list"
      And I open the link "guide://nowhere"
      Then an alert reads "This link can't be opened."
      When everything has settled
      Then I see the screen "signIn"
      And no alert is shown

    Scenario: Two requests that find it expired tell it once
      Given the service "cover" answers after 100 ms
      And the service "cover" fails once with "unauthorised"
      And the service "quarters" fails once with "unauthorised"
      When the system warns about memory
      And I select "Quarters" in "menu.sections"
      And everything has settled
      Then I see the screen "signIn"
      And "signIn.error" reads "Your session has expired. Sign in again."
      And nothing is left behind

    Scenario Outline: While places load: <how>
      Given I select "Places" in "menu.sections"
      And everything has settled
      And the service "places" fails once with "unauthorised"
      When I <how>
      And everything has settled
      Then I see the screen "signIn"
      And "signIn.error" reads "Your session has expired. Sign in again."
      And no alert is shown
      And nothing is left behind
      When I type "mark" into "signIn.username"
      And I type "lisboa" into "signIn.password"
      And I tap "signIn.submit"
      And everything has settled
      Then the stack is "menu, places"

      Examples:
        | how                              |
        | scroll "places.list" to its end  |
        | pull to refresh "places.list"    |
        | type "fado" into "places.search" |

    Scenario: The query that found it expired is still there afterwards
      Given I select "Places" in "menu.sections"
      And everything has settled
      And the service "places" fails once with "unauthorised"
      When I type "fado" into "places.search"
      And everything has settled
      And I type "mark" into "signIn.username"
      And I type "lisboa" into "signIn.password"
      And I tap "signIn.submit"
      And everything has settled
      Then "places.search" reads "fado"
      And "places.list" has 1 rows

  Rule: Signing in again

    Background:
      Given I select "Quarters" in "menu.sections"
      And everything has settled
      And I choose "A–Z" in "quarters.order"
      And the service "quarters" fails once with "unauthorised"
      And I pull to refresh "quarters.list"
      And everything has settled

    Scenario: It brings back the same screens
      When I type "mark" into "signIn.username"
      Then "signIn.error" is hidden
      When I type "lisboa" into "signIn.password"
      And I tap "signIn.submit"
      And 100 ms pass
      Then the stack is "menu, quarters"
      And "quarters.order" reads "A–Z"
      And "quarters.spinner" is shown
      When everything has settled
      Then row 1 of "quarters.list" reads "Alcântara"
      When I go back
      Then I see the screen "menu"
      And "menu.greeting" reads "Hello, Mark"
      And nothing is left behind

    Scenario: Also after wrong credentials
      When I type "mark" into "signIn.username"
      And I type "porto" into "signIn.password"
      And I tap "signIn.submit"
      And everything has settled
      Then "signIn.error" reads "Wrong user name or password."
      When I type "lisboa" into "signIn.password"
      And I tap "signIn.submit"
      And everything has settled
      Then the stack is "menu, quarters"

    Scenario: Also after the app was killed at the sign-in screen
      When the app is killed and launched again
      Then I see the screen "signIn"
      And "signIn.error" is hidden
      When I type "mark" into "signIn.username"
      And I type "lisboa" into "signIn.password"
      And I tap "signIn.submit"
      And everything has settled
      Then the stack is "menu, quarters"
      And "quarters.order" reads "A–Z"

    Scenario: The background at the sign-in screen keeps it
      When the app resigns active
      And the app enters the background
      And the app is killed and launched again
      And I type "mark" into "signIn.username"
      And I type "lisboa" into "signIn.password"
      And I tap "signIn.submit"
      And everything has settled
      Then the stack is "menu, quarters"

    Scenario: The new session can expire as well
      When I type "mark" into "signIn.username"
      And I type "lisboa" into "signIn.password"
      And I tap "signIn.submit"
      And the service "quarters" fails once with "unauthorised"
      And everything has settled
      Then I see the screen "signIn"
      And "signIn.error" reads "Your session has expired. Sign in again."
      And nothing is left behind
