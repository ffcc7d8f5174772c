Feature: A story by hand
  # snippet.favourite
  Scenario: A favourite of Alfama
    Given I am signed in
    When I select "Quarters" in "menu.sections"
    And everything has settled
    And I select "Alfama" in "quarters.list"
    And everything has settled
    And I type "museu" into "places.search"
    And everything has settled
    And I select row 1 of "places.list"
    And I toggle "place.favourite"
    And everything has settled
    And I go back
    Then the row "Museu do Fado" of "places.list" has the accessory "★"
  # snippet.end
