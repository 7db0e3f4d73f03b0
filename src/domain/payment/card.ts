interface CardBrand {
  name: string;
  begins: RegExp;
  digits: readonly number[];
  groups: readonly number[];
  codeDigits: number;
}

const FOURS = [4, 4, 4, 4, 3] as const;

/** In the order of the contract's card types, from 1. The specification lists none, so this is our choice. */
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

/** Works for a partially typed number. 0 if the brand is unknown. */
export function cardBrandOf(number: string): number {
  const digits = cardDigits(number);
  return CARD_BRANDS.findIndex(({ begins }) => begins.test(digits)) + 1;
}

const brandBy = (cardType: number): CardBrand | undefined => CARD_BRANDS[cardType - 1];

/** Empty for an unknown brand. */
export const cardBrandName = (cardType: number): string => brandBy(cardType)?.name ?? '';

export const codeDigitsOf = (cardType: number): number => brandBy(cardType)?.codeDigits ?? CODE_DIGITS;

export const cardDigits = (text: string): string => text.replace(/[ -]/g, '');

/** `4000 0000 0000 0002` */
export function formatCardNumber(number: string): string {
  const digits = cardDigits(number);
  const groups: string[] = [];
  let from = 0;
  for (const length of brandBy(cardBrandOf(digits))?.groups ?? FOURS) {
    groups.push(digits.slice(from, from + length));
    from += length;
  }
  return groups.filter((group) => group !== '').join(' ');
}

/** Checks the brand's lengths and the check digit. */
export function isCardNumber(number: string): boolean {
  const digits = cardDigits(number);
  const isOfLength = brandBy(cardBrandOf(digits))?.digits.includes(digits.length) ?? false;
  return isOfLength && passesLuhn(digits);
}

/** The Luhn algorithm. */
export function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const doubled = Number(digit) * (place % 2 === 0 ? 1 : 2);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}
