Feature: Signing in
  As a reader of the guide
  I want to say who I am
  So that my favourites and notes are mine

  Background:
    Given the app is launched

  Rule: The fields

    Scenario: The screen starts empty
      Then I see the screen "signIn"
      And the title is "Sign in"
      And the stack is "signIn"
      And "signIn.username" reads ""
      And "signIn.password" reads ""
      And "signIn.submit" is disabled
      And "signIn.submit" reads "Sign in"
      And "signIn.cancel" is hidden
      And "signIn.spinner" is hidden
      And "signIn.error" is hidden
      And 0 requests were sent to "signIn"

    Scenario Outline: The button needs both fields (“<username>”, “<password>”)
      When I type "<username>" into "signIn.username"
      And I type "<password>" into "signIn.password"
      Then "signIn.submit" is <state>

      Examples: Something is missing
        | username | password | state    |
        |          |          | disabled |
        | mark     |          | disabled |
        |          | lisboa   | disabled |

      Examples: Only white space is there
        | username | password | state    |
        | \n       | lisboa   | disabled |

      Examples: Both are there
        | username | password | state   |
        | mark     | lisboa   | enabled |
        | m        | l        | enabled |

    Scenario: White space alone is nothing
      When I type "   " into "signIn.username"
      And I type "lisboa" into "signIn.password"
      Then "signIn.submit" is disabled
      When I type "mark" into "signIn.username"
      Then "signIn.submit" is enabled
      When I type "  " into "signIn.password"
      Then "signIn.submit" is disabled

    Scenario: Clearing a field disables the button
      When I type "mark" into "signIn.username"
      And I type "lisboa" into "signIn.password"
      And I clear "signIn.username"
      Then "signIn.submit" is disabled

  Rule: While a request is in flight

    Background:
      Given I type "mark" into "signIn.username"
      And I type "lisboa" into "signIn.password"

    Scenario: The fields wait
      When I tap "signIn.submit"
      Then "signIn.spinner" is shown
      And "signIn.cancel" is shown
      And "signIn.cancel" reads "Cancel"
      And "signIn.cancel" is enabled
      And "signIn.username" is disabled
      And "signIn.password" is disabled
      And "signIn.submit" is disabled
      And 1 requests were sent to "signIn"

    Scenario: One request is sent, however long it takes
      Given the service "signIn" answers after 5000 ms
      When I tap "signIn.submit"
      And 4999 ms pass
      Then "signIn.submit" is disabled
      And 1 requests were sent to "signIn"
      When 1 ms pass
      Then I see the screen "menu"

    Scenario: Cancel drops the request, and its late reply changes nothing
      When I tap "signIn.submit"
      And 50 ms pass
      And I tap "signIn.cancel"
      Then "signIn.spinner" is hidden
      And "signIn.cancel" is hidden
      And "signIn.error" is hidden
      And "signIn.username" reads "mark"
      And "signIn.password" reads "lisboa"
      And "signIn.submit" is enabled
      When everything has settled
      Then I see the screen "signIn"
      And "signIn.error" is hidden
      And 1 requests were sent to "signIn"

    Scenario: A late failure after Cancel changes nothing either
      Given the service "signIn" fails with "offline"
      When I tap "signIn.submit"
      And I tap "signIn.cancel"
      And everything has settled
      Then "signIn.error" is hidden
      And "signIn.password" reads "lisboa"

    Scenario: Cancelled and sent again, only the second request counts
      Given the service "signIn" fails once with "offline"
      And the service "signIn" answers after 300 ms
      When I tap "signIn.submit"
      And I tap "signIn.cancel"
      And I tap "signIn.submit"
      And 299 ms pass
      Then "signIn.spinner" is shown
      When 1 ms pass
      Then I see the screen "menu"
      And 2 requests were sent to "signIn"

    Scenario: A service that never answers can be cancelled
      Given the service "signIn" never answers
      When I tap "signIn.submit"
      And everything has settled
      Then "signIn.spinner" is shown
      When I tap "signIn.cancel"
      Then "signIn.username" is enabled
      And "signIn.password" is enabled

    Scenario: Signing in goes on in the background
      When I tap "signIn.submit"
      And the app resigns active
      And the app enters the background
      And 99 ms pass
      Then "signIn.spinner" is shown
      And "signIn.submit" is disabled
      When 1 ms pass
      Then I see the screen "menu"

    Scenario: Killed after Cancel, the screen starts empty
      When I tap "signIn.submit"
      And I tap "signIn.cancel"
      And the app is killed and launched again
      Then "signIn.username" reads ""
      And "signIn.password" reads ""
      And "signIn.cancel" is hidden
      When everything has settled
      Then I see the screen "signIn"

  Rule: When it fails

    Background:
      Given I type "mark" into "signIn.username"
      And I type "lisboa" into "signIn.password"

    Scenario: Wrong credentials empty the password
      When I type "porto" into "signIn.password"
      And I tap "signIn.submit"
      And everything has settled
      Then "signIn.error" reads "Wrong user name or password."
      And "signIn.username" reads "mark"
      And "signIn.password" reads ""
      And "signIn.submit" is disabled
      And "signIn.username" is enabled
      And "signIn.password" is enabled
      And "signIn.spinner" is hidden
      And "signIn.cancel" is hidden

    Scenario: An unknown user gets the same error
      When I type "marta" into "signIn.username"
      And I tap "signIn.submit"
      And everything has settled
      Then "signIn.error" reads "Wrong user name or password."
      And "signIn.password" reads ""

    Scenario Outline: A service that answers “<failure>” says “<error>”
      Given the service "signIn" fails with "<failure>"
      When I tap "signIn.submit"
      And everything has settled
      Then "signIn.error" reads "<error>"
      And "signIn.password" reads "<password>"
      And "signIn.submit" is <submit>
      And "signIn.spinner" is hidden
      And "signIn.cancel" is hidden

      Examples:
        | failure      | error                             | password | submit   |
        | offline      | No connection. Try again.         | lisboa   | enabled  |
        | server error | Something went wrong. Try again.  | lisboa   | enabled  |
        | not found    | Something went wrong. Try again.  | lisboa   | enabled  |
        | unauthorised | Wrong user name or password.      |          | disabled |

    Scenario Outline: Typing in “<field>” hides the error
      Given the service "signIn" fails with "offline"
      When I tap "signIn.submit"
      And everything has settled
      Then "signIn.error" is shown
      When I type "x" into "<field>"
      Then "signIn.error" is hidden

      Examples:
        | field           |
        | signIn.username |
        | signIn.password |

    Scenario: Clearing a field hides the error as well
      Given the service "signIn" fails with "offline"
      When I tap "signIn.submit"
      And everything has settled
      And I clear "signIn.username"
      Then "signIn.error" is hidden

    Scenario: Trying again hides the error, and works
      Given the service "signIn" fails once with "offline"
      When I tap "signIn.submit"
      And everything has settled
      Then "signIn.error" reads "No connection. Try again."
      When I tap "signIn.submit"
      Then "signIn.error" is hidden
      When I tap "signIn.cancel"
      Then "signIn.error" is hidden
      When I tap "signIn.submit"
      And everything has settled
      Then I see the screen "menu"
      And 3 requests were sent to "signIn"

    Scenario: Wrong credentials, then no connection, then the menu
      When I type "porto" into "signIn.password"
      And I tap "signIn.submit"
      And everything has settled
      Then "signIn.error" reads "Wrong user name or password."
      Given the service "signIn" fails once with "offline"
      When I type "lisboa" into "signIn.password"
      And I tap "signIn.submit"
      And everything has settled
      Then "signIn.error" reads "No connection. Try again."
      When I tap "signIn.submit"
      And everything has settled
      Then the stack is "menu"
      And nothing is left behind

    Scenario Outline: User name and password match exactly (“<username>”, “<password>”)
      When I type "<username>" into "signIn.username"
      And I type "<password>" into "signIn.password"
      And I tap "signIn.submit"
      And everything has settled
      Then "signIn.error" reads "Wrong user name or password."

      Examples:
        | username | password |
        | MARK     | lisboa   |
        | mark     | Lisboa   |
        | mark     | lisboa\n |

  Rule: When it works

    Scenario: The menu becomes the root
      When I type "mark" into "signIn.username"
      And I type "lisboa" into "signIn.password"
      And I tap "signIn.submit"
      And 99 ms pass
      Then I see the screen "signIn"
      When 1 ms pass
      Then I see the screen "menu"
      And the stack is "menu"
      And "menu.greeting" reads "Hello, Mark"
      And nothing is left behind

    Scenario: Killed while signing in, nobody is signed in
      When I type "mark" into "signIn.username"
      And I type "lisboa" into "signIn.password"
      And I tap "signIn.submit"
      And the app is killed and launched again
      Then I see the screen "signIn"
      And "signIn.username" reads ""
      When everything has settled
      Then I see the screen "signIn"

    Scenario: A user who has signed in stays signed in after a kill
      When I type "mark" into "signIn.username"
      And I type "lisboa" into "signIn.password"
      And I tap "signIn.submit"
      And everything has settled
      And the app is killed and launched again
      Then I see the screen "menu"
      And "menu.greeting" reads "Hello, Mark"
      And 0 requests were sent to "signIn"

    Scenario: The app goes to the background and back while signing in
      When I type "mark" into "signIn.username"
      And I type "lisboa" into "signIn.password"
      And I tap "signIn.submit"
      And the app resigns active
      And the app enters the background
      And the system warns about memory
      And 100 ms pass
      And the app enters the foreground
      Then I see the screen "menu"
