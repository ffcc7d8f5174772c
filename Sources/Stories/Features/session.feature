Feature: Sessions that expire
  As a reader of the guide
  I want to go on where I was after signing in again
  So that an expired session costs me a password and nothing else

  Background:
    Given I am signed in
    And everything has settled

  Rule: Wherever it happens

    Scenario: The session expires while the quarters load
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

    Scenario: The session expires while the quarters are refreshed
      When I select "Quarters" in "menu.sections"
      And everything has settled
      And the service "quarters" fails once with "unauthorised"
      And I pull to refresh "quarters.list"
      And everything has settled
      Then I see the screen "signIn"
      And no alert is shown
      And nothing is left behind

    Scenario: The session expires while the cover loads
      Given the service "cover" fails once with "unauthorised"
      When the system warns about memory
      And everything has settled
      Then I see the screen "signIn"
      And "signIn.error" reads "Your session has expired. Sign in again."
      And nothing is left behind

    Scenario: The session expires under an alert
      Given I select "Quarters" in "menu.sections"
      And everything has settled
      And the service "quarters" fails once with "unauthorised"
      When I pull to refresh "quarters.list"
      And I open the link "guide://nowhere"
      Then an alert reads "This link can't be opened."
      When everything has settled
      Then I see the screen "signIn"
      And no alert is shown

    Scenario: Two requests that find the session expired report it once
      Given the service "cover" answers after 100 ms
      And the service "cover" fails once with "unauthorised"
      And the service "quarters" fails once with "unauthorised"
      When the system warns about memory
      And I select "Quarters" in "menu.sections"
      And everything has settled
      Then I see the screen "signIn"
      And "signIn.error" reads "Your session has expired. Sign in again."
      And nothing is left behind

    Scenario Outline: The session expires while places load: <how>
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

    Scenario: The query whose request found the session expired is restored
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

    Scenario Outline: The session expires at Retry in <list>
      Given the service "<service>" fails once with "offline"
      When I select "<row>" in "menu.sections"
      And everything has settled
      And the service "<service>" fails once with "unauthorised"
      And I tap "<list>.retry"
      And everything has settled
      Then I see the screen "signIn"
      And "signIn.error" reads "Your session has expired. Sign in again."
      And nothing is left behind
      And I type "mark" into "signIn.username"
      And I type "lisboa" into "signIn.password"
      And I tap "signIn.submit"
      And everything has settled
      Then the stack is "menu, <list>"
      And "<list>.list" has <rows> rows

      Examples:
        | row            | list      | service  | rows |
        | Quarters       | quarters  | quarters | 12   |
        | Places         | places    | places   | 20   |
        | Reference book | reference | articles | 8    |

    Scenario Outline: The session expires while “<stack>” is opened by a link
      Given the service "<service>" fails once with "unauthorised"
      When I open the link "<link>"
      And everything has settled
      Then I see the screen "signIn"
      And "signIn.error" reads "Your session has expired. Sign in again."
      And no alert is shown
      And nothing is left behind
      And I type "mark" into "signIn.username"
      And I type "lisboa" into "signIn.password"
      And I tap "signIn.submit"
      And everything has settled
      Then the stack is "<stack>"
      And the title is "<title>"
      And nothing is left behind

      Examples:
        | link                         | service  | stack                    | title           |
        | guide://quarters             | quarters | menu, quarters           | Quarters        |
        | guide://places               | places   | menu, places             | Places          |
        | guide://places/maat          | place    | menu, places, place      | MAAT            |
        | guide://reference            | articles | menu, reference          | Reference book  |
        | guide://reference/seven-hills | articles | menu, reference, article | Seven hills     |

    Scenario: The session expires at the menu, and signing in leads back to it
      Given the service "cover" fails once with "unauthorised"
      When the system warns about memory
      And everything has settled
      Then I see the screen "signIn"
      And I type "mark" into "signIn.username"
      And I type "lisboa" into "signIn.password"
      And I tap "signIn.submit"
      And everything has settled
      Then the stack is "menu"
      And "menu.cover" reads "cover"

    Scenario: The session expires under Next, and signing in leads back to the place
      Given I select "Places" in "menu.sections"
      And everything has settled
      And I select row 20 of "places.list"
      And the service "places" fails once with "unauthorised"
      When I tap "place.next"
      And everything has settled
      Then I see the screen "signIn"
      And I type "mark" into "signIn.username"
      And I type "lisboa" into "signIn.password"
      And I tap "signIn.submit"
      And everything has settled
      Then the stack is "menu, places, place"
      And the title is "Jardim da Estrela"
      And "place.next" is enabled
      And "place.spinner" is hidden

    Scenario: The session expires in the background
      Given I select "Quarters" in "menu.sections"
      And everything has settled
      And the service "quarters" fails once with "unauthorised"
      When I pull to refresh "quarters.list"
      And the app resigns active
      And the app enters the background
      And everything has settled
      And the app enters the foreground
      Then I see the screen "signIn"
      And "signIn.error" reads "Your session has expired. Sign in again."
      And I type "mark" into "signIn.username"
      And I type "lisboa" into "signIn.password"
      And I tap "signIn.submit"
      And everything has settled
      Then the stack is "menu, quarters"

    Scenario: A late reply to the old session changes nothing
      Given the service "cover" fails once with "unauthorised"
      And the service "quarters" answers after 1000 ms
      When the system warns about memory
      And I select "Quarters" in "menu.sections"
      And 100 ms pass
      Then I see the screen "signIn"
      When I type "mark" into "signIn.username"
      And I type "lisboa" into "signIn.password"
      And I tap "signIn.submit"
      And 850 ms pass
      Then the stack is "menu, quarters"
      When 100 ms pass
      Then "quarters.spinner" is shown
      And nothing is left behind
      When everything has settled
      Then "quarters.list" has 12 rows

  Rule: Signing in again

    Background:
      Given I select "Quarters" in "menu.sections"
      And everything has settled
      And I choose "A–Z" in "quarters.order"
      And the service "quarters" fails once with "unauthorised"
      And I pull to refresh "quarters.list"
      And everything has settled

    Scenario: Signing in again brings back the same screens
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

    Scenario: Signing in again after wrong credentials
      When I type "mark" into "signIn.username"
      And I type "porto" into "signIn.password"
      And I tap "signIn.submit"
      And everything has settled
      Then "signIn.error" reads "Wrong user name or password."
      When I type "lisboa" into "signIn.password"
      And I tap "signIn.submit"
      And everything has settled
      Then the stack is "menu, quarters"

    Scenario: Signing in again after a kill at the sign-in screen
      When the app is killed and launched again
      Then I see the screen "signIn"
      And "signIn.error" is hidden
      When I type "mark" into "signIn.username"
      And I type "lisboa" into "signIn.password"
      And I tap "signIn.submit"
      And everything has settled
      Then the stack is "menu, quarters"
      And "quarters.order" reads "A–Z"

    Scenario: Going to the background at the sign-in screen keeps the navigation state
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

    Scenario: Signing in again after Cancel
      When I type "mark" into "signIn.username"
      And I type "lisboa" into "signIn.password"
      And I tap "signIn.submit"
      And I tap "signIn.cancel"
      Then "signIn.error" is hidden
      When everything has settled
      And I tap "signIn.submit"
      And everything has settled
      Then the stack is "menu, quarters"

    Scenario: Signing in again after no connection
      Given the service "signIn" fails once with "offline"
      When I type "mark" into "signIn.username"
      And I type "lisboa" into "signIn.password"
      And I tap "signIn.submit"
      And everything has settled
      And I tap "signIn.submit"
      And everything has settled
      Then the stack is "menu, quarters"

    Scenario: Killed while signing in again
      When I type "mark" into "signIn.username"
      And I type "lisboa" into "signIn.password"
      And I tap "signIn.submit"
      And the app is killed and launched again
      Then I see the screen "signIn"
      And I type "mark" into "signIn.username"
      And I type "lisboa" into "signIn.password"
      And I tap "signIn.submit"
      And everything has settled
      Then the stack is "menu, quarters"

  Rule: A device that can't store

    Scenario: A session that expires where neither favourite nor place can be stored
      When I select "Places" in "menu.sections"
      And everything has settled
      And I select row 1 of "places.list"
      Given the device can't store the saved state
      And the service "favourite" fails once with "unauthorised"
      When I toggle "place.favourite"
      Given the device can't store the favourites
      When everything has settled
      Then I see the screen "signIn"
      And nothing is left behind

    Scenario: A session that can't be stored lasts until a kill
      Given I tap "menu.signOut"
      And the device can't store the session
      When I type "mark" into "signIn.username"
      And I type "lisboa" into "signIn.password"
      And I tap "signIn.submit"
      And everything has settled
      Then the stack is "menu"
      And no alert is shown
      When I select "Quarters" in "menu.sections"
      And everything has settled
      Then "quarters.list" has 12 rows
      When the app is killed and launched again
      Then I see the screen "signIn"
      And "signIn.error" is hidden
      When the device can store the session again
      And I type "mark" into "signIn.username"
      And I type "lisboa" into "signIn.password"
      And I tap "signIn.submit"
      And everything has settled
      Then the stack is "menu, quarters"
      When the app is killed and launched again
      Then the stack is "menu, quarters"

    Scenario: A session that can't be removed is back after a kill
      Given the device can't store the session
      When I tap "menu.signOut"
      Then I see the screen "signIn"
      And no alert is shown
      When the app is killed and launched again
      Then the stack is "menu"
      And "menu.greeting" reads "Hello, Mark"

    Scenario: A session that expires and can't be removed is found expired once more
      Given the device can't store the session
      And the service "quarters" fails with "unauthorised"
      When I select "Quarters" in "menu.sections"
      And everything has settled
      Then I see the screen "signIn"
      When the app is killed and launched again
      Then the stack is "menu, quarters"
      When everything has settled
      Then I see the screen "signIn"
      And "signIn.error" reads "Your session has expired. Sign in again."
