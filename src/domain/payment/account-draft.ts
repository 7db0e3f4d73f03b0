import { digitsOf } from '../text/digits.ts';
import { type FieldRules, fieldMessage } from '../text/field.ts';
import { FIELDS } from '../text/fields.ts';
import { tidied } from '../text/text-filter.ts';
import type { HostedKind } from './hosted-fields.ts';
import type { PaymentAccount } from './payment-account.ts';

export type DraftField = 'name' | 'displayName' | 'expiry' | 'zip';
export type DraftMark = 'isAutoRenewal' | 'isFsa' | 'isHsa';
export interface DraftOptions extends Record<DraftMark, boolean> {
  accountType: PaymentAccount['accountType'];
}

const CARD_TYPES = ['Credit Card', 'Debit Card'] as const;
const SPENDING_ACCOUNTS = ['isFsa', 'isHsa'] as const;
export type CardKind = (typeof CARD_TYPES)[number] | (typeof SPENDING_ACCOUNTS)[number];

/** The types of a practice's card. FSA and HSA cards are patients' cards. */
export const OFFICE_CARD_KINDS: readonly CardKind[] = CARD_TYPES;
export const CARD_KINDS: readonly CardKind[] = [...CARD_TYPES, ...SPENDING_ACCOUNTS];

/** A card on file stays a credit or debit card, because its processor decided which. */
export const kindsOnFile = ({ accountType }: DraftOptions): readonly CardKind[] =>
  CARD_KINDS.filter((kind) => kind === accountType || kind === 'isFsa' || kind === 'isHsa');

/** Null for a bank account. */
export function cardKind(options: DraftOptions): CardKind | null {
  const spending = SPENDING_ACCOUNTS.find((mark) => options[mark]);
  return spending ?? CARD_TYPES.find((type) => type === options.accountType) ?? null;
}

/** A new account has no expiration date and zip code here, because they are in the hosted fields. */
export interface AccountDraft extends DraftOptions, Record<DraftField, string> {}

export const NEW_ACCOUNT_FIELDS: readonly DraftField[] = ['name', 'displayName'];
export const CHANGE_FIELDS: readonly DraftField[] = ['name', 'displayName', 'expiry', 'zip'];

export const DRAFT_RULES: Readonly<Record<DraftField, FieldRules>> = {
  name: FIELDS.fullName,
  displayName: FIELDS.text,
  expiry: FIELDS.cardExpiry,
  zip: FIELDS.zip,
};

/** Starts with the patient's name, and with the renewal setting of the card that it replaces. */
export const newDraft = (kind: HostedKind, name: string, isAutoRenewal = false): AccountDraft => ({
  accountType: kind === 'bank' ? 'Bank Transfer' : 'Credit Card',
  name,
  displayName: '',
  expiry: '',
  zip: '',
  isAutoRenewal,
  isFsa: false,
  isHsa: false,
});

export const isSameDraft = (draft: AccountDraft, before: AccountDraft): boolean =>
  Object.entries(draft).every(([field, value]) => value === Reflect.get(before, field));

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

/** A card draws on a flexible spending account or on a health savings account: one mark clears the other. */
export function withMark(options: DraftOptions, mark: DraftMark, isOn: boolean): DraftOptions {
  const marked = { ...options, [mark]: isOn };
  if (isOn && mark === 'isFsa') return { ...marked, isHsa: false };
  return isOn && mark === 'isHsa' ? { ...marked, isFsa: false } : marked;
}

/** A card of this type is neither an FSA nor an HSA card. */
export const withAccountType = (
  options: DraftOptions,
  accountType: PaymentAccount['accountType'],
): DraftOptions => ({ ...options, accountType, isFsa: false, isHsa: false });

/** SCHEMA-2, SCHEMA-3, SCHEMA-5. A bank account has no expiration date. */
export function draftMessage(field: DraftField, draft: AccountDraft, today: string): string | null {
  const isLacking = field === 'expiry' && draft.accountType === 'Bank Transfer';
  return isLacking ? null : fieldMessage(DRAFT_RULES[field], draft[field], today);
}

export const isValidDraft = (draft: AccountDraft, fields: readonly DraftField[], today: string): boolean =>
  fields.every((field) => draftMessage(field, draft, today) === null);

export type AccountChange = Partial<
  Pick<PaymentAccount, 'displayName' | 'name' | 'zipCode' | 'isAutoRenewal' | 'isFsa' | 'isHsa'>
> & { expirationDate?: string };

const sentOf = ({ name, displayName, zip, expiry, isAutoRenewal, isFsa, isHsa }: AccountDraft) => ({
  name: tidied(name),
  displayName: tidied(displayName),
  zipCode: digitsOf(zip),
  isAutoRenewal,
  isFsa,
  isHsa,
  expirationDate: expiry,
});

/** Only changed fields are sent. A bank account has no expiration date. */
export function changesIn(account: PaymentAccount, draft: AccountDraft): AccountChange {
  const before = sentOf(draftOf(account));
  const changed = Object.entries(sentOf(draft)).filter(
    ([field, value]) =>
      value !== Reflect.get(before, field) && (field !== 'expirationDate' || account.expirationDate !== null),
  );
  return Object.fromEntries(changed);
}
