import type { Handlers } from '../http/call.ts';
import { conflict, type HttpError, notFound } from '../http/http-error.ts';
import type { Services } from '../services.ts';
import type { CancelRefusal } from './plan-cancellations.queries.ts';
import type { AutoRenewRefusal, RemovalRefusal } from './plan-memberships.queries.ts';

type PlanMemberships = Pick<Handlers, 'removeMemberFromPlan' | 'setAutoRenew' | 'cancelPlan'>;

export const planMemberships = ({ memberships }: Services): PlanMemberships => ({
  async removeMemberFromPlan({ params, request }) {
    request.auditedChange = { subject: params.planId };
    const refusal = await memberships.remove(params);
    if (refusal) throw ERRORS[refusal]();
  },

  async setAutoRenew({ params, body, request }) {
    const operation = body.enable ? 'turnAutoRenewOn' : 'turnAutoRenewOff';
    request.auditedChange = { operation, subject: params.planId };
    const refusal = await memberships.setAutoRenew(params, body.enable);
    if (refusal) throw ERRORS[refusal]();
    return { planId: params.planId, autoRenew: body.enable };
  },

  async cancelPlan({ params, request }) {
    request.auditedChange = { subject: params.planId };
    const refusal = await memberships.cancel(params);
    if (refusal) throw ERRORS[refusal]();
  },
});

/** Shown to staff. */
const ERRORS: Record<RemovalRefusal | AutoRenewRefusal | CancelRefusal, () => HttpError> = {
  unknown: notFound,
  subscriber: () => conflict('subscriberRequired', "The subscriber can't be removed from their own plan."),
  ended: () => conflict('planEnded', 'This plan has ended.'),
  unpaidRenewal: () =>
    conflict('planInactive', 'This renewal isn’t paid yet. To cancel it, turn off auto-renew.'),
  planPending: () =>
    conflict(
      'paymentPending',
      'A payment, refund or sale on this plan is still processing. Try again when it has finished.',
    ),
  nextTermPaid: () =>
    conflict(
      'planRenewed',
      'The next term of this plan is paid. Refund its payment on Transactions first, then cancel the plan.',
    ),
  noAccount: () => conflict('noRenewalAccount', 'Choose a payment method for auto-renewal first.'),
};
