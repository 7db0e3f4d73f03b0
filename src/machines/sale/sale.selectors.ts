import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { officeMethodOf, officeWords } from '#domain/payment/office-payment.ts';
import { otherPayer } from '#domain/plan/sale.ts';
import {
  ambiguousPerson,
  checkNumberProblem,
  isChanged,
  isDependentOpen,
  isFree,
  lacksAccount,
  lacksPlan,
  laterAccount,
  laterPayer,
  memberMessage,
  offerIn,
  PERSON_FIELDS,
} from './sale.context.ts';
import type { saleMachine } from './sale.machine.ts';
import type { PersonField } from './sale.types.ts';

export type SaleRef = ActorRefFrom<typeof saleMachine>;
type Snapshot = SnapshotFrom<typeof saleMachine>;

/** The dialog that adds a payment method. */
export const selectNewCard = ({ children }: Snapshot) => children.newCard;

export type SalePhase = 'loading' | 'failed' | 'choosing' | 'selling' | 'unknown' | 'sold';

export const selectSalePhase = (snapshot: Snapshot): SalePhase =>
  (['failed', 'choosing', 'selling', 'unknown', 'sold'] as const).find((phase) => snapshot.matches(phase)) ??
  'loading';

/** Whether leaving the sale would lose something. */
export const selectHasUnsavedSale = (snapshot: Snapshot) =>
  !snapshot.matches('sold') && isChanged(snapshot.context);
/** An order was sent, whose result would be lost. Null until the draft is loaded. */
export function selectIsOrderOpen(snapshot: Snapshot): boolean | null {
  if (snapshot.context.loaded === null) return null;
  return snapshot.context.order !== null && !snapshot.matches('sold');
}
/** The order can't be changed, because it was sent. */
export const selectIsOrdered = (snapshot: Snapshot) => !snapshot.matches('choosing');
export const selectOffers = ({ context }: Snapshot) => context.loaded?.offers ?? null;
export const selectOffer = ({ context }: Snapshot) => offerIn(context);
/** Whether the chosen coverage level covers more than one person. */
export const selectIsFamily = ({ context }: Snapshot) =>
  offerIn(context)?.levels.some(({ id, covers }) => id === context.choice.levelId && covers.people > 1) ??
  false;
export const selectProcedures = ({ context }: Snapshot) => context.loaded?.procedures ?? null;
export const selectSaleAccounts = ({ context }: Snapshot) => context.loaded?.accounts ?? null;
export const selectPatientName = ({ context }: Snapshot) => context.loaded?.patient.name ?? '';
export const selectPatientBrief = ({ context }: Snapshot) => context.loaded?.patient ?? null;
export const selectCurrentPlan = ({ context }: Snapshot) => context.loaded?.currentPlan ?? null;
export const selectMemberFee = ({ context }: Snapshot) => context.loaded?.memberFeeCents ?? null;
export const selectTerms = ({ context }: Snapshot) => context.loaded?.terms ?? null;
export const selectSaleKind = ({ context }: Snapshot) => context.kind;
export const selectChoice = ({ context }: Snapshot) => context.choice;
export const selectQuote = ({ context }: Snapshot) => context.quote;
export const selectIsQuoted = (snapshot: Snapshot) => snapshot.matches({ choosing: 'quoted' });
/** The price shown is the one before the last choice. */
export const selectIsQuoting = (snapshot: Snapshot) => snapshot.matches({ choosing: 'quoting' });
export const selectIsUnpriced = (snapshot: Snapshot) => snapshot.matches({ choosing: 'unpriced' });
/** Whether nothing is charged, now or later. */
export const selectIsFree = ({ context }: Snapshot) => isFree(context);
export const selectIsUnquoted = (snapshot: Snapshot) => snapshot.matches({ choosing: 'unquoted' });
export const selectAccountId = ({ context }: Snapshot) => context.accountId;
/** Null for a sale that is charged to an account. */
export const selectSaleOfficeMethod = ({ context }: Snapshot) =>
  isFree(context) ? null : officeMethodOf(context.accountId);
export const selectSaleCheckNumberMessage = ({ context }: Snapshot) =>
  context.isChecked ? checkNumberProblem(context) : null;
/** `Check 1042`; null for a sale that was charged to an account. */
export const selectOfficeWords = ({ context: { order } }: Snapshot) => {
  const method = officeMethodOf(order?.accountId ?? '');
  return method && officeWords(method, order?.checkNumber ?? null);
};
/** The chosen account. */
export const selectPaidWith = ({ context }: Snapshot) =>
  context.loaded?.accounts.find(({ id }) => id === context.accountId) ?? null;
export const selectLaterPayer = ({ context }: Snapshot) => laterPayer(context);
export const selectLaterAccount = ({ context }: Snapshot) => laterAccount(context);
export const selectAccepts = ({ context }: Snapshot) => context.accepts;
export const selectSaleFailure = ({ context }: Snapshot) => context.failure;
/** What the refused order charged; null if nothing. */
export const selectRefusedCharge = ({ context: { refusal } }: Snapshot) =>
  (['chargeKept', 'chargeReversed'] as const).find((code) => code === refusal?.code) ?? null;
/** Why the order was refused. A missing price matters more, unless the order was charged. */
export const selectRefusal = (snapshot: Snapshot) => {
  const { refusal, failure } = snapshot.context;
  return failure === null || selectRefusedCharge(snapshot) !== null ? refusal : null;
};
export const selectOutcome = ({ context }: Snapshot) => context.outcome;
export const selectOtherPayer = ({ context: { outcome, loaded } }: Snapshot) =>
  otherPayer(outcome, loaded?.patient.memberId);
/** Undefined until the plan is sold. */
export const selectReceiptEmail = ({ children }: Snapshot) => children.receiptEmail;
export const selectLacksAccount = ({ context }: Snapshot) => context.isChecked && lacksAccount(context);
export const selectLacksPlan = ({ context }: Snapshot) => context.isChecked && lacksPlan(context);
export const selectLacksTerms = ({ context }: Snapshot) => context.isChecked && !context.accepts;
export const selectMemberMessage =
  (field: PersonField) =>
  ({ context }: Snapshot): string | null =>
    (context.kind === 'addMember' ? context.isChecked : context.isDependentChecked)
      ? memberMessage(context, field)
      : null;
/** How many fields have a message. */
export const selectSaleProblems = (snapshot: Snapshot): number =>
  PERSON_FIELDS.filter((field) => selectMemberMessage(field)(snapshot) !== null).length +
  (selectSaleCheckNumberMessage(snapshot) === null ? 0 : 1) +
  [selectLacksPlan, selectLacksAccount, selectLacksTerms].filter((isMissing) => isMissing(snapshot)).length;
export const selectDependents = ({ context }: Snapshot) => context.dependents;
/** The person whose name and birth date belong to several patients. */
export const selectAmbiguous = ({ context }: Snapshot) => ambiguousPerson(context);
export const selectMatches = ({ context }: Snapshot) => context.matches;
export const selectAutoRenew = ({ context }: Snapshot) => context.autoRenew === true;
/** The user entered a person but did not add them, so the plan would not cover them. */
export const selectForgetsDependent = ({ context }: Snapshot) =>
  context.isChecked && isDependentOpen(context);
