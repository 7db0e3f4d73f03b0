import { dollarsOf } from '#domain/money/money.ts';
import type { Handlers } from '../http/call.ts';
import { emailUnavailable, notFound } from '../http/http-error.ts';
import type { Services } from '../services.ts';
import type { Reminded } from './payment-reminders.queries.ts';

const onTheWire = <Each extends Reminded>({ amountCents, ...patient }: Each) => ({
  ...patient,
  amountDue: dollarsOf(amountCents),
});

export const paymentReminders = ({
  paymentReminders: repository,
  emailLimits,
  sendsEmail,
}: Services): Pick<Handlers, 'sendPaymentReminders'> => ({
  async sendPaymentReminders({ params, body, access }) {
    if (!sendsEmail) throw emailUnavailable();
    const { memberIds, key, preview } = body;
    const outcome = await repository[preview ? 'preview' : 'send'](
      { practiceId: params.practiceId, memberIds, key, userId: access.userId },
      (transaction, email) => emailLimits.takes(transaction, { ...email, userId: access.userId }),
    );
    if (outcome === 'unknown') throw notFound();
    return { reminded: outcome.reminded.map(onTheWire), skipped: outcome.skipped.map(onTheWire) };
  },
});
