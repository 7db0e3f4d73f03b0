import { writtenAmount } from './money.ts';

/** Cents as `$1,234.50`; money that goes back has a minus sign before it. */
export function writtenMoney(cents: number): string {
  return `${cents < 0 ? '−' : ''}$${writtenAmount(Math.abs(cents))}`;
}
