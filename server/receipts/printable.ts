const MARKS = /\p{Mark}/gu;

type Holds = (letter: string) => boolean;

/** A letter that the font lacks loses its marks, or becomes a question mark. */
export const printable = (text: string, holds: Holds): string =>
  [...text.normalize('NFC')].map((letter) => (holds(letter) ? letter : plainOf(letter, holds))).join('');

function plainOf(letter: string, holds: Holds): string {
  const base = letter.normalize('NFD').replace(MARKS, '');
  return [...base].every(holds) ? base : '?';
}
