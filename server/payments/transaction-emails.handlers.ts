import type { Handlers } from '../http/call.ts';
import { emailUnavailable, HttpError, notFound } from '../http/http-error.ts';
import type { Services } from '../services.ts';
import type { BeforeWriting } from './transaction-emails.queries.ts';

type Emails = Pick<Handlers, 'emailPlanTransactions' | 'emailTransaction' | 'setReceiptPreference'>;

const NO_ADDRESS = { field: 'emailAddress', message: 'Email is required' };

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
      if (outcome === 'unsettled') throw new HttpError(409, 'nothingPaid');
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
      if (outcome === 'no address')
        throw new HttpError(400, 'emailRequired', NO_ADDRESS.message, { validationErrors: [NO_ADDRESS] });
      return { message: success };
    },
  };
}
