# Le journal : une phrase par événement.
#
# $seat est un joueur, $team un camp (« Léa », ou « Léa et Max » pour des partenaires) et $members le
# nombre de ses joueurs. $card est une carte au milieu d’une phrase, $name son nom seul.

event-shuffled = { $seat } mélange et distribue.
event-drew = { $seat } pioche une carte.
event-drew-card = { $seat } pioche { $card }.
event-turn-began = À { $seat } de jouer.
event-skipped = { $seat } n’a plus de carte et perd son tour.

# $km : la distance.
event-laid-distance = { $seat } avance de { $km } km.
event-laid-parade = { $seat } pose { $card }.
event-laid-botte = { $seat } pose une botte : { $name }.
event-attacked = { $seat } attaque { $team } avec { $card }.

# $lost : ceux qui perdent leur tour ; $count : combien ils sont.
event-replied =
    Coup-fourré ! { $seat } répond par { $card } et prend la main.{ $count ->
        [0] { "" }
        [one] { " " }{ $lost } perd son tour.
       *[other] { " " }{ $lost } perdent leur tour.
    }
event-declined = { $seat } laisse passer l’attaque.
event-landed =
    L’attaque porte : { $team } { $members ->
        [one] subit
       *[other] subissent
    } { $card }.
event-cancelled = L’attaque contre { $team } est annulée : { $name }.
event-discarded = { $seat } défausse { $card }.
event-passed = { $seat } passe.

# $goal : la nouvelle distance.
event-extended = { $seat } prolonge la course : le but est maintenant à { $goal } km pour tous.
