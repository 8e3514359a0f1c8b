# Marche de nuit: the title on the poster, the printed game whose rules it follows, one sentence about it.

game-desert = Marche de nuit
    .printed = Mille Bornes dans le Désert
    .about = A crossing on foot where nobody ever discards, and where each botte gives one more card and one more play.

## What is said here in other words than elsewhere

term-aside = tray
term-round = game
client-going-rolling = walking
client-outcome-rolling = you are walking

## The cards

# The value is the name of the card;
# .one is the card in the middle of a sentence, after “lays”, “with”, “against” or “you need”.

card-desert-25 = 25 km
    .one = a 25 km card
card-desert-50 = 50 km
    .one = a 50 km card
card-desert-75 = 75 km
    .one = a 75 km card
card-desert-100 = 100 km
    .one = a 100 km card
card-desert-200 = 200 km
    .one = a 200 km card
card-desert-stop-camping = Stop! Camping
    .one = Stop! Camping
card-desert-egyptiens = Egyptians
    .one = the Egyptians
card-desert-scorpions-serpents = Scorpions & Snakes
    .one = Scorpions & Snakes
card-desert-panne-de-nourriture = Food Shortage
    .one = a Food Shortage
card-desert-alerte-secheresse = Drought Alert
    .one = a Drought Alert
card-desert-feu-vert = Moses’ Green Light
    .one = Moses’ Green Light
card-desert-crevaison-char = Chariot Puncture
    .one = a Chariot Puncture
card-desert-colonnes-de-nuees = Pillars of Cloud
    .one = the Pillars of Cloud
card-desert-manne = Manna
    .one = Manna
card-desert-puits-de-myriam = Miriam’s Well
    .one = Miriam’s Well
card-desert-ouverture-de-la-mer-rouge = Parting of the Red Sea
    .one = the Parting of the Red Sea
card-desert-spray-anti-betes = Wild Beast Spray
    .one = the Wild Beast Spray
card-desert-reserve-de-matsa = Matza Reserve
    .one = the Matza Reserve
card-desert-citerne-portable = Portable Cistern
    .one = the Portable Cistern

## What a table may choose

# The value names the option, .help explains it.

option-desert-attack_needs = Who can be attacked
    .help = The rulebook asks for a green light on top; the table may allow attacks on anyone on the road.
option-desert-blocked_extra_draw = One more card when blocked
    .help = A player who can lay nothing draws a second card before passing.
option-desert-free_pass = Pass at will
    .help = You may pass even if a card can be laid.
option-desert-borne_end = End for lack of kilometre cards
    .help = When the game ends if nobody reaches the goal.
option-desert-first_seat = Who begins
    .help = The rules choose the youngest: mark that seat, or leave it to chance.
option-desert-unsorted_piles = Piles in the order of play
    .help = Laid cards are never grouped, for playing on Shabbat or on a festival.

option-value-attack_needs-green_light_on_top = a green light on top
option-value-attack_needs-rolling = anyone on the road
option-value-borne_end-end_of_turn = after the turn that leaves no kilometre card in the draw pile
option-value-borne_end-immediate = as soon as the last kilometre card is drawn
option-value-borne_end-pile_empty = when the draw pile is empty
