const AMOUNT = /^\$?(\d{1,3}(?:,\d{3})+|\d+)?(?:\.(\d{0,2}))?$/;

/** The typed dollars in cents; null if the text is not an amount. */
export function centsOf(text: string): number | null {
  const [, dollars = '', cents = ''] = AMOUNT.exec(text) ?? [];
  if (dollars === '' && cents === '') return null;
  return Number(dollars.replaceAll(',', '')) * 100 + Number(cents.padEnd(2, '0'));
}

/** `1,234.50` */
export function formatAmount(cents: number): string {
  const dollars = Math.trunc(cents / 100).toString();
  const grouped = dollars.replace(/\B(?=(\d{3})+$)/g, ',');
  return `${grouped}.${String(cents % 100).padStart(2, '0')}`;
}

/** A price with a discount in percent. The discount is rounded, half a cent up. */
export const discountedCents = (cents: number, percent: number): number =>
  cents - Math.floor((cents * percent + 50) / 100);

const CENTS_A_DOLLAR = 100;

/** The contract's dollars have at most two decimals (API-22). */
export const dollarsOf = (cents: number): number => cents / CENTS_A_DOLLAR;

export const centsOfDollars = (dollars: number): number => Math.round(dollars * CENTS_A_DOLLAR);

export const dollarsOrNull = (cents: number | null): number | null =>
  cents === null ? null : dollarsOf(cents);

export const centsOrNull = (dollars: number | null | undefined): number | null =>
  dollars == null ? null : centsOfDollars(dollars);
