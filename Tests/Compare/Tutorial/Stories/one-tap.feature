Feature: One tap
  As a reader of the tutorial
  I want to follow one tap through every implementation
  So that I see where its work is done

  Background:
    Given I am signed in
    And I select "Quarters" in "menu.sections"
    And everything has settled
    And I select "Alfama" in "quarters.list"
    And everything has settled

  # snippet.tap
  Scenario: A tap on a row opens the place
    When I select row 1 of "places.list"
    Then I see the screen "place"
    And the title is "Casa dos Bicos"
  # snippet.end
