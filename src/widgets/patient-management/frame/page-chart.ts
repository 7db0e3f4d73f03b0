import type { AnyActorLogic, AnyEventObject, SnapshotFrom } from 'xstate';
import type { Member } from '#domain/patient/member.ts';
import type { MemberAndPlan, PatientSummary, Plan } from '#domain/plan/plan.ts';
import type { BenefitsRef } from '#machines/benefits/benefits.selectors.ts';
import type { CsvExportRef } from '#machines/csv-export/csv-export.selectors.ts';
import type { MemberEditRef } from '#machines/member-edit/member-edit.selectors.ts';
import type { MembershipRef } from '#machines/membership/membership.selectors.ts';
import type { PatientRef } from '#machines/patient/patient.selectors.ts';
import type { PatientActivityRef } from '#machines/patient-activity/patient-activity.selectors.ts';
import type { PatientNotesRef } from '#machines/patient-notes/patient-notes.selectors.ts';
import type { PaymentAccountsRef } from '#machines/payment-accounts/payment-accounts.selectors.ts';
import type { PlanRecordRef } from '#machines/plan-record/plan-record.selectors.ts';
import type { ReceiptEmailRef } from '#machines/receipt-email/receipt-email.selectors.ts';
import type { ReversalRef } from '#machines/reversal/reversal.selectors.ts';
import type { TakePaymentRef } from '#machines/take-payment/take-payment.selectors.ts';
import type { TransactionsRef } from '#machines/transactions/transactions.selectors.ts';
import type { WidgetHost } from '#widgets/host/contract.ts';
import type { CardFrame } from '#widgets/shared/payment-accounts/card-frame.ports.ts';
import type { ReceiptTab } from '../transactions/receipt-tab.ports.ts';

export interface PageCharts {
  activity: PatientActivityRef;
  benefits: BenefitsRef;
  csvExport: CsvExportRef;
  memberEdit: MemberEditRef;
  membership: MembershipRef;
  newCard: PaymentAccountsRef;
  notes: PatientNotesRef;
  paymentAccounts: PaymentAccountsRef;
  paymentFacts: PlanRecordRef;
  receiptEmail: ReceiptEmailRef;
  reversal: ReversalRef;
  schedule: PlanRecordRef;
  takePayment: TakePaymentRef;
  transactions: TransactionsRef;
  treatments: PlanRecordRef;
}

export type PageChartName = keyof PageCharts;

export const chartOf =
  <Name extends PageChartName>(name: Name) =>
  ({ children }: Pick<SnapshotFrom<PatientRef>, 'children'>) =>
    children[name] as PageCharts[Name] | undefined;

export interface PatientFacts {
  member: Member;
  /** `amountDue` is 0 until `isDueKnown`. */
  plan: Plan;
  coverage: MemberAndPlan | null;
  summary: PatientSummary;
  isDueKnown: boolean;
  /** YYYY-MM-DD in the practice's time zone. */
  today: string;
}

export interface PageChartParts {
  host: WidgetHost;
  /** Created by the first chart that needs it, and so is `cardFrame`. */
  readonly receiptTab: ReceiptTab;
  /** Null if no card fields are configured. */
  readonly cardFrame: CardFrame | null;
  chart<Name extends PageChartName>(name: Name): PageCharts[Name] | undefined;
}

export interface ChartRun {
  /** A change restarts the chart. */
  about: readonly unknown[];
  logic(): AnyActorLogic;
  input?: object;
  /** The chart can't start yet, but a running one continues. */
  waits?: boolean;
  /** Sent to the chart when the patient is loaded again. */
  change?: AnyEventObject;
}

interface ChartOfPatient {
  run(patient: PatientFacts, parts: PageChartParts): ChartRun | null;
}

/** The chart needs only the patient's id, so it loads its data in parallel with the patient. */
interface ChartAtOnce {
  runAtOnce(parts: PageChartParts): ChartRun;
}

export type PageChart<Name extends PageChartName> = (ChartOfPatient | ChartAtOnce) & {
  /** The chart only shows loaded data. It keeps running while its page is hidden, until the data changes. */
  canRunHidden?(snapshot: SnapshotFrom<PageCharts[Name]>): boolean;
  /** The chart reports the result of a request in a toast. It keeps running until then, also while its page is hidden. */
  willReport?(snapshot: SnapshotFrom<PageCharts[Name]>): boolean;
};
