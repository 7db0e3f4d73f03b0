import { formatMoney } from '../money/format-money.ts';
import { centsOf } from '../money/money.ts';
import { successToast, type Toast } from '../notification/toast.ts';
import type { ProcedureCode } from './procedure-code.ts';
import { changedUcr, isUcr, MOST_CODES_AT_ONCE, type UcrChange } from './ucr-change.ts';

const PERCENT = /^[-−]?\d{1,4}(?:\.\d{1,2})?$/;
const CENTS = 100;

/** Null for a text that is neither an amount nor a percentage. */
export function ucrChangeOf(kind: UcrChange['kind'], text: string): UcrChange | null {
  const typed = text.trim();
  if (kind === 'amount') {
    const cents = centsOf(typed);
    return cents === null || !isUcr(cents) ? null : { kind, cents };
  }
  if (!PERCENT.test(typed)) return null;
  return { kind, hundredths: Math.round(Number(typed.replace('−', '-')) * CENTS) };
}

/** Why it can't be saved, or null. */
export function ucrMessage(
  kind: UcrChange['kind'],
  text: string,
  codes: readonly Pick<ProcedureCode, 'ucrCents'>[],
): string | null {
  if (codes.length > MOST_CODES_AT_ONCE) return 'Select at most 1,000 codes.';
  const change = ucrChangeOf(kind, text);
  if (change === null)
    return kind === 'amount'
      ? 'Enter an amount, for example 60.00.'
      : 'Enter a percentage, for example 3.5 or -2.';
  return codes.every(({ ucrCents }) => isUcr(changedUcr(ucrCents, change)))
    ? null
    : 'Amounts must be between $0.00 and $1,000,000.00.';
}

type Codes = readonly ProcedureCode[];

export const isSelected = (selected: Codes, { id }: ProcedureCode): boolean =>
  selected.some((code) => code.id === id);

export const withCodes = (selected: Codes, codes: Codes, isChosen: boolean): Codes => {
  const others = selected.filter((code) => !isSelected(codes, code));
  return isChosen ? [...others, ...codes] : others;
};

export const storedOf = (code: ProcedureCode, stored: Codes): ProcedureCode =>
  stored.find(({ id }) => id === code.id) ?? code;

/** The code as a row shows it, or as it was saved since. */
export function latestOf(code: ProcedureCode, saved: Codes): ProcedureCode {
  const stored = storedOf(code, saved);
  return stored.version > code.version ? stored : code;
}

/** The selection with the codes as they are currently stored. */
export const refreshed = (selected: Codes, stored: Codes): Codes =>
  selected.map((code) => storedOf(code, stored));

/** Codes with the versions as they are currently stored, and the amounts that the user saw. */
export const withVersions = (codes: Codes, stored: Codes): Codes =>
  codes.map((code) => ({ ...code, version: storedOf(code, stored).version }));

/** After a lost response, the server already has what the change makes of the amounts that the user saw. */
export const isAlreadySaved = (
  { codes, change }: { codes: Codes; change: UcrChange },
  stored: Codes,
): boolean => codes.every((code) => storedOf(code, stored).ucrCents === changedUcr(code.ucrCents, change));

export function amountsToast(codes: Codes): Toast {
  const [first] = codes;
  return successToast(
    codes.length === 1 && first
      ? `${first.code} is ${formatMoney(first.ucrCents)} now`
      : `${codes.length} amounts saved`,
  );
}

const MOST_NAMED = 5;

/** @param left the codes that still exist */
export function deletedToast(wanted: Codes, left: Codes): Toast {
  const codes = withCodes(wanted, left, false).map(({ code }) => code);
  const named = codes.slice(0, MOST_NAMED).join(', ');
  const more = codes.length > MOST_NAMED ? ` and ${codes.length - MOST_NAMED} more` : '';
  return {
    variant: 'warning',
    title: 'No amounts saved',
    label: `Someone else deleted ${named}${more}.${left.length > 0 ? ' Save the other amounts again.' : ''}`,
  };
}
