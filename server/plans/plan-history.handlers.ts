import type { components } from '#api/schema.d.ts';
import { dollarsOf } from '#domain/money/money.ts';
import type { Handlers } from '../http/call.ts';
import { notFound } from '../http/http-error.ts';
import { wholeList } from '../http/lists.ts';
import type { ReceiptEmail } from '../payments/receipt-emails.queries.ts';
import type { Services } from '../services.ts';

type PlanHistory = Pick<Handlers, 'getPaymentSchedule' | 'getTreatmentSummary' | 'listReceiptEmails'>;
type EmailOnTheWire = components['schemas']['ReceiptEmailSent'];

export const planHistory = ({ paymentSchedules, treatments, receiptEmails }: Services): PlanHistory => ({
  async getPaymentSchedule({ params }) {
    const schedule = await paymentSchedules.find(params);
    if (!schedule) throw notFound();
    return {
      planId: String(schedule.planId),
      planName: schedule.planName,
      payments: schedule.payments.map(({ dueDate, amountCents, paidCents, pendingCents, isAutomatic }) => ({
        dueDate,
        amount: dollarsOf(amountCents),
        paid: dollarsOf(paidCents),
        pending: dollarsOf(pendingCents),
        automatic: isAutomatic,
      })),
      chargedTo: schedule.chargedTo,
    };
  },

  async getTreatmentSummary({ params }) {
    const summary = await treatments.find(params);
    if (!summary) throw notFound();
    const { planId, planName, startDate, endDate, feeCents, procedures } = summary;
    return {
      planId: String(planId),
      planName,
      startDate,
      endDate,
      ...(feeCents !== null && { planFee: dollarsOf(feeCents) }),
      procedures: procedures.map(({ cdtCode, description, benefit, procedureDate, ...used }) => ({
        cdtCode,
        descriptionOfCdtCodes: description,
        benefit,
        procedureDate,
        benefitRequestStatus: used.status,
        emailed: used.emailed,
        ucrAmount: dollarsOf(used.ucrCents),
        saved: dollarsOf(used.savedCents),
      })),
    };
  },

  async listReceiptEmails({ params }) {
    const { practiceId, memberId, transactionId } = params;
    const sent = await receiptEmails.list(practiceId, memberId, transactionId);
    if (!sent) throw notFound();
    return wholeList(sent, onTheWire);
  },
});

const STATES = {
  waiting: 'Waiting',
  sending: 'Waiting',
  sent: 'Sent',
  failed: 'Failed',
  unknown: 'Unknown',
} as const satisfies Record<ReceiptEmail['state'], EmailOnTheWire['state']>;

const onTheWire = ({ to, state, askedAt, sentAt }: ReceiptEmail): EmailOnTheWire => ({
  emailAddress: to,
  state: STATES[state],
  askedAt: askedAt.toISOString(),
  sentAt: sentAt?.toISOString() ?? null,
});
