import type { Failure } from '#domain/failure/failure.ts';
import type {
  AccountChange,
  AccountDraft,
  DraftField,
  DraftMark,
  DraftOptions,
} from '#domain/payment/account-draft.ts';
import type { GivenCard } from '#domain/payment/card-messages.ts';
import type { PaymentAccount } from '#domain/payment/payment-account.ts';
import type { FieldEvent, FormFields } from '../form-fields.ts';

export type PaymentAccountsEvent =
  | { type: 'accounts.retry' }
  | { type: 'account.add' }
  | { type: 'account.edit'; id: string }
  | { type: 'account.remove'; id: string }
  | { type: 'account.prefer'; id: string }
  | FieldEvent<DraftField>
  | { type: 'draft.mark'; mark: DraftMark; isOn: boolean }
  | { type: 'draft.kind'; accountType: PaymentAccount['accountType'] }
  | { type: 'draft.save' }
  | { type: 'card.retry' }
  | { type: 'card.edit' }
  | { type: 'discard.confirm' }
  | { type: 'removal.confirm' }
  | { type: 'dialog.close' };

export interface PaymentAccountsInput {
  /** The default name on a new card. */
  patientName: string;
  /** Of the practice, as YYYY-MM-DD. */
  today: string;
}

export interface PaymentAccountsContext extends PaymentAccountsInput {
  accounts: readonly PaymentAccount[] | null;
  chosenId: string | null;
  options: DraftOptions;
  fields: FormFields<DraftField>;
  isJudged: boolean;
  /** The user has typed into the card fields. */
  isCardEdited: boolean;
  card: GivenCard | null;
  failure: Failure | null;
}

export interface NewAccount {
  draft: AccountDraft;
  card: GivenCard | null;
}

export interface ChangedAccount {
  id: string;
  changes: AccountChange;
}
