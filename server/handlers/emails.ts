import type { Handlers } from '../http/call.ts';
import { HttpError, notFound } from '../http/http-error.ts';
import type { Services } from './services.ts';

type Emails = Pick<Handlers, 'emailPlanTransactions' | 'emailTransaction'>;

const NO_MAIL_SERVER = 'This server is not set up to send email.';
const NO_ADDRESS = { field: 'emailAddress', message: 'Email is required' };

export function emails({ transactionEmails, emailLimits, sendsEmail }: Services): Emails {
  async function mayEmail(userId: string, address: string): Promise<void> {
    if (!sendsEmail) throw new HttpError(503, NO_MAIL_SERVER);
    await emailLimits.count(userId, address);
  }

  return {
    async emailTransaction({ params, body, access, success }) {
      const { practiceId, memberId, transactionId } = params;
      await mayEmail(access.userId, body.emailAddress);
      const outcome = await transactionEmails.receipt(practiceId, memberId, transactionId, body.emailAddress);
      if (outcome === 'unknown') throw notFound();
      if (outcome === 'unsettled') throw new HttpError(409);
      return { message: success };
    },

    async emailPlanTransactions({ params, body, access, success }) {
      const emailAddress = body?.emailAddress;
      const planId = body?.planId;
      await mayEmail(access.userId, emailAddress ?? params.memberId);
      const outcome = await transactionEmails.statement(params.organizationId, params.memberId, {
        ...(emailAddress !== undefined && { to: emailAddress }),
        ...(planId !== undefined && { planId }),
      });
      if (outcome === 'unknown') throw notFound();
      if (outcome === 'no address')
        throw new HttpError(400, NO_ADDRESS.message, { validationErrors: [NO_ADDRESS] });
      return { message: success };
    },
  };
}
