import type { FastifyReply, FastifyRequest } from 'fastify';
import type { components } from '#api/schema.d.ts';
import { centsOfDollars } from '#domain/money/money.ts';
import type { Handlers } from '../http/call.ts';
import { conflict, notFound, unprocessable } from '../http/http-error.ts';
import { idempotencyKeyOf } from '../http/idempotency-key.ts';
import { declined } from '../payments/payment-errors.ts';
import { rejectCardNumbers } from '../payments/reject-card-numbers.ts';
import type { Services } from '../services.ts';
import { offerOnTheWire, procedureOnTheWire, quoteOnTheWire, soldOnTheWire } from './sale.wire.ts';
import { saleError } from './sale-errors.ts';
import type { SaleOrdered } from './sales.queries.ts';
import type { Sold } from './sell-plan.ts';

type Wire = components['schemas'];
type Sales = Pick<
  Handlers,
  | 'registerPatient'
  | 'getPlanOffers'
  | 'getSaleTerms'
  | 'quoteSale'
  | 'purchasePlan'
  | 'renewPlan'
  | 'addPlanMember'
>;

const ACCEPTED = 202;

export function sales({ newPatients, offers, saleQuotes, sellPlan }: Services): Sales {
  async function answer(sold: Sold, reply: FastifyReply): Promise<Wire['SaleResult']> {
    if (sold.kind === 'refused') throw saleError(sold.because, sold.charge);
    if (sold.kind === 'declined') throw declined(sold.reason);
    if (sold.kind === 'pending') reply.code(ACCEPTED);
    const planId = sold.kind === 'done' ? sold.sale.planId : null;
    return soldOnTheWire(sold, planId === null ? [] : await saleQuotes.members(planId));
  }

  return {
    async registerPatient({ params, body }) {
      const { address, evenIfKnown = false, ...person } = body;
      const patient = { ...person, address: { line2: '', ...address } };
      const registered = await newPatients.add(params.practiceId, patient, evenIfKnown);
      if (registered.kind === 'added') return { memberId: registered.memberId };
      if (registered.because === 'unknown') throw notFound();
      if (registered.because === 'known') throw conflict('patientKnown');
      throw unprocessable('birthDateInFuture');
    },

    async getPlanOffers({ params, query }) {
      const { offers: offered, procedures } = await offers.list(params.practiceId, {
        state: query.state,
        structure: query.structure,
      });
      return { offers: offered.map(offerOnTheWire), procedures: procedures.map(procedureOnTheWire) };
    },

    getSaleTerms: () => saleQuotes.terms(),

    async quoteSale({ params, body }) {
      const quote = await saleQuotes.quote(params, body);
      if (typeof quote === 'string') throw saleError(quote);
      return quoteOnTheWire(quote);
    },

    async purchasePlan({ params, body, access, request, reply }) {
      const wanted = { ...params, ...saleOf(body), kind: 'purchase', ...detailsOf(body, request) } as const;
      const { dependents } = body;
      return answer(await sellPlan({ ...wanted, dependents, soldBy: access.userId }), reply);
    },

    async renewPlan({ params, body, access, request, reply }) {
      const wanted = { ...params, ...saleOf(body), kind: 'renewal', ...detailsOf(body, request) } as const;
      return answer(await sellPlan({ ...wanted, soldBy: access.userId }), reply);
    },

    async addPlanMember({ params, body, access, request, reply }) {
      const { newMember } = body;
      const wanted = { ...params, ...detailsOf(body, request), kind: 'addMember', newMember } as const;
      return answer(await sellPlan({ ...wanted, soldBy: access.userId }), reply);
    },
  };
}

type Details = Pick<Wire['PlanPurchase'], 'paymentAccountId' | 'officePayment' | 'termsVersion' | 'dueNow'>;

const detailsOf = (
  { paymentAccountId, officePayment, termsVersion, dueNow }: Details,
  request: FastifyRequest,
) => ({
  paymentAccountId,
  ...(officePayment && paidInOffice(officePayment)),
  termsVersion,
  dueNowCents: centsOfDollars(dueNow),
  idempotencyKey: idempotencyKeyOf(request) ?? '',
});

function paidInOffice({ method, checkNumber, note }: Wire['SaleOfficePayment']) {
  rejectCardNumbers({ 'officePayment.note': note });
  return { officePayment: { method, checkNumber: checkNumber ?? null }, note: note || null };
}

const saleOf = ({
  offeredPlanId,
  coverageLevelId,
  billing,
  autoRenew,
  startDate,
}: Wire['PlanRenewal']): Pick<
  SaleOrdered,
  'offeredPlanId' | 'coverageLevelId' | 'billing' | 'autoRenew' | 'startDate'
> => ({
  offeredPlanId,
  coverageLevelId,
  billing,
  autoRenew,
  startDate,
});
