import { assign, type EventObject, sendTo, setup } from 'xstate';
import { isRefusal, UNREACHABLE } from '#domain/failure/failure.ts';
import { errorToast, type Toast } from '#domain/notification/toast.ts';
import {
  type AccountDraft,
  CHANGE_FIELDS,
  changesIn,
  DRAFT_RULES,
  type DraftField,
  type DraftMark,
  draftOf,
  isSameDraft,
  isValidDraft,
  NEW_ACCOUNT_FIELDS,
  newDraft,
  withAccountType,
  withMark,
} from '#domain/payment/account-draft.ts';
import { CARD_ANSWER_MS, CARD_FIELDS_LOAD_MS } from '#domain/payment/card-frame.ts';
import type { GivenCard } from '#domain/payment/card-messages.ts';
import type { HostedKind } from '#domain/payment/hosted-fields.ts';
import type { PaymentAccount } from '#domain/payment/payment-account.ts';
import { serverValue } from '#domain/text/field.ts';
import { FIELDS } from '#domain/text/fields.ts';
import { failureActions, failureGuards, failureIn, isGone } from '../shared/failure.ts';
import {
  changeField,
  type FieldEdit,
  fieldActions,
  unchangedFields,
  withoutRefusal,
} from '../shared/form-fields.ts';
import { effect, port } from '../shared/port.ts';
import type { ChartMeta } from '../shared/requirements.ts';
import { actorIn } from '../system.ts';
import type {
  AccountField,
  ChangedAccount,
  NewAccount,
  PaymentAccountsContext,
  PaymentAccountsEvent,
  PaymentAccountsInput,
  Removal,
} from './payment-accounts.types.ts';

export const chosenIn = ({ accounts, chosenId }: PaymentAccountsContext): PaymentAccount | null =>
  accounts?.find(({ id }) => id === chosenId) ?? null;

export function draftIn({ options, fields }: PaymentAccountsContext): AccountDraft {
  const { reason: _, ...texts } = fields.texts;
  return { ...options, ...texts };
}

/** Only the changed fields, so that the nickname of an expired card can change. */
export function checkedFieldsIn(context: PaymentAccountsContext): DraftField[] {
  const account = chosenIn(context);
  const [draft, stored] = [draftIn(context), account && draftOf(account)];
  return CHANGE_FIELDS.filter((field) => draft[field] !== stored?.[field]);
}

const FORM_RULES = { ...DRAFT_RULES, reason: FIELDS.reversalReason };

export const reasonIn = ({ fields }: PaymentAccountsContext): string =>
  serverValue(FORM_RULES.reason, fields.texts.reason);

/** What the open form adds. */
export const addedKindIn = ({ options }: PaymentAccountsContext): HostedKind =>
  options.accountType === 'Bank Transfer' ? 'bank' : 'card';

export const newDraftIn = (kind: HostedKind, context: PaymentAccountsContext): AccountDraft =>
  newDraft(kind, context.patientName, chosenIn(context)?.isAutoRenewal);

export const replacedIn = (context: PaymentAccountsContext): Removal | null =>
  context.chosenId === null ? null : { id: context.chosenId, reason: reasonIn(context) };

export const openForm = ({ name, displayName, expiry, zip, ...options }: AccountDraft) => ({
  options,
  fields: unchangedFields({ name, displayName, expiry, zip, reason: '' }),
  isChecked: false,
  isCardEdited: false,
});

const isListed = (accounts: readonly PaymentAccount[] | null, id: string): boolean =>
  accounts?.some((account) => account.id === id) ?? false;

export const notPreferred = (event: EventObject): Toast =>
  errorToast(
    isRefusal(failureIn(event))
      ? 'Couldn’t use this payment method for auto-renewal'
      : 'We couldn’t confirm the change to auto-renewal',
    failureIn(event),
  );

