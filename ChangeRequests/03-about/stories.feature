Feature: About
  As a reader of the guide
  I want to know which edition this is
  So that I know how much I can rely on it

  Background:
    Given I am signed in
    And everything has settled

  Rule: The menu

    Scenario: The menu ends with About
      Then "menu.sections" shows
        | title          | subtitle | accessory | badge | section |
        | Quarters       |          |           |       |         |
        | Places         |          |           |       |         |
        | Reference book |          |           |       |         |
        | About          |          |           |       |         |
      And 0 requests were sent to "info"

    Scenario: Its rows stay when a favourite is counted
      When the place "maat" is a favourite
      Then "menu.sections" shows
        | title          | badge |
        | Quarters       |       |
        | Places         | 1     |
        | Reference book |       |
        | About          |       |

    Scenario: The last row opens About, and back
      When I select row 4 of "menu.sections"
      Then I see the screen "about"
      And the stack is "menu, about"
      And the title is "About"
      When everything has settled
      And I go back
      Then I see the screen "menu"
      And "menu.sections" has 4 rows
      And nothing is left behind

    Scenario: A late reply leaves the menu with its four rows
      When I select "Quarters" in "menu.sections"
      And 50 ms pass
      And I go back
      Then I see the screen "menu"
      And nothing is left behind
      When everything has settled
      Then I see the screen "menu"
      And "menu.sections" has 4 rows
      And row 4 of "menu.sections" reads "About"

  Rule: The numbers

    Scenario: A spinner turns until the numbers are there
      When I select "About" in "menu.sections"
      Then "about.spinner" is shown
      And "about.places" is hidden
      And "about.quarters" is hidden
      And "about.error" is hidden
      And "about.retry" is hidden
      And 1 requests were sent to "info"
      When 99 ms pass
      Then "about.spinner" is shown
      And "about.places" is hidden
      When 1 ms pass
      Then "about.spinner" is hidden
      And "about.places" reads "50 places"
      And "about.quarters" reads "12 quarters"
      And "about.error" is hidden
      And "about.retry" is hidden
      And 1 requests were sent to "info"

    Scenario Outline: <count> in the guide read “<text>”
      Given <count> places in the guide
      When I select "About" in "menu.sections"
      And everything has settled
      Then "about.places" reads "<text>"
      And "about.quarters" reads "12 quarters"

      Examples:
        | count | text         |
        | 0     | 0 places     |
        | 1     | 1 place      |
        | 2     | 2 places     |
        | 10000 | 10000 places |

    Scenario: A single quarter is a quarter
      Given there are no quarters in the guide
      When I select "About" in "menu.sections"
      And everything has settled
      Then "about.quarters" reads "0 quarters"
      And "about.places" reads "50 places"
      When the quarter "alfama" is back in the guide
      And I go back
      And I select "About" in "menu.sections"
      And everything has settled
      Then "about.quarters" reads "1 quarter"
      When the quarter "belem" is back in the guide
      And I go back
      And I select "About" in "menu.sections"
      And everything has settled
      Then "about.quarters" reads "2 quarters"

    Scenario: The numbers are the guide's at the time of the reply
      When I select "About" in "menu.sections"
      And 99 ms pass
      And the place "maat" is removed from the guide
      And 1 ms pass
      Then "about.places" reads "49 places"
      When the place "maat" is back in the guide
      And everything has settled
      Then "about.places" reads "49 places"

    Scenario: Opened a second time it asks again
      When I select "About" in "menu.sections"
      And everything has settled
      And the place "maat" is removed from the guide
      And I go back
      And I select "About" in "menu.sections"
      Then "about.spinner" is shown
      And "about.places" is hidden
      And "about.quarters" is hidden
      And 2 requests were sent to "info"
      When everything has settled
      Then "about.places" reads "49 places"

    Scenario: The numbers may never arrive
      Given the service "info" never answers
      When I select "About" in "menu.sections"
      And everything has settled
      Then "about.spinner" is shown
      And "about.places" is hidden
      And "about.retry" is hidden
      When I go back
      Then the stack is "menu"
      And nothing is left behind

  Rule: Coming back

    Scenario: A cancelled swipe doesn't request the numbers again
      When I select "About" in "menu.sections"
      And everything has settled
      And I start to swipe back and let go
      Then I see the screen "about"
      And "about.spinner" is hidden
      And "about.places" reads "50 places"
      And 1 requests were sent to "info"
      When everything has settled
      Then 1 requests were sent to "info"

    Scenario: An alert over the numbers leaves them as they are
      When I select "About" in "menu.sections"
      And I open the link "guide://nowhere"
      And everything has settled
      Then an alert reads "This link can't be opened."
      And "about.places" reads "50 places"
      When I tap "OK" in the alert
      Then "about.places" reads "50 places"
      And "about.quarters" reads "12 quarters"
      And 1 requests were sent to "info"

    Scenario: To the background while the numbers load
      When I select "About" in "menu.sections"
      And the app resigns active
      And the app enters the background
      And everything has settled
      Then "about.places" reads "50 places"
      When the app enters the foreground
      Then "about.places" reads "50 places"
      And "about.quarters" reads "12 quarters"
      And 1 requests were sent to "info"

    Scenario: Back while the numbers load
      When I select "About" in "menu.sections"
      And 50 ms pass
      And I go back
      Then I see the screen "menu"
      And nothing is left behind
      When everything has settled
      Then I see the screen "menu"
      And no alert is shown

    Scenario: Left and opened again, a late number changes nothing
      Given the service "info" answers after 200 ms
      When I select "About" in "menu.sections"
      And 150 ms pass
      And I go back
      And I select "About" in "menu.sections"
      And 199 ms pass
      Then "about.spinner" is shown
      And "about.places" is hidden
      When 1 ms pass
      Then "about.spinner" is hidden
      And "about.places" reads "50 places"

    Scenario: The session expires elsewhere while the numbers load
      Given the service "cover" fails once with "unauthorised"
      And the service "info" answers after 200 ms
      When the system warns about memory
      And I select "About" in "menu.sections"
      And 100 ms pass
      Then I see the screen "signIn"
      And nothing is left behind
      When everything has settled
      Then I see the screen "signIn"
      And no alert is shown
      When I type "mark" into "signIn.username"
      And I type "lisboa" into "signIn.password"
      And I tap "signIn.submit"
      And everything has settled
      Then the stack is "menu, about"
      And "about.places" reads "50 places"

  Rule: Failures

    Scenario Outline: Numbers that can't be loaded (“<failure>”) say “<error>” and offer Retry
      Given the service "info" fails once with "<failure>"
      When I select "About" in "menu.sections"
      And everything has settled
      Then "about.error" reads "<error>"
      And "about.retry" is shown
      And "about.retry" reads "Retry"
      And "about.spinner" is hidden
      And "about.places" is hidden
      And "about.quarters" is hidden
      And no alert is shown
      And 1 requests were sent to "info"
      When I tap "about.retry"
      Then "about.error" is hidden
      And "about.retry" is hidden
      And "about.spinner" is shown
      And "about.places" is hidden
      And 2 requests were sent to "info"
      When everything has settled
      Then "about.spinner" is hidden
      And "about.error" is hidden
      And "about.retry" is hidden
      And "about.places" reads "50 places"
      And "about.quarters" reads "12 quarters"

      Examples:
        | failure      | error                 |
        | offline      | No connection.        |
        | server error | Something went wrong. |
        | not found    | Something went wrong. |

    Scenario: The numbers fail twice, for different reasons, then load
      Given the service "info" fails once with "offline"
      When I select "About" in "menu.sections"
      And everything has settled
      And the service "info" fails once with "server error"
      And I tap "about.retry"
      And everything has settled
      Then "about.error" reads "Something went wrong."
      And "about.retry" is shown
      And "about.spinner" is hidden
      When I tap "about.retry"
      And everything has settled
      Then "about.places" reads "50 places"
      And "about.error" is hidden
      And 3 requests were sent to "info"

    Scenario: Back after the numbers have failed, and in again
      Given the service "info" fails once with "offline"
      When I select "About" in "menu.sections"
      And everything has settled
      And I go back
      Then nothing is left behind
      When I select "About" in "menu.sections"
      Then "about.error" is hidden
      And "about.retry" is hidden
      And "about.spinner" is shown
      When everything has settled
      Then "about.places" reads "50 places"

    Scenario: Back while the numbers are loaded again
      Given the service "info" fails once with "offline"
      When I select "About" in "menu.sections"
      And everything has settled
      And I tap "about.retry"
      And I go back
      And everything has settled
      Then the stack is "menu"
      And nothing is left behind

    Scenario: The session expires while the numbers load, and signing in leads back to them
      Given the service "info" fails once with "unauthorised"
      When I select "About" in "menu.sections"
      And everything has settled
      Then I see the screen "signIn"
      And "signIn.error" reads "Your session has expired. Sign in again."
      And no alert is shown
      And nothing is left behind
      When I type "mark" into "signIn.username"
      And I type "lisboa" into "signIn.password"
      And I tap "signIn.submit"
      And 100 ms pass
      Then the stack is "menu, about"
      And the title is "About"
      And "about.spinner" is shown
      When everything has settled
      Then "about.places" reads "50 places"

  Rule: Links

    Scenario: A link opens About over the menu
      When I open the link "guide://about"
      Then the stack is "menu, about"
      And the title is "About"
      And "about.spinner" is shown
      And "about.places" is hidden
      When everything has settled
      Then "about.places" reads "50 places"
      And "about.quarters" reads "12 quarters"
      When I go back
      Then I see the screen "menu"
      And "menu.greeting" reads "Hello, Mark"
      And nothing is left behind

    Scenario: A link to About creates it again
      When I select "About" in "menu.sections"
      And everything has settled
      And I open the link "guide://about"
      Then the stack is "menu, about"
      And "about.spinner" is shown
      And "about.places" is hidden
      And 2 requests were sent to "info"
      And nothing is left behind

    Scenario: A link to About replaces everything that was open
      When I open the link "guide://places/maat"
      And everything has settled
      And I tap "place.editNote"
      And I open the link "guide://about"
      Then no modal is shown
      And the stack is "menu, about"
      When everything has settled
      Then "about.places" reads "50 places"
      And nothing is left behind

    Scenario: A link takes the place of About while it loads
      Given the service "info" fails once with "offline"
      When I select "About" in "menu.sections"
      And I open the link "guide://reference"
      Then the stack is "menu, reference"
      And nothing is left behind
      When everything has settled
      Then the stack is "menu, reference"
      And no alert is shown

    Scenario: A link to About waits for sign-in
      When I tap "menu.signOut"
      And I open the link "guide://about"
      Then I see the screen "signIn"
      And no alert is shown
      When I type "mark" into "signIn.username"
      And I type "lisboa" into "signIn.password"
      And I tap "signIn.submit"
      And 100 ms pass
      Then the stack is "menu, about"
      When everything has settled
      Then "about.places" reads "50 places"

  Rule: Coming back after a kill

    Scenario: About is restored, and loads again
      When I select "About" in "menu.sections"
      And everything has settled
      And the place "maat" is removed from the guide
      And the app is killed and launched again
      Then the stack is "menu, about"
      And the title is "About"
      And "about.spinner" is shown
      And "about.places" is hidden
      And 1 requests were sent to "info"
      When everything has settled
      Then "about.places" reads "49 places"
      When I go back
      Then I see the screen "menu"

    Scenario: Killed while the numbers load
      When I select "About" in "menu.sections"
      And 50 ms pass
      And the app is killed and launched again
      And 99 ms pass
      Then "about.spinner" is shown
      When 1 ms pass
      Then "about.places" reads "50 places"

    Scenario: Killed after the numbers have failed, they are requested again
      Given the service "info" fails once with "offline"
      When I select "About" in "menu.sections"
      And everything has settled
      And the app is killed and launched again
      Then "about.error" is hidden
      And "about.retry" is hidden
      And "about.spinner" is shown
      When everything has settled
      Then "about.places" reads "50 places"

    Scenario: About is left for good by going back
      When I select "About" in "menu.sections"
      And everything has settled
      And I go back
      And the app is killed and launched again
      Then the stack is "menu"

    Scenario: Killed after a link to About
      When I open the link "guide://about"
      And the app is killed and launched again
      Then the stack is "menu, about"
      When everything has settled
      Then "about.places" reads "50 places"
