import { formatMoney } from '#domain/money/format-money.ts';

export const NONE = 'None';
export const TREATMENTS_LABEL = 'Procedures used';
export const NO_TREATMENTS = 'No benefits used yet';
export const TREATMENTS_NOT_LOADED = 'Couldn’t load procedures';
export const DENIED_COUNTS_NOT = 'Denied procedures aren’t counted.';
export const PAYMENTS_LABEL = 'Plan payments';
export const NO_PAYMENTS = 'No scheduled payments';
export const PAYMENTS_NOT_LOADED = 'Couldn’t load payments';

export const savedWords = (cents: number) => `Saved ${formatMoney(cents)} this term`;
export const insteadWords = (planCents: number, regularCents: number) =>
  `${formatMoney(planCents)} instead of the regular price, ${formatMoney(regularCents)}`;
