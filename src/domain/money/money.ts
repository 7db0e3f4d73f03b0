const AMOUNT = /^\$?(\d{1,3}(?:,\d{3})+|\d+)?(?:\.(\d{0,2}))?$/;

/** An amount of dollars as somebody writes it, in cents; null when it is none. */
export function centsOf(text: string): number | null {
  const [, dollars = '', cents = ''] = AMOUNT.exec(text) ?? [];
  if (dollars === '' && cents === '') return null;
  return Number(dollars.replaceAll(',', '')) * 100 + Number(cents.padEnd(2, '0'));
}

/** Cents as `1,234.50`. */
export function writtenAmount(cents: number): string {
  const dollars = Math.trunc(cents / 100).toString();
  const grouped = dollars.replace(/\B(?=(\d{3})+$)/g, ',');
  return `${grouped}.${String(cents % 100).padStart(2, '0')}`;
}

/** Dollars of the wire, which have two decimals at most (API-22), as whole cents. */
export const centsOfDollars = (dollars: number): number => Math.round(dollars * 100);
