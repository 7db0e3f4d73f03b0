import { formatDate } from '#domain/date/day.ts';
import type { ExpiryStatus } from '#domain/payment/payment-account.ts';

export const METHODS = 'Payment methods';
export const ADD_CARD = 'Add card';
export const NO_METHODS = 'No payment methods on file';
export const NO_METHODS_ADVICE = 'Add a card to take payments and set up auto-renewal.';
export const NOT_LOADED = 'Couldn’t load payment methods';
export const NOT_LOADED_YET = 'Load the payment methods first.';
export const RETRY = 'Try again';
export const EDIT = 'Edit';
export const AUTO_RENEW = 'Use for auto-renewal';
export const REMOVE = 'Remove';
export const AUTO_RENEWAL = 'Auto-renewal';
export const INACTIVE = 'Inactive';
export const ONE_TIME = 'One-time payments';
export const NOT_FOR_RENEWAL = 'No payment method is set for auto-renewal.';
export const useForRenewal = (account: string) => `Use ${account}`;
export const NO_EXPIRY = 'No expiration';
export const CARD_TITLE = 'Add a card';
export const REPLACE_CARD = 'Replace card';
export const REPLACE_ADVICE =
  'The new card takes its place, and the old one is removed. Card details go directly to our payment processor.';
export const CARD_ADVICE = 'Card details go directly to our payment processor. We never see the full number.';
export const CARD_DETAILS = 'Card details';
export const CARD_LOADING = 'Loading the card form';
export const CARD_NOT_LOADED = 'Couldn’t load the card form';
export const CARD_TYPE = 'Card type';
export const NAME_ON_CARD = 'Name on card';
export const NICKNAME = 'Nickname (optional)';
export const NICKNAME_HINT = 'For example, Family card';
export const EXPIRES = 'Expiration date';
export const ZIP = 'Zip code';
export const AUTO_RENEW_HINT = 'Plan renewals will be charged to this payment method.';
export const CARD_TYPES = {
  'Credit Card': 'Credit card',
  'Debit Card': 'Debit card',
  isFsa: 'FSA card',
  isHsa: 'HSA card',
} as const;
export const DISCARD_CARD = 'Discard this card?';
export const DISCARD_CARD_CONFIRM = 'Discard card';
export const SAVE = 'Save changes';
export const EDIT_TITLE = 'Edit payment method';
export const REMOVE_ADVICE = 'You won’t be able to charge it anymore. Past payments stay in Transactions.';
export const NOT_REMOVED = 'The payment method wasn’t removed';
export const REASON = 'Reason';
export const CANCEL = 'Cancel';

export const heldByAnother = (plan: string) =>
  `The subscriber pays for ${plan}. You can charge their payment methods here. To change them, open the subscriber’s record.`;
export const replaceTitle = (method: string) => `Replace ${method}`;
export const removeTitle = (method: string) => `Remove ${method}?`;
export const actionsOf = (method: string) => `Actions for ${method}`;

/** Null if the expiration is not relevant yet. */
export function expiryWords(status: ExpiryStatus, renewsOn: string | null): string | null {
  if (status === 'expired') return 'Expired';
  if (status === 'soon') return 'Expires soon';
  return status === 'beforeRenewal' ? `Expires before renewal on ${formatDate(renewsOn ?? '')}` : null;
}
