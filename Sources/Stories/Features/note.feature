Feature: A note about a place
  As a reader of the guide
  I want to write down what I must not forget
  So that I find it again at the place

  Background:
    Given I am signed in
    And everything has settled
    And I select "Places" in "menu.sections"
    And everything has settled
    And I select "A Ginjinha" in "places.list"

  Rule: Writing

    Scenario: A note starts empty
      When I tap "place.editNote"
      Then the modal "note" is shown
      And I see the screen "note"
      And the title is "Note"
      And the stack is "menu, places, place"
      And "note.text" reads ""
      And "note.count" reads "0/140"
      And "note.save" is disabled
      And "note.save" reads "Save"
      And "note.cancel" is enabled
      And "note.cancel" reads "Cancel"
      And "note.spinner" is hidden

    Scenario: Only the front layer can be used
      When I tap "place.editNote"
      Then "place.next" can't be tapped
      And "place.editNote" can't be tapped
      And "place.favourite" can't be toggled
      And "note.save" can't be tapped
      When I type "cherries" into "note.text"
      And I tap "note.cancel"
      Then an alert reads "Discard changes?"
      And "note.save" can't be tapped
      And "note.cancel" can't be tapped
      When I tap "Discard" in the alert
      And I go back
      And I open the link "guide://nowhere"
      Then row 1 of "places.list" can't be selected

    Scenario: Under the note or an alert, the user can't go back
      When I tap "place.editNote"
      Then I can't go back
      When I tap "note.cancel"
      And I open the link "guide://nowhere"
      Then I can't go back

    Scenario: The count follows the trimmed text, in characters as a reader sees them
      When I tap "place.editNote"
      And I type " ginja 🇵🇹 é " into "note.text"
      Then "note.count" reads "9/140"
      And "note.save" is enabled
      When I type "   " into "note.text"
      Then "note.count" reads "0/140"
      And "note.save" is disabled

    Scenario: At most 140 characters
      When I tap "place.editNote"
      And I type "1234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789 " into "note.text"
      Then "note.count" reads "139/140"
      And "note.save" is enabled
      When I type "12345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890" into "note.text"
      Then "note.count" reads "140/140"
      And "note.save" is enabled
      When I type "123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901" into "note.text"
      Then "note.count" reads "141/140"
      And "note.save" is disabled

  Rule: Saving

    Scenario: It is saved, closes, and shows at the place
      When I tap "place.editNote"
      And I type "  cherries in the glass " into "note.text"
      And I tap "note.save"
      Then "note.spinner" is shown
      And "note.text" is disabled
      And "note.save" is disabled
      And "note.cancel" is disabled
      And 1 requests were sent to "note"
      When everything has settled
      Then no modal is shown
      And "place.noteText" reads "cherries in the glass"
      And nothing is left behind
      When I tap "place.editNote"
      Then "note.text" reads "cherries in the glass"
      And "note.count" reads "21/140"
      And "note.save" is disabled

    Scenario: An empty text deletes the note
      When I tap "place.editNote"
      And I type "x" into "note.text"
      And I tap "note.save"
      And everything has settled
      And I tap "place.editNote"
      And I clear "note.text"
      Then "note.save" is enabled
      When I tap "note.save"
      And everything has settled
      Then no modal is shown
      And "place.noteText" is hidden

    Scenario Outline: A note that can't be saved (“<failure>”) keeps its text
      Given the service "note" fails once with "<failure>"
      When I tap "place.editNote"
      And I type "x" into "note.text"
      And I tap "note.save"
      And everything has settled
      Then an alert reads "Couldn't save the note."
      When I tap "OK" in the alert
      Then the modal "note" is shown
      And "note.text" reads "x"
      And "note.text" is enabled
      And "note.save" is enabled
      And "note.cancel" is enabled
      And "note.spinner" is hidden
      When I tap "note.save"
      And everything has settled
      Then no modal is shown
      And "place.noteText" reads "x"

      Examples:
        | failure      |
        | offline      |
        | server error |

    Scenario: Not saved because the place is gone
      Given the place "a-ginjinha" is removed from the guide
      When I tap "place.editNote"
      And I type "x" into "note.text"
      And I tap "note.save"
      And everything has settled
      Then an alert reads "This place is no longer in the guide."
      When I tap "OK" in the alert
      Then no modal is shown
      And the stack is "menu, places"
      And "places.list" has 19 rows
      And nothing is left behind

    Scenario: A note that the device can't store is not saved, and keeps its text
      Given the device can't store the notes
      When I tap "place.editNote"
      And I type "Go early." into "note.text"
      And I tap "note.save"
      And everything has settled
      Then an alert reads "Couldn't save the note."
      And 1 requests were sent to "note"
      When I tap "OK" in the alert
      Then "note.text" reads "Go early."
      And "note.save" is enabled
      When the device can store the notes again
      And I tap "note.save"
      And everything has settled
      Then no modal is shown
      And "place.noteText" reads "Go early."

    Scenario: A note stays over a kill, and over signing out
      When I tap "place.editNote"
      And I type "x" into "note.text"
      And I tap "note.save"
      And everything has settled
      And the app is killed and launched again
      And everything has settled
      Then "place.noteText" reads "x"
      When I go back
      And I go back
      And I tap "menu.signOut"
      And I type "mark" into "signIn.username"
      And I type "lisboa" into "signIn.password"
      And I tap "signIn.submit"
      And I open the link "guide://places/a-ginjinha"
      And everything has settled
      Then "place.noteText" reads "x"

    Scenario: A note fails twice, then is saved
      Given the service "note" fails with "offline"
      When I tap "place.editNote"
      And I type "x" into "note.text"
      And I tap "note.save"
      And everything has settled
      And I tap "OK" in the alert
      And I tap "note.save"
      And everything has settled
      Then an alert reads "Couldn't save the note."
      When I tap "OK" in the alert
      And the service "note" works again
      And I tap "note.save"
      And everything has settled
      Then no modal is shown
      And "place.noteText" reads "x"
      And 3 requests were sent to "note"

    Scenario: Saved under an alert, the note and the alert close
      When I tap "place.editNote"
      And I type "x" into "note.text"
      And I tap "note.save"
      And I open the link "guide://nowhere"
      Then an alert reads "This link can't be opened."
      When everything has settled
      Then no alert is shown
      And no modal is shown
      And "place.noteText" reads "x"

    Scenario: It is not saved under another alert
      Given the service "note" fails once with "offline"
      When I tap "place.editNote"
      And I type "x" into "note.text"
      And I tap "note.save"
      And I open the link "guide://nowhere"
      And everything has settled
      Then an alert reads "This link can't be opened."
      When I tap "OK" in the alert
      Then no alert is shown
      And the modal "note" is shown
      And "note.save" is enabled
      And "note.text" reads "x"

    Scenario: To the background while it saves
      When I tap "place.editNote"
      And I type "x" into "note.text"
      And I tap "note.save"
      And the app resigns active
      And the app enters the background
      And everything has settled
      And the app enters the foreground
      Then no modal is shown
      And "place.noteText" reads "x"
      When the app is killed and launched again
      Then no modal is shown

    Scenario: Killed while it saves, the note was not saved
      When I tap "place.editNote"
      And I type "cherries" into "note.text"
      And I tap "note.save"
      And 50 ms pass
      And the app is killed and launched again
      Then the modal "note" is shown
      And "note.text" reads ""
      And "note.spinner" is hidden
      When everything has settled
      And I tap "note.cancel"
      Then "place.noteText" is hidden

    Scenario: Killed in the background while it saves, the text comes back
      When I tap "place.editNote"
      And I type "cherries" into "note.text"
      And I tap "note.save"
      And the app enters the background
      And the app is killed and launched again
      Then the modal "note" is shown
      And "note.text" reads "cherries"
      And "note.save" is enabled
      And "note.spinner" is hidden

    Scenario: A text that differs in white space only is not saved again
      When I tap "place.editNote"
      And I type "x" into "note.text"
      And I tap "note.save"
      And everything has settled
      And I tap "place.editNote"
      And I type " x " into "note.text"
      Then "note.save" is disabled
      When I swipe the modal down
      Then no modal is shown

    Scenario: Discarded while it saves, a late reply changes nothing
      Given the service "note" answers after 1000 ms
      When I open the link "guide://places/maat/note"
      And everything has settled
      And I type "x" into "note.text"
      And I tap "note.save"
      And I open the link "guide://places/maat/note"
      And I tap "Discard" in the alert
      And everything has settled
      Then the modal "note" is shown
      And "note.text" reads ""
      When I tap "note.cancel"
      Then "place.noteText" is hidden
      And nothing is left behind

  Rule: Leaving

    Scenario Outline: Unchanged, <how> closes it
      When I tap "place.editNote"
      And I type " " into "note.text"
      And I <how>
      Then no modal is shown
      And no alert is shown
      And nothing is left behind

      Examples:
        | how                  |
        | tap "note.cancel"    |
        | swipe the modal down |

    Scenario Outline: Changed, <how> asks first
      When I tap "place.editNote"
      And I type "x" into "note.text"
      And I <how>
      Then an alert reads "Discard changes?"
      When I tap "Keep editing" in the alert
      Then the modal "note" is shown
      And "note.text" reads "x"
      When I <how>
      And I tap "Discard" in the alert
      Then no modal is shown
      And no alert is shown
      And "place.noteText" is hidden
      And 0 requests were sent to "note"
      And nothing is left behind

      Examples:
        | how                  |
        | tap "note.cancel"    |
        | swipe the modal down |

    Scenario: Changed and changed back it closes
      When I tap "place.editNote"
      And I type "x" into "note.text"
      And I clear "note.text"
      And I swipe the modal down
      Then no modal is shown

    Scenario: While it saves, swiping does nothing
      When I tap "place.editNote"
      And I type "x" into "note.text"
      And I tap "note.save"
      And I swipe the modal down
      Then the modal "note" is shown
      And no alert is shown
      When everything has settled
      Then no modal is shown
      And "place.noteText" reads "x"

    Scenario: A text that is too long also counts as changed
      When I tap "place.editNote"
      And I type "123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901" into "note.text"
      And I tap "note.cancel"
      Then an alert reads "Discard changes?"
      When I tap "Keep editing" in the alert
      Then "note.count" reads "141/140"

    Scenario: Killed while it asks, the note is open and nothing is asked
      When I tap "place.editNote"
      And I type "x" into "note.text"
      And I tap "note.cancel"
      And the app is killed and launched again
      Then the modal "note" is shown
      And no alert is shown
      And "note.text" reads ""

    Scenario: To the background while it asks
      When I tap "place.editNote"
      And I type "x" into "note.text"
      And I tap "note.cancel"
      And the app resigns active
      And the app enters the background
      And the app enters the foreground
      Then an alert reads "Discard changes?"
      When I tap "Discard" in the alert
      Then no modal is shown
      When the app is killed and launched again
      Then no modal is shown

  Rule: Expiry and kills

    Scenario: The session expires while it saves, and the text comes back
      Given the service "note" fails once with "unauthorised"
      When I tap "place.editNote"
      And I type "cherries" into "note.text"
      And I tap "note.save"
      And everything has settled
      Then I see the screen "signIn"
      And no modal is shown
      And nothing is left behind
      When I type "mark" into "signIn.username"
      And I type "lisboa" into "signIn.password"
      And I tap "signIn.submit"
      And 100 ms pass
      Then the stack is "menu, places, place"
      And the modal "note" is shown
      And "note.text" reads "cherries"
      And "note.count" reads "8/140"
      And "note.save" is enabled
      When everything has settled
      And I tap "note.save"
      And everything has settled
      Then no modal is shown
      And "place.noteText" reads "cherries"

    Scenario: In the background the draft is saved
      When I tap "place.editNote"
      And I type "cherries" into "note.text"
      And the app resigns active
      And the app enters the background
      And the app is killed and launched again
      Then the modal "note" is shown
      And "note.text" reads "cherries"
      And the stack is "menu, places, place"
      When everything has settled
      And I swipe the modal down
      Then an alert reads "Discard changes?"
      When I tap "Discard" in the alert
      Then the title is "A Ginjinha"
      When the app is killed and launched again
      Then no modal is shown

    Scenario: A text typed since is lost with the process, the note is still open
      When I tap "place.editNote"
      And I type "cherries" into "note.text"
      And the app is killed and launched again
      Then the modal "note" is shown
      And "note.text" reads ""

    Scenario: A place that is gone closes its note as well
      When I tap "place.editNote"
      And the place "a-ginjinha" is removed from the guide
      And the app is killed and launched again
      Then the modal "note" is shown
      When everything has settled
      Then no modal is shown
      And an alert reads "This place is no longer in the guide."
      When I tap "OK" in the alert
      Then the stack is "menu, places"
      And nothing is left behind

    Scenario: The session expires under the note, and the text comes back
      Given the service "favourite" fails once with "unauthorised"
      When I toggle "place.favourite"
      And I tap "place.editNote"
      And I type "cherries" into "note.text"
      And everything has settled
      Then I see the screen "signIn"
      And no modal is shown
      And nothing is left behind
      And I type "mark" into "signIn.username"
      And I type "lisboa" into "signIn.password"
      And I tap "signIn.submit"
      And 100 ms pass
      Then the modal "note" is shown
      And "note.text" reads "cherries"
      When everything has settled
      And I tap "note.save"
      And everything has settled
      Then "place.noteText" reads "cherries"
      And "place.favourite" is off

    Scenario: The session expires while “Discard changes?” is open
      Given the service "favourite" fails once with "unauthorised"
      When I toggle "place.favourite"
      And I tap "place.editNote"
      And I type "cherries" into "note.text"
      And I tap "note.cancel"
      Then an alert reads "Discard changes?"
      When everything has settled
      Then I see the screen "signIn"
      And no alert is shown
      And no modal is shown
      And I type "mark" into "signIn.username"
      And I type "lisboa" into "signIn.password"
      And I tap "signIn.submit"
      And everything has settled
      Then the modal "note" is shown
      And "note.text" reads "cherries"
      And no alert is shown

    Scenario: The session expires while the place of a note loads
      Given the service "place" fails once with "unauthorised"
      When I open the link "guide://places/maat/note"
      And I type "the tower" into "note.text"
      And everything has settled
      Then I see the screen "signIn"
      And no modal is shown
      And I type "mark" into "signIn.username"
      And I type "lisboa" into "signIn.password"
      And I tap "signIn.submit"
      And 100 ms pass
      Then the stack is "menu, places, place"
      And the modal "note" is shown
      And "note.text" reads "the tower"
      When everything has settled
      And I tap "note.save"
      And everything has settled
      Then the title is "MAAT"
      And "place.noteText" reads "the tower"

    Scenario: A text that is too long is restored unchanged
      When I tap "place.editNote"
      And I type "123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901" into "note.text"
      And the app enters the background
      And the app is killed and launched again
      Then "note.count" reads "141/140"
      And "note.save" is disabled

    Scenario: A draft is restored with the white space at its ends
      When I tap "place.editNote"
      And I type "  cherries " into "note.text"
      And the app enters the background
      And the app is killed and launched again
      Then "note.text" reads "  cherries "
      And "note.count" reads "8/140"
      When everything has settled
      And the service "note" fails once with "unauthorised"
      And I tap "note.save"
      And everything has settled
      And I type "mark" into "signIn.username"
      And I type "lisboa" into "signIn.password"
      And I tap "signIn.submit"
      And everything has settled
      Then "note.text" reads "  cherries "
      When I tap "note.save"
      And everything has settled
      Then "place.noteText" reads "cherries"

    Scenario: A closed note isn't restored
      When I tap "place.editNote"
      And I tap "note.cancel"
      And the app is killed and launched again
      Then the stack is "menu, places, place"
      And no modal is shown

    Scenario Outline: A place that can't be loaded (“<failure>”) closes its note
      Given the service "place" fails once with "<failure>"
      When I open the link "guide://places/maat/note"
      And I type "the tower" into "note.text"
      And everything has settled
      Then no modal is shown
      And an alert reads "<alert>"
      When I tap "OK" in the alert
      Then the stack is "menu, places"
      And nothing is left behind

      Examples:
        | failure      | alert                                 |
        | offline      | No connection.                        |
        | server error | Something went wrong.                 |
        | not found    | This place is no longer in the guide. |

    Scenario Outline: A place that can't be loaded (“<failure>”) drops the note that is being saved
      Given the service "place" fails once with "<failure>"
      And the service "note" answers after 500 ms
      When I open the link "guide://places/maat/note"
      And I type "the tower" into "note.text"
      And I tap "note.save"
      And 100 ms pass
      Then no modal is shown
      And an alert reads "<alert>"
      When everything has settled
      And I tap "OK" in the alert
      Then the stack is "menu, places"
      And nothing is left behind
      When I open the link "guide://places/maat"
      And everything has settled
      Then the title is "MAAT"
      And "place.noteText" is hidden

      Examples:
        | failure      | alert                                 |
        | offline      | No connection.                        |
        | server error | Something went wrong.                 |
        | not found    | This place is no longer in the guide. |

    Scenario: The session expires in the favourite while the note is being saved
      Given the service "favourite" fails once with "unauthorised"
      And the service "note" answers after 500 ms
      When I toggle "place.favourite"
      And I tap "place.editNote"
      And I type "cherries" into "note.text"
      And I tap "note.save"
      And everything has settled
      Then I see the screen "signIn"
      And nothing is left behind
      When I type "mark" into "signIn.username"
      And I type "lisboa" into "signIn.password"
      And I tap "signIn.submit"
      And everything has settled
      Then "note.text" reads "cherries"
      And "note.save" is enabled
      When I swipe the modal down
      And I tap "Discard" in the alert
      Then "place.noteText" is hidden
      And "place.favourite" is off

    Scenario: The session expires in the place while its note is being saved
      Given the service "place" fails once with "unauthorised"
      And the service "note" answers after 500 ms
      When I open the link "guide://places/maat/note"
      And I type "the tower" into "note.text"
      And I tap "note.save"
      And everything has settled
      Then I see the screen "signIn"
      And nothing is left behind
      When I type "mark" into "signIn.username"
      And I type "lisboa" into "signIn.password"
      And I tap "signIn.submit"
      And everything has settled
      Then "note.text" reads "the tower"
      And "note.save" is enabled
      When I tap "note.cancel"
      And I tap "Discard" in the alert
      Then "place.noteText" is hidden

    Scenario: Gone under the note that is being saved, the place leaves the alert to the note
      Given the place "a-ginjinha" is removed from the guide
      And the service "note" answers after 500 ms
      When I toggle "place.favourite"
      And I tap "place.editNote"
      And I type "cherries" into "note.text"
      And I tap "note.save"
      And 100 ms pass
      Then the modal "note" is shown
      And no alert is shown
      When everything has settled
      Then an alert reads "This place is no longer in the guide."
      When I tap "OK" in the alert
      Then the stack is "menu, places"
      And "places.list" has 19 rows
      And nothing is left behind

    Scenario: A favourite refused under the note
      Given the service "favourite" fails once with "offline"
      When I toggle "place.favourite"
      And I tap "place.editNote"
      And I type "x" into "note.text"
      And everything has settled
      Then the modal "note" is shown
      And no alert is shown
      When I swipe the modal down
      And I tap "Discard" in the alert
      Then "place.favourite" is off

    Scenario: A note over a place that can't be loaded is closed for good
      Given the service "place" fails once with "offline"
      When I open the link "guide://places/maat/note"
      And everything has settled
      Then an alert reads "No connection."
      When the app is killed and launched again
      And everything has settled
      Then I see the screen "place"
      And the title is "MAAT"
      And no modal is shown

  Rule: Links

    Scenario: A link to a note opens it over its place
      When I open the link "guide://places/maat/note"
      Then the stack is "menu, places, place"
      And the modal "note" is shown
      And "note.text" reads ""
      When everything has settled
      And I tap "note.cancel"
      Then the title is "MAAT"
      And nothing is left behind

    Scenario: A note that is saved before its place has loaded appears with the place
      Given the service "place" answers after 2000 ms
      When I open the link "guide://places/maat/note"
      And I type "x" into "note.text"
      And I tap "note.save"
      And 200 ms pass
      Then no modal is shown
      And "place.spinner" is shown
      And "place.noteText" is hidden
      When everything has settled
      Then "place.noteText" reads "x"

    Scenario: A link closes a note that was not changed
      When I tap "place.editNote"
      And I open the link "guide://quarters"
      Then no modal is shown
      And the stack is "menu, quarters"
      And nothing is left behind

    Scenario: A link asks before it closes a changed note
      When I tap "place.editNote"
      And I type "x" into "note.text"
      And I open the link "guide://quarters"
      Then an alert reads "Discard changes?"
      And the modal "note" is shown
      When I tap "Keep editing" in the alert
      Then the modal "note" is shown
      And "note.text" reads "x"
      When I open the link "guide://quarters"
      And I tap "Discard" in the alert
      Then no modal is shown
      And the stack is "menu, quarters"
      And nothing is left behind

    Scenario: A link asks while the note is being saved
      Given the service "note" answers after 1000 ms
      When I tap "place.editNote"
      And I type "x" into "note.text"
      And I tap "note.save"
      And I open the link "guide://quarters"
      Then an alert reads "Discard changes?"
      When I tap "Discard" in the alert
      Then the stack is "menu, quarters"
      And everything has settled
      And no alert is shown
      And nothing is left behind

    Scenario: An invalid link shows its alert over the note
      When I tap "place.editNote"
      And I type "x" into "note.text"
      And I open the link "guide://nowhere"
      Then an alert reads "This link can't be opened."
      When I tap "OK" in the alert
      Then the modal "note" is shown
      And "note.text" reads "x"

    Scenario: Signed out, a link to a note waits
      When I go back
      And I go back
      And I tap "menu.signOut"
      And I open the link "guide://places/maat/note"
      And I type "mark" into "signIn.username"
      And I type "lisboa" into "signIn.password"
      And I tap "signIn.submit"
      And everything has settled
      Then the stack is "menu, places, place"
      And the modal "note" is shown

    Scenario: A link to the open note creates it again
      When I open the link "guide://places/maat/note"
      And everything has settled
      And I open the link "guide://places/maat/note"
      Then the modal "note" is shown
      And the stack is "menu, places, place"
      And 2 requests were sent to "place"
      When everything has settled
      And I tap "note.cancel"
      Then the title is "MAAT"
      And nothing is left behind

    Scenario: After “Keep editing” the link is dropped
      When I tap "place.editNote"
      And I type "x" into "note.text"
      And I open the link "guide://quarters"
      And I tap "Keep editing" in the alert
      And I tap "note.save"
      And everything has settled
      Then no modal is shown
      And the stack is "menu, places, place"
      When the app is killed and launched again
      Then the stack is "menu, places, place"

    Scenario: While it asks, another link is dropped
      When I tap "place.editNote"
      And I type "x" into "note.text"
      And I tap "note.cancel"
      And I open the link "guide://quarters"
      Then an alert reads "Discard changes?"
      When I tap "Discard" in the alert
      Then no modal is shown
      And the stack is "menu, places, place"

    Scenario: While a link asks, a later one is dropped
      When I tap "place.editNote"
      And I type "x" into "note.text"
      And I open the link "guide://quarters"
      And I open the link "guide://reference"
      And I tap "Discard" in the alert
      Then the stack is "menu, quarters"

    Scenario: Saved while a link asks, the note and the question close, and the link is dropped
      When I tap "place.editNote"
      And I type "x" into "note.text"
      And I tap "note.save"
      And I open the link "guide://quarters"
      Then an alert reads "Discard changes?"
      When everything has settled
      Then no alert is shown
      And no modal is shown
      And "place.noteText" reads "x"
      And the stack is "menu, places, place"
      And nothing is left behind

    Scenario: Not saved while a link asks
      Given the service "note" fails once with "offline"
      When I tap "place.editNote"
      And I type "x" into "note.text"
      And I tap "note.save"
      And I open the link "guide://quarters"
      And everything has settled
      Then an alert reads "Discard changes?"
      When I tap "Keep editing" in the alert
      Then no alert is shown
      And "note.text" reads "x"
      And "note.save" is enabled

    Scenario: Gone while a link asks
      Given the place "a-ginjinha" is removed from the guide
      When I tap "place.editNote"
      And I type "x" into "note.text"
      And I tap "note.save"
      And I open the link "guide://quarters"
      And everything has settled
      Then an alert reads "Discard changes?"
      When I tap "Keep editing" in the alert
      Then no alert is shown
      And the modal "note" is shown
      And "note.save" is enabled
      When I tap "note.save"
      And everything has settled
      Then an alert reads "This place is no longer in the guide."

    Scenario: A link is opened in the background
      When I tap "place.editNote"
      And the app resigns active
      And the app enters the background
      And I open the link "guide://reference"
      And the app enters the foreground
      Then no modal is shown
      And the stack is "menu, reference"
