Feature: No reference book
  As a reader of the guide
  I want to find in it what I read
  So that nothing else stands in my way

  Rule: The menu

    Background:
      Given I am signed in
      And everything has settled

    Scenario: The menu has two rows
      Then "menu.sections" shows
        | title    |
        | Quarters |
        | Places   |
      And row 3 of "menu.sections" can't be selected
      When I select "Places" in "menu.sections"
      Then the stack is "menu, places"
      When I go back
      And I select "Quarters" in "menu.sections"
      Then the stack is "menu, quarters"

    Scenario: The badge is on one of two rows
      When the place "maat" is a favourite
      Then "menu.sections" shows
        | title    | badge |
        | Quarters |       |
        | Places   | 1     |
      When the place "maat" is no favourite
      Then "menu.sections" shows
        | title    | badge |
        | Quarters |       |
        | Places   |       |

    Scenario: Back before the quarters are there, the menu has two rows
      When I select "Quarters" in "menu.sections"
      And 50 ms pass
      And I go back
      Then nothing is left behind
      When everything has settled
      Then I see the screen "menu"
      And "menu.sections" has 2 rows

    Scenario: After a memory warning and a return, the menu has two rows
      When the system warns about memory
      And everything has settled
      And I select "Places" in "menu.sections"
      And I go back
      Then "menu.sections" has 2 rows
      When the app is killed and launched again
      Then "menu.sections" has 2 rows

  Rule: Links

    Background:
      Given I am signed in
      And everything has settled

    Scenario Outline: The link “<link>” no longer opens anything
      When I open the link "<link>"
      Then an alert reads "This link can't be opened."
      And the stack is "menu"
      When I tap "OK" in the alert
      And everything has settled
      Then no alert is shown
      And the stack is "menu"
      And 0 requests were sent to "articles"
      And nothing is left behind

      Examples:
        | link                          |
        | guide://reference             |
        | GUIDE://Reference             |
        | guide://reference/seven-hills |
        | guide://reference/atlantis    |

    Scenario: A link to the book changes nothing, and requests in flight continue
      When I select "Quarters" in "menu.sections"
      And everything has settled
      And I select "Alfama" in "quarters.list"
      And 50 ms pass
      And I open the link "guide://reference"
      Then an alert reads "This link can't be opened."
      And the stack is "menu, quarters, places"
      When 50 ms pass
      Then "places.spinner" is hidden
      When I tap "OK" in the alert
      And the app is killed and launched again
      Then the stack is "menu, quarters, places"
      And the title is "Alfama"

    Scenario: A link to an article is refused over a note
      When I open the link "guide://places/maat/note"
      And everything has settled
      And I open the link "guide://reference/seven-hills"
      Then an alert reads "This link can't be opened."
      And the modal "note" is shown
      When I tap "OK" in the alert
      Then the modal "note" is shown
      And the stack is "menu, places, place"

    Scenario: A link to the book doesn't ask about a note
      When I open the link "guide://places/maat/note"
      And everything has settled
      And I type "Tiles" into "note.text"
      And I open the link "guide://reference"
      Then an alert reads "This link can't be opened."
      When I tap "OK" in the alert
      Then "note.text" reads "Tiles"
      When I tap "note.save"
      And I open the link "guide://reference/seven-hills"
      Then an alert reads "This link can't be opened."
      When I tap "OK" in the alert
      And everything has settled
      Then no modal is shown
      And "place.noteText" reads "Tiles"

    Scenario Outline: Under an alert the link “<link>” shows no other
      When I open the link "guide://nowhere"
      And I open the link "<link>"
      And I tap "OK" in the alert
      Then no alert is shown
      And the stack is "menu"

      Examples:
        | link                          |
        | guide://reference             |
        | guide://reference/seven-hills |

    Scenario: In the background a link to the book is refused, and one to the quarters closes the note
      When I open the link "guide://places/maat/note"
      And everything has settled
      And the app resigns active
      And the app enters the background
      And I open the link "guide://reference"
      And the app enters the foreground
      Then an alert reads "This link can't be opened."
      And the modal "note" is shown
      When the app resigns active
      And the app enters the background
      And I open the link "guide://quarters"
      And the app enters the foreground
      Then no alert is shown
      And no modal is shown
      And the stack is "menu, quarters"

    Scenario: After a link to the book, one to the places drops what was loading
      Given the service "quarters" answers after 1000 ms
      And the service "quarters" fails once with "offline"
      When I select "Quarters" in "menu.sections"
      And I open the link "guide://reference"
      Then an alert reads "This link can't be opened."
      And the stack is "menu, quarters"
      When I open the link "guide://places"
      And everything has settled
      Then the stack is "menu, places"
      And no alert is shown
      And "places.list" has 20 rows
      And nothing is left behind

  Rule: Links at the sign-in screen

    Background:
      Given the app is launched

    Scenario Outline: Signed out, the link “<link>” doesn't wait
      When I open the link "<link>"
      Then an alert reads "This link can't be opened."
      When I tap "OK" in the alert
      And I type "mark" into "signIn.username"
      And I type "lisboa" into "signIn.password"
      And I tap "signIn.submit"
      And everything has settled
      Then the stack is "menu"
      And no alert is shown

      Examples:
        | link                          |
        | guide://reference             |
        | guide://reference/seven-hills |

    Scenario: A link that is refused doesn't wait, and a later one does
      When I open the link "guide://reference/seven-hills"
      And I tap "OK" in the alert
      And I open the link "guide://quarters"
      And I open the link "guide://reference"
      And I tap "OK" in the alert
      And I open the link "guide://places/maat"
      And I type "mark" into "signIn.username"
      And I type "lisboa" into "signIn.password"
      And I tap "signIn.submit"
      And everything has settled
      Then the stack is "menu, places, place"
      And the title is "MAAT"
      When the app is killed and launched again
      Then the stack is "menu, places, place"

    Scenario: A link to the book leaves the one that waits
      When I open the link "guide://quarters"
      And I open the link "guide://reference"
      Then an alert reads "This link can't be opened."
      When I tap "OK" in the alert
      And I type "mark" into "signIn.username"
      And I type "lisboa" into "signIn.password"
      And I tap "signIn.submit"
      And everything has settled
      Then the stack is "menu, quarters"

    Scenario: After an expired session a link to an article keeps the navigation state
      Given I am signed in
      And I open the link "guide://quarters"
      And the service "quarters" fails once with "unauthorised"
      When everything has settled
      And I pull to refresh "quarters.list"
      And everything has settled
      Then I see the screen "signIn"
      When I open the link "guide://reference/seven-hills"
      Then an alert reads "This link can't be opened."
      When I tap "OK" in the alert
      And I type "mark" into "signIn.username"
      And I type "lisboa" into "signIn.password"
      And I tap "signIn.submit"
      And everything has settled
      Then the stack is "menu, quarters"

  Rule: Navigation state

    Scenario Outline: Saved at “<saved>”, the app comes back to “<restored>”
      Given I am signed in
      And the stack was saved as "<saved>"
      When the app is killed and launched again
      Then the stack is "<restored>"
      And no alert is shown
      When everything has settled
      Then the stack is "<restored>"
      And 0 requests were sent to "articles"
      And nothing is left behind
      When the app is killed and launched again
      Then the stack is "<restored>"

      Examples:
        | saved                        | restored       |
        | menu, reference              | menu           |
        | menu, reference, article     | menu           |
        | menu, quarters, reference    | menu, quarters |
        | menu, reference, quarters    | menu           |
        | menu, places, article, place | menu, places   |

    Scenario Outline: Saved at “<saved>” and signed in, the user sees the menu
      Given the app is launched
      And the stack was saved as "<saved>"
      When I type "mark" into "signIn.username"
      And I type "lisboa" into "signIn.password"
      And I tap "signIn.submit"
      And everything has settled
      Then the stack is "menu"
      When the app resigns active
      And the app enters the background
      And the app is killed and launched again
      Then the stack is "menu"

      Examples:
        | saved                    |
        | menu, reference          |
        | menu, reference, article |
