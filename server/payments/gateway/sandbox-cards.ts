import { randomBytes } from 'node:crypto';
import { cardBrandOf, cardDigits } from '#domain/payment/card.ts';
import type { SandboxBehavior } from './sandbox.ts';

/** Invented card numbers, and how the sandbox treats each. It rejects all other numbers. */
export const SANDBOX_CARDS: Readonly<Record<string, SandboxBehavior | 'refused'>> = {
  '4000000000000002': 'approved',
  '5100000000000008': 'approved',
  '340000000000009': 'approved',
  '6011000000000004': 'approved',
  '4000000000001000': 'declined',
  '4000000000002008': 'stolen',
  '4000000000003006': 'unanswered',
  '4000000000004004': 'unansweredDecline',
  '4000000000005001': 'lost',
  '4000000000006009': 'refused',
};

export type Tokenized =
  | { kind: 'given'; token: string; cardType: number; lastFour: string }
  | { kind: 'refused'; reason: string };

const UNIQUE_BYTES = 8;
const LAST_DIGITS = 4;

/** Stores nothing: the token contains brand, last four digits and behavior, but not the number. */
export function tokenOfSandboxCard(number: string): Tokenized {
  const digits = cardDigits(number);
  const behavior = Object.hasOwn(SANDBOX_CARDS, digits) ? SANDBOX_CARDS[digits] : undefined;
  if (behavior === undefined)
    return { kind: 'refused', reason: "Test mode: real cards don't work here. Use 4000 0000 0000 0002." };
  if (behavior === 'refused')
    return { kind: 'refused', reason: "The card couldn't be verified. Check it or use another one." };
  const cardType = cardBrandOf(digits);
  const lastFour = digits.slice(-LAST_DIGITS);
  return {
    kind: 'given',
    token: `tok_sandbox_${behavior}_${lastFour}_${cardType}_${letters(UNIQUE_BYTES)}`,
    cardType,
    lastFour,
  };
}

/** Only letters, so that a token never looks like a card number. */
const letters = (bytes: number): string =>
  [...randomBytes(bytes).toString('hex')]
    .map((digit) => String.fromCharCode('a'.charCodeAt(0) + Number.parseInt(digit, 16)))
    .join('');
