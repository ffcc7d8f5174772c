Feature: Opening hours
  As a reader of the guide
  I want to know when a place is open
  So that I don't stand before closed doors

  Background:
    Given I am signed in
    And everything has settled

  Rule: A place

    Scenario: A place says when it is open
      When I select "Quarters" in "menu.sections"
      And everything has settled
      And I select "Belém" in "quarters.list"
      And everything has settled
      And I select "Torre de Belém" in "places.list"
      Then "place.hours" reads "Open 10:00–18:00"
      And "place.summary" reads "A fortress like a chess piece at the mouth of the river."
      When I go back
      Then nothing is left behind

    Scenario: A place that a link opens says so once it is there
      When I open the link "guide://places/maat"
      Then "place.hours" is hidden
      When everything has settled
      Then "place.hours" reads "Open 10:00–18:00"
      When I go back
      And everything has settled
      Then nothing is left behind

    Scenario: Next goes on to a place without hours, and back
      When I select "Places" in "menu.sections"
      And everything has settled
      And I scroll "places.list" to its end
      And everything has settled
      And I select "MAAT" in "places.list"
      Then "place.hours" reads "Open 10:00–18:00"
      When I tap "place.next"
      And everything has settled
      Then the title is "Martinho da Arcada"
      And "place.hours" is hidden
      When I go back
      Then "place.hours" reads "Open 10:00–18:00"

    Scenario: Restored, a place says so again
      When I open the link "guide://places/maat"
      And the app is killed and launched again
      Then "place.hours" is hidden
      When everything has settled
      Then "place.hours" reads "Open 10:00–18:00"

  Rule: The places

    Scenario: The rows of a quarter say when its places are open
      When I select "Quarters" in "menu.sections"
      And everything has settled
      And I select "Belém" in "quarters.list"
      And everything has settled
      Then "places.list" shows
        | title                     | subtitle                                                                                       |
        | MAAT                      | A low wave of white tiles by the river, with art inside and a walk on the roof. · 10:00–18:00 |
        | Mosteiro dos Jerónimos    | Cloisters of carved stone, built with the profit of pepper. · 10:00–18:00                     |
        | Museu Nacional dos Coches | Royal coaches, gilded to the wheels. · 10:00–18:00                                            |
        | Padrão dos Descobrimentos | A stone ship full of navigators, and a map of the world at its foot. · 10:00–18:00            |
        | Pastéis de Belém          | Custard tarts from a recipe that is still kept behind a locked door. · 10:00–18:00            |
        | Torre de Belém            | A fortress like a chess piece at the mouth of the river. · 10:00–18:00                        |

    Scenario: Places with and without hours are in one list
      When I select "Places" in "menu.sections"
      And everything has settled
      And I type "museu" into "places.search"
      And everything has settled
      Then "places.list" shows
        | title                     | subtitle                                                      |
        | Museu do Dinheiro         | The history of money, in a church that became a vault.        |
        | Museu do Fado             | The songs, the guitars and the voices, explained and played.  |
        | Museu Nacional dos Coches | Royal coaches, gilded to the wheels. · 10:00–18:00            |

    Scenario: A row that becomes a favourite keeps its hours
      When I select "Places" in "menu.sections"
      And everything has settled
      And I type "torre" into "places.search"
      And everything has settled
      And the place "torre-de-belem" is a favourite
      Then "places.list" shows
        | title          | subtitle                                                               | accessory |
        | Torre de Belém | A fortress like a chess piece at the mouth of the river. · 10:00–18:00 | ★         |

    Scenario: Refreshed, the rows still say it
      When I select "Places" in "menu.sections"
      And everything has settled
      And I type "torre" into "places.search"
      And everything has settled
      And I pull to refresh "places.list"
      And everything has settled
      Then "places.list" shows
        | title          | subtitle                                                               |
        | Torre de Belém | A fortress like a chess piece at the mouth of the river. · 10:00–18:00 |

    Scenario: A search finds no place by its hours
      When I select "Places" in "menu.sections"
      And everything has settled
      And I type "maat" into "places.search"
      And everything has settled
      Then "places.list" shows
        | title | subtitle                                                                                       |
        | MAAT  | A low wave of white tiles by the river, with art inside and a walk on the roof. · 10:00–18:00 |
      When I type "10:00" into "places.search"
      And everything has settled
      Then "places.empty" reads "No places match “10:00”."
