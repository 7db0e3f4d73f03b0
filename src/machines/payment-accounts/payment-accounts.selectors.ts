import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { type DraftField, draftMessage } from '#domain/payment/account-draft.ts';
import { fieldMessage } from '#domain/text/field.ts';
import { FIELDS } from '#domain/text/fields.ts';
import type { paymentAccountsMachine } from './payment-accounts.machine.ts';
import { addedKindIn, checkedFieldsIn, chosenIn, draftIn } from './payment-accounts.setup.ts';

export type PaymentAccountsRef = ActorRefFrom<typeof paymentAccountsMachine>;
type Snapshot = SnapshotFrom<typeof paymentAccountsMachine>;

export const selectAccounts = ({ context }: Snapshot) => context.accounts;
export const selectAccountsFailure = ({ context }: Snapshot) => context.failure;
/** The card fields show the errors. */
export const selectIsCardRejected = ({ context: { failure } }: Snapshot) =>
  failure?.validationErrors?.some(({ field }) => field === 'card') ?? false;
export const selectChosen = ({ context }: Snapshot) => chosenIn(context);
/** The practice's own accounts can only be removed with a reason (API-11). */
export const selectIsOffice = ({ context }: Snapshot) => context.needsReason;
export const selectPaysForPlans = ({ context }: Snapshot) => context.paysForPlans;
export const selectOptions = ({ context }: Snapshot) => context.options;
export const selectAddedKind = ({ context }: Snapshot) => addedKindIn(context);
/** The list loads, or one is chosen for renewals. No dialog is open, and no action can start. */
export const selectIsUpdating = (snapshot: Snapshot) =>
  snapshot.matches('loading') || snapshot.matches({ shown: 'preferring' });
export const selectIsBusy = (snapshot: Snapshot) => snapshot.hasTag('busy');

export function selectAccountsPhase(snapshot: Snapshot): 'loading' | 'refreshing' | 'failed' | 'shown' {
  if (snapshot.matches('failed')) return 'failed';
  if (!snapshot.matches('loading')) return 'shown';
  return snapshot.context.accounts === null ? 'loading' : 'refreshing';
}

export function selectAccountDialog(snapshot: Snapshot): 'adding' | 'editing' | 'removing' | null {
  return (['adding', 'editing', 'removing'] as const).find((tag) => snapshot.hasTag(tag)) ?? null;
}

export function selectCardPhase(snapshot: Snapshot): 'opening' | 'unavailable' | 'ready' {
  if (snapshot.matches({ shown: { adding: { entering: 'opening' } } })) return 'opening';
  return snapshot.matches({ shown: { adding: { entering: 'unavailable' } } }) ? 'unavailable' : 'ready';
}

export const selectDraftMessage =
  (field: DraftField) =>
  ({ context }: Snapshot): string | null =>
    context.isChecked && checkedFieldsIn(context).includes(field)
      ? draftMessage(field, draftIn(context), context.today)
      : null;

export const selectReasonMessage = ({ context: { isChecked, fields } }: Snapshot) =>
  isChecked ? fieldMessage(FIELDS.reversalReason, fields.texts.reason) : null;

/** No dialog is open. Until a reload ends, the patient's other pages show old accounts. */
export const selectCanRunHidden = (snapshot: Snapshot) =>
  snapshot.matches({ shown: 'idle' }) || (snapshot.matches('loading') && snapshot.context.accounts !== null);
export const selectIsPreferring = (snapshot: Snapshot) => snapshot.matches({ shown: 'preferring' });
