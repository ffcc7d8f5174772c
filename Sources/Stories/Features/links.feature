Feature: Links into the guide
  As a reader of the guide
  I want to open a link that a friend sends me
  So that we look at the same page

  Rule: Signed in

    Background:
      Given I am signed in
      And everything has settled

    Scenario: A link opens its screen over the menu
      When I open the link "guide://quarters"
      Then the stack is "menu, quarters"
      And "quarters.spinner" is shown
      When everything has settled
      Then "quarters.list" has 12 rows
      When I go back
      Then I see the screen "menu"
      And "menu.greeting" reads "Hello, Mark"
      And nothing is left behind

    Scenario: Back from a link, the menu opens its sections and signs out
      When I open the link "guide://quarters"
      And I go back
      And I select "Reference book" in "menu.sections"
      And everything has settled
      Then the stack is "menu, reference"
      And "reference.list" has 8 rows
      When I go back
      And I tap "menu.signOut"
      Then I see the screen "signIn"
      And nothing is left behind

    Scenario: A link to the open screen creates it again
      When I select "Quarters" in "menu.sections"
      And everything has settled
      And I choose "A–Z" in "quarters.order"
      And I open the link "guide://quarters"
      Then the stack is "menu, quarters"
      And "quarters.order" reads "Priority"
      And "quarters.spinner" is shown
      And 2 requests were sent to "quarters"
      And nothing is left behind

    Scenario: A link closes an alert
      When I open the link "guide://nowhere"
      And I open the link "guide://quarters"
      Then no alert is shown
      And the stack is "menu, quarters"

    Scenario: A link is saved like any transition
      When I open the link "guide://quarters"
      And the app is killed and launched again
      Then the stack is "menu, quarters"

    Scenario: The parts of a link match exactly
      When I open the link "guide://places/maat/Note"
      Then an alert reads "This link can't be opened."
      And the stack is "menu"

    Scenario Outline: “<link>” isn't a link into the guide
      When I open the link "<link>"
      Then an alert reads "This link can't be opened."
      And the stack is "menu"
      When I tap "OK" in the alert
      Then no alert is shown
      And the stack is "menu"
      And 0 requests were sent to "quarters"

      Examples:
        | link                     |
        |                          |
        | quarters                 |
        | guide://                 |
        | guide://quarters/alfama  |
        | guide://quarters/        |
        | guide://places/maat?all  |
        | guide://places/maat#top  |
        | guide://places/ma at     |
        | guide://places/.         |
        | guide://museums          |
        | http://quarters          |
        | guide:quarters           |
        | ://                      |

    Scenario: Under an alert, an invalid link shows no other
      When I open the link "guide://nowhere"
      And I open the link "guide://elsewhere"
      And I tap "OK" in the alert
      Then no alert is shown
      And the stack is "menu"

    Scenario: Killed after a link, before its screen has loaded
      When I open the link "guide://places/maat/note"
      And 50 ms pass
      And the app is killed and launched again
      Then the stack is "menu, places, place"
      And the modal "note" is shown
      When everything has settled
      And I tap "note.cancel"
      Then the title is "MAAT"

    Scenario: A place or an article that was never there
      When I open the link "guide://places/atlantis/note"
      And everything has settled
      Then no modal is shown
      And an alert reads "This place is no longer in the guide."
      When I tap "OK" in the alert
      Then the stack is "menu, places"
      When I open the link "guide://reference/atlantis"
      And everything has settled
      Then an alert reads "Something went wrong."

    Scenario: A link drops what the screens before it were loading
      Given the service "quarters" answers after 1000 ms
      And the service "quarters" fails once with "offline"
      When I select "Quarters" in "menu.sections"
      And I open the link "guide://reference"
      And everything has settled
      Then the stack is "menu, reference"
      And no alert is shown
      And "reference.list" has 8 rows
      And nothing is left behind

  Rule: Signed out

    Background:
      Given the app is launched

    Scenario: The link waits for sign-in
      When I open the link "guide://quarters"
      Then I see the screen "signIn"
      And no alert is shown
      When I type "mark" into "signIn.username"
      And I type "lisboa" into "signIn.password"
      And I tap "signIn.submit"
      And 100 ms pass
      Then the stack is "menu, quarters"
      When everything has settled
      Then "quarters.list" has 12 rows

    Scenario: A link also waits while signing in
      When I type "mark" into "signIn.username"
      And I type "lisboa" into "signIn.password"
      And I tap "signIn.submit"
      And I open the link "guide://quarters"
      And everything has settled
      Then the stack is "menu, quarters"

    Scenario: A link that waited is opened only once
      When I open the link "guide://quarters"
      And I type "mark" into "signIn.username"
      And I type "lisboa" into "signIn.password"
      And I tap "signIn.submit"
      And everything has settled
      And I go back
      And I tap "menu.signOut"
      And I type "mark" into "signIn.username"
      And I type "lisboa" into "signIn.password"
      And I tap "signIn.submit"
      And everything has settled
      Then the stack is "menu"

    Scenario: An invalid link shows its alert at once
      When I open the link "guide://nowhere"
      Then an alert reads "This link can't be opened."
      And I see the screen "signIn"
      When I tap "OK" in the alert
      And I type "mark" into "signIn.username"
      And I type "lisboa" into "signIn.password"
      And I tap "signIn.submit"
      And everything has settled
      Then the stack is "menu"

    Scenario: After an expired session the link comes before the screens that were open
      Given I am signed in
      And everything has settled
      And the service "cover" fails once with "unauthorised"
      When the system warns about memory
      And everything has settled
      Then I see the screen "signIn"
      When I open the link "guide://quarters"
      And I type "mark" into "signIn.username"
      And I type "lisboa" into "signIn.password"
      And I tap "signIn.submit"
      And everything has settled
      Then the stack is "menu, quarters"

    Scenario: A later link replaces the one that waits
      When I open the link "guide://quarters"
      And I open the link "guide://reference"
      And I type "mark" into "signIn.username"
      And I type "lisboa" into "signIn.password"
      And I tap "signIn.submit"
      And everything has settled
      Then the stack is "menu, reference"

    Scenario: An invalid link leaves the one that waits
      When I open the link "guide://quarters"
      And I open the link "guide://nowhere"
      And I tap "OK" in the alert
      And I type "mark" into "signIn.username"
      And I type "lisboa" into "signIn.password"
      And I tap "signIn.submit"
      And everything has settled
      Then the stack is "menu, quarters"

    Scenario: A link waits while signing in fails
      When I open the link "guide://quarters"
      And I type "mark" into "signIn.username"
      And I type "porto" into "signIn.password"
      And I tap "signIn.submit"
      And everything has settled
      And I type "lisboa" into "signIn.password"
      And I tap "signIn.submit"
      And everything has settled
      Then the stack is "menu, quarters"

    Scenario: Killed while it waits, the link is dropped
      When I open the link "guide://quarters"
      And the app is killed and launched again
      And I type "mark" into "signIn.username"
      And I type "lisboa" into "signIn.password"
      And I tap "signIn.submit"
      And everything has settled
      Then the stack is "menu"

    Scenario: Signed in by a link, the app is killed and shows the same
      When I open the link "guide://reference/seven-hills"
      And I type "mark" into "signIn.username"
      And I type "lisboa" into "signIn.password"
      And I tap "signIn.submit"
      And everything has settled
      And the app is killed and launched again
      Then the stack is "menu, reference, article"

  Rule: To other screens

    Background:
      Given I am signed in
      And everything has settled

    Scenario Outline: The link “<link>” opens “<stack>”
      When I open the link "<link>"
      Then the stack is "<stack>"
      When everything has settled
      Then "<list>" has <rows> rows
      And nothing is left behind

      Examples:
        | link              | stack           | list           | rows |
        | guide://places    | menu, places    | places.list    | 20   |
        | guide://reference | menu, reference | reference.list | 8    |
        | GUIDE://Quarters  | menu, quarters  | quarters.list  | 12   |

    Scenario: A list that a link opened loads more at its end
      When I open the link "guide://places"
      And everything has settled
      And I scroll "places.list" to its end
      And everything has settled
      Then "places.list" has 40 rows
      And nothing is left behind

    Scenario: A link replaces everything that was open, however deep
      When I select "Quarters" in "menu.sections"
      And everything has settled
      And I select "Alfama" in "quarters.list"
      And I open the link "guide://reference"
      Then the stack is "menu, reference"
      And nothing is left behind
      When I open the link "guide://places"
      Then the stack is "menu, places"
      And the title is "Places"
      And nothing is left behind
