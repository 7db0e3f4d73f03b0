import { randomBytes } from 'node:crypto';
import { cardBrandOf, cardDigits } from '#domain/payment/card.ts';
import type { SandboxBehavior } from './sandbox.ts';

/** Invented card numbers, and how the sandbox treats each. It rejects all other numbers. */
const SANDBOX_CARDS: Readonly<Record<string, SandboxBehavior | 'refused'>> = {
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

/** An invented account. The sandbox rejects all other numbers. */
const SANDBOX_BANK_ACCOUNT = { routing: '110000000', account: '000123456789' };

type Tokenized =
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
  return given(behavior, digits, cardBrandOf(digits));
}

export function tokenOfSandboxBankAccount({ routing, account }: typeof SANDBOX_BANK_ACCOUNT): Tokenized {
  const isOurs = routing === SANDBOX_BANK_ACCOUNT.routing && account === SANDBOX_BANK_ACCOUNT.account;
  if (isOurs) return given('approved', account, 0);
  const reason = `Test mode: real bank accounts don't work here. Use routing number ${SANDBOX_BANK_ACCOUNT.routing} and account number ${SANDBOX_BANK_ACCOUNT.account}.`;
  return { kind: 'refused', reason };
}

function given(behavior: SandboxBehavior, number: string, cardType: number): Tokenized {
  const lastFour = number.slice(-LAST_DIGITS);
  const token = `tok_sandbox_${behavior}_${lastFour}_${cardType}_${letters(UNIQUE_BYTES)}`;
  return { kind: 'given', token, cardType, lastFour };
}

/** Only letters, so that a token never looks like a card number. */
const letters = (bytes: number): string =>
  [...randomBytes(bytes).toString('hex')]
    .map((digit) => String.fromCharCode('a'.charCodeAt(0) + Number.parseInt(digit, 16)))
    .join('');
