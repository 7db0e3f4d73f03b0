import type { Period } from '#domain/payment/practice-transactions.ts';

export const LABEL = 'Payments and refunds';
export const NONE = 'No transactions yet';
export const NONE_FOUND = 'No transactions match';
export const NONE_FOUND_ADVICE = 'Change or clear the filters.';
export const NOT_LOADED = 'Couldn’t load transactions';
export const TAKE_PAYMENT = 'Take payment';
export const takePaymentOf = (name: string) => `Take payment from ${name}`;
export const OPEN_PATIENT = 'Open patient';
export const CLEAR = 'Clear filters';
export const FILTERS = 'Filters';
export const filtersTitle = (count: number) => (count === 0 ? FILTERS : `${FILTERS} (${count})`);
export const USER = 'User';
export const PAID_WITH = 'Paid with';
export const STATUS = 'Status';
export const PERIOD = 'Period';
export const FROM = 'From';
export const TO = 'To';
export const CUSTOM = 'Custom dates';
export const AUTOMATIC = 'Autopay';
export const TOTALS = { paid: 'Paid', refunded: 'Refunded', voided: 'Voided', pending: 'Pending' } as const;
export const NET = 'Net';
export const SHOW = 'Show';
export const SHOW_ROWS = {
  paid: 'Show payments',
  refunded: 'Show refunds',
  voided: 'Show voids',
  pending: 'Show pending',
} as const;
export const PERIODS: Readonly<Record<Period, string>> = {
  all: 'All dates',
  today: 'Today',
  yesterday: 'Yesterday',
  month: 'This month',
  lastMonth: 'Last month',
};
