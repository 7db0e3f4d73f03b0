import { formatAmount } from './money.ts';

/** `$1,234.50`; a negative amount has a minus sign. */
export function formatMoney(cents: number): string {
  return `${cents < 0 ? '−' : ''}$${formatAmount(Math.abs(cents))}`;
}
