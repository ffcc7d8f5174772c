Feature: A place
  As a reader of the guide
  I want to look at one place, and at the next
  So that I can decide where to go

  Background:
    Given I am signed in
    And everything has settled

  Rule: What it shows

    Scenario: A place opened from the list has all it needs
      When I select "Places" in "menu.sections"
      And everything has settled
      And I select "Café Nicola" in "places.list"
      Then I see the screen "place"
      And the title is "Café Nicola"
      And the stack is "menu, places, place"
      And "place.summary" reads "A café on the Rossio that has seen two centuries of poets and politics."
      And "place.quarter" reads "Baixa"
      And "place.noteText" is hidden
      And "place.favourite" is off
      And "place.next" is enabled
      And "place.next" reads "Next"
      And "place.editNote" reads "Note"
      And "place.editNote" is enabled
      And "place.spinner" is hidden
      And 0 requests were sent to "place"
      When I go back
      Then the stack is "menu, places"
      And "places.list" has 20 rows
      And nothing is left behind

    Scenario: A place that a link opens is loaded
      When I open the link "guide://places/maat"
      Then the stack is "menu, places, place"
      And the title is ""
      And "place.spinner" is shown
      And "place.summary" is hidden
      And "place.quarter" is hidden
      And "place.favourite" is hidden
      And "place.next" is hidden
      And "place.editNote" is hidden
      And 1 requests were sent to "place"
      And 0 requests were sent to "places"
      When everything has settled
      Then the title is "MAAT"
      And "place.quarter" reads "Belém"
      And "place.spinner" is hidden
      And "place.next" is enabled
      When I go back
      Then "places.spinner" is shown
      When everything has settled
      Then "places.list" has 20 rows
      And nothing is left behind

    Scenario Outline: A place that can't be loaded (“<failure>”) says “<alert>” and goes back
      Given the service "place" fails once with "<failure>"
      When I open the link "guide://places/maat"
      And everything has settled
      Then an alert reads "<alert>"
      When I tap "OK" in the alert
      Then no alert is shown
      And the stack is "menu, places"
      When everything has settled
      Then "places.list" has 20 rows
      And nothing is left behind

      Examples:
        | failure      | alert                                 |
        | offline      | No connection.                        |
        | server error | Something went wrong.                 |
        | not found    | This place is no longer in the guide. |

    Scenario: A place that does not exist
      When I open the link "guide://places/atlantis"
      And everything has settled
      Then an alert reads "This place is no longer in the guide."

    Scenario: Back while a place loads
      When I open the link "guide://places/maat"
      And I go back
      And everything has settled
      Then the stack is "menu, places"
      And no alert is shown
      And nothing is left behind

    Scenario: A place that can't be loaded replaces another alert
      Given the service "place" fails once with "offline"
      When I open the link "guide://places/maat"
      And I open the link "guide://nowhere"
      Then an alert reads "This link can't be opened."
      When everything has settled
      Then an alert reads "No connection."
      When I tap "OK" in the alert
      Then no alert is shown
      And the stack is "menu, places"
      When everything has settled
      Then "places.list" has 20 rows
      And nothing is left behind

    Scenario: Another link replaces it while a place loads
      Given the service "place" answers after 500 ms
      When I open the link "guide://places/maat"
      And the service "place" answers after 100 ms
      And I open the link "guide://places/mude"
      And 100 ms pass
      Then the title is "MUDE"
      When everything has settled
      Then the title is "MUDE"
      And 2 requests were sent to "place"

    Scenario: Killed while a place loads
      When I open the link "guide://places/maat"
      And 50 ms pass
      And the app is killed and launched again
      Then the stack is "menu, places, place"
      And "place.spinner" is shown
      When everything has settled
      Then the title is "MAAT"
      And 1 requests were sent to "place"

    Scenario: To the background while a place loads
      When I open the link "guide://places/maat"
      And the app resigns active
      And the app enters the background
      And everything has settled
      And the app enters the foreground
      Then the title is "MAAT"
      And 1 requests were sent to "place"

    Scenario: A place that fails to load is opened again, and loads
      Given the service "place" fails once with "server error"
      When I open the link "guide://places/maat"
      And everything has settled
      And I tap "OK" in the alert
      And I open the link "guide://places/maat"
      And everything has settled
      Then the title is "MAAT"
      And no alert is shown

  Rule: Favourites

    Background:
      Given I select "Places" in "menu.sections"
      And everything has settled
      And I select "A Ginjinha" in "places.list"

    Scenario: A favourite shows at once, here, in the list and on the menu
      When I toggle "place.favourite"
      Then "place.favourite" is on
      And 1 requests were sent to "favourite"
      When I go back
      Then the row "A Ginjinha" of "places.list" has the accessory "★"
      When I go back
      Then the row "Places" of "menu.sections" has the badge "1"
      When everything has settled
      Then the row "Places" of "menu.sections" has the badge "1"
      And 1 requests were sent to "favourite"

    Scenario Outline: A change that the backend refuses with “<failure>” is taken back
      Given the service "favourite" fails once with "<failure>"
      When I toggle "place.favourite"
      Then "place.favourite" is on
      When everything has settled
      Then "place.favourite" is off
      And an alert reads "Couldn't save the favourite."
      When I tap "OK" in the alert
      Then I see the screen "place"
      And "place.favourite" is off
      When I toggle "place.favourite"
      And everything has settled
      Then "place.favourite" is on
      And no alert is shown

      Examples:
        | failure      |
        | offline      |
        | server error |

    Scenario: Taking a favourite away can be refused as well
      When I toggle "place.favourite"
      And everything has settled
      And the service "favourite" fails once with "offline"
      And I toggle "place.favourite"
      Then "place.favourite" is off
      When everything has settled
      Then "place.favourite" is on
      And an alert reads "Couldn't save the favourite."

    Scenario: One request at a time, and the last tap wins
      When I toggle "place.favourite"
      And I toggle "place.favourite"
      Then "place.favourite" is off
      And 1 requests were sent to "favourite"
      When 100 ms pass
      Then 2 requests were sent to "favourite"
      And "place.favourite" is off
      When everything has settled
      Then "place.favourite" is off
      And 2 requests were sent to "favourite"

    Scenario: Three taps return to the requested value
      When I toggle "place.favourite"
      And I toggle "place.favourite"
      And I toggle "place.favourite"
      And everything has settled
      Then "place.favourite" is on
      And 1 requests were sent to "favourite"

    Scenario: Refused, but changed back meanwhile, there is nothing to take back
      Given the service "favourite" fails once with "offline"
      When I toggle "place.favourite"
      And I toggle "place.favourite"
      And everything has settled
      Then "place.favourite" is off
      And no alert is shown

    Scenario: Out of sight a refusal is taken back without an alert
      Given the service "favourite" fails once with "offline"
      When I toggle "place.favourite"
      And I tap "place.next"
      And everything has settled
      Then no alert is shown
      When I go back
      Then "place.favourite" is off

    Scenario: Going back does not drop a favourite
      When I toggle "place.favourite"
      And I go back
      Then nothing is left behind
      When everything has settled
      Then the row "A Ginjinha" of "places.list" has the accessory "★"

    Scenario: Going back, then refused
      Given the service "favourite" fails once with "offline"
      When I toggle "place.favourite"
      And I go back
      And everything has settled
      Then the row "A Ginjinha" of "places.list" has no accessory
      And no alert is shown

    Scenario: Refused once the user is back from the next place
      Given the service "favourite" fails once with "offline"
      When I toggle "place.favourite"
      And I tap "place.next"
      And I go back
      And everything has settled
      Then an alert reads "Couldn't save the favourite."
      And "place.favourite" reads "off"

    Scenario: Refused once the user is back from the place after the next
      Given I am signed in
      When I select "Places" in "menu.sections"
      And everything has settled
      And I select row 1 of "places.list"
      And the service "favourite" answers after 5000 ms
      And the service "favourite" fails once with "offline"
      And I toggle "place.favourite"
      And I tap "place.next"
      And I tap "place.next"
      And I go back
      And I go back
      And everything has settled
      Then an alert reads "Couldn't save the favourite."
      And "place.favourite" is off

    Scenario: The session expires meanwhile, and it is taken back
      Given the service "favourite" fails once with "unauthorised"
      When I toggle "place.favourite"
      And everything has settled
      Then I see the screen "signIn"
      And nothing is left behind
      When I type "mark" into "signIn.username"
      And I type "lisboa" into "signIn.password"
      And I tap "signIn.submit"
      And everything has settled
      Then the stack is "menu, places, place"
      And the title is "A Ginjinha"
      And "place.favourite" is off

    Scenario: A favourite stays over a kill
      When I toggle "place.favourite"
      And everything has settled
      And the app is killed and launched again
      And everything has settled
      Then "place.favourite" is on

    Scenario: Refused because the place is gone
      Given the place "a-ginjinha" is removed from the guide
      When I toggle "place.favourite"
      And everything has settled
      Then an alert reads "This place is no longer in the guide."
      And "place.favourite" is off
      When I tap "OK" in the alert
      Then the stack is "menu, places"
      And "places.list" has 19 rows
      And row 2 of "places.list" reads "Arco da Rua Augusta"
      And nothing is left behind

    Scenario: Each place has its own request
      Given the service "favourite" answers after 1000 ms
      When I toggle "place.favourite"
      And I tap "place.next"
      And I toggle "place.favourite"
      Then 2 requests were sent to "favourite"
      When I go back
      Then "place.favourite" is on
      When everything has settled
      Then "place.favourite" is on
      When I go back
      Then the row "A Ginjinha" of "places.list" has the accessory "★"
      And the row "Arco da Rua Augusta" of "places.list" has the accessory "★"

    Scenario: One of two places is refused, whichever came first
      Given the service "favourite" answers after 1000 ms
      And the service "favourite" fails once with "offline"
      When I toggle "place.favourite"
      And the service "favourite" answers after 100 ms
      And I tap "place.next"
      And I toggle "place.favourite"
      And everything has settled
      Then "place.favourite" is on
      And no alert is shown
      When I go back
      Then "place.favourite" is off

    Scenario: The first change is confirmed, the second refused
      Given the service "favourite" answers after 100 ms
      When I toggle "place.favourite"
      And I toggle "place.favourite"
      And 50 ms pass
      And the service "favourite" fails once with "server error"
      And everything has settled
      Then "place.favourite" is on
      And an alert reads "Couldn't save the favourite."
      And 2 requests were sent to "favourite"

    Scenario: Refused under another alert, it is taken back without showing one
      Given the service "favourite" fails once with "offline"
      When I toggle "place.favourite"
      And I open the link "guide://nowhere"
      And everything has settled
      Then "place.favourite" is off
      And an alert reads "This link can't be opened."
      When I tap "OK" in the alert
      Then no alert is shown

    Scenario: Refused in the background, it shows its alert there
      Given the service "favourite" fails once with "offline"
      When I toggle "place.favourite"
      And the app resigns active
      And the app enters the background
      And everything has settled
      And the app enters the foreground
      Then "place.favourite" is off
      And an alert reads "Couldn't save the favourite."

    Scenario: Killed before it is confirmed, it stays as it was shown
      Given the service "favourite" never answers
      When I toggle "place.favourite"
      And the app is killed and launched again
      And everything has settled
      Then "place.favourite" is on
      When I go back
      And everything has settled
      Then the row "A Ginjinha" of "places.list" has the accessory "★"

    Scenario: A link while it is saved does not drop the change
      Given the service "favourite" answers after 1000 ms
      When I toggle "place.favourite"
      And I open the link "guide://places"
      And everything has settled
      Then the row "A Ginjinha" of "places.list" has the accessory "★"
      And 1 requests were sent to "favourite"

    Scenario: The session expires elsewhere, and a favourite that was not confirmed is taken back
      Given the service "favourite" never answers
      And the service "places" fails once with "unauthorised"
      When I toggle "place.favourite"
      And I go back
      And I pull to refresh "places.list"
      And everything has settled
      Then I see the screen "signIn"
      And I type "mark" into "signIn.username"
      And I type "lisboa" into "signIn.password"
      And I tap "signIn.submit"
      And everything has settled
      Then the stack is "menu, places"
      And the row "A Ginjinha" of "places.list" has no accessory

    Scenario: Gone, and out of sight, it shows no alert
      Given the service "favourite" answers after 1000 ms
      And the place "a-ginjinha" is removed from the guide
      When I toggle "place.favourite"
      And I go back
      And everything has settled
      Then no alert is shown
      And the stack is "menu, places"
      And "places.list" has 20 rows
      And the row "A Ginjinha" of "places.list" has no accessory

    Scenario: Changed again on a new screen of the place, it shows a refusal there
      Given the service "favourite" answers after 1000 ms
      And the service "favourite" fails once with "offline"
      When I toggle "place.favourite"
      And I go back
      And I select "A Ginjinha" in "places.list"
      And I toggle "place.favourite"
      And I toggle "place.favourite"
      And everything has settled
      Then an alert reads "Couldn't save the favourite."
      And "place.favourite" is off
      And 1 requests were sent to "favourite"

    Scenario: A new screen of the place shows no alert for a change made on the one before
      Given the service "favourite" answers after 1000 ms
      And the service "favourite" fails once with "offline"
      When I toggle "place.favourite"
      And I go back
      And I select "A Ginjinha" in "places.list"
      Then "place.favourite" is on
      When everything has settled
      Then "place.favourite" is off
      And no alert is shown

    Scenario: A change that the device can't store has no effect, without an alert
      Given the device can't store the favourites
      When I toggle "place.favourite"
      Then "place.favourite" is off
      And no alert is shown
      And 0 requests were sent to "favourite"
      When I go back
      Then the row "A Ginjinha" of "places.list" has no accessory
      When the device can store the favourites again
      And I select "A Ginjinha" in "places.list"
      And I toggle "place.favourite"
      Then "place.favourite" is on
      And 1 requests were sent to "favourite"

    Scenario: A change that the device can't store, while another is sent, changes nothing
      When I toggle "place.favourite"
      And the device can't store the favourites
      And I toggle "place.favourite"
      Then "place.favourite" is on
      When everything has settled
      Then "place.favourite" is on
      And no alert is shown
      And 1 requests were sent to "favourite"

    Scenario: Refused where the device can't take it back, it stays as shown, with an alert
      Given the service "favourite" fails once with "offline"
      When I toggle "place.favourite"
      And the device can't store the favourites
      And everything has settled
      Then an alert reads "Couldn't save the favourite."
      And "place.favourite" is on
      When I tap "OK" in the alert
      And the device can store the favourites again
      And I toggle "place.favourite"
      And everything has settled
      Then "place.favourite" is off
      And 2 requests were sent to "favourite"

    Scenario: Signed out, what the device can't take back stays a favourite
      Given the service "favourite" never answers
      When I toggle "place.favourite"
      And I tap "place.next"
      And I toggle "place.favourite"
      And I tap "place.next"
      And I toggle "place.favourite"
      And the device can't store the favourites
      And I go back
      And I go back
      And I go back
      And I go back
      And I tap "menu.signOut"
      And I type "mark" into "signIn.username"
      And I type "lisboa" into "signIn.password"
      And I tap "signIn.submit"
      And everything has settled
      Then the row "Places" of "menu.sections" has the badge "3"

  Rule: Two screens of one place

    # What gets another name stands further down in the list that a relaunch loads: Next comes to it once more.
    Background:
      Given I select "Quarters" in "menu.sections"
      And everything has settled
      And I select "Alfama" in "quarters.list"
      And everything has settled
      And I type "miradouro" into "places.search"
      And everything has settled
      And I select "Miradouro das Portas do Sol" in "places.list"
      And I tap "place.next"
      And the place "miradouro-das-portas-do-sol" is called "Miradouro novo"
      And the app is killed and launched again
      And everything has settled
      And I tap "place.next"
      And everything has settled

    Scenario: A change shows on the other screen of the place
      When I toggle "place.favourite"
      Then the title is "Miradouro novo"
      And the stack is "menu, quarters, places, place, place, place"
      When I go back
      And everything has settled
      Then the title is "Miradouro de Santa Luzia"
      And "place.favourite" is off
      When I go back
      And everything has settled
      Then the title is "Miradouro novo"
      And "place.favourite" is on

    Scenario: The other screen of the place shows no alert for a refusal
      Given the service "favourite" answers after 1000 ms
      And the service "favourite" fails once with "offline"
      When I toggle "place.favourite"
      And I go back
      And I go back
      And 100 ms pass
      Then the title is "Miradouro novo"
      And "place.favourite" is on
      When everything has settled
      Then "place.favourite" is off
      And no alert is shown

    Scenario: Changed on both screens of the place, it shows a refusal on the last one
      Given the service "favourite" answers after 1000 ms
      And the service "favourite" fails once with "offline"
      When I toggle "place.favourite"
      And I go back
      And I go back
      And 100 ms pass
      And I toggle "place.favourite"
      And I toggle "place.favourite"
      And everything has settled
      Then "place.favourite" is off
      And an alert reads "Couldn't save the favourite."
      And 1 requests were sent to "favourite"

  Rule: Next

    Scenario: The place that follows in the list
      When I select "Places" in "menu.sections"
      And everything has settled
      And I select "A Brasileira" in "places.list"
      And I tap "place.next"
      Then the title is "A Ginjinha"
      And the stack is "menu, places, place, place"
      And 0 requests were sent to "place"
      And 1 requests were sent to "places"
      When I go back
      Then the title is "A Brasileira"
      When I go back
      Then the stack is "menu, places"
      And nothing is left behind

    Scenario: Next stays within the quarter and the search
      When I select "Quarters" in "menu.sections"
      And everything has settled
      And I select "Alfama" in "quarters.list"
      And everything has settled
      And I type "miradouro" into "places.search"
      And everything has settled
      And I select row 1 of "places.list"
      And I tap "place.next"
      Then the title is "Miradouro de Santa Luzia"
      When I tap "place.next"
      Then an alert reads "This is the last place."
      When I tap "OK" in the alert
      Then the title is "Miradouro de Santa Luzia"
      And the stack is "menu, quarters, places, place, place"

    Scenario: Beyond the loaded pages Next loads one first
      When I select "Places" in "menu.sections"
      And everything has settled
      And I select row 20 of "places.list"
      And I tap "place.next"
      Then the title is "Jardim da Estrela"
      And "place.spinner" is shown
      And "place.next" is disabled
      And 2 requests were sent to "places"
      When everything has settled
      Then the title is "Largo do Intendente"
      And the stack is "menu, places, place, place"
      When I go back
      Then "place.spinner" is hidden
      And "place.next" is enabled
      When I go back
      Then "places.list" has 40 rows
      And row 21 of "places.list" reads "Largo do Intendente"
      When I scroll "places.list" to its end
      And everything has settled
      Then "places.list" has 50 rows

    Scenario: A page that Next loads two places further is in the list, too
      When I select "Places" in "menu.sections"
      And everything has settled
      And I select row 19 of "places.list"
      And I tap "place.next"
      And I tap "place.next"
      And everything has settled
      Then the title is "Largo do Intendente"
      When I go back
      And I go back
      And I go back
      Then "places.list" has 40 rows

    Scenario: A page that the list has requested reaches the place after next
      When I select "Places" in "menu.sections"
      And everything has settled
      And I scroll "places.list" to its end
      And I select row 19 of "places.list"
      And I tap "place.next"
      And everything has settled
      And the service "places" fails with "offline"
      And I tap "place.next"
      And everything has settled
      Then no alert is shown
      And the title is "Largo do Intendente"

    Scenario: Next opens a place that was gone, once a page contains it again
      When I select "Places" in "menu.sections"
      And everything has settled
      And I select row 19 of "places.list"
      And I tap "place.next"
      And the place "jardim-da-estrela" is removed from the guide
      And I toggle "place.favourite"
      And everything has settled
      And I tap "OK" in the alert
      And the place "jardim-da-estrela" is back in the guide
      And the place "jardim-da-estrela" is called "Lisboa antiga"
      And I tap "place.next"
      And everything has settled
      Then the title is "Lisboa antiga"

    Scenario: A failure to load the next page changes nothing else
      When I select "Places" in "menu.sections"
      And everything has settled
      And I select row 20 of "places.list"
      And the service "places" fails once with "offline"
      And I tap "place.next"
      And everything has settled
      Then an alert reads "No connection."
      When I tap "OK" in the alert
      Then the title is "Jardim da Estrela"
      And "place.spinner" is hidden
      And "place.next" is enabled
      When I tap "place.next"
      And everything has settled
      Then the title is "Largo do Intendente"

    Scenario: Back while the next page loads
      When I select "Places" in "menu.sections"
      And everything has settled
      And I select row 20 of "places.list"
      And I tap "place.next"
      And I go back
      And everything has settled
      Then the stack is "menu, places"
      And "places.list" has 20 rows
      And nothing is left behind

    Scenario: From a link Next goes through all places by name
      When I open the link "guide://places/a-brasileira"
      And everything has settled
      And I tap "place.next"
      Then "place.spinner" is shown
      When everything has settled
      Then the title is "A Ginjinha"
      And 1 requests were sent to "places"

    Scenario: From a link Next loads as many pages as it takes
      When I open the link "guide://places/torre-de-belem"
      And everything has settled
      And I tap "place.next"
      And everything has settled
      Then an alert reads "This is the last place."
      And 3 requests were sent to "places"

    Scenario: From a link Next has its own list, and the screen below loads a fresh one
      When I open the link "guide://places/a-brasileira"
      And everything has settled
      And I tap "place.next"
      And everything has settled
      Then the title is "A Ginjinha"
      When the place "a-ginjinha" is removed from the guide
      And I go back
      And I go back
      Then "places.list" has 0 rows
      When everything has settled
      Then row 2 of "places.list" reads "Arco da Rua Augusta"
      And "places.list" has 20 rows
      And 2 requests were sent to "places"

    Scenario: A row that is gone is skipped
      When I select "Places" in "menu.sections"
      And everything has settled
      And the place "a-ginjinha" is removed from the guide
      And I select "A Brasileira" in "places.list"
      And I tap "place.next"
      Then the title is "A Ginjinha"
      When I toggle "place.favourite"
      And everything has settled
      And I tap "OK" in the alert
      Then the title is "A Brasileira"
      When I tap "place.next"
      Then the title is "Arco da Rua Augusta"

    Scenario: Expired while the next page loads
      When I select "Places" in "menu.sections"
      And everything has settled
      And I select row 20 of "places.list"
      And the service "places" fails once with "unauthorised"
      And I tap "place.next"
      And everything has settled
      Then I see the screen "signIn"
      And nothing is left behind

    Scenario: Next from a place that is gone meanwhile
      When I open the link "guide://places/maat"
      And everything has settled
      Given the place "maat" is removed from the guide
      When I tap "place.next"
      And everything has settled
      Then an alert reads "This is the last place."
      And 3 requests were sent to "places"
      And the stack is "menu, places, place"

    Scenario Outline: Next continues in the list that a search (“<text>”, <what follows>) has replaced below
      When I select "Places" in "menu.sections"
      And everything has settled
      And the service "places" <what follows>
      And I type "<text>" into "places.search"
      And I select row 19 of "places.list"
      And everything has settled
      And I tap "place.next"
      Then the title is "Jardim da Estrela"
      When I tap "place.next"
      And everything has settled
      Then the title is "Largo do Intendente"
      When I go back
      And I go back
      And I go back
      Then "places.list" has <rows> rows
      And "places.more" is hidden

      Examples:
        | text  | what follows              | rows |
        | museu | works again               | 3    |
        | o     | works again               | 20   |
        | zzz   | works again               | 0    |
        | museu | fails once with "offline" | 0    |

    Scenario: Next continues in the list that a refresh has replaced below
      When I select "Places" in "menu.sections"
      And everything has settled
      And I pull to refresh "places.list"
      And I select row 20 of "places.list"
      And everything has settled
      And I tap "place.next"
      And everything has settled
      Then the title is "Largo do Intendente"
      When I go back
      And I go back
      Then "places.list" has 20 rows
      And nothing is left behind

    Scenario: The next page fails twice, for two reasons, then loads
      When I select "Places" in "menu.sections"
      And everything has settled
      And I select row 20 of "places.list"
      And the service "places" fails once with "offline"
      And I tap "place.next"
      And everything has settled
      And I tap "OK" in the alert
      And the service "places" fails once with "not found"
      And I tap "place.next"
      And everything has settled
      Then an alert reads "Something went wrong."
      When I tap "OK" in the alert
      And I tap "place.next"
      And everything has settled
      Then the title is "Largo do Intendente"
      And nothing is left behind

    Scenario: Opening the note drops Next
      When I select "Places" in "menu.sections"
      And everything has settled
      And I select row 20 of "places.list"
      And I tap "place.next"
      And I tap "place.editNote"
      And everything has settled
      Then the modal "note" is shown
      And the stack is "menu, places, place"
      When I tap "note.cancel"
      Then the title is "Jardim da Estrela"
      And "place.spinner" is hidden
      And "place.next" is enabled
      And nothing is left behind
      When I tap "place.next"
      And everything has settled
      Then the title is "Largo do Intendente"

    Scenario: Opening the note drops a Next that would have failed
      When I select "Places" in "menu.sections"
      And everything has settled
      And I select row 20 of "places.list"
      And the service "places" fails once with "offline"
      And I tap "place.next"
      And I tap "place.editNote"
      And everything has settled
      Then no alert is shown
      And the modal "note" is shown

    Scenario: Learning that the place is gone drops Next
      When I select "Places" in "menu.sections"
      And everything has settled
      And I select row 20 of "places.list"
      And the place "jardim-da-estrela" is removed from the guide
      And the service "places" answers after 1000 ms
      And I toggle "place.favourite"
      And I tap "place.next"
      And 100 ms pass
      Then an alert reads "This place is no longer in the guide."
      When everything has settled
      Then the stack is "menu, places, place"
      And the title is "Jardim da Estrela"
      And "place.spinner" is hidden
      When I tap "OK" in the alert
      Then the stack is "menu, places"
      And "places.list" has 19 rows
      And nothing is left behind

    Scenario: Learning under an alert that the place is gone drops Next as well
      When I select "Places" in "menu.sections"
      And everything has settled
      And I select row 20 of "places.list"
      And the service "favourite" fails once with "not found"
      And I toggle "place.favourite"
      And the service "places" answers after 500 ms
      And I tap "place.next"
      And I open the link "guide://nowhere"
      And 200 ms pass
      Then an alert reads "This link can't be opened."
      When I tap "OK" in the alert
      Then "place.next" is enabled
      And "place.spinner" is hidden
      When everything has settled
      Then the title is "Jardim da Estrela"

    Scenario: Next is answered under an alert
      When I select "Places" in "menu.sections"
      And everything has settled
      And I select row 20 of "places.list"
      And I tap "place.next"
      And I open the link "guide://nowhere"
      And everything has settled
      Then an alert reads "This link can't be opened."
      And the stack is "menu, places, place, place"
      When I tap "OK" in the alert
      Then the title is "Largo do Intendente"

    Scenario: Next fails under another alert, and shows none
      When I select "Places" in "menu.sections"
      And everything has settled
      And I select row 20 of "places.list"
      And the service "places" fails once with "offline"
      And I tap "place.next"
      And I open the link "guide://nowhere"
      And everything has settled
      And I tap "OK" in the alert
      Then no alert is shown
      And the title is "Jardim da Estrela"
      And "place.next" is enabled
      And "place.spinner" is hidden

    Scenario: A refused favourite shows its alert while the next page loads
      When I select "Places" in "menu.sections"
      And everything has settled
      And I select row 20 of "places.list"
      And the service "places" answers after 1000 ms
      And the service "favourite" fails once with "offline"
      And I tap "place.next"
      And I toggle "place.favourite"
      And 100 ms pass
      Then an alert reads "Couldn't save the favourite."
      When I tap "OK" in the alert
      Then "place.next" is disabled
      When everything has settled
      Then the title is "Largo do Intendente"

    Scenario: Back while the next page loads, and in again
      When I select "Places" in "menu.sections"
      And everything has settled
      And I select row 20 of "places.list"
      And I tap "place.next"
      And I go back
      And I select row 20 of "places.list"
      Then "place.next" is enabled
      And "place.spinner" is hidden
      When I tap "place.next"
      And everything has settled
      Then the title is "Largo do Intendente"
      And "place.spinner" is hidden

    Scenario: Killed while the next page loads
      When I select "Places" in "menu.sections"
      And everything has settled
      And I select row 20 of "places.list"
      And I tap "place.next"
      And the app is killed and launched again
      Then the stack is "menu, places, place"
      When everything has settled
      Then the title is "Jardim da Estrela"
      And "place.next" is enabled
      When I tap "place.next"
      And everything has settled
      Then the title is "Largo do Intendente"

    Scenario: To the background while the next page loads
      When I select "Places" in "menu.sections"
      And everything has settled
      And I select row 20 of "places.list"
      And I tap "place.next"
      And the app resigns active
      And the app enters the background
      And everything has settled
      And the app enters the foreground
      Then the title is "Largo do Intendente"
      When the app is killed and launched again
      Then the stack is "menu, places, place, place"

    Scenario: Next in the list requests no page that Next has loaded before
      When I select "Places" in "menu.sections"
      And everything has settled
      And I select row 20 of "places.list"
      And I tap "place.next"
      And everything has settled
      And I go back
      And I tap "place.next"
      Then the title is "Largo do Intendente"
      And 2 requests were sent to "places"

    Scenario: A place that is gone below another one
      When I select "Places" in "menu.sections"
      And everything has settled
      And I select "A Brasileira" in "places.list"
      And the place "a-brasileira" is removed from the guide
      And I tap "place.next"
      And I go back
      And I toggle "place.favourite"
      And everything has settled
      And I tap "OK" in the alert
      Then the stack is "menu, places"
      And row 1 of "places.list" reads "A Ginjinha"

  Rule: Kills

    Scenario: A stack of places is restored, and only the top one loads
      When I select "Quarters" in "menu.sections"
      And everything has settled
      And I select "Alfama" in "quarters.list"
      And everything has settled
      And I type "miradouro" into "places.search"
      And everything has settled
      And I select row 1 of "places.list"
      And I tap "place.next"
      And the app is killed and launched again
      Then the stack is "menu, quarters, places, place, place"
      And 1 requests were sent to "place"
      And 0 requests were sent to "places"
      When everything has settled
      Then the title is "Miradouro de Santa Luzia"
      When I tap "place.next"
      And everything has settled
      Then an alert reads "This is the last place."
      When I tap "OK" in the alert
      And I go back
      Then "place.spinner" is shown
      When everything has settled
      Then the title is "Miradouro das Portas do Sol"
      When I go back
      Then "places.search" reads "miradouro"
      When everything has settled
      Then "places.list" has 2 rows
      And nothing is left behind

  Rule: Two replies at the same moment

    Background:
      When I select "Places" in "menu.sections"
      And everything has settled
      And the service "places" fails with "offline"
      And the service "favourite" fails with "offline"

    Scenario: A refresh and a later Next fail at the same moment, and the refresh shows its alert
      When I pull to refresh "places.list"
      And I select row 20 of "places.list"
      And I tap "place.next"
      And everything has settled
      Then an alert reads "Couldn't refresh."
      And "place.next" is enabled

    Scenario: A refresh and a later favourite fail at the same moment, and the refresh shows its alert
      When I pull to refresh "places.list"
      And I select row 20 of "places.list"
      And I toggle "place.favourite"
      And everything has settled
      Then an alert reads "Couldn't refresh."
      And "place.favourite" is off

    Scenario: A favourite and Next fail at the same moment, and the earlier request shows its alert
      When I select row 20 of "places.list"
      And I toggle "place.favourite"
      And I tap "place.next"
      And everything has settled
      Then an alert reads "Couldn't save the favourite."
      When I tap "OK" in the alert
      And I tap "place.next"
      And I toggle "place.favourite"
      And everything has settled
      Then an alert reads "No connection."
      And "place.favourite" is off
