import { writtenDate } from '#domain/date/day.ts';
import type { ExpiryStanding } from '#domain/payment/payment-account.ts';

export const ACCOUNTS = 'Payment accounts';
export const ADD_CARD = 'Add card';
export const NO_ACCOUNTS = 'No payment account is on file.';
export const NO_ACCOUNTS_ADVICE = 'Add a card to take payments and to renew the plan with it.';
export const NOT_LOADED = 'The payment accounts could not be loaded';
export const RETRY = 'Try again';
export const EDIT = 'Edit';
export const PREFER = 'Use for auto-renewal';
export const REMOVE = 'Remove';
export const AUTO_RENEWAL = 'Auto-renewal';
export const INACTIVE = 'Inactive';
export const PAYMENTS = 'Payments';
export const NO_EXPIRY = 'None';
export const CARD_TITLE = 'Add a card';
export const CARD_ADVICE = 'The card is entered with the payment provider; the portal never sees its number.';
export const CARD_DETAILS = 'Card details';
export const CARD_LOADING = 'Loading the card fields';
export const CARD_AWAY = 'The card fields could not be loaded';
export const CARD_KIND = 'Kind of card';
export const NAME_ON_CARD = 'Name on the card';
export const LABEL = 'Label';
export const LABEL_HINT = 'As in Family card';
export const EXPIRES = 'Expiration date';
export const ZIP = 'Zip code';
export const RENEW_MARK = 'Use for auto-renewal';
export const RENEW_HINT = 'Renewals are charged to this account alone.';
export const FSA_MARK = 'FSA: flexible spending account';
export const HSA_MARK = 'HSA: health savings account';
export const CANCEL = 'Cancel';
export const SAVE = 'Save changes';
export const EDIT_TITLE = 'Edit account';
export const KEEP = 'Keep account';
export const REMOVE_ACCOUNT = 'Remove account';
export const REMOVE_ADVICE =
  'No payment can be charged to it any more. What was paid with it stays in the transactions.';

export const heldByAnother = (plan: string) =>
  `${plan} is held by its subscriber: it renews with their accounts, and a payment on it can be charged to them too. They are changed on the subscriber’s own page.`;
export const removeTitle = (account: string) => `Remove ${account}?`;
export const actionsOf = (account: string) => `Actions for ${account}`;

/** What a card's expiry means for somebody who looks at the list; nothing where it is far. */
export function expiryWords(standing: ExpiryStanding, renewsOn: string | null): string | null {
  if (standing === 'expired') return 'Expired';
  if (standing === 'soon') return 'Expires soon';
  return standing === 'beforeRenewal' ? `Expires before the renewal on ${writtenDate(renewsOn ?? '')}` : null;
}
