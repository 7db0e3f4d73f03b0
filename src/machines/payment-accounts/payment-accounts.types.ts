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
  /** From now on renewals are charged to it. */
  | { type: 'account.prefer'; id: string }
  | FieldEvent<DraftField>
  | { type: 'draft.mark'; mark: DraftMark; isOn: boolean }
  | { type: 'draft.kind'; accountType: PaymentAccount['accountType'] }
  | { type: 'draft.save' }
  | { type: 'card.retry' }
  | { type: 'removal.confirm' }
  | { type: 'dialog.close' };

export interface PaymentAccountsInput {
  /** Whose accounts they are: a new card is most likely in their name. */
  patientName: string;
  /** Of the practice, as YYYY-MM-DD. */
  today: string;
}

export interface PaymentAccountsContext extends PaymentAccountsInput {
  /** As the server told them last; null before it has. */
  accounts: readonly PaymentAccount[] | null;
  /** The account that is edited, removed or preferred. */
  chosenId: string | null;
  options: DraftOptions;
  fields: FormFields<DraftField>;
  /** The user tried to save: each field shows what is wrong with it. */
  isJudged: boolean;
  /** What the card fields gave, until the server has it. */
  card: GivenCard | null;
  failure: Failure | null;
}

export interface NewAccount {
  draft: AccountDraft;
  /** None only where the chart is at fault. */
  card: GivenCard | null;
}

export interface ChangedAccount {
  id: string;
  changes: AccountChange;
}
