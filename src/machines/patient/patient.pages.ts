import type { AnyEventObject, SnapshotFrom } from 'xstate';
import { benefitPlanOf } from '#domain/benefit/benefit-rule.ts';
import { centsOfDollars } from '#domain/money/money.ts';
import type { PatientPageName } from '#domain/navigation/routes.ts';
import { isHeldElsewhere } from '#domain/plan/plan-selection.ts';
import * as benefits from '../benefits/benefits.selectors.ts';
import * as csvExport from '../csv-export/csv-export.selectors.ts';
import type { MemberEditRef } from '../member-edit/member-edit.selectors.ts';
import * as membership from '../membership/membership.selectors.ts';
import * as activity from '../patient-activity/patient-activity.selectors.ts';
import * as notes from '../patient-notes/patient-notes.selectors.ts';
import * as accounts from '../payment-accounts/payment-accounts.selectors.ts';
import * as planRecord from '../plan-record/plan-record.selectors.ts';
import * as receiptEmail from '../receipt-email/receipt-email.selectors.ts';
import * as reversal from '../reversal/reversal.selectors.ts';
import * as takePayment from '../take-payment/take-payment.selectors.ts';
import * as transactions from '../transactions/transactions.selectors.ts';
import type { PatientFacts } from './patient.facts.ts';

/** By the id of the child. */
export interface PageCharts {
  activity: activity.PatientActivityRef;
  benefits: benefits.BenefitsRef;
  csvExport: csvExport.CsvExportRef;
  memberEdit: MemberEditRef;
  membership: membership.MembershipRef;
  newCard: accounts.PaymentAccountsRef;
  notes: notes.PatientNotesRef;
  paymentAccounts: accounts.PaymentAccountsRef;
  paymentFacts: planRecord.PlanRecordRef;
  receiptEmail: receiptEmail.ReceiptEmailRef;
  reversal: reversal.ReversalRef;
  schedule: planRecord.PlanRecordRef;
  takePayment: takePayment.TakePaymentRef;
  transactions: transactions.TransactionsRef;
  treatments: planRecord.PlanRecordRef;
}

export type PageChartName = keyof PageCharts;

/** The snapshot of a running chart. */
export type SnapshotOf = <Name extends PageChartName>(
  name: Name,
) => SnapshotFrom<PageCharts[Name]> | undefined;

export interface ChartRun {
  /** A change restarts the chart. */
  about: readonly unknown[];
  input?: object;
  /** The chart can't start yet, but a running one continues. */
  waits?: boolean;
  /** Sent to the chart when the patient is loaded again. */
  change?: AnyEventObject;
}

interface ChartRule<Snapshot> {
  /** Null if the patient has nothing for the chart. Without it, the chart loads in parallel with the patient. */
  run?(facts: PatientFacts, snapshotOf: SnapshotOf): ChartRun | null;
  /** The chart only shows loaded data. It keeps running while its page is hidden, until the data changes. */
  canRunHidden?(snapshot: Snapshot): boolean;
  /** The user enters nothing. The chart starts again when a change ends after its page was left. */
  isList?: true;
  /** The chart reports the result of a request in a toast. It keeps running until then, also while its page is hidden. */
  willReport?(snapshot: Snapshot): boolean;
}

const ofPlan = ({ plan: { id } }: PatientFacts): ChartRun | null => (id === '' ? null : { about: [id] });

function ofAccounts({ member, plan, today }: PatientFacts): ChartRun {
  const patientName = member.name;
  const paysForPlans = !isHeldElsewhere(member, plan);
  return {
    about: [patientName, paysForPlans],
    input: { patientName, today, paysForPlans },
    change: { type: 'today.change', today },
  };
}

export const CHART_RULES: {
  readonly [Name in PageChartName]: ChartRule<SnapshotFrom<PageCharts[Name]>>;
} = {
  activity: { canRunHidden: activity.selectCanRunHidden, isList: true },
  benefits: {
    run({ coverage, summary, member: { name, email }, today }) {
      if (coverage === null) return null;
      const plan = benefitPlanOf(coverage, summary, today);
      return {
        about: [coverage.plan.id, plan.status, plan.term, plan.renewsItself, name, email],
        input: { plan, patient: { name, email } },
        change: { type: 'today.change', today },
      };
    },
    canRunHidden: benefits.selectCanRunHidden,
    willReport: (snapshot) => benefits.selectResending(snapshot) !== null,
  },
  csvExport: { run: () => ({ about: [] }), canRunHidden: csvExport.selectCanRunHidden },
  memberEdit: { run: ({ today }) => ({ about: [], input: { today } }) },
  membership: {
    run: ({ plan: { id, autoRenew } }) => ({
      about: [id],
      input: { autoRenew },
      change: { type: 'plan.change', autoRenew },
    }),
    willReport: membership.selectIsSwitching,
  },
  newCard: { run: ofAccounts },
  notes: { canRunHidden: notes.selectCanRunHidden },
  paymentAccounts: {
    run: ofAccounts,
    canRunHidden: accounts.selectCanRunHidden,
    willReport: accounts.selectIsPreferring,
  },
  /** Loads again with the patient, if the outcome of the payment has changed. A payment that ends loads the patient. */
  paymentFacts: {
    run({ plan: { id } }, snapshotOf) {
      if (id === '') return null;
      const payment = snapshotOf('takePayment');
      return { about: [id, payment ? takePayment.selectOutcome(payment) : null] };
    },
  },
  receiptEmail: {
    run: ({ member: { email } }) => ({ about: [email], input: { ownAddress: email } }),
    canRunHidden: receiptEmail.selectCanRunHidden,
    willReport: receiptEmail.selectIsSendingToPatient,
  },
  reversal: {
    run: ({ member: { email }, mayReverse }) => ({
      about: [email],
      input: { mayReverse, ownAddress: email },
    }),
    canRunHidden: (snapshot) => !reversal.selectIsReversalOpen(snapshot),
  },
  schedule: { run: ofPlan, canRunHidden: planRecord.selectCanRunHidden, isList: true },
  /** Starts once the amount due is known, and receives its changes. Does not restart at midnight. */
  takePayment: {
    run({ plan, member, isDueKnown, today }) {
      const dueCents = centsOfDollars(plan.amountDue);
      return {
        about: [plan.id],
        waits: !isDueKnown,
        input: { dueCents, today, emailsReceipts: member.emailsReceipts ?? false },
        change: { type: 'due.change', dueCents },
      };
    },
  },
  transactions: { canRunHidden: transactions.selectCanRunHidden, isList: true },
  treatments: { run: ofPlan, canRunHidden: planRecord.selectCanRunHidden, isList: true },
};

const CHARTS_ON_PAGE: Partial<Record<PatientPageName, readonly PageChartName[]>> = {
  benefitSummary: ['benefits'],
  editMember: ['memberEdit'],
  managePayments: ['paymentAccounts'],
  memberEdit: ['memberEdit'],
  overview: ['membership', 'notes', 'activity'],
  payment: ['takePayment', 'newCard', 'receiptEmail', 'paymentFacts'],
  paymentArrangementPlans: ['schedule'],
  paymentMethod: ['paymentAccounts'],
  transactions: ['transactions', 'receiptEmail', 'csvExport', 'reversal'],
  treatmentSummary: ['treatments'],
};

export const chartsOn = (page: PatientPageName): readonly PageChartName[] => CHARTS_ON_PAGE[page] ?? [];
