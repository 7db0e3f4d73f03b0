import { formatDate } from '#domain/date/day.ts';
import type { HostedKind } from '#domain/payment/hosted-fields.ts';
import type { ExpiryStatus } from '#domain/payment/payment-account.ts';
import type { Plan } from '#domain/plan/plan.ts';

export const METHODS = 'Payment methods';
export const ADD_CARD = 'Add card';
export const ADD_BANK_ACCOUNT = 'Add bank account';
export const NO_METHODS = 'No payment methods on file';
export const NO_METHODS_ADVICE = 'Add a card or a bank account to take payments and set up auto-renewal.';
export const NOT_LOADED = 'Couldn’t load payment methods';
export const NOT_LOADED_YET = 'Load the payment methods first.';
export const UPDATING = 'Wait until the payment methods are updated.';
export const RETRY = 'Try again';
export const EDIT = 'Edit';
export const AUTO_RENEW = 'Use for auto-renewal';
export const REMOVE = 'Remove';
export const AUTO_RENEWAL = 'Auto-renewal and monthly payments';
export const INACTIVE = 'Inactive';
export const ONE_TIME = 'One-time payments';
export const NOT_FOR_RENEWAL = 'No payment method is set for auto-renewal and monthly payments.';
export const useForRenewal = (account: string) => `Use ${account}`;
export const NO_EXPIRY = 'No expiration';
export const REPLACE_CARD = 'Replace card';
export const REPLACE_ADVICE =
  'The new card takes its place, and the old one is removed. Card details go directly to our payment processor.';
export const ADDED = {
  card: {
    title: 'Add a card',
    advice: 'Card details go directly to our payment processor. We never see the full number.',
    fields: 'Card details',
    loading: 'Loading the card form',
    notLoaded: 'Couldn’t load the card form',
    name: 'Name on card',
    nicknameHint: 'For example, Blue card',
    authorization:
      'By adding it, you confirm that the cardholder agreed to keep this card on file and to the payments charged to it.',
    submit: ADD_CARD,
    discard: 'Discard this card?',
    discardConfirm: 'Discard card',
  },
  bank: {
    title: 'Add a bank account',
    advice: 'Account details go directly to our payment processor. We never see the full number.',
    fields: 'Bank account details',
    loading: 'Loading the bank account form',
    notLoaded: 'Couldn’t load the bank account form',
    name: 'Name on account',
    nicknameHint: 'For example, Household account',
    authorization:
      'By adding it, you confirm that the account holder agreed to keep this account on file and to the payments debited from it.',
    submit: ADD_BANK_ACCOUNT,
    discard: 'Discard this bank account?',
    discardConfirm: 'Discard bank account',
  },
} as const satisfies Record<HostedKind, Record<string, string>>;
export const CARD_TYPE = 'Card type';
export const NICKNAME = 'Nickname (optional)';
export const EXPIRES = 'Expiration date';
export const ZIP = 'Zip code';
export const AUTO_RENEW_HINT = 'Monthly payments and plan renewals will be charged to this payment method.';
export const CARD_TYPES = {
  'Credit Card': 'Credit card',
  'Debit Card': 'Debit card',
  isFsa: 'FSA card',
  isHsa: 'HSA card',
} as const;
export const SAVE = 'Save changes';
export const EDIT_TITLE = 'Edit payment method';
export const REMOVE_ADVICE = 'You won’t be able to charge it anymore. Past payments stay in Transactions.';
export const REMOVE_RENEWAL =
  'Monthly payments stop until you set another payment method for them. If the plan renews automatically, set the other one first.';
export const REMOVE_OFFICE_RENEWAL =
  'Plans that the practice pays for renew with this card. Replace it with another card instead.';
export const NOT_REMOVED = 'The payment method wasn’t removed';
export const REASON = 'Reason';
export const CANCEL = 'Cancel';

export function heldByAnother({ name, members }: Plan): string {
  const subscriber = members.find(({ primary }) => primary)?.name;
  return `${subscriber ?? 'The subscriber'} pays for ${name}. You can charge their payment methods under Take payment. To change them, open ${subscriber ?? 'the subscriber'}’s record.`;
}
export const replaceTitle = (method: string) => `Replace ${method}`;
export const removeTitle = (method: string) => `Remove ${method}?`;
export const actionsOf = (method: string) => `Actions for ${method}`;

/** Null if the expiration is not relevant yet. */
export function expiryWords(status: ExpiryStatus, renewsOn: string | null): string | null {
  if (status === 'expired') return 'Expired';
  if (status === 'soon') return 'Expires soon';
  return status === 'beforeRenewal' ? `Expires before renewal on ${formatDate(renewsOn ?? '')}` : null;
}
