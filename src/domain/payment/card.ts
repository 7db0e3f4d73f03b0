/** A brand of payment cards. */
interface CardBrand {
  name: string;
  /** How its numbers begin. */
  begins: RegExp;
  digits: readonly number[];
  /** Where its numbers are parted when they are written. */
  groups: readonly number[];
  codeDigits: number;
}

const FOURS = [4, 4, 4, 4, 3] as const;

/** By the number that the contract gives a brand, from 1; the specification shows none, so they are ours. */
const CARD_BRANDS: readonly CardBrand[] = [
  { name: 'Visa', begins: /^4/, digits: [13, 16, 19], groups: FOURS, codeDigits: 3 },
  {
    name: 'Mastercard',
    begins: /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/,
    digits: [16],
    groups: FOURS,
    codeDigits: 3,
  },
  { name: 'American Express', begins: /^3[47]/, digits: [15], groups: [4, 6, 5], codeDigits: 4 },
  { name: 'Discover', begins: /^(6011|64[4-9]|65)/, digits: [16, 19], groups: FOURS, codeDigits: 3 },
];

export const CARD_NUMBER_DIGITS = { least: 13, most: 19 } as const;
const CODE_DIGITS = 3;

/** The number of the brand that a card number, whole or half typed, belongs to; 0 where it is none that we know. */
export function cardBrandOf(number: string): number {
  const digits = cardDigits(number);
  return CARD_BRANDS.findIndex(({ begins }) => begins.test(digits)) + 1;
}

const brandBy = (cardType: number): CardBrand | undefined => CARD_BRANDS[cardType - 1];

/** What people call a brand; empty where the number stands for none. */
export const cardBrandName = (cardType: number): string => brandBy(cardType)?.name ?? '';

/** How many digits the security code of a brand has. */
export const codeDigitsOf = (cardType: number): number => brandBy(cardType)?.codeDigits ?? CODE_DIGITS;

export const cardDigits = (text: string): string => text.replace(/[ -]/g, '');

/** A card number in the groups of its brand: `4000 0000 0000 0002`. */
export function writtenCardNumber(number: string): string {
  const digits = cardDigits(number);
  const groups: string[] = [];
  let from = 0;
  for (const length of brandBy(cardBrandOf(digits))?.groups ?? FOURS) {
    groups.push(digits.slice(from, from + length));
    from += length;
  }
  return groups.filter((group) => group !== '').join(' ');
}

/** Whether a number has the length of its brand's and its last digit checks the others. */
export function isCardNumber(number: string): boolean {
  const digits = cardDigits(number);
  const isOfLength = brandBy(cardBrandOf(digits))?.digits.includes(digits.length) ?? false;
  return isOfLength && passesLuhn(digits);
}

/** Whether the last digit checks the others, as on every payment card (Luhn). */
export function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const doubled = Number(digit) * (place % 2 === 0 ? 1 : 2);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}
