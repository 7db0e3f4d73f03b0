import type { Handlers } from '../http/call.ts';
import { conflict, emailUnavailable, invalidValue, notFound } from '../http/http-error.ts';
import type { Services } from '../services.ts';
import type { BeforeWriting } from './transaction-emails.queries.ts';

type Emails = Pick<Handlers, 'emailPlanTransactions' | 'emailTransaction' | 'setReceiptPreference'>;

/** Counts the email, or fails if none would be sent. */
export const countEmail =
  (
    { emailLimits, sendsEmail }: Pick<Services, 'emailLimits' | 'sendsEmail'>,
    userId: string,
  ): BeforeWriting =>
  async (transaction, email) => {
    if (!sendsEmail) throw emailUnavailable();
    await emailLimits.count(transaction, { ...email, userId });
  };

export function emails({ transactionEmails, receiptPreferences, emailLimits, sendsEmail }: Services): Emails {
  function countFor(userId: string): BeforeWriting {
    if (!sendsEmail) throw emailUnavailable();
    return countEmail({ emailLimits, sendsEmail }, userId);
  }

  return {
    async setReceiptPreference({ params, body }) {
      if (!(await receiptPreferences.set(params, body.emailsReceipts))) throw notFound();
      return body;
    },

    async emailTransaction({ params, body, access, success }) {
      const { practiceId, memberId, transactionId } = params;
      const outcome = await transactionEmails.receipt(
        { practiceId, memberId, transactionId, to: body.emailAddress },
        countFor(access.userId),
      );
      if (outcome === 'unknown') throw notFound();
      if (outcome === 'unsettled') throw conflict('nothingPaid');
      return { message: success };
    },

    async emailPlanTransactions({ params, body, access, success }) {
      const emailAddress = body?.emailAddress;
      const planId = body?.planId;
      const { organizationId, memberId } = params;
      const outcome = await transactionEmails.statement(
        { organizationId, memberId, to: emailAddress, planId },
        countFor(access.userId),
      );
      if (outcome === 'unknown') throw notFound();
      if (outcome === 'noAddress') throw invalidValue('emailRequired', 'Email is required', 'emailAddress');
      return { message: success };
    },
  };
}
