import { edited, fieldMessage, leftValue } from '../text/field.ts';
import { leftExpiry } from './card-fields.ts';
import type { PaymentAccount } from './payment-account.ts';

/** What somebody writes about an account. Of a new card, expiry and zip code are in the card fields. */
export interface AccountDraft {
  accountType: PaymentAccount['accountType'];
  name: string;
  displayName: string;
  expiry: string;
  zip: string;
  isAutoRenewal: boolean;
  isFsa: boolean;
  isHsa: boolean;
}
export type DraftField = 'name' | 'displayName' | 'expiry' | 'zip';
export type DraftMark = 'isAutoRenewal' | 'isFsa' | 'isHsa';

/** The fields of each form. */
export const NEW_CARD_FIELDS: readonly DraftField[] = ['name', 'displayName'];
export const CHANGE_FIELDS: readonly DraftField[] = ['name', 'displayName', 'expiry', 'zip'];

const RULES = { name: 'givenName', displayName: 'text', expiry: 'cardExpiry', zip: 'zip' } as const;

/** A card of the patient's own, most likely in their name. */
export const newDraft = (name: string): AccountDraft => ({
  accountType: 'Credit Card',
  name,
  displayName: '',
  expiry: '',
  zip: '',
  isAutoRenewal: false,
  isFsa: false,
  isHsa: false,
});

export const draftOf = (account: PaymentAccount): AccountDraft => ({
  accountType: account.accountType,
  name: account.name,
  displayName: account.displayName,
  expiry: account.expirationDate ?? '',
  zip: account.zipCode,
  isAutoRenewal: account.isAutoRenewal,
  isFsa: account.isFsa,
  isHsa: account.isHsa,
});

/** What a change of a field makes of a draft; which of its characters were not let in, and why, or null (FIELD-1). */
export function editOfDraft(
  draft: AccountDraft,
  field: DraftField,
  text: string,
): { draft: AccountDraft; refusal: string | null } {
  const { value, refusal } = edited(RULES[field], draft[field], text);
  return { draft: { ...draft, [field]: value }, refusal };
}

export const leftDraft = (draft: AccountDraft, field: DraftField): AccountDraft => ({
  ...draft,
  [field]: field === 'expiry' ? leftExpiry(draft.expiry) : leftValue(RULES[field], draft[field]),
});

/** What is wrong with a field (SCHEMA-2, SCHEMA-3, SCHEMA-5); a bank account has no expiration date. */
export function draftMessage(field: DraftField, draft: AccountDraft, today: string): string | null {
  const isLacking = field === 'expiry' && draft.accountType === 'Bank Transfer';
  return isLacking ? null : fieldMessage(RULES[field], draft[field], today);
}

export const isSoundDraft = (draft: AccountDraft, fields: readonly DraftField[], today: string): boolean =>
  fields.every((field) => draftMessage(field, draft, today) === null);

/** The server knows a zip code by its digits. */
export const zipDigits = (zip: string): string => zip.replace(/\D/g, '');

/** What is sent of an account. */
export type AccountChange = Partial<
  Pick<PaymentAccount, 'displayName' | 'name' | 'zipCode' | 'isAutoRenewal' | 'isFsa' | 'isHsa'>
> & { expirationDate?: string };

/** What a draft changes of an account; nothing else is sent. */
export function changesIn(account: PaymentAccount, draft: AccountDraft): AccountChange {
  const { name, displayName, isAutoRenewal, isFsa, isHsa } = draft;
  const next = {
    name: name.trim(),
    displayName: displayName.trim(),
    zipCode: zipDigits(draft.zip),
    isAutoRenewal,
    isFsa,
    isHsa,
  };
  const changed = Object.entries(next).filter(([field, value]) => Reflect.get(account, field) !== value);
  const isOtherExpiry = account.expirationDate !== null && account.expirationDate !== draft.expiry;
  return { ...Object.fromEntries(changed), ...(isOtherExpiry && { expirationDate: draft.expiry }) };
}
