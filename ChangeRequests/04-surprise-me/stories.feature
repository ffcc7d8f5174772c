Feature: Surprise me
  As a reader of the guide
  I want to be shown a place
  So that I don't have to choose one

  Background:
    Given I am signed in
    And everything has settled
    And the next surprise is "maat"
    And the next surprise is "rossio"
    And the next surprise is "mude"

  Rule: The menu

    Scenario: The menu ends with Surprise me
      Then "menu.sections" shows
        | title          | subtitle | accessory | badge | section |
        | Quarters       |          |           |       |         |
        | Places         |          |           |       |         |
        | Reference book |          |           |       |         |
        | Surprise me    |          |           |       |         |
      And 0 requests were sent to "surprise"

    Scenario: The row waits, and then the place is there
      When I select "Surprise me" in "menu.sections"
      Then I see the screen "menu"
      And "menu.sections" shows
        | title          | badge |
        | Quarters       |       |
        | Places         |       |
        | Reference book |       |
        | Surprise me    | …     |
      And 1 requests were sent to "surprise"
      When 99 ms pass
      Then the row "Surprise me" of "menu.sections" has the badge "…"
      When 1 ms pass
      Then the stack is "menu, place"
      And the title is "MAAT"
      And "place.summary" reads "A low wave of white tiles by the river, with art inside and a walk on the roof."
      And "place.quarter" reads "Belém"
      And "place.favourite" is off
      And "place.spinner" is hidden
      And "place.next" is enabled
      And 0 requests were sent to "place"
      When I go back
      Then the row "Surprise me" of "menu.sections" has no badge
      And "menu.sections" has 4 rows
      And nothing is left behind

    Scenario: Selected again while it waits, it asks once
      When I select "Surprise me" in "menu.sections"
      And 50 ms pass
      And I select row 4 of "menu.sections"
      Then 1 requests were sent to "surprise"
      And the row "Surprise me" of "menu.sections" has the badge "…"
      When 50 ms pass
      Then the title is "MAAT"
      When everything has settled
      Then the stack is "menu, place"
      And 1 requests were sent to "surprise"

    Scenario: The favourites are counted while it waits
      When I select "Surprise me" in "menu.sections"
      And the place "maat" is a favourite
      Then "menu.sections" shows
        | title          | badge |
        | Quarters       |       |
        | Places         | 1     |
        | Reference book |       |
        | Surprise me    | …     |
      When everything has settled
      Then "place.favourite" is on

    Scenario: A late reply leaves the menu with Surprise me at its end
      When I select "Quarters" in "menu.sections"
      And 50 ms pass
      And I go back
      Then I see the screen "menu"
      And nothing is left behind
      When everything has settled
      Then I see the screen "menu"
      And "menu.sections" has 4 rows
      And row 4 of "menu.sections" reads "Surprise me"

    Scenario: Each time it is another place
      When I select "Surprise me" in "menu.sections"
      And everything has settled
      And I go back
      And I select "Surprise me" in "menu.sections"
      Then the row "Surprise me" of "menu.sections" has the badge "…"
      And 2 requests were sent to "surprise"
      When everything has settled
      Then the title is "Rossio"
      And the stack is "menu, place"

    Scenario: A surprise that never comes
      Given the service "surprise" never answers
      When I select "Surprise me" in "menu.sections"
      And everything has settled
      Then the row "Surprise me" of "menu.sections" has the badge "…"
      When I select "Places" in "menu.sections"
      And everything has settled
      And I go back
      Then the row "Surprise me" of "menu.sections" has no badge
      When the service "surprise" works again
      And I select "Surprise me" in "menu.sections"
      And everything has settled
      Then the title is "MAAT"

  Rule: Failures at the menu

    Scenario Outline: A surprise that can't be found (“<failure>”) shows an alert at the menu
      Given the service "surprise" fails once with "<failure>"
      When I select "Surprise me" in "menu.sections"
      And everything has settled
      Then an alert reads "Couldn't find a surprise."
      And the stack is "menu"
      And the row "Surprise me" of "menu.sections" has no badge
      When I tap "OK" in the alert
      Then no alert is shown
      And I see the screen "menu"
      When I select "Surprise me" in "menu.sections"
      And everything has settled
      Then the title is "MAAT"
      And 2 requests were sent to "surprise"

      Examples:
        | failure      |
        | offline      |
        | server error |
        | not found    |

    Scenario: A guide without places has no surprise
      Given there are no places in the guide
      When I select "Surprise me" in "menu.sections"
      And everything has settled
      Then an alert reads "Couldn't find a surprise."
      And the stack is "menu"

    Scenario: A surprise that fails under another alert shows none
      Given the service "surprise" fails once with "offline"
      When I select "Surprise me" in "menu.sections"
      And I open the link "guide://nowhere"
      And everything has settled
      Then an alert reads "This link can't be opened."
      And the row "Surprise me" of "menu.sections" has no badge
      When I tap "OK" in the alert
      Then no alert is shown
      And the stack is "menu"

    Scenario: A surprise arrives under an alert
      When I select "Surprise me" in "menu.sections"
      And I open the link "guide://nowhere"
      And everything has settled
      Then an alert reads "This link can't be opened."
      And the stack is "menu, place"
      When I tap "OK" in the alert
      Then the title is "MAAT"

  Rule: Leaving the menu

    Scenario Outline: Leaving the menu for “<row>” drops the surprise
      When I select "Surprise me" in "menu.sections"
      And I select "<row>" in "menu.sections"
      And everything has settled
      Then the stack is "menu, <screen>"
      When I go back
      Then the stack is "menu"
      And the row "Surprise me" of "menu.sections" has no badge
      And nothing is left behind
      When I select "Surprise me" in "menu.sections"
      Then 2 requests were sent to "surprise"

      Examples:
        | row            | screen    |
        | Quarters       | quarters  |
        | Places         | places    |
        | Reference book | reference |

    Scenario: A failure after the menu was left shows no alert
      Given the service "surprise" fails once with "offline"
      When I select "Surprise me" in "menu.sections"
      And I select "Quarters" in "menu.sections"
      And everything has settled
      Then no alert is shown
      And the stack is "menu, quarters"

    Scenario: Left and asked again, the first surprise changes nothing
      Given the service "surprise" answers after 300 ms
      When I select "Surprise me" in "menu.sections"
      And 200 ms pass
      And I select "Quarters" in "menu.sections"
      And I go back
      And I select "Surprise me" in "menu.sections"
      And 299 ms pass
      Then the stack is "menu"
      And the row "Surprise me" of "menu.sections" has the badge "…"
      When 1 ms pass
      Then the stack is "menu, place"
      And the title is "MAAT"

    Scenario: A link drops the surprise
      When I select "Surprise me" in "menu.sections"
      And I open the link "guide://reference"
      And everything has settled
      Then the stack is "menu, reference"
      When I go back
      Then the row "Surprise me" of "menu.sections" has no badge
      And nothing is left behind

    Scenario: Signed out, a late surprise changes nothing
      When I select "Surprise me" in "menu.sections"
      And I tap "menu.signOut"
      And everything has settled
      Then I see the screen "signIn"
      And no alert is shown
      And nothing is left behind

    Scenario: To the background while a surprise is found
      When I select "Surprise me" in "menu.sections"
      And the app resigns active
      And the app enters the background
      And everything has settled
      Then the stack is "menu, place"
      When the app enters the foreground
      Then the title is "MAAT"
      And 1 requests were sent to "surprise"

    Scenario: Killed while a surprise is found
      When I select "Surprise me" in "menu.sections"
      And 50 ms pass
      And the app is killed and launched again
      Then the stack is "menu"
      And the row "Surprise me" of "menu.sections" has no badge
      When everything has settled
      Then the stack is "menu"

    Scenario: The session expires while a surprise is found
      Given the service "surprise" fails once with "unauthorised"
      When I select "Surprise me" in "menu.sections"
      And everything has settled
      Then I see the screen "signIn"
      And no alert is shown
      And nothing is left behind
      When I type "mark" into "signIn.username"
      And I type "lisboa" into "signIn.password"
      And I tap "signIn.submit"
      And everything has settled
      Then the stack is "menu"
      And the row "Surprise me" of "menu.sections" has no badge

    Scenario: The session expires elsewhere while a surprise is found
      Given the service "cover" fails once with "unauthorised"
      And the service "surprise" answers after 200 ms
      When the system warns about memory
      And I select "Surprise me" in "menu.sections"
      And 100 ms pass
      Then I see the screen "signIn"
      And nothing is left behind
      When everything has settled
      Then I see the screen "signIn"
      And no alert is shown

  Rule: Next

    Background:
      Given I select "Surprise me" in "menu.sections"
      And everything has settled

    Scenario: Next is another surprise, which replaces the place
      When I tap "place.next"
      Then the title is "MAAT"
      And "place.spinner" is shown
      And "place.next" is disabled
      And "place.summary" is shown
      And 2 requests were sent to "surprise"
      And 0 requests were sent to "places"
      When 99 ms pass
      Then the title is "MAAT"
      And "place.spinner" is shown
      When 1 ms pass
      Then the stack is "menu, place"
      And the title is "Rossio"
      And "place.quarter" reads "Baixa"
      And "place.spinner" is hidden
      And "place.next" is enabled
      And nothing is left behind
      When I tap "place.next"
      And everything has settled
      Then the stack is "menu, place"
      And the title is "MUDE"
      And 3 requests were sent to "surprise"
      And 0 requests were sent to "place"
      When I go back
      Then the stack is "menu"
      And nothing is left behind

    Scenario: Next can't be tapped twice
      When I tap "place.next"
      Then "place.next" can't be tapped
      When everything has settled
      Then the title is "Rossio"
      And 2 requests were sent to "surprise"

    Scenario Outline: A next surprise that can't be found (“<failure>”) shows an alert at the place
      Given the service "surprise" fails once with "<failure>"
      When I tap "place.next"
      And everything has settled
      Then an alert reads "Couldn't find a surprise."
      And the stack is "menu, place"
      And the title is "MAAT"
      And "place.spinner" is hidden
      And "place.next" is enabled
      When I tap "OK" in the alert
      Then no alert is shown
      And the title is "MAAT"
      When I tap "place.next"
      And everything has settled
      Then the title is "Rossio"

      Examples:
        | failure      |
        | offline      |
        | server error |
        | not found    |

    Scenario: A next surprise that fails under another alert shows none
      Given the service "surprise" fails once with "offline"
      When I tap "place.next"
      And I open the link "guide://nowhere"
      And everything has settled
      Then an alert reads "This link can't be opened."
      When I tap "OK" in the alert
      Then no alert is shown
      And the title is "MAAT"
      And "place.next" is enabled

    Scenario: A next surprise arrives under an alert
      When I tap "place.next"
      And I open the link "guide://nowhere"
      And everything has settled
      Then an alert reads "This link can't be opened."
      And the stack is "menu, place"
      When I tap "OK" in the alert
      Then the title is "Rossio"

    Scenario: Back while the next surprise is found
      When I tap "place.next"
      And 50 ms pass
      And I go back
      Then the stack is "menu"
      And nothing is left behind
      When everything has settled
      Then the stack is "menu"
      And no alert is shown

    Scenario: A cancelled swipe drops no surprise
      When I tap "place.next"
      And I start to swipe back and let go
      Then "place.spinner" is shown
      When everything has settled
      Then the title is "Rossio"
      And 2 requests were sent to "surprise"

    Scenario: The note drops the next surprise
      When I tap "place.next"
      And I tap "place.editNote"
      And everything has settled
      Then the modal "note" is shown
      When I tap "note.cancel"
      Then the title is "MAAT"
      And "place.spinner" is hidden
      And "place.next" is enabled

    Scenario: A link takes the place of the next surprise
      When I tap "place.next"
      And I open the link "guide://places/mude"
      And everything has settled
      Then the stack is "menu, places, place"
      And the title is "MUDE"
      And nothing is left behind

    Scenario: To the background while the next surprise is found
      When I tap "place.next"
      And the app resigns active
      And the app enters the background
      And everything has settled
      And the app enters the foreground
      Then the title is "Rossio"
      And the stack is "menu, place"

    Scenario: The session expires under the next surprise, and signing in leads back to the place
      Given the service "surprise" fails once with "unauthorised"
      When I tap "place.next"
      And everything has settled
      Then I see the screen "signIn"
      And nothing is left behind
      When I type "mark" into "signIn.username"
      And I type "lisboa" into "signIn.password"
      And I tap "signIn.submit"
      And everything has settled
      Then the stack is "menu, place"
      And the title is "MAAT"
      And 1 requests were sent to "place"

    Scenario: The session expires elsewhere while the next surprise is found
      Given the service "favourite" fails once with "unauthorised"
      And the service "surprise" answers after 200 ms
      When I toggle "place.favourite"
      And I tap "place.next"
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
      Then the stack is "menu, place"
      And the title is "MAAT"

  Rule: Favourites and notes

    Background:
      Given I select "Surprise me" in "menu.sections"
      And everything has settled

    Scenario: A surprise becomes a favourite
      When I toggle "place.favourite"
      Then "place.favourite" is on
      And 1 requests were sent to "favourite"
      When everything has settled
      And I tap "place.next"
      And everything has settled
      Then the title is "Rossio"
      And "place.favourite" is off
      When I go back
      Then the row "Places" of "menu.sections" has the badge "1"
      And nothing is left behind

    Scenario: A surprise that is a favourite says so
      Given the place "rossio" is a favourite
      When I tap "place.next"
      And everything has settled
      Then "place.favourite" is on
      When the place "rossio" is no favourite
      Then "place.favourite" is off
      When the place "maat" is a favourite
      Then "place.favourite" is off

    Scenario: A favourite of a surprise is refused
      Given the service "favourite" fails once with "server error"
      When I toggle "place.favourite"
      And everything has settled
      Then "place.favourite" is off
      And an alert reads "Couldn't save the favourite."
      When I tap "OK" in the alert
      Then the title is "MAAT"

    Scenario: A favourite of the earlier surprise is refused without an alert
      Given the service "favourite" answers after 500 ms
      And the service "favourite" fails once with "server error"
      When I toggle "place.favourite"
      And I tap "place.next"
      And 100 ms pass
      Then the title is "Rossio"
      When everything has settled
      Then no alert is shown
      And the title is "Rossio"
      And "place.favourite" is off
      When I go back
      Then the row "Places" of "menu.sections" has no badge

    Scenario: A favourite of the earlier surprise is still sent
      Given the service "favourite" answers after 500 ms
      When I toggle "place.favourite"
      And I tap "place.next"
      And I toggle "place.favourite"
      And everything has settled
      Then the title is "Rossio"
      And "place.favourite" is off
      And 2 requests were sent to "favourite"
      When I toggle "place.favourite"
      And everything has settled
      Then 3 requests were sent to "favourite"
      When I go back
      Then the row "Places" of "menu.sections" has the badge "1"

    Scenario: An earlier surprise that is gone from the guide shows no alert
      Given the place "maat" is removed from the guide
      And the service "favourite" answers after 500 ms
      When I toggle "place.favourite"
      And I tap "place.next"
      And everything has settled
      Then no alert is shown
      And the stack is "menu, place"
      And the title is "Rossio"

    Scenario: A surprise that is gone from the guide leads back to the menu
      Given the place "maat" is removed from the guide
      When I toggle "place.favourite"
      And everything has settled
      Then an alert reads "This place is no longer in the guide."
      When I tap "OK" in the alert
      Then the stack is "menu"
      And no alert is shown

    Scenario: Learning that a surprise is gone drops the next one
      Given the place "maat" is removed from the guide
      And the service "surprise" answers after 200 ms
      When I toggle "place.favourite"
      And I tap "place.next"
      And everything has settled
      Then an alert reads "This place is no longer in the guide."
      And the title is "MAAT"
      And "place.next" is enabled
      When I tap "OK" in the alert
      Then the stack is "menu"
      When everything has settled
      Then the stack is "menu"

    Scenario: The alert of a refusal stays over the next surprise
      Given the service "favourite" fails once with "server error"
      And the service "surprise" answers after 200 ms
      When I toggle "place.favourite"
      And I tap "place.next"
      And 100 ms pass
      Then an alert reads "Couldn't save the favourite."
      When everything has settled
      Then an alert reads "Couldn't save the favourite."
      When I tap "OK" in the alert
      Then the title is "Rossio"
      And the stack is "menu, place"

    Scenario: Each surprise has its own note
      When I tap "place.editNote"
      And I type "Roof" into "note.text"
      And I tap "note.save"
      And everything has settled
      Then "place.noteText" reads "Roof"
      When I tap "place.next"
      And everything has settled
      Then the title is "Rossio"
      And "place.noteText" is hidden
      When I tap "place.editNote"
      Then "note.text" reads ""
      When I type "Waves" into "note.text"
      And I tap "note.save"
      And everything has settled
      Then "place.noteText" reads "Waves"
      When I open the link "guide://places/maat"
      And everything has settled
      Then "place.noteText" reads "Roof"

    Scenario: A note on a surprise that is gone leads back to the menu
      Given the place "maat" is removed from the guide
      When I tap "place.editNote"
      And I type "Roof" into "note.text"
      And I tap "note.save"
      And everything has settled
      And I tap "OK" in the alert
      Then no modal is shown
      And the stack is "menu"

  Rule: The same place once more

    Scenario: The same place once more is another surprise
      Given the service "favourite" answers after 500 ms
      And the service "favourite" fails once with "server error"
      When I select "Surprise me" in "menu.sections"
      And everything has settled
      And I tap "place.next"
      And everything has settled
      And the next surprise is "mude"
      And I tap "place.next"
      And everything has settled
      Then the title is "MUDE"
      When I toggle "place.favourite"
      And I tap "place.next"
      And 100 ms pass
      Then the title is "MUDE"
      And "place.favourite" is on
      And "place.spinner" is hidden
      And "place.next" is enabled
      When everything has settled
      Then "place.favourite" is off
      And no alert is shown
      And the stack is "menu, place"

    Scenario: The same place once more shows no alert for having been gone before
      Given the service "favourite" answers after 500 ms
      And the service "favourite" fails once with "not found"
      When I select "Surprise me" in "menu.sections"
      And everything has settled
      And I tap "place.next"
      And everything has settled
      And the next surprise is "mude"
      And I tap "place.next"
      And everything has settled
      Then the title is "MUDE"
      When I toggle "place.favourite"
      And I tap "place.next"
      And 100 ms pass
      Then the title is "MUDE"
      And "place.favourite" is on
      When everything has settled
      Then "place.favourite" is off
      And no alert is shown
      And the stack is "menu, place"
      And the title is "MUDE"

  Rule: Navigation state

    Background:
      Given I select "Surprise me" in "menu.sections"
      And everything has settled

    Scenario: After a kill a surprise is a place like one that a link opens
      When the app is killed and launched again
      Then the stack is "menu, place"
      And the title is ""
      And "place.spinner" is shown
      And 1 requests were sent to "place"
      And 0 requests were sent to "surprise"
      When everything has settled
      Then the title is "MAAT"
      When I tap "place.next"
      And everything has settled
      Then the stack is "menu, place, place"
      And the title is "Martinho da Arcada"
      And 0 requests were sent to "surprise"
      When I go back
      And I go back
      Then the stack is "menu"

    Scenario: A kill restores the next surprise
      When I tap "place.next"
      And everything has settled
      And the app is killed and launched again
      And everything has settled
      Then the stack is "menu, place"
      And the title is "Rossio"

    Scenario: Killed while the next surprise is found
      When I tap "place.next"
      And 50 ms pass
      And the app is killed and launched again
      And everything has settled
      Then the stack is "menu, place"
      And the title is "MAAT"
      And "place.next" is enabled

    Scenario: A note on the next surprise is restored over it
      When I tap "place.next"
      And everything has settled
      And I tap "place.editNote"
      And I type "Waves" into "note.text"
      And the app resigns active
      And the app enters the background
      And the app is killed and launched again
      And everything has settled
      Then the modal "note" is shown
      And "note.text" reads "Waves"
      And the title is "Note"
      When I tap "note.save"
      And everything has settled
      Then the title is "Rossio"
      And "place.noteText" reads "Waves"

    Scenario: Back from a surprise is saved
      When I tap "place.next"
      And everything has settled
      Then the title is "Rossio"
      When I go back
      And the app is killed and launched again
      Then the stack is "menu"
