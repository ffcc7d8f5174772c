Feature: The reference book
  As a reader of the guide
  I want to read about the city as a whole
  So that I know how to get around

  Background:
    Given I am signed in
    And everything has settled

  Rule: The list

    Scenario: Its articles are grouped by category
      When I select "Reference book" in "menu.sections"
      Then I see the screen "reference"
      And the title is "Reference book"
      And "reference.spinner" is shown
      And "reference.list" has 0 rows
      And 1 requests were sent to "articles"
      When everything has settled
      Then "reference.spinner" is hidden
      And "reference.list" shows
        | section             | title                        | subtitle |
        | Getting around      | Trams and lifts              |          |
        | Getting around      | Walking the hills            |          |
        | Getting around      | Across the river             |          |
        | Eating and drinking | A day in coffees             |          |
        | Eating and drinking | What is put on the table     |          |
        | History             | The earthquake               |          |
        | History             | Seven hills                  |          |
        | History             | A revolution with carnations |          |

    Scenario Outline: A book that can't be loaded (“<failure>”) says “<error>” and offers Retry
      Given the service "articles" fails once with "<failure>"
      When I select "Reference book" in "menu.sections"
      And everything has settled
      Then "reference.error" reads "<error>"
      And "reference.retry" is shown
      And "reference.spinner" is hidden
      When I tap "reference.retry"
      Then "reference.error" is hidden
      And "reference.retry" is hidden
      And "reference.spinner" is shown
      When everything has settled
      Then "reference.list" has 8 rows

      Examples:
        | failure      | error                 |
        | offline      | No connection.        |
        | server error | Something went wrong. |
        | not found    | Something went wrong. |

    Scenario: A refresh keeps the rows, and so does a failure
      When I select "Reference book" in "menu.sections"
      And everything has settled
      And I pull to refresh "reference.list"
      Then "reference.list" has 8 rows
      And "reference.spinner" is hidden
      And 2 requests were sent to "articles"
      When everything has settled
      And the service "articles" fails once with "offline"
      And I pull to refresh "reference.list"
      And everything has settled
      Then an alert reads "Couldn't refresh."
      And "reference.list" has 8 rows
      When I tap "OK" in the alert
      Then no alert is shown

    Scenario: A failed refresh of a book without articles shows an alert as well
      Given there are no articles in the guide
      And I select "Reference book" in "menu.sections"
      And everything has settled
      Then "reference.list" has 0 rows
      When the service "articles" fails once with "offline"
      And I pull to refresh "reference.list"
      And everything has settled
      Then an alert reads "Couldn't refresh."
      And "reference.error" is hidden

    Scenario: The book pulled before it has loaded
      Given the service "articles" fails once with "offline"
      When I select "Reference book" in "menu.sections"
      And I pull to refresh "reference.list"
      Then 1 requests were sent to "articles"
      When everything has settled
      And I pull to refresh "reference.list"
      Then "reference.spinner" is shown
      And "reference.error" is hidden
      When everything has settled
      Then "reference.list" has 8 rows

    Scenario: Back while the book loads
      When I select "Reference book" in "menu.sections"
      And I go back
      And everything has settled
      Then I see the screen "menu"
      And nothing is left behind

    Scenario: The book is not loaded again when an article is left
      When I select "Reference book" in "menu.sections"
      And everything has settled
      And I select "The earthquake" in "reference.list"
      And I go back
      Then "reference.spinner" is hidden
      And 1 requests were sent to "articles"

    Scenario: The book fails twice, then loads
      Given the service "articles" fails once with "offline"
      When I select "Reference book" in "menu.sections"
      And everything has settled
      And the service "articles" fails once with "server error"
      And I tap "reference.retry"
      And everything has settled
      Then "reference.error" reads "Something went wrong."
      When I tap "reference.retry"
      And everything has settled
      Then "reference.list" has 8 rows
      And "reference.error" is hidden

    Scenario: Pulled twice, the book is requested once
      When I select "Reference book" in "menu.sections"
      And everything has settled
      And I pull to refresh "reference.list"
      And I pull to refresh "reference.list"
      Then 2 requests were sent to "articles"

    Scenario: A failed refresh of the book shows its alert over the article
      Given I select "Reference book" in "menu.sections"
      And everything has settled
      And the service "articles" fails once with "offline"
      When I pull to refresh "reference.list"
      And I select "The earthquake" in "reference.list"
      And everything has settled
      Then an alert reads "Couldn't refresh."
      And the title is "The earthquake"
      When I tap "OK" in the alert
      And I go back
      Then "reference.list" has 8 rows

    Scenario: Back in the middle of refreshing the book
      Given I select "Reference book" in "menu.sections"
      And everything has settled
      And the service "articles" fails once with "offline"
      When I pull to refresh "reference.list"
      And I go back
      And everything has settled
      Then no alert is shown
      And the stack is "menu"
      And nothing is left behind

    Scenario: After a cancelled swipe over the book, a memory warning requests no cover
      Given I select "Reference book" in "menu.sections"
      And everything has settled
      When I start to swipe back and let go
      And the system warns about memory
      And everything has settled
      Then 1 requests were sent to "articles"
      And 1 requests were sent to "cover"

    Scenario: Killed while the book loads
      When I select "Reference book" in "menu.sections"
      And 50 ms pass
      And the app is killed and launched again
      Then the stack is "menu, reference"
      And "reference.spinner" is shown
      When everything has settled
      Then "reference.list" has 8 rows

    Scenario: To the background while the book loads
      When I select "Reference book" in "menu.sections"
      And the app resigns active
      And the app enters the background
      And everything has settled
      And the app enters the foreground
      Then "reference.list" has 8 rows
      And 1 requests were sent to "articles"

    Scenario: A refresh of the book shows what has changed, in its order
      When I select "Reference book" in "menu.sections"
      And everything has settled
      And the article "trams-and-lifts" is removed from the guide
      And the article "the-earthquake" is called "1755"
      And the article "a-day-in-coffees" is removed from the guide
      And the article "what-is-put-on-the-table" is removed from the guide
      And I pull to refresh "reference.list"
      Then "reference.list" has 8 rows
      When everything has settled
      Then "reference.list" shows
        | section        | title                        |
        | Getting around | Walking the hills            |
        | Getting around | Across the river             |
        | History        | 1755                         |
        | History        | Seven hills                  |
        | History        | A revolution with carnations |
      When the article "trams-and-lifts" is back in the guide
      And the article "what-is-put-on-the-table" is back in the guide
      And I pull to refresh "reference.list"
      And everything has settled
      Then "reference.list" shows
        | section             | title                        |
        | Getting around      | Trams and lifts              |
        | Getting around      | Walking the hills            |
        | Getting around      | Across the river             |
        | Eating and drinking | What is put on the table     |
        | History             | 1755                         |
        | History             | Seven hills                  |
        | History             | A revolution with carnations |

    Scenario: A book without articles is empty until a refresh brings them
      Given there are no articles in the guide
      When I select "Reference book" in "menu.sections"
      And everything has settled
      Then "reference.list" has 0 rows
      And "reference.spinner" is hidden
      And "reference.error" is hidden
      When the guide is as it was
      And I pull to refresh "reference.list"
      Then "reference.spinner" is hidden
      When everything has settled
      Then "reference.list" has 8 rows
      When there are no articles in the guide
      And I pull to refresh "reference.list"
      And everything has settled
      Then "reference.list" has 0 rows
      And row 1 of "reference.list" can't be selected

    Scenario: The book is refreshed under the article, which stays as it was opened
      When I select "Reference book" in "menu.sections"
      And everything has settled
      And I pull to refresh "reference.list"
      And I select "The earthquake" in "reference.list"
      And the article "the-earthquake" is called "1755"
      And everything has settled
      Then the title is "The earthquake"
      When I go back
      And I select "1755" in "reference.list"
      Then the title is "1755"

  Rule: An article

    Scenario: An article opened from the book has all it needs
      When I select "Reference book" in "menu.sections"
      And everything has settled
      And I select "The earthquake" in "reference.list"
      Then I see the screen "article"
      And the title is "The earthquake"
      And the stack is "menu, reference, article"
      And "article.body" reads "On the morning of 1 November 1755 the ground shook for several minutes. Fire and a great wave followed, and most of the lower city was gone by night. The Baixa was rebuilt in straight lines, with wooden cages inside its walls to hold against the next one."
      And 1 requests were sent to "articles"
      When I go back
      Then the stack is "menu, reference"
      And 1 requests were sent to "articles"
      And nothing is left behind

    Scenario: Row numbers count through the sections
      When I select "Reference book" in "menu.sections"
      And everything has settled
      And I select row 4 of "reference.list"
      Then the title is "A day in coffees"

    Scenario: An article that a link opens is loaded
      When I open the link "guide://reference/trams-and-lifts"
      Then the stack is "menu, reference, article"
      And the title is ""
      And "article.body" is hidden
      And 1 requests were sent to "articles"
      When everything has settled
      Then the title is "Trams and lifts"
      And "article.body" reads "Tram 28 crosses most of the old town, and everyone knows it, so take it early or late. The lifts up the hills run on the same card as the trams. Hold the card against the reader each time you board, also when you change."
      When I go back
      Then "reference.spinner" is shown
      When everything has settled
      Then "reference.list" has 8 rows
      And nothing is left behind

    Scenario Outline: An article that can't be loaded (“<failure>”) leads back to the book
      Given the service "articles" fails once with "<failure>"
      When I open the link "guide://reference/trams-and-lifts"
      And everything has settled
      Then an alert reads "<alert>"
      When I tap "OK" in the alert
      Then no alert is shown
      And the stack is "menu, reference"
      When everything has settled
      Then "reference.list" has 8 rows
      And nothing is left behind

      Examples:
        | failure      | alert                 |
        | offline      | No connection.        |
        | server error | Something went wrong. |
        | not found    | Something went wrong. |

    Scenario: An article that does not exist
      When I open the link "guide://reference/atlantis"
      And everything has settled
      Then an alert reads "Something went wrong."
      When I tap "OK" in the alert
      Then the stack is "menu, reference"

    Scenario: Back while an article loads
      When I open the link "guide://reference/trams-and-lifts"
      And I go back
      And everything has settled
      Then the stack is "menu, reference"
      And no alert is shown
      And nothing is left behind

    Scenario: Another link replaces it while an article loads
      When I open the link "guide://reference/trams-and-lifts"
      And I open the link "guide://reference/seven-hills"
      And everything has settled
      Then the title is "Seven hills"
      And 2 requests were sent to "articles"
      And nothing is left behind

    Scenario: An article fails under another alert and stays empty
      Given the service "articles" fails once with "offline"
      When I open the link "guide://reference/trams-and-lifts"
      And I open the link "guide://nowhere"
      And everything has settled
      Then an alert reads "This link can't be opened."
      When I tap "OK" in the alert
      Then no alert is shown
      And the stack is "menu, reference, article"
      And the title is ""
      And "article.body" is hidden
      When I go back
      And everything has settled
      Then "reference.list" has 8 rows
      And nothing is left behind

    Scenario: An article that failed is opened again, and loads
      Given the service "articles" fails once with "offline"
      When I open the link "guide://reference/trams-and-lifts"
      And everything has settled
      And I tap "OK" in the alert
      And everything has settled
      And I select "Trams and lifts" in "reference.list"
      Then "article.body" is shown
      And the title is "Trams and lifts"

    Scenario: Killed while an article loads
      When I open the link "guide://reference/trams-and-lifts"
      And 50 ms pass
      And the app is killed and launched again
      Then the stack is "menu, reference, article"
      And "article.body" is hidden
      When everything has settled
      Then the title is "Trams and lifts"

    Scenario: To the background while an article loads
      When I open the link "guide://reference/trams-and-lifts"
      And the app resigns active
      And the app enters the background
      And everything has settled
      And the app enters the foreground
      Then the title is "Trams and lifts"
      And 1 requests were sent to "articles"

  Rule: Sessions and kills

    Scenario: An article is restored after a kill, and loads
      When I select "Reference book" in "menu.sections"
      And everything has settled
      And I select "Seven hills" in "reference.list"
      And the app is killed and launched again
      Then the stack is "menu, reference, article"
      And "article.body" is hidden
      And 1 requests were sent to "articles"
      When everything has settled
      Then the title is "Seven hills"

    Scenario: The book is restored after an expired session
      When I select "Reference book" in "menu.sections"
      And everything has settled
      And I select "Seven hills" in "reference.list"
      And I go back
      And the service "articles" fails once with "unauthorised"
      And I pull to refresh "reference.list"
      And everything has settled
      Then I see the screen "signIn"
      And nothing is left behind
      When I type "mark" into "signIn.username"
      And I type "lisboa" into "signIn.password"
      And I tap "signIn.submit"
      And everything has settled
      Then the stack is "menu, reference"
      And "reference.list" has 8 rows

    Scenario: Expired while an article loads
      Given the service "articles" fails once with "unauthorised"
      When I open the link "guide://reference/seven-hills"
      And everything has settled
      Then I see the screen "signIn"
      And no alert is shown
      And nothing is left behind
      When I type "mark" into "signIn.username"
      And I type "lisboa" into "signIn.password"
      And I tap "signIn.submit"
      And everything has settled
      Then the stack is "menu, reference, article"
      And the title is "Seven hills"
