Feature: The menu
  As a reader of the guide
  I want one place that everything starts from
  So that I never get lost

  Rule: What it shows

    Scenario: What the menu shows
      Given I am signed in
      Then I see the screen "menu"
      And the title is "Lisbon"
      And the stack is "menu"
      And "menu.greeting" reads "Hello, Mark"
      And "menu.sections" shows
        | title          | subtitle | accessory | badge | section |
        | Quarters       |          |           |       |         |
        | Places         |          |           |       |         |
        | Reference book |          |           |       |         |
      And "menu.signOut" reads "Sign out"
      And "menu.signOut" is enabled

  Rule: The number of favourites

    Scenario: Without favourites there is no badge
      Given I am signed in
      Then the row "Places" of "menu.sections" has no badge

    Scenario: The badge follows every change at once
      Given I am signed in
      When the place "torre-de-belem" is a favourite
      Then the row "Places" of "menu.sections" has the badge "1"
      And the row "Quarters" of "menu.sections" has no badge
      When the place "mosteiro-dos-jeronimos" is a favourite
      Then the row "Places" of "menu.sections" has the badge "2"
      When the place "torre-de-belem" is no favourite
      Then the row "Places" of "menu.sections" has the badge "1"
      When the place "mosteiro-dos-jeronimos" is no favourite
      Then the row "Places" of "menu.sections" has no badge

    Scenario: A favourite made before the launch counts
      Given the place "torre-de-belem" is a favourite
      And I am signed in
      Then the row "Places" of "menu.sections" has the badge "1"

    Scenario: A change made while another screen covers the menu counts as well
      Given I am signed in
      When I select "Quarters" in "menu.sections"
      And the place "torre-de-belem" is a favourite
      And I go back
      Then the row "Places" of "menu.sections" has the badge "1"

  Rule: The cover

    Scenario: A placeholder is shown until it has loaded
      Given I am signed in
      Then "menu.cover" reads "placeholder"
      And 1 requests were sent to "cover"
      When 99 ms pass
      Then "menu.cover" reads "placeholder"
      When 1 ms pass
      Then "menu.cover" reads "cover"

    Scenario Outline: A failure (“<failure>”) leaves the placeholder, and shows no error
      Given the service "cover" fails with "<failure>"
      And I am signed in
      When everything has settled
      Then "menu.cover" reads "placeholder"
      And no alert is shown
      And I see the screen "menu"

      Examples:
        | failure      |
        | offline      |
        | server error |
        | not found    |

    Scenario: After a failure it is asked for again when the menu next appears
      Given the service "cover" fails once with "offline"
      And I am signed in
      When everything has settled
      And I select "Quarters" in "menu.sections"
      And I go back
      Then 2 requests were sent to "cover"
      When everything has settled
      Then "menu.cover" reads "cover"

    Scenario: A cover in the cache is shown at once
      Given I am signed in
      When everything has settled
      And I select "Quarters" in "menu.sections"
      And I go back
      Then "menu.cover" reads "cover"
      And 1 requests were sent to "cover"

    Scenario: While it is in flight it isn't requested again
      Given the service "cover" answers after 1000 ms
      And I am signed in
      When I select "Quarters" in "menu.sections"
      And I go back
      Then 1 requests were sent to "cover"
      When 1000 ms pass
      Then "menu.cover" reads "cover"

    Scenario: It arrives while another screen covers the menu
      Given the service "cover" answers after 200 ms
      And I am signed in
      When I select "Quarters" in "menu.sections"
      And everything has settled
      And I go back
      Then "menu.cover" reads "cover"
      And 1 requests were sent to "cover"

    Scenario: While it is in flight it isn't requested again, two screens later
      Given the service "cover" answers after 5000 ms
      And I am signed in
      When I select "Quarters" in "menu.sections"
      And 200 ms pass
      And I select row 1 of "quarters.list"
      And 200 ms pass
      And I go back
      And I go back
      Then "menu.cover" reads "placeholder"
      And 1 requests were sent to "cover"
      When everything has settled
      Then "menu.cover" reads "cover"

    Scenario: Failed and gone back in time, the next answer counts
      Given the service "cover" fails once with "offline"
      And I am signed in
      When 100 ms pass
      And I select "Quarters" in "menu.sections"
      And I go back
      Then "menu.cover" reads "placeholder"
      And 2 requests were sent to "cover"
      When everything has settled
      Then "menu.cover" reads "cover"

    Scenario: Killed while the cover loads, it is asked for once more
      Given I am signed in
      When 50 ms pass
      And the app is killed and launched again
      Then "menu.cover" reads "placeholder"
      And 1 requests were sent to "cover"
      When everything has settled
      Then "menu.cover" reads "cover"

  Rule: Memory warnings

    Scenario: In sight, the menu asks for the cover again at once
      Given I am signed in
      When everything has settled
      And the system warns about memory
      Then "menu.cover" reads "placeholder"
      And 2 requests were sent to "cover"
      When everything has settled
      Then "menu.cover" reads "cover"

    Scenario: Out of sight, it asks when it next appears
      Given I am signed in
      When everything has settled
      And I select "Quarters" in "menu.sections"
      And the system warns about memory
      And everything has settled
      Then 1 requests were sent to "cover"
      When I go back
      Then "menu.cover" reads "placeholder"
      And 2 requests were sent to "cover"
      When everything has settled
      Then "menu.cover" reads "cover"

    Scenario: A warning while the cover is in flight sends no second request
      Given I am signed in
      When 50 ms pass
      And the system warns about memory
      Then 1 requests were sent to "cover"
      When 50 ms pass
      Then "menu.cover" reads "cover"

    Scenario: A failure after a warning leaves the placeholder
      Given I am signed in
      When everything has settled
      And the service "cover" fails with "offline"
      And the system warns about memory
      And everything has settled
      Then "menu.cover" reads "placeholder"

    Scenario: A memory warning in the background
      Given I am signed in
      When everything has settled
      And the app resigns active
      And the app enters the background
      And the system warns about memory
      And everything has settled
      And the app enters the foreground
      And everything has settled
      Then "menu.cover" reads "cover"

    Scenario: Warned twice about memory, it asks once
      Given I am signed in
      When everything has settled
      And the system warns about memory
      And the system warns about memory
      Then 2 requests were sent to "cover"
      When everything has settled
      Then "menu.cover" reads "cover"

  Rule: Signing out

    Scenario: Signed out, the sign-in screen is empty
      Given I am signed in
      When everything has settled
      And I tap "menu.signOut"
      Then I see the screen "signIn"
      And the stack is "signIn"
      And "signIn.username" reads ""
      And "signIn.password" reads ""
      And "signIn.error" is hidden
      And nothing is left behind

    Scenario: The session is gone for good
      Given I am signed in
      When I tap "menu.signOut"
      And the app is killed and launched again
      Then I see the screen "signIn"
      And "signIn.error" is hidden

    Scenario: A late cover changes nothing
      Given I am signed in
      When I tap "menu.signOut"
      And everything has settled
      Then I see the screen "signIn"
      And nothing is left behind

    Scenario: Favourites stay
      Given I am signed in
      When the place "torre-de-belem" is a favourite
      And I tap "menu.signOut"
      And I type "mark" into "signIn.username"
      And I type "lisboa" into "signIn.password"
      And I tap "signIn.submit"
      And everything has settled
      Then the row "Places" of "menu.sections" has the badge "1"

    # On the way back to the menu the stack is saved without the screen that was left, unless that can't be stored.
    Scenario: The navigation state is discarded
      Given I am signed in
      When I select "Quarters" in "menu.sections"
      And the device can't store the saved state
      And I go back
      And the device can store the saved state again
      And I tap "menu.signOut"
      And I type "mark" into "signIn.username"
      And I type "lisboa" into "signIn.password"
      And I tap "signIn.submit"
      And everything has settled
      Then the stack is "menu"

    Scenario: A favourite that the device couldn't store is none after signing out and in
      Given I am signed in
      When I open the link "guide://places/maat"
      And everything has settled
      And the device can't store the favourites
      And I toggle "place.favourite"
      And the device can store the favourites again
      And I go back
      And I go back
      And I tap "menu.signOut"
      And I type "mark" into "signIn.username"
      And I type "lisboa" into "signIn.password"
      And I tap "signIn.submit"
      And everything has settled
      Then the row "Places" of "menu.sections" has no badge
      And 0 requests were sent to "favourite"

    Scenario: A note that the device couldn't store is none after signing out and in
      Given I am signed in
      When I open the link "guide://places/maat/note"
      And everything has settled
      And the device can't store the notes
      And I type "the tower" into "note.text"
      And I tap "note.save"
      And everything has settled
      And I tap "OK" in the alert
      And I swipe the modal down
      And I tap "Discard" in the alert
      And the device can store the notes again
      And I go back
      And I go back
      And I tap "menu.signOut"
      And I type "mark" into "signIn.username"
      And I type "lisboa" into "signIn.password"
      And I tap "signIn.submit"
      And everything has settled
      And I open the link "guide://places/maat"
      And everything has settled
      Then "place.noteText" is hidden
      And no modal is shown

    Scenario: A session that the device couldn't store is gone for good as well
      Given I am signed in
      When I tap "menu.signOut"
      And the device can't store the session
      And I type "mark" into "signIn.username"
      And I type "lisboa" into "signIn.password"
      And I tap "signIn.submit"
      And everything has settled
      And the device can store the session again
      And I tap "menu.signOut"
      And the app is killed and launched again
      Then I see the screen "signIn"

    Scenario: Notes stay
      Given I am signed in
      When I open the link "guide://places/maat/note"
      And everything has settled
      And I type "the tower" into "note.text"
      And I tap "note.save"
      And everything has settled
      And I go back
      And I go back
      And I tap "menu.signOut"
      And I type "mark" into "signIn.username"
      And I type "lisboa" into "signIn.password"
      And I tap "signIn.submit"
      And I open the link "guide://places/maat"
      And everything has settled
      Then "place.noteText" reads "the tower"

    Scenario: A favourite that was not confirmed is taken back
      Given I am signed in
      And the service "favourite" never answers
      When I open the link "guide://places/maat"
      And everything has settled
      And I toggle "place.favourite"
      And I go back
      And I go back
      Then the row "Places" of "menu.sections" has the badge "1"
      When I tap "menu.signOut"
      And I type "mark" into "signIn.username"
      And I type "lisboa" into "signIn.password"
      And I tap "signIn.submit"
      And everything has settled
      Then the row "Places" of "menu.sections" has no badge

    Scenario: Signed out and in again, a late reply to the favourite changes nothing
      Given I am signed in
      And the service "favourite" answers after 1000 ms
      When I open the link "guide://places/maat"
      And everything has settled
      And I toggle "place.favourite"
      And I go back
      And I go back
      And I tap "menu.signOut"
      And I type "mark" into "signIn.username"
      And I type "lisboa" into "signIn.password"
      And I tap "signIn.submit"
      And 100 ms pass
      Then the row "Places" of "menu.sections" has no badge
      When everything has settled
      Then the row "Places" of "menu.sections" has no badge
      And no alert is shown

  Rule: Opening the parts

    Scenario: The first row opens the quarters, and back
      Given I am signed in
      When I select row 1 of "menu.sections"
      Then I see the screen "quarters"
      And the stack is "menu, quarters"
      When I go back
      Then I see the screen "menu"

    Scenario Outline: The row <section> opens <screen>
      Given I am signed in
      When I select "<section>" in "menu.sections"
      Then the stack is "menu, <screen>"
      And the title is "<section>"

      Examples:
        | section        | screen    |
        | Quarters       | quarters  |
        | Places         | places    |
        | Reference book | reference |
