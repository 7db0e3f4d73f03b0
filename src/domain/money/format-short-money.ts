const SHORT = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
  maximumFractionDigits: 1,
});
const CENTS_A_DOLLAR = 100;

/** `$40K`, for the scale of a chart; a negative amount has a minus sign. */
export const formatShortMoney = (cents: number): string =>
  SHORT.format(cents / CENTS_A_DOLLAR).replace('-', '−');
