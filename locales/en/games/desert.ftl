# Marche de nuit: the title on the poster, the printed game whose rules it follows, one sentence about it.

game-desert = Marche de nuit
    .printed = Mille Bornes dans le Désert
    .about = A crossing on foot where nobody ever discards, and where each botte gives one more card and one more play.

## What is said here in other words than elsewhere

term-aside = tray
client-pile-aside = tray
term-round = game
client-going-rolling = walking
client-outcome-rolling = you are walking

## The cards

# The value is the name of the card;
# .one is the card in the middle of a sentence, after “lays”, “with”, “against” or “you need”;
# .about says when it is played, what it does and where it goes.

card-desert-25 = 25 km
    .one = a 25 km card
    .about = On your turn, if you are walking: 25 km more, never beyond 1000. It stays before you.
card-desert-50 = 50 km
    .one = a 50 km card
    .about = On your turn, if you are walking: 50 km more, never beyond 1000. It stays before you.
card-desert-75 = 75 km
    .one = a 75 km card
    .about = On your turn, if you are walking: 75 km more, never beyond 1000. It stays before you.
card-desert-100 = 100 km
    .one = a 100 km card
    .about = On your turn, if you are walking: 100 km more, never beyond 1000. It stays before you.
card-desert-200 = 200 km
    .one = a 200 km card
    .about = On your turn, if you are walking: 200 km more, never beyond 1000. It stays before you.
card-desert-stop-camping = Stop! Camping
    .one = Stop! Camping
    .about = On your turn, on an opponent who is walking: they stop until they lay Moses’ Green Light. No botte keeps it away. It goes onto their battle pile.
card-desert-egyptiens = Egyptians
    .one = the Egyptians
    .about = On your turn, on an opponent who is walking: they stop until they lay a Chariot Puncture. It goes onto their battle pile.
card-desert-scorpions-serpents = Scorpions & Snakes
    .one = Scorpions & Snakes
    .about = On your turn, on an opponent who is walking: they stop until they lay the Pillars of Cloud. It goes onto their battle pile.
card-desert-panne-de-nourriture = Food Shortage
    .one = a Food Shortage
    .about = On your turn, on an opponent who is walking: they stop until they lay Manna. It goes onto their battle pile.
card-desert-alerte-secheresse = Drought Alert
    .one = a Drought Alert
    .about = On your turn, on an opponent who is walking: they stop until they lay Miriam’s Well. It goes onto their battle pile.
card-desert-feu-vert = Moses’ Green Light
    .one = Moses’ Green Light
    .about = On your turn, to set off, or against Stop! Camping: you are walking. It goes onto your battle pile.
card-desert-crevaison-char = Chariot Puncture
    .one = a Chariot Puncture
    .about = On your turn, against the Egyptians: the attack is over. It goes onto your battle pile.
card-desert-colonnes-de-nuees = Pillars of Cloud
    .one = the Pillars of Cloud
    .about = On your turn, against Scorpions & Snakes: the attack is over. It goes onto your battle pile.
card-desert-manne = Manna
    .one = Manna
    .about = On your turn, against a Food Shortage: the attack is over. It goes onto your battle pile.
card-desert-puits-de-myriam = Miriam’s Well
    .one = Miriam’s Well
    .about = On your turn, against a Drought Alert: the attack is over. It goes onto your battle pile.
card-desert-ouverture-de-la-mer-rouge = Parting of the Red Sea
    .one = the Parting of the Red Sea
    .about = On your turn, besides your move: nobody can lay the Egyptians on you any more. You also set off without a Green Light. It stays before you, you draw and play again.
card-desert-spray-anti-betes = Wild Beast Spray
    .one = the Wild Beast Spray
    .about = On your turn, besides your move: nobody can lay Scorpions & Snakes on you any more. It stays before you, you draw and play again.
card-desert-reserve-de-matsa = Matza Reserve
    .one = the Matza Reserve
    .about = On your turn, besides your move: nobody can lay a Food Shortage on you any more. It stays before you, you draw and play again.
card-desert-citerne-portable = Portable Cistern
    .one = the Portable Cistern
    .about = On your turn, besides your move: nobody can lay a Drought Alert on you any more. It stays before you, you draw and play again.

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
option-desert-deck = Deck
    .help = The one of the rulebook, or one of your own, card by card.
option-desert-first_seat = Who begins
    .help = The rules choose the youngest: mark that seat, or leave it to chance.
option-desert-unsorted_piles = Piles in the order of play
    .help = Laid cards are never grouped, for playing on Shabbat or on a festival.

option-value-attack_needs-green_light_on_top = a green light on top
option-value-attack_needs-rolling = anyone on the road
option-value-borne_end-end_of_turn = after the turn that leaves no kilometre card in the draw pile
option-value-borne_end-immediate = as soon as the last kilometre card is drawn
option-value-borne_end-pile_empty = when the draw pile is empty