export const paymentAccountsSetup = setup({
  types: {
    meta: {} as ChartMeta,
    context: {} as PaymentAccountsContext,
    events: {} as PaymentAccountsEvent,
    input: {} as PaymentAccountsInput,
    tags: {} as 'loading' | 'busy' | 'adding' | 'editing' | 'removing' | 'discarding',
  },
  actors: {
    listAccounts: port<readonly PaymentAccount[]>('listAccounts'),
    loadCardFields: port<void, HostedKind>('loadCardFields'),
    requestCardToken: port<GivenCard>('requestCardToken'),
    addAccount: port<PaymentAccount, NewAccount>('addAccount'),
    changeAccount: port<PaymentAccount, ChangedAccount>('changeAccount'),
    removeAccount: port<void, Removal>('removeAccount'),
  },
  guards: {
    isReload: ({ context }) => context.accounts !== null,
    canAdd: ({ context: { may } }) => may.create,
    canChange: ({ context: { may, accounts } }, { id }: { id: string }) =>
      may.update && isListed(accounts, id),
    canRemove: ({ context: { may, accounts } }, { id }: { id: string }) =>
      may.delete && isListed(accounts, id),
    canReplace: ({ context: { may, accounts, needsReason } }, { id }: { id: string }) =>
      needsReason && may.create && may.delete && isListed(accounts, id),
    isReason: ({ context }, { field }: { field: AccountField }) => context.needsReason && field === 'reason',
    hasReason: ({ context }) => !context.needsReason || reasonIn(context) !== '',
    isNewAccountValid: ({ context }) =>
      isValidDraft(draftIn(context), NEW_ACCOUNT_FIELDS, context.today) && replacedIn(context)?.reason !== '',
    isChangeValid: ({ context }) => isValidDraft(draftIn(context), checkedFieldsIn(context), context.today),
    isUntouched: ({ context }) =>
      !context.isCardEdited &&
      reasonIn(context) === '' &&
      isSameDraft(draftIn(context), newDraftIn(addedKindIn(context), context)),
    isUnchanged: ({ context }) => {
      const account = chosenIn(context);
      return account === null || Object.keys(changesIn(account, draftIn(context))).length === 0;
    },
    isGone,
    ...failureGuards,
  },
  actions: {
    storeAccounts: assign((_, { accounts }: { accounts: readonly PaymentAccount[] }) => ({ accounts })),
    storeToday: assign((_, { today }: { today: string }) => ({ today })),
    setChoice: assign((_, { id }: { id: string }) => ({ chosenId: id, failure: null })),
    storeNewDraft: assign(({ context }, { id: chosenId, kind }: { id: string | null; kind: HostedKind }) => ({
      ...openForm(newDraftIn(kind, { ...context, chosenId })),
      chosenId,
      failure: null,
    })),
    storeDraft: assign(({ context }) => {
      const account = chosenIn(context);
      return account === null ? {} : openForm(draftOf(account));
    }),
    /** Removes the reason from an earlier dialog. */
    clearReason: assign(({ context: { fields } }) => ({
      fields: unchangedFields({ ...fields.texts, reason: '' }),
      isChecked: false,
    })),
    applyEdit: assign(({ context: { fields } }, edit: FieldEdit<AccountField>) => ({
      fields: changeField(fields, FORM_RULES, edit),
      failure: null,
    })),
    commitField: fieldActions<AccountField>(FORM_RULES).commitField,
    setOption: assign(({ context: { options } }, { mark, isOn }: { mark: DraftMark; isOn: boolean }) => ({
      options: withMark(options, mark, isOn),
      failure: null,
    })),
    setAccountType: assign(
      ({ context: { options } }, { accountType }: { accountType: PaymentAccount['accountType'] }) => ({
        options: withAccountType(options, accountType),
      }),
    ),
    startValidation: assign(({ context: { fields } }) => ({
      isChecked: true,
      fields: withoutRefusal(fields),
    })),
    storeCardEdit: assign({ isCardEdited: true, failure: null }),
    clearCardEdit: assign({ isCardEdited: false }),
    storeCard: assign((_, { card }: { card: GivenCard }) => ({ card })),
    clearCard: assign({ card: null }),
    ...failureActions,
    storeUnreachable: assign({ failure: UNREACHABLE }),
    reportUnsavedWork: effect<{ isUnsaved: boolean }>('reportUnsavedWork'),
    showToast: effect<Toast>('showToast'),
    reloadPatient: sendTo(actorIn('patient'), { type: 'patient.refresh' }),
    notifyAdded: effect<{ account: PaymentAccount }>('notifyAdded'),
    /** A payment method may have been added. */
    notifyUnconfirmed: effect('notifyUnconfirmed'),
  },
  delays: { cardFieldsLoad: CARD_FIELDS_LOAD_MS, cardAnswer: CARD_ANSWER_MS },
});
