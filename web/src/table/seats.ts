/** The number of a seat or of a team's first seat, counted from 0. */
export const seatNumber = (letter: string): number => letter.charCodeAt(0) - 'A'.charCodeAt(0);
export const seatLetter = (number: number): string => String.fromCharCode('A'.charCodeAt(0) + number);
