import { isoDateOf } from '../date/calendar.ts';
import { centsOf } from '../money/money.ts';
import { digitsOf } from './digits.ts';
import type { Check } from './field.ts';
import { hasHiddenCharacters } from './visible.ts';

const NAME_MIN_LENGTH = 3;
const PHONE_DIGITS = 10;
const ZIP_DIGITS = [5, 9];
const ZIP_SHAPE = /^(\d{5}-)?\d+$/;

const nameMessage = (what: string) => (value: string) => {
  if (value.length < NAME_MIN_LENGTH) return `${what} must be at least ${NAME_MIN_LENGTH} characters`;
  return hasHiddenCharacters(value) ? `${what} has characters that can't be shown. Type it again.` : null;
};

const requiredMessage = (what: string) => (value: string) => (value === '' ? `${what} is required.` : null);

function amountMessage(value: string): string | null {
  if (value === '') return 'Amount is required.';
  const cents = centsOf(value);
  if (cents === null) return 'Enter an amount, for example 30.00.';
  return cents === 0 ? 'Amount cannot be zero.' : null;
}

const MOST_CASH_CENTS = 100_000_000;

function cashMessage(value: string): string | null {
  const cents = centsOf(value);
  if (cents === null) return 'Enter an amount, for example 100.00.';
  return cents > MOST_CASH_CENTS ? 'Enter $1,000,000.00 or less.' : null;
}

const PERCENT_SHAPE = /^\d{0,3}(\.\d{0,2})?$/;

function percentMessage(value: string): string | null {
  if (value === '') return 'Percentage is required.';
  const percent = PERCENT_SHAPE.test(value) ? Number(value) : 0;
  return percent > 0 && percent <= 100 ? null : 'Enter a percentage from 0.01 to 100, for example 5.';
}

function cardExpiryMessage(value: string, today: string | null): string | null {
  if (value === '') return 'Expiration Date is required';
  const [, month = '', year = ''] = /^(\d{2})\/(\d{2})$/.exec(value) ?? [];
  if (Number(month) < 1 || Number(month) > 12) return 'Invalid expiration date';
  const isPast = today !== null && `20${year}-${month}` < today.slice(0, 7);
  return isPast ? 'Payment Card expired' : null;
}

function zipMessage(value: string): string | null {
  if (value === '') return 'Zip Code is required';
  const isZip = ZIP_SHAPE.test(value) && ZIP_DIGITS.includes(digitsOf(value).length);
  return isZip ? null : 'Zip code must be 5 digits or 9 digits';
}

const dateMessage = (value: string) => (isoDateOf(value) === null ? 'Enter a valid date (MM/DD/YYYY)' : null);

/** Like the contract's `BirthDate`. */
const FIRST_BIRTH_DATE = '1900-01-01';

function birthDateMessage(value: string, today: string | null): string | null {
  const day = isoDateOf(value);
  if (day === null) return dateMessage(value);
  if (day < FIRST_BIRTH_DATE) return 'Date of birth must be 01/01/1900 or later.';
  return today !== null && day > today ? 'Date of birth can’t be in the future.' : null;
}

/** The checks of fields, with the specification's messages. */
export const CHECKS = {
  checkNumber: (value) => (value === '' ? 'Check number is required.' : null),
  reason: (value) => (value === '' ? 'Reason is required.' : null),
  procedureCode: requiredMessage('Code'),
  codeDescription: requiredMessage('Description'),
  ucrAmount: (value) => (centsOf(value) === null ? 'Enter an amount, for example 60.00.' : null),
  specialtyName: requiredMessage('Specialty'),
  specialtyCode: requiredMessage('Specialty code'),
  codeCategory: requiredMessage('Category'),
  note: (value) => (value === '' ? 'Enter a note.' : null),
  problem: (value) => (value === '' ? 'Enter your question or problem.' : null),
  /** SCHEMA-1 */
  amount: amountMessage,
  cash: cashMessage,
  percent: percentMessage,
  /** SCHEMA-2 */
  cardExpiry: cardExpiryMessage,
  /** SCHEMA-3 */
  givenName: nameMessage('Name'),
  surname: nameMessage('Surname'),
  fullName: nameMessage('Name/Surname'),
  /** SCHEMA-4 */
  phone: (value) =>
    digitsOf(value).length === PHONE_DIGITS ? null : 'Phone Number must be at least 10 digits',
  /** SCHEMA-5 */
  zip: zipMessage,
  /** SCHEMA-6 */
  quantity: (value) => (value === '' ? 'Quantity is required.' : null),
  date: dateMessage,
  birthDate: birthDateMessage,
  state: (value) => (/^[A-Z]{2}$/.test(value) ? null : 'Choose a state'),
} as const satisfies Record<string, Check>;
