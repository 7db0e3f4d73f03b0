import type { Failure } from '#domain/failure/failure.ts';
import type { PatientBrief } from '#domain/patient/patient-brief.ts';
import type { PatientRow } from '#domain/patient/patient-search.ts';
import type { PaymentAccount } from '#domain/payment/payment-account.ts';
import type {
  Billing,
  NewMember,
  OfferedProcedure,
  PlanOffer,
  Quote,
  SaleChoice,
  SaleDraft,
  SaleKind,
  SaleOrder,
  SaleOutcome,
  SaleTerms,
} from '#domain/plan/sale.ts';
import type { FieldEvent, FormFields } from '../shared/form-fields.ts';

export type PersonField = 'firstName' | 'lastName' | 'birthDate';
export type SaleField = PersonField | 'checkNumber' | 'note';

export type SaleEvent =
  | { type: 'load.retry' }
  | { type: 'plan.choose'; offerId: string }
  | { type: 'level.choose'; levelId: string }
  | { type: 'billing.choose'; billing: Billing }
  | { type: 'dependent.add' }
  | { type: 'dependent.remove'; at: number }
  /** One of the patients with the person's name and birth date. */
  | { type: 'match.choose'; memberId: string }
  /** The person is a different one. */
  | { type: 'match.addAsNew' }
  | { type: 'renewal.choose'; autoRenew: boolean }
  | { type: 'account.choose'; id: string }
  | { type: 'account.add'; account: PaymentAccount }
  /** An account may have been added. */
  | { type: 'accounts.reload' }
  | { type: 'terms.accept'; accepts: boolean }
  | { type: 'quote.retry' }
  | { type: 'sale.confirm' }
  | FieldEvent<SaleField>;

export interface SaleInput {
  kind: SaleKind;
  today: string;
  /** The plan that a purchase begins with. Empty, or not on offer, if the user has to choose one. */
  wantedOfferId: string;
}

/** Whose account is charged for later payments. Cash and checks pay only now. */
export type LaterPayer = 'chosen' | 'patient' | 'subscriber' | 'practice';

/** The data that the page needs before the first quote. */
export interface LoadedSale {
  /** The prefix of the idempotency keys, unless there is a draft. */
  key: string;
  offers: readonly PlanOffer[];
  procedures: readonly OfferedProcedure[];
  accounts: readonly PaymentAccount[];
  terms: SaleTerms;
  patient: PatientBrief;
  /** The buyer's own current plan. */
  currentPlan: { id: string; name: string; endDate: string } | null;
  /** The patient is a dependent on the plan that is renewed, so another person pays later. */
  isDependent: boolean;
  /** The yearly fee of a new member. Null if the plan has none, or if no member is added. */
  memberFeeCents: number | null;
  /** This tab's draft from before a reload. */
  draft: SaleDraft | null;
}

export interface SaleSending {
  order: SaleOrder;
  isRepeated: boolean;
}

export type PersonIdentity = Pick<NewMember, 'memberId' | 'evenIfKnown'>;

export interface SaleContext extends SaleInput {
  /** The prefix of this sale's idempotency keys. */
  key: string;
  loaded: LoadedSale | null;
  choice: SaleChoice;
  quote: Quote | null;
  /** The added member whose price was quoted. */
  quotedMember: NewMember | null;
  /** An account, or cash or a check. */
  accountId: string;
  accepts: boolean;
  /** The fields of the new member, or of the dependent to add, and those of cash and checks. */
  fields: FormFields<SaleField>;
  /** The identity of the new member, if several patients have this name and birth date. */
  identity: PersonIdentity;
  /** The rest of the family, for a purchase. */
  dependents: readonly NewMember[];
  /** The patients who may be the entered person. Null unless the server has found several. */
  matches: readonly PatientRow[] | null;
  /** Null until the user or the first price decides. */
  autoRenew: boolean | null;
  /** The dependent's fields are validated. */
  isDependentChecked: boolean;
  /** The order that was sent and has no known outcome. */
  order: SaleOrder | null;
  /** The page sends the order again without its user (SESSION-6.3). */
  isRepeated: boolean;
  /** Whether the page shows missing values. */
  isChecked: boolean;
  /** A declined order is final, so the next one gets another key. */
  attempt: number;
  outcome: SaleOutcome | null;
  /** Why the order was refused. The page says it until the user changes the order, even if there is no price. */
  refusal: Failure | null;
  /** Why the page could not be loaded, or there is no price. */
  failure: Failure | null;
}
