Feature: A code at sign-in
  As one of the city's staff
  I want to be asked for a code after my password
  So that nobody gets in with my password alone

  Background:
    Given the app is launched

  Rule: Who needs a code

    Background:
      Given I type "ines" into "signIn.username"
      And I type "porto" into "signIn.password"

    Scenario: The right password asks for a code
      When I tap "signIn.submit"
      And 99 ms pass
      Then no modal is shown
      And "signIn.spinner" is shown
      When 1 ms pass
      Then the modal "code" is shown
      And I see the screen "code"
      And the title is "Code"
      And the stack is "signIn"
      And "code.field" reads ""
      And "code.field" is enabled
      And "code.submit" reads "Sign in"
      And "code.submit" is disabled
      And "code.cancel" reads "Cancel"
      And "code.cancel" is enabled
      And "code.error" is hidden
      And "code.spinner" is hidden
      And 1 requests were sent to "signIn"
      And 0 requests were sent to "code"

    Scenario: Under the code the sign-in screen isn't waiting
      When I tap "signIn.submit"
      And everything has settled
      Then the modal "code" is shown
      And "signIn.spinner" is hidden
      And "signIn.cancel" is hidden
      And "signIn.error" is hidden
      And "signIn.username" reads "ines"
      And "signIn.username" is enabled
      And "signIn.password" reads "porto"
      And "signIn.password" is enabled
      And "signIn.submit" can't be tapped

    Scenario: Mark sees no code, even after a user who needs one
      When I tap "signIn.submit"
      And everything has settled
      And I tap "code.cancel"
      And I type "mark" into "signIn.username"
      And I type "lisboa" into "signIn.password"
      And I tap "signIn.submit"
      And everything has settled
      Then no modal is shown
      And the stack is "menu"
      And "menu.greeting" reads "Hello, Mark"
      And 2 requests were sent to "signIn"
      And 0 requests were sent to "code"

    Scenario: A wrong password asks for no code
      When I type "lisboa" into "signIn.password"
      And I tap "signIn.submit"
      And everything has settled
      Then no modal is shown
      And "signIn.error" reads "Wrong user name or password."
      And "signIn.password" reads ""
      When I type "porto" into "signIn.password"
      And I tap "signIn.submit"
      And everything has settled
      Then the modal "code" is shown

    Scenario: Sent again after no connection, it asks for a code
      Given the service "signIn" fails once with "offline"
      When I tap "signIn.submit"
      And everything has settled
      Then no modal is shown
      And "signIn.error" reads "No connection. Try again."
      When I tap "signIn.submit"
      And everything has settled
      Then the modal "code" is shown
      And "signIn.error" is hidden

    Scenario: Cancelled before the reply, no code is asked for
      When I tap "signIn.submit"
      And 50 ms pass
      And I tap "signIn.cancel"
      And everything has settled
      Then no modal is shown
      And "signIn.username" reads "ines"
      When I tap "signIn.submit"
      And everything has settled
      Then the modal "code" is shown
      And 2 requests were sent to "signIn"

    Scenario: The code replaces an alert
      When I tap "signIn.submit"
      And I open the link "guide://nowhere"
      Then an alert reads "This link can't be opened."
      When everything has settled
      Then no alert is shown
      And the modal "code" is shown
      When I type "123456" into "code.field"
      And I tap "code.submit"
      And everything has settled
      Then the stack is "menu"

    Scenario: In the background a code is asked for as well
      When I tap "signIn.submit"
      And the app resigns active
      And the app enters the background
      And everything has settled
      And the app enters the foreground
      Then the modal "code" is shown

  Rule: Typing the code

    Background:
      Given I type "ines" into "signIn.username"
      And I type "porto" into "signIn.password"
      And I tap "signIn.submit"
      And everything has settled

    Scenario Outline: The button needs six digits (“<code>”)
      When I type "<code>" into "code.field"
      Then "code.submit" is <state>
      And "code.field" reads "<code>"

      Examples: Something else is there
        | code     | state    |
        |          | disabled |
        | 12345    | disabled |
        | 1234567  | disabled |
        | 123 456  | disabled |
        | 12345a   | disabled |
        | -12345   | disabled |
        | १२३४५६   | disabled |

      Examples: A code is there
        | code       | state   |
        | 123456     | enabled |
        | 000000     | enabled |
        | 123456\n   | enabled |

    Scenario: The button follows each digit
      When I type "  123456 " into "code.field"
      Then "code.submit" is enabled
      When I type "  12345 " into "code.field"
      Then "code.submit" is disabled
      When I type "654321" into "code.field"
      Then "code.submit" is enabled
      When I clear "code.field"
      Then "code.submit" is disabled
      And 0 requests were sent to "code"

    Scenario: The code waits
      When I type "123456" into "code.field"
      And I tap "code.submit"
      Then "code.spinner" is shown
      And "code.field" is disabled
      And "code.field" reads "123456"
      And "code.submit" is disabled
      And "code.cancel" is enabled
      And "code.error" is hidden
      And 1 requests were sent to "code"
      And 1 requests were sent to "signIn"
      When 99 ms pass
      Then the modal "code" is shown
      And "code.spinner" is shown
      When 1 ms pass
      Then no modal is shown
      And I see the screen "menu"

    Scenario: One code is sent, however long it takes
      Given the service "code" answers after 5000 ms
      When I type "123456" into "code.field"
      And I tap "code.submit"
      And 4999 ms pass
      Then "code.submit" is disabled
      And 1 requests were sent to "code"
      When 1 ms pass
      Then I see the screen "menu"

    Scenario: White space around the code isn't sent
      When I type "  123456 " into "code.field"
      And I tap "code.submit"
      Then "code.field" reads "  123456 "
      When everything has settled
      Then the stack is "menu"

  Rule: When the code is wrong

    Background:
      Given I type "ines" into "signIn.username"
      And I type "porto" into "signIn.password"
      And I tap "signIn.submit"
      And everything has settled

    Scenario: A wrong code says so and empties the field
      When I type "654321" into "code.field"
      And I tap "code.submit"
      And everything has settled
      Then the modal "code" is shown
      And "code.error" reads "Wrong code."
      And "code.field" reads ""
      And "code.field" is enabled
      And "code.submit" is disabled
      And "code.cancel" is enabled
      And "code.spinner" is hidden
      And "signIn.error" is hidden
      And "signIn.password" reads "porto"

    Scenario: Typing hides the error of a wrong code
      When I type "654321" into "code.field"
      And I tap "code.submit"
      And everything has settled
      And I type "1" into "code.field"
      Then "code.error" is hidden
      When I type "123456" into "code.field"
      And I tap "code.submit"
      And everything has settled
      Then the stack is "menu"
      And 2 requests were sent to "code"

    Scenario: A code that the service refuses is a wrong code
      Given the service "code" fails once with "unauthorised"
      When I type "123456" into "code.field"
      And I tap "code.submit"
      And everything has settled
      Then the modal "code" is shown
      And "code.error" reads "Wrong code."
      And "code.field" reads ""

    Scenario Outline: A code that can't be sent (“<failure>”) says “<error>” and stays
      Given the service "code" fails once with "<failure>"
      When I type " 123456" into "code.field"
      And I tap "code.submit"
      And everything has settled
      Then "code.error" reads "<error>"
      And "code.field" reads " 123456"
      And "code.field" is enabled
      And "code.submit" is enabled
      And "code.spinner" is hidden
      When I tap "code.submit"
      Then "code.error" is hidden
      And "code.spinner" is shown
      When everything has settled
      Then the stack is "menu"
      And 2 requests were sent to "code"

      Examples:
        | failure      | error                            |
        | offline      | No connection. Try again.        |
        | server error | Something went wrong. Try again. |
        | not found    | Something went wrong. Try again. |

    Scenario Outline: To <how> hides any other failure as well
      Given the service "code" fails once with "offline"
      When I type "123456" into "code.field"
      And I tap "code.submit"
      And everything has settled
      Then "code.error" is shown
      When I <how>
      Then "code.error" is hidden
      And "code.submit" is disabled

      Examples:
        | how                        |
        | type "1" into "code.field" |
        | clear "code.field"         |

    Scenario: The third wrong code ends it
      When I type "111111" into "code.field"
      And I tap "code.submit"
      And everything has settled
      And I type "222222" into "code.field"
      And I tap "code.submit"
      And everything has settled
      Then the modal "code" is shown
      And "code.error" reads "Wrong code."
      When I type "333333" into "code.field"
      And I tap "code.submit"
      And 99 ms pass
      Then the modal "code" is shown
      When 1 ms pass
      Then no modal is shown
      And I see the screen "signIn"
      And the stack is "signIn"
      And "signIn.error" reads "Too many attempts."
      And "signIn.username" reads "ines"
      And "signIn.password" reads ""
      And "signIn.username" is enabled
      And "signIn.password" is enabled
      And "signIn.submit" is disabled
      And "signIn.spinner" is hidden
      And "signIn.cancel" is hidden
      And 3 requests were sent to "code"
      And nothing is left behind
      When I type "p" into "signIn.password"
      Then "signIn.error" is hidden
      And "signIn.submit" is enabled

    Scenario: The emptied password isn't sent again
      When I type "111111" into "code.field"
      And I tap "code.submit"
      And everything has settled
      And I type "222222" into "code.field"
      And I tap "code.submit"
      And everything has settled
      And I type "333333" into "code.field"
      And I tap "code.submit"
      And everything has settled
      And I type "ines" into "signIn.username"
      Then "signIn.submit" is disabled

    Scenario: The third code may be the right one
      When I type "111111" into "code.field"
      And I tap "code.submit"
      And everything has settled
      And I type "222222" into "code.field"
      And I tap "code.submit"
      And everything has settled
      And I type "123456" into "code.field"
      And I tap "code.submit"
      And everything has settled
      Then the stack is "menu"
      And "menu.greeting" reads "Hello, Inês"

    Scenario: Only wrong codes are counted, whatever fails between them
      Given I type "111111" into "code.field"
      And I tap "code.submit"
      And everything has settled
      And the service "code" fails once with "offline"
      And I type "222222" into "code.field"
      And I tap "code.submit"
      And everything has settled
      When I tap "code.submit"
      And everything has settled
      Then the modal "code" is shown
      And "code.error" reads "Wrong code."
      Given the service "code" fails once with "server error"
      When I type "333333" into "code.field"
      And I tap "code.submit"
      And everything has settled
      Then the modal "code" is shown
      And "code.field" reads "333333"
      When I tap "code.submit"
      And everything has settled
      Then no modal is shown
      And "signIn.error" reads "Too many attempts."
      And 5 requests were sent to "code"

    Scenario: After too many attempts there are three again
      Given the service "code" fails with "unauthorised"
      And I type "111111" into "code.field"
      And I tap "code.submit"
      And everything has settled
      And I type "222222" into "code.field"
      And I tap "code.submit"
      And everything has settled
      And I type "333333" into "code.field"
      And I tap "code.submit"
      And everything has settled
      When I type "porto" into "signIn.password"
      And I tap "signIn.submit"
      Then "signIn.error" is hidden
      When everything has settled
      Then the modal "code" is shown
      And "code.field" reads ""
      And "code.error" is hidden
      When I type "111111" into "code.field"
      And I tap "code.submit"
      And everything has settled
      And I type "222222" into "code.field"
      And I tap "code.submit"
      And everything has settled
      Then the modal "code" is shown
      And "code.error" reads "Wrong code."
      When the service "code" works again
      And I type "123456" into "code.field"
      And I tap "code.submit"
      And everything has settled
      Then the stack is "menu"

    Scenario: After Cancel there are three again
      Given I type "111111" into "code.field"
      And I tap "code.submit"
      And everything has settled
      And I type "222222" into "code.field"
      And I tap "code.submit"
      And everything has settled
      And I tap "code.cancel"
      And I tap "signIn.submit"
      And everything has settled
      Then "code.error" is hidden
      When I type "333333" into "code.field"
      And I tap "code.submit"
      And everything has settled
      Then the modal "code" is shown
      And "code.error" reads "Wrong code."

    Scenario: Under an alert a wrong code says so
      When I type "654321" into "code.field"
      And I tap "code.submit"
      And I open the link "guide://nowhere"
      And everything has settled
      Then an alert reads "This link can't be opened."
      When I tap "OK" in the alert
      Then the modal "code" is shown
      And "code.error" reads "Wrong code."
      And "code.field" reads ""

    Scenario: Under an alert the third wrong code closes both
      When I type "111111" into "code.field"
      And I tap "code.submit"
      And everything has settled
      And I type "222222" into "code.field"
      And I tap "code.submit"
      And everything has settled
      And I type "333333" into "code.field"
      And I tap "code.submit"
      And I open the link "guide://nowhere"
      Then an alert reads "This link can't be opened."
      When everything has settled
      Then no alert is shown
      And no modal is shown
      And "signIn.error" reads "Too many attempts."
      And nothing is left behind

  Rule: Leaving

    Background:
      Given I type "ines" into "signIn.username"
      And I type "porto" into "signIn.password"
      And I tap "signIn.submit"
      And everything has settled

    Scenario Outline: With nothing sent, to <how> closes the code
      When I type "123456" into "code.field"
      And I <how>
      Then no modal is shown
      And no alert is shown
      And I see the screen "signIn"
      And "signIn.username" reads "ines"
      And "signIn.password" reads "porto"
      And "signIn.submit" is enabled
      And "signIn.error" is hidden
      And "signIn.spinner" is hidden
      And "signIn.cancel" is hidden
      And nothing is left behind
      When I tap "signIn.submit"
      And everything has settled
      Then the modal "code" is shown
      And "code.field" reads ""
      And "code.submit" is disabled
      And 0 requests were sent to "code"

      Examples:
        | how                  |
        | tap "code.cancel"    |
        | swipe the modal down |

    Scenario Outline: With the code in flight, to <how> drops it
      When I type "123456" into "code.field"
      And I tap "code.submit"
      And 50 ms pass
      And I <how>
      Then no modal is shown
      And "signIn.password" reads "porto"
      And "signIn.submit" is enabled
      And nothing is left behind
      When everything has settled
      Then I see the screen "signIn"
      And "signIn.error" is hidden
      And 1 requests were sent to "code"

      Examples:
        | how                  |
        | tap "code.cancel"    |
        | swipe the modal down |

    Scenario Outline: After a wrong code, to <how> says nothing
      When I type "654321" into "code.field"
      And I tap "code.submit"
      And everything has settled
      And I <how>
      Then no modal is shown
      And "signIn.error" is hidden
      And "signIn.password" reads "porto"
      And nothing is left behind

      Examples:
        | how                  |
        | tap "code.cancel"    |
        | swipe the modal down |

    Scenario Outline: Left and asked again, the first code (“<failure>”) changes nothing
      Given the service "code" fails once with "<failure>"
      And the service "code" answers after 500 ms
      When I type "123456" into "code.field"
      And I tap "code.submit"
      And I tap "code.cancel"
      And I tap "signIn.submit"
      And 100 ms pass
      Then the modal "code" is shown
      When I type "12345" into "code.field"
      And everything has settled
      Then the modal "code" is shown
      And "code.error" is hidden
      And "code.field" reads "12345"

      Examples:
        | failure      |
        | unauthorised |
        | offline      |

    Scenario: A right code that arrives after leaving signs nobody in
      Given the service "code" answers after 500 ms
      When I type "123456" into "code.field"
      And I tap "code.submit"
      And I swipe the modal down
      And I tap "signIn.submit"
      And everything has settled
      Then the modal "code" is shown
      And "code.field" reads ""
      And "code.spinner" is hidden

    Scenario: A code that is never answered can be cancelled
      Given the service "code" never answers
      When I type "123456" into "code.field"
      And I tap "code.submit"
      And everything has settled
      Then "code.spinner" is shown
      When I tap "code.cancel"
      Then no modal is shown
      And "signIn.submit" is enabled

    Scenario: A third wrong code that is dropped says nothing
      When I type "111111" into "code.field"
      And I tap "code.submit"
      And everything has settled
      And I type "222222" into "code.field"
      And I tap "code.submit"
      And everything has settled
      And I type "333333" into "code.field"
      And I tap "code.submit"
      And I tap "code.cancel"
      And everything has settled
      Then I see the screen "signIn"
      And "signIn.error" is hidden
      And "signIn.password" reads "porto"

  Rule: When the code is right

    Background:
      Given I type "ines" into "signIn.username"
      And I type "porto" into "signIn.password"
      And I tap "signIn.submit"
      And everything has settled

    Scenario: The right code leads to the menu
      When I type "123456" into "code.field"
      And I tap "code.submit"
      And everything has settled
      Then no modal is shown
      And the stack is "menu"
      And "menu.greeting" reads "Hello, Inês"
      And 1 requests were sent to "code"
      And nothing is left behind

    Scenario: Under an alert the right code leads to the menu
      When I type "123456" into "code.field"
      And I tap "code.submit"
      And I open the link "guide://nowhere"
      Then an alert reads "This link can't be opened."
      When everything has settled
      Then no alert is shown
      And the stack is "menu"

    Scenario: A user who has signed in with a code stays signed in after a kill
      When I type "123456" into "code.field"
      And I tap "code.submit"
      And everything has settled
      And the app is killed and launched again
      Then I see the screen "menu"
      And "menu.greeting" reads "Hello, Inês"
      And 0 requests were sent to "code"

    Scenario: Signed out and in again, a code is needed again
      When I type "123456" into "code.field"
      And I tap "code.submit"
      And everything has settled
      And I tap "menu.signOut"
      Then "signIn.username" reads ""
      When I type "ines" into "signIn.username"
      And I type "porto" into "signIn.password"
      And I tap "signIn.submit"
      And everything has settled
      Then the modal "code" is shown
      And "code.field" reads ""

    Scenario: The code's request continues in the background
      When I type "123456" into "code.field"
      And I tap "code.submit"
      And the app resigns active
      And the app enters the background
      And the system warns about memory
      And 99 ms pass
      Then "code.spinner" is shown
      When 1 ms pass
      And the app enters the foreground
      Then the stack is "menu"

    Scenario: To the background and back the code stays as it is
      When I type "1234" into "code.field"
      And the app resigns active
      And the app enters the background
      And the app enters the foreground
      Then the modal "code" is shown
      And "code.field" reads "1234"

  Rule: Links

    Background:
      Given I type "ines" into "signIn.username"
      And I type "porto" into "signIn.password"
      And I tap "signIn.submit"
      And everything has settled

    Scenario: A link waits for the code
      When I open the link "guide://places/maat"
      Then the modal "code" is shown
      When I type "123456" into "code.field"
      And I tap "code.submit"
      And everything has settled
      Then the stack is "menu, places, place"
      And the title is "MAAT"
      And no modal is shown

    Scenario: A link that came before the code waits for it as well
      When I tap "code.cancel"
      And I open the link "guide://reference"
      And I tap "signIn.submit"
      And everything has settled
      And I type "123456" into "code.field"
      And I tap "code.submit"
      And I open the link "guide://quarters"
      And everything has settled
      Then the stack is "menu, quarters"

    Scenario: A link to a note waits for the code
      When I open the link "guide://places/maat/note"
      And I type "123456" into "code.field"
      And I tap "code.submit"
      And everything has settled
      Then the stack is "menu, places, place"
      And the modal "note" is shown

    Scenario: A link keeps waiting after too many attempts
      Given I open the link "guide://quarters"
      And I type "111111" into "code.field"
      And I tap "code.submit"
      And everything has settled
      And I type "222222" into "code.field"
      And I tap "code.submit"
      And everything has settled
      And I type "333333" into "code.field"
      And I tap "code.submit"
      And everything has settled
      When I type "mark" into "signIn.username"
      And I type "lisboa" into "signIn.password"
      And I tap "signIn.submit"
      And everything has settled
      Then the stack is "menu, quarters"

    Scenario: An invalid link shows its alert over the code
      When I type "123456" into "code.field"
      And I open the link "guide://nowhere"
      Then an alert reads "This link can't be opened."
      And the modal "code" is shown
      And "code.submit" can't be tapped
      When I tap "OK" in the alert
      Then no alert is shown
      And the modal "code" is shown
      And "code.field" reads "123456"
      And "code.submit" is enabled
      When I tap "code.cancel"
      And I open the link "guide://nowhere"
      Then an alert reads "This link can't be opened."

  Rule: Navigation state

    Scenario: A kill at the code starts at the sign-in screen
      Given I type "ines" into "signIn.username"
      And I type "porto" into "signIn.password"
      And I tap "signIn.submit"
      And everything has settled
      And I type "123456" into "code.field"
      And the app enters the background
      When the app is killed and launched again
      Then no modal is shown
      And the stack is "signIn"
      And "signIn.username" reads ""
      And "signIn.password" reads ""
      And "signIn.error" is hidden

    Scenario: Killed while the code is in flight, nobody is signed in
      Given I type "ines" into "signIn.username"
      And I type "porto" into "signIn.password"
      And I tap "signIn.submit"
      And everything has settled
      And I type "123456" into "code.field"
      And I tap "code.submit"
      And 50 ms pass
      When the app is killed and launched again
      And everything has settled
      Then no modal is shown
      And the stack is "signIn"

    Scenario: After an expired session a code restores the navigation state
      Given I type "mark" into "signIn.username"
      And I type "lisboa" into "signIn.password"
      And I tap "signIn.submit"
      And everything has settled
      And I select "Quarters" in "menu.sections"
      And everything has settled
      And the service "quarters" fails once with "unauthorised"
      And I pull to refresh "quarters.list"
      And everything has settled
      When I type "ines" into "signIn.username"
      Then "signIn.error" is hidden
      When I type "porto" into "signIn.password"
      And I tap "signIn.submit"
      And everything has settled
      Then the modal "code" is shown
      And "signIn.error" is hidden
      When I type "123456" into "code.field"
      And I tap "code.submit"
      And everything has settled
      Then the stack is "menu, quarters"
      And "quarters.list" has 12 rows
      And nothing is left behind

    Scenario: Going to the background at the code keeps the navigation state
      Given I type "mark" into "signIn.username"
      And I type "lisboa" into "signIn.password"
      And I tap "signIn.submit"
      And everything has settled
      And I select "Reference book" in "menu.sections"
      And everything has settled
      And the service "articles" fails once with "unauthorised"
      And I pull to refresh "reference.list"
      And everything has settled
      And I type "ines" into "signIn.username"
      And I type "porto" into "signIn.password"
      And I tap "signIn.submit"
      And everything has settled
      When the app resigns active
      And the app enters the background
      And the app is killed and launched again
      And I type "ines" into "signIn.username"
      And I type "porto" into "signIn.password"
      And I tap "signIn.submit"
      And everything has settled
      And I type "123456" into "code.field"
      And I tap "code.submit"
      And everything has settled
      Then the stack is "menu, reference"
