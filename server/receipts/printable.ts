/** What the standard fonts of PDF hold beyond Latin-1: the rest of Windows-1252. */
const FURTHER = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';
const LATIN_1 = /^[\u0020-\u007E\u00A0-\u00FF]$/;
const MARKS = /\p{Mark}/gu;
/** Letters that are no base letter with a mark. */
const PLAIN: Readonly<Record<string, string>> = {
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ħ: 'h',
  Ħ: 'H',
  ı: 'i',
  ŧ: 't',
  Ŧ: 'T',
};

const isHeld = (letter: string): boolean => LATIN_1.test(letter) || FURTHER.includes(letter);

/** A text in the letters that the standard fonts hold: a letter that they lack loses its marks, or is a question mark. */
export const printable = (text: string): string =>
  [...text.normalize('NFC')].map((letter) => (isHeld(letter) ? letter : plainOf(letter))).join('');

function plainOf(letter: string): string {
  const base = PLAIN[letter] ?? letter.normalize('NFD').replace(MARKS, '');
  return [...base].every(isHeld) ? base : '?';
}
