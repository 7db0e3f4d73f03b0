import type { AnyActorLogic, AnyEventObject, SnapshotFrom } from 'xstate';
import type { Member } from '#domain/patient/member.ts';
import type { MemberAndPlan, PatientSummary, Plan } from '#domain/plan/plan.ts';
import type { BenefitsRef } from '#machines/benefits/benefits.selectors.ts';
import type { CsvExportRef } from '#machines/csv-export/csv-export.selectors.ts';
import type { MemberEditRef } from '#machines/member-edit/member-edit.selectors.ts';
import type { MembershipRef } from '#machines/membership/membership.selectors.ts';
import type { PatientRef } from '#machines/patient/patient.selectors.ts';
import type { PaymentAccountsRef } from '#machines/payment-accounts/payment-accounts.selectors.ts';
import type { PlanRecordRef } from '#machines/plan-record/plan-record.selectors.ts';
import type { ReceiptEmailRef } from '#machines/receipt-email/receipt-email.selectors.ts';
import type { TakePaymentRef } from '#machines/take-payment/take-payment.selectors.ts';
import type { TransactionsRef } from '#machines/transactions/transactions.selectors.ts';
import type { WidgetHost } from '#widgets/host/contract.ts';
import type { CardFrame } from '../manage-payments/card-frame.ports.ts';
import type { ReceiptTab } from '../transactions/receipt-tab.ports.ts';

/** The charts of a patient's pages. Each is a child of the patient's chart, under its name. */
export interface PageCharts {
  benefits: BenefitsRef;
  csvExport: CsvExportRef;
  memberEdit: MemberEditRef;
  membership: MembershipRef;
  paymentAccounts: PaymentAccountsRef;
  receiptEmail: ReceiptEmailRef;
  schedule: PlanRecordRef;
  takePayment: TakePaymentRef;
  transactions: TransactionsRef;
  treatments: PlanRecordRef;
}

export type PageChartName = keyof PageCharts;

/** Selects a chart of a page; undefined while it does not run. */
export const chartOf =
  <Name extends PageChartName>(name: Name) =>
  ({ children }: Pick<SnapshotFrom<PatientRef>, 'children'>) =>
    children[name] as PageCharts[Name] | undefined;

export interface PatientFacts {
  member: Member;
  /** The selected plan; `amountDue` is 0 until `isDueKnown`. */
  plan: Plan;
  /** The same plan with its member and term; null for the placeholder. */
  held: MemberAndPlan | null;
  summary: PatientSummary;
  isDueKnown: boolean;
  /** Of the practice, as YYYY-MM-DD. */
  today: string;
}

/** What every chart of a page can be built with. */
export interface PageChartParts {
  host: WidgetHost;
  receiptTab: ReceiptTab;
  /** Null where no card fields are configured. */
  cardFrame: CardFrame | null;
  /** Another chart of the page, if it runs. */
  chart<Name extends PageChartName>(name: Name): PageCharts[Name] | undefined;
}

/** How a chart is run for a patient. */
export interface ChartRun {
  /** The chart is started again when this changes. */
  about: readonly unknown[];
  logic(): AnyActorLogic;
  input?: object;
  /** The chart can't start yet; one that runs goes on. */
  waits?: boolean;
  /** Sent to the chart whenever the patient was loaded. */
  change?: AnyEventObject;
}

export interface PageChart<Name extends PageChartName> {
  /** Null where there is nothing to run. */
  run(patient: PatientFacts, parts: PageChartParts): ChartRun | null;
  /** Whether it shows loaded data and nothing else, and can stay while its page is hidden. Without it, it is stopped. */
  isSettled?(chart: PageCharts[Name]): boolean;
}
