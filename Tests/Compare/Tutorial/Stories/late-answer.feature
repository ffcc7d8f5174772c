Feature: Late answers

  Scenario: The answer to an old search changes nothing
    Given I am signed in
    When I select "Places" in "menu.sections"
    And everything has settled
    And the service "places" answers after 5000 ms
    And I type "igreja" into "places.search"
    And 300 ms pass
    Then 2 requests were sent to "places"
    When the service "places" answers after 100 ms
    And I type "museu do fado" into "places.search"
    And 400 ms pass
    Then "places.list" has 1 rows
    When everything has settled
    Then "places.list" has 1 rows
    And row 1 of "places.list" reads "Museu do Fado"
