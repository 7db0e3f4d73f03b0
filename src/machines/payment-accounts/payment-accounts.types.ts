import type { Failure } from '#domain/failure/failure.ts';
import type {
  AccountChange,
  AccountDraft,
  DraftField,
  DraftMark,
  DraftOptions,
} from '#domain/payment/account-draft.ts';
import type { GivenCard } from '#domain/payment/card-messages.ts';
import type { HostedKind } from '#domain/payment/hosted-fields.ts';
import type { PaymentAccount } from '#domain/payment/payment-account.ts';
import type { FieldEvent, FormFields } from '../shared/form-fields.ts';

export type AccountField = DraftField | 'reason';

/** PERM-3, PERM-8 */
export interface AccountRights {
  create: boolean;
  update: boolean;
  delete: boolean;
}

export interface Removal {
  id: string;
  /** Empty if none is needed. */
  reason: string;
}

export type PaymentAccountsEvent =
  | { type: 'accounts.retry' }
  | { type: 'today.change'; today: string }
  | { type: 'account.add'; kind: HostedKind }
  | { type: 'account.edit'; id: string }
  | { type: 'account.remove'; id: string }
  | { type: 'account.replace'; id: string }
  | { type: 'account.prefer'; id: string }
  | FieldEvent<AccountField>
  | { type: 'draft.mark'; mark: DraftMark; isOn: boolean }
  | { type: 'draft.kind'; accountType: PaymentAccount['accountType'] }
  | { type: 'draft.save' }
  | { type: 'card.retry' }
  | { type: 'card.edit' }
  | { type: 'discard.confirm' }
  | { type: 'removal.confirm' }
  | { type: 'dialog.close' };

export interface PaymentAccountsInput {
  /** The default name on a new card or bank account. */
  patientName: string;
  /** The practice's current day, YYYY-MM-DD. */
  today: string;
  /** Full rights for a patient's accounts (PERM-6.3). */
  may?: AccountRights;
  /** Removing one of the practice's accounts needs a reason (API-11). */
  needsReason?: boolean;
  /** False for a dependent's accounts, because only the subscriber's pay for a plan. */
  paysForPlans?: boolean;
}

export interface PaymentAccountsContext extends Required<PaymentAccountsInput> {
  accounts: readonly PaymentAccount[] | null;
  /** While the user adds a card, the one that it replaces. */
  chosenId: string | null;
  options: DraftOptions;
  fields: FormFields<AccountField>;
  isChecked: boolean;
  /** The user has typed into the hosted fields. */
  isCardEdited: boolean;
  card: GivenCard | null;
  failure: Failure | null;
}

export interface NewAccount {
  draft: AccountDraft;
  card: GivenCard | null;
  /** The account that the same write removes. */
  replaces: Removal | null;
}

export interface ChangedAccount {
  id: string;
  changes: AccountChange;
}
