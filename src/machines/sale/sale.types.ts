import type { Failure } from '#domain/failure/failure.ts';
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
import type { FieldEvent, FormFields } from '../form-fields.ts';

export type SaleField = 'firstName' | 'lastName' | 'birthDate';

export type SaleEvent =
  | { type: 'load.retry' }
  | { type: 'plan.choose'; offerId: string }
  | { type: 'level.choose'; levelId: string }
  | { type: 'billing.choose'; billing: Billing }
  | { type: 'dependent.add' }
  | { type: 'dependent.remove'; at: number }
  /** One of the patients who have the name and birth date of a person. */
  | { type: 'match.choose'; memberId: string }
  /** The person is another one. */
  | { type: 'match.addAsNew' }
  | { type: 'renewal.choose'; autoRenew: boolean }
  | { type: 'account.choose'; id: string }
  | { type: 'account.add'; account: PaymentAccount }
  | { type: 'terms.accept'; accepts: boolean }
  | { type: 'quote.retry' }
  | { type: 'sale.confirm' }
  | FieldEvent<SaleField>;

export interface SaleInput {
  kind: SaleKind;
  /** The idempotency keys of this page begin with it. */
  key: string;
  today: string;
}

/** What the page needs before the first quote. */
export interface LoadedSale {
  offers: readonly PlanOffer[];
  procedures: readonly OfferedProcedure[];
  accounts: readonly PaymentAccount[];
  terms: SaleTerms;
  patientName: string;
  /** The plan that the buyer has already, of their own. */
  currentPlan: { name: string; endDate: string } | null;
  /** Of this tab, before a reload. */
  draft: SaleDraft | null;
}

export type PersonIdentity = Pick<NewMember, 'memberId' | 'evenIfKnown'>;

export interface SaleContext extends SaleInput {
  loaded: LoadedSale | null;
  choice: SaleChoice;
  quote: Quote | null;
  /** The added member whose price the quote is. */
  quotedMember: NewMember | null;
  accountId: string;
  accepts: boolean;
  /** Of the new member, or of the dependent to add. */
  fields: FormFields<SaleField>;
  /** Who the new member is, if several patients have this name and birth date. */
  identity: PersonIdentity;
  /** Of a purchase: the rest of the family. */
  dependents: readonly NewMember[];
  /** The patients who a person may be. Null unless the server has found several. */
  matches: readonly PatientRow[] | null;
  autoRenew: boolean;
  /** The fields of the dependent are validated. */
  checksDependent: boolean;
  /** Sent, and its outcome is not known yet. */
  order: SaleOrder | null;
  /** Whether the page shows what is missing. */
  checks: boolean;
  /** A declined order is over: the next one has another key. */
  attempt: number;
  outcome: SaleOutcome | null;
  failure: Failure | null;
}
