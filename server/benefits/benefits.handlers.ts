import type { Handlers } from '../http/call.ts';
import { emailUnavailable, HttpError, notFound } from '../http/http-error.ts';
import { idempotencyKeyOf } from '../http/idempotency-key.ts';
import type { Services } from '../services.ts';
import { requestOnTheWire, summaryOnTheWire } from './benefit.wire.ts';

type Benefits = Pick<Handlers, 'getBenefitsSummary' | 'useBenefit' | 'undoBenefit' | 'resendBenefit'>;

/** @throws HttpError if the record is unknown or the request is rejected */
function done<Done extends object | 'undone'>(outcome: Done | HttpError | 'unknown' | undefined): Done {
  if (outcome === undefined || outcome === 'unknown') throw notFound();
  if (outcome instanceof HttpError) throw outcome;
  return outcome;
}

export const benefits = ({ benefits: repository, sendsEmail }: Services): Benefits => ({
  async getBenefitsSummary({ params }) {
    const coverage = await repository.find(params);
    if (!coverage) throw notFound();
    return { ...summaryOnTheWire(coverage), emailsPatients: sendsEmail };
  },

  async useBenefit({ params, body, access, request }) {
    const idempotencyKey = idempotencyKeyOf(request) ?? null;
    return requestOnTheWire(
      done(await repository.use(params, { ...body, idempotencyKey, userId: access.userId })),
    );
  },

  async undoBenefit({ params }) {
    done<'undone'>(await repository.undo(params, params.notificationId));
  },

  async resendBenefit({ params }) {
    if (!sendsEmail) throw emailUnavailable();
    return requestOnTheWire(done(await repository.resend(params, params.notificationId)));
  },
});
