import { dollarsOf } from './money.ts';

const SHORT = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
  maximumFractionDigits: 1,
});

/** `$40K`, for the scale of a chart; a negative amount has a minus sign. */
export const formatShortMoney = (cents: number): string => SHORT.format(dollarsOf(cents)).replace('-', '−');
