import type { DrawnGame } from '../cards/catalogue';

/** Names to try the cards with. The app itself hands in names in the reader's language. */

const ROMAN: Readonly<Record<string, string>> = {
  'feu-rouge': 'Feu rouge',
  'limite-de-vitesse': 'Limite de vitesse',
  'panne-d-essence': 'Panne d’essence',
  crevaison: 'Crevaison',
  accident: 'Accident',
  'feu-vert': 'Feu vert',
  'fin-de-limite': 'Fin de limite de vitesse',
  essence: 'Essence',
  'roue-de-secours': 'Roue de secours',
  reparations: 'Réparations',
  prioritaire: 'Prioritaire',
  'citerne-d-essence': 'Citerne d’essence',
  increvable: 'Increvable',
  'as-du-volant': 'As du volant',
};

const SAMPLES: Readonly<Record<DrawnGame, Readonly<Record<string, string>>>> = {
  classic: ROMAN,
  asterix: ROMAN,
  desert: {
    'stop-camping': 'Stop ! Camping',
    egyptiens: 'Égyptiens',
    'scorpions-serpents': 'Scorpions & Serpents',
    'panne-de-nourriture': 'Panne de Nourriture',
    'alerte-secheresse': 'Alerte Sécheresse',
    'feu-vert': 'Feu Vert de Moïse',
    'crevaison-char': 'Crevaison Char',
    'colonnes-de-nuees': 'Colonnes de Nuées',
    manne: 'Manne',
    'puits-de-myriam': 'Puits de Myriam',
    'ouverture-de-la-mer-rouge': 'Ouverture de la Mer Rouge',
    'spray-anti-betes': 'Spray anti-bêtes sauvages',
    'reserve-de-matsa': 'Réserve de Matsa',
    'citerne-portable': 'Citerne portable',
  },
};

export const GAME_TITLES: Readonly<Record<DrawnGame, string>> = {
  classic: 'Nationale 7',
  desert: 'Marche de nuit',
  asterix: 'Voie romaine',
};

/** A distance is called by its number. */
export const sampleName = (game: DrawnGame, card: string): string => SAMPLES[game][card] ?? card;
