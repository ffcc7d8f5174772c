Feature: Offline
  As a reader of the guide
  I want to see that there is no connection
  So that I can tell whether it is me or the app

  Rule: The screen that asks

    Background:
      Given I am signed in
      And everything has settled

    Scenario Outline: In <list> a lost connection is shown, and its return
      Given the service "<service>" fails once with "offline"
      When I select "<row>" in "menu.sections"
      Then "offline" is hidden
      When 99 ms pass
      Then "offline" is hidden
      When 1 ms pass
      Then "offline" is shown
      And "offline" reads "You are offline."
      And "<list>.error" reads "No connection."
      When I tap "<list>.retry"
      And 99 ms pass
      Then "offline" is shown
      When 1 ms pass
      Then "offline" is hidden
      When I go back
      Then "offline" is hidden
      And nothing is left behind

      Examples:
        | row            | list      | service  |
        | Quarters       | quarters  | quarters |
        | Places         | places    | places   |
        | Reference book | reference | articles |

    Scenario Outline: A reply of “<failure>” means that there is a connection
      Given the service "quarters" fails once with "offline"
      When I select "Quarters" in "menu.sections"
      And everything has settled
      Then "offline" is shown
      Given the service "quarters" fails once with "<failure>"
      When I tap "quarters.retry"
      And everything has settled
      Then "offline" is hidden
      And "quarters.error" reads "Something went wrong."

      Examples:
        | failure      |
        | server error |
        | not found    |

    Scenario: Retried without a connection, the screen still says so
      Given the service "quarters" fails with "offline"
      When I select "Quarters" in "menu.sections"
      And everything has settled
      And I tap "quarters.retry"
      Then "offline" is shown
      When everything has settled
      Then "offline" is shown
      And "quarters.error" reads "No connection."

    Scenario: The menu says that its cover found no connection
      Given the service "cover" fails once with "offline"
      When the system warns about memory
      And everything has settled
      Then "offline" is shown
      And no alert is shown
      When the system warns about memory
      Then "offline" is shown
      When everything has settled
      Then "offline" is hidden
      And "menu.cover" reads "cover"

    Scenario: A search that finds no connection
      When I select "Places" in "menu.sections"
      And everything has settled
      And the service "places" fails once with "offline"
      And I type "fado" into "places.search"
      And 300 ms pass
      Then "offline" is hidden
      When 100 ms pass
      Then "offline" is shown
      When I type "museu" into "places.search"
      Then "offline" is shown
      When everything has settled
      Then "offline" is hidden
      And "places.list" has 3 rows

    Scenario: A page that finds no connection
      When I select "Places" in "menu.sections"
      And everything has settled
      And the service "places" fails once with "offline"
      And I scroll "places.list" to its end
      And everything has settled
      Then "offline" is shown
      And "places.more" reads "Couldn't load more. Tap to retry."
      When I tap "places.more"
      And everything has settled
      Then "offline" is hidden
      And "places.list" has 40 rows

    Scenario: A place that finds no connection
      Given the service "place" fails once with "offline"
      When I open the link "guide://places/maat"
      And everything has settled
      Then an alert reads "No connection."
      And "offline" is shown
      When I tap "OK" in the alert
      Then the stack is "menu, places"
      And "offline" is shown
      When everything has settled
      Then "offline" is hidden

    Scenario: Next that finds no connection
      When I open the link "guide://places/maat"
      And everything has settled
      And the service "places" fails once with "offline"
      And I tap "place.next"
      And everything has settled
      Then an alert reads "No connection."
      And "offline" is shown
      When I tap "OK" in the alert
      Then "offline" is shown
      When I tap "place.next"
      And everything has settled
      Then "offline" is hidden

    Scenario: An article that finds no connection
      Given the service "articles" fails once with "offline"
      When I open the link "guide://reference/seven-hills"
      And everything has settled
      Then an alert reads "No connection."
      And "offline" is shown
      When I tap "OK" in the alert
      Then I see the screen "reference"
      And "offline" is shown
      When everything has settled
      Then "offline" is hidden

  Rule: Every screen

    Background:
      Given I am signed in
      And everything has settled

    Scenario: Every open screen says so, even after going back
      When I select "Quarters" in "menu.sections"
      And everything has settled
      And the service "places" fails with "offline"
      And I select "Alfama" in "quarters.list"
      And everything has settled
      Then "offline" is shown
      When I go back
      Then "offline" is shown
      When I go back
      Then "offline" is shown
      And "menu.cover" reads "cover"
      When everything has settled
      Then "offline" is shown

    Scenario: Screens deep in the stack change while they are out of sight
      When I select "Places" in "menu.sections"
      And everything has settled
      And I select row 1 of "places.list"
      And I tap "place.next"
      And I tap "place.next"
      And the service "favourite" fails once with "offline"
      And I toggle "place.favourite"
      And everything has settled
      And I tap "OK" in the alert
      Then "offline" is shown
      When I go back
      Then "offline" is shown
      When I toggle "place.favourite"
      And everything has settled
      Then "offline" is hidden
      When I go back
      Then "offline" is hidden
      When I go back
      Then "offline" is hidden
      When I go back
      Then "offline" is hidden
      And nothing is left behind

    Scenario: A screen opened meanwhile says so from the start
      Given the service "quarters" fails once with "offline"
      When I select "Quarters" in "menu.sections"
      And everything has settled
      And I go back
      And I select "Places" in "menu.sections"
      Then "offline" is shown
      And "places.spinner" is shown
      When 99 ms pass
      Then "offline" is shown
      When 1 ms pass
      Then "offline" is hidden

    Scenario: A place opened meanwhile says so from the start
      When I select "Places" in "menu.sections"
      And everything has settled
      And the service "places" fails once with "offline"
      And I pull to refresh "places.list"
      And everything has settled
      And I tap "OK" in the alert
      And I select row 1 of "places.list"
      Then "offline" is shown
      When I tap "place.next"
      Then "offline" is shown
      When I tap "place.editNote"
      Then "offline" is shown on the modal and below it
      When I type "Cherries" into "note.text"
      And I tap "note.save"
      And everything has settled
      Then no modal is shown
      And "offline" is hidden
      When I go back
      Then "offline" is hidden

    Scenario Outline: A link opened meanwhile says so from the start: <link>
      Given the service "quarters" fails once with "offline"
      When I select "Quarters" in "menu.sections"
      And everything has settled
      And I open the link "<link>"
      Then the stack is "<stack>"
      And "offline" is shown
      When everything has settled
      Then "offline" is hidden
      And nothing is left behind

      Examples:
        | link                          | stack                    |
        | guide://quarters              | menu, quarters           |
        | guide://places                | menu, places             |
        | guide://places/maat           | menu, places, place      |
        | guide://places/maat/note      | menu, places, place      |
        | guide://reference             | menu, reference          |
        | guide://reference/seven-hills | menu, reference, article |

    Scenario: A note that a link opens says so from the start, and so does its place
      Given the service "quarters" fails once with "offline"
      When I select "Quarters" in "menu.sections"
      And everything has settled
      And I open the link "guide://places/maat/note"
      Then "offline" is shown on the modal and below it
      When 99 ms pass
      Then "offline" is shown on the modal and below it
      When 1 ms pass
      Then the modal "note" is shown
      And "offline" is hidden

    Scenario: An article opened from the book says so from the start
      When I select "Reference book" in "menu.sections"
      And everything has settled
      And the service "articles" fails with "offline"
      And I pull to refresh "reference.list"
      And everything has settled
      And I tap "OK" in the alert
      And I select row 1 of "reference.list"
      Then the stack is "menu, reference, article"
      And "offline" is shown
      When I go back
      Then "offline" is shown

    Scenario: After a cancelled swipe the screen still says so
      Given the service "quarters" fails once with "offline"
      When I select "Quarters" in "menu.sections"
      And everything has settled
      And I start to swipe back and let go
      Then "offline" is shown
      When I tap "quarters.retry"
      And I start to swipe back and let go
      And everything has settled
      Then "offline" is hidden

  Rule: Alerts and the note

    Background:
      Given I am signed in
      And everything has settled

    Scenario: Under an alert it changes at once
      Given the service "quarters" fails once with "offline"
      When I select "Quarters" in "menu.sections"
      And 50 ms pass
      And I open the link "guide://nowhere"
      Then "offline" is hidden
      When 50 ms pass
      Then an alert reads "This link can't be opened."
      And "offline" is shown
      When I tap "OK" in the alert
      Then "offline" is shown
      When I tap "quarters.retry"
      And I open the link "guide://nowhere"
      And 99 ms pass
      Then "offline" is shown
      When 1 ms pass
      Then "offline" is hidden
      And an alert reads "This link can't be opened."

    Scenario: The next screen says so when an earlier screen's request finds no connection
      Given the service "quarters" answers after 300 ms
      When I select "Quarters" in "menu.sections"
      And everything has settled
      And the service "quarters" fails once with "offline"
      And I pull to refresh "quarters.list"
      And I select "Alfama" in "quarters.list"
      And 299 ms pass
      Then "offline" is hidden
      When 1 ms pass
      Then an alert reads "Couldn't refresh."
      And I see the screen "places"
      And "offline" is shown
      When I tap "OK" in the alert
      And I go back
      Then "offline" is shown

    Scenario: A note that finds no connection says so, and so does its place
      When I open the link "guide://places/maat/note"
      And everything has settled
      And the service "note" fails once with "offline"
      And I type "Tiles" into "note.text"
      And I tap "note.save"
      And everything has settled
      Then an alert reads "Couldn't save the note."
      And "offline" is shown on the modal and below it
      When I tap "OK" in the alert
      Then "offline" is shown on the modal and below it
      When I tap "note.cancel"
      And I tap "Discard" in the alert
      Then no modal is shown
      And "offline" is shown
      When I tap "place.editNote"
      Then "offline" is shown on the modal and below it
      When I swipe the modal down
      Then no modal is shown
      And "offline" is shown

    Scenario: Under the note its place changes at once
      When I open the link "guide://places/maat"
      And everything has settled
      And the service "favourite" fails once with "offline"
      And I toggle "place.favourite"
      And I tap "place.editNote"
      Then "offline" is hidden
      When 100 ms pass
      Then "offline" is shown on the modal and below it
      When I tap "note.cancel"
      Then "offline" is shown
      When I toggle "place.favourite"
      And I tap "place.editNote"
      And 99 ms pass
      Then "offline" is shown on the modal and below it
      When 1 ms pass
      Then the modal "note" is shown
      And "offline" is hidden

  Rule: Which reply counts

    Background:
      Given I am signed in
      And everything has settled

    Scenario: The later of two replies counts
      Given the service "quarters" answers after 300 ms
      When I select "Quarters" in "menu.sections"
      And everything has settled
      And the service "quarters" fails once with "offline"
      And I pull to refresh "quarters.list"
      And 250 ms pass
      And I select "Alfama" in "quarters.list"
      And 50 ms pass
      Then "offline" is shown
      When 49 ms pass
      Then "offline" is shown
      When 1 ms pass
      Then "offline" is hidden
      And an alert reads "Couldn't refresh."

    Scenario: A dropped request changes nothing
      Given the service "quarters" fails once with "offline"
      When I select "Quarters" in "menu.sections"
      And everything has settled
      And I tap "quarters.retry"
      And 50 ms pass
      And I go back
      And everything has settled
      Then "offline" is shown
      When I select "Quarters" in "menu.sections"
      And 100 ms pass
      Then "offline" is hidden
      Given the service "quarters" fails once with "offline"
      When I pull to refresh "quarters.list"
      And 99 ms pass
      And I go back
      And everything has settled
      Then "offline" is hidden

    Scenario: A request that is never answered changes nothing
      Given the service "quarters" fails once with "offline"
      When I select "Quarters" in "menu.sections"
      And everything has settled
      And the service "quarters" never answers
      And I tap "quarters.retry"
      And 60000 ms pass
      Then "offline" is shown
      And "quarters.spinner" is shown

    Scenario: A cover from the cache changes nothing
      Given the service "quarters" fails once with "offline"
      When I select "Quarters" in "menu.sections"
      And everything has settled
      And I go back
      Then "menu.cover" reads "cover"
      And "offline" is shown
      When everything has settled
      Then "offline" is shown

    Scenario: It changes in the background
      Given the service "quarters" fails once with "offline"
      When I select "Quarters" in "menu.sections"
      And the app resigns active
      And the app enters the background
      And everything has settled
      And the app enters the foreground
      Then "offline" is shown
      When I tap "quarters.retry"
      And the app resigns active
      And the app enters the background
      And everything has settled
      And the app enters the foreground
      Then "offline" is hidden

  Rule: Sessions

    Scenario: The sign-in screen says so
      Given the app is launched
      And the service "signIn" fails once with "offline"
      When I type "mark" into "signIn.username"
      And I type "lisboa" into "signIn.password"
      And I tap "signIn.submit"
      And everything has settled
      Then "offline" is shown
      And "signIn.error" reads "No connection. Try again."
      When I clear "signIn.password"
      Then "offline" is shown
      When I type "porto" into "signIn.password"
      And I tap "signIn.submit"
      And everything has settled
      Then "signIn.error" reads "Wrong user name or password."
      And "offline" is hidden

    Scenario: Cancelled, signing in changes nothing
      Given the app is launched
      And the service "signIn" fails once with "offline"
      When I type "mark" into "signIn.username"
      And I type "lisboa" into "signIn.password"
      And I tap "signIn.submit"
      And everything has settled
      And I tap "signIn.submit"
      And 50 ms pass
      And I tap "signIn.cancel"
      And everything has settled
      Then "offline" is shown
      When I tap "signIn.submit"
      And 100 ms pass
      Then the stack is "menu"
      And "offline" is hidden

    Scenario: Signed out, the sign-in screen says so from the start
      Given the service "cover" fails once with "offline"
      And I am signed in
      When everything has settled
      Then "offline" is shown
      When I tap "menu.signOut"
      Then I see the screen "signIn"
      And "offline" is shown
      When I type "mark" into "signIn.username"
      And I type "lisboa" into "signIn.password"
      Then "offline" is shown
      When I tap "signIn.submit"
      And 100 ms pass
      Then the stack is "menu"
      And "offline" is hidden

    Scenario: An expired session counts as a reply
      Given the service "cover" fails once with "offline"
      And I am signed in
      When everything has settled
      Then "offline" is shown
      Given the service "quarters" fails once with "unauthorised"
      When I select "Quarters" in "menu.sections"
      Then "offline" is shown
      When everything has settled
      Then I see the screen "signIn"
      And "offline" is hidden

  Rule: Launches

    Scenario: After a kill the app shows nothing until the first reply
      Given the service "cover" fails with "offline"
      And I am signed in
      When everything has settled
      Then "offline" is shown
      When the app is killed and launched again
      Then "offline" is hidden
      When 99 ms pass
      Then "offline" is hidden
      When 1 ms pass
      Then "offline" is shown

    Scenario: Restored screens all follow the first reply
      Given I am signed in
      And I open the link "guide://places/maat/note"
      When everything has settled
      And the app is killed and launched again
      And the service "cover" fails with "offline"
      And the service "places" fails with "offline"
      Then "offline" is hidden
      When everything has settled
      And I tap "note.cancel"
      And I go back
      And everything has settled
      Then the stack is "menu, places"
      And "offline" is shown
      When I go back
      Then "offline" is shown
      When the app is killed and launched again
      Then the stack is "menu"
      And "offline" is hidden
      When everything has settled
      Then "offline" is shown
