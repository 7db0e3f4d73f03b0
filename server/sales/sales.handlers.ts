import type { FastifyReply, FastifyRequest } from 'fastify';
import type { components } from '#api/schema.d.ts';
import type { ErrorCode } from '#domain/failure/error-codes.ts';
import { centsOfDollars } from '#domain/money/money.ts';
import type { Handlers } from '../http/call.ts';
import { HttpError, notFound } from '../http/http-error.ts';
import type { Services } from '../services.ts';
import { offerOnTheWire, procedureOnTheWire, quoteOnTheWire, soldOnTheWire } from './sale.wire.ts';
import type { SaleWanted } from './sale-contents.queries.ts';
import type { SellRefusal } from './sales.queries.ts';
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
const BAD_REQUEST = 400;
const CONFLICT = 409;
const UNPROCESSABLE = 422;

/** Shown to staff. */
const WORDS: Record<
  Exclude<SellRefusal, 'unknown' | `memberAmbiguous:${string}`> | 'memberAmbiguous',
  readonly [status: number, code: ErrorCode, message: string, field?: string]
> = {
  noMonthly: [UNPROCESSABLE, 'noMonthlyPayments', 'This plan is paid once a year.'],
  planNotSold: [UNPROCESSABLE, 'planNotSold', "This practice doesn't offer this plan. Choose another plan."],
  planHeld: [CONFLICT, 'planHeld', 'The patient already has this plan. To extend it, renew it.'],
  planRenewed: [CONFLICT, 'planRenewed', 'This plan is already renewed.'],
  renewalUnpaid: [
    CONFLICT,
    'planRenewed',
    'The patient’s renewal isn’t paid yet. Take the payment that is due.',
  ],
  planNotActive: [CONFLICT, 'planInactive', 'Only an active plan can get another member.'],
  birthDateInFuture: [BAD_REQUEST, 'birthDateInFuture', 'Date of birth can’t be in the future.', 'birthDate'],
  memberCovered: [
    CONFLICT,
    'memberCovered',
    'A family member already has an active plan. Remove that person and try again.',
  ],
  memberAmbiguous: [
    CONFLICT,
    'memberAmbiguous',
    'Several patients have the name and date of birth of a family member. Choose the patient, add a new one, or remove the person.',
  ],
  tooManyPeople: [
    UNPROCESSABLE,
    'tooManyPeople',
    'This coverage level is for fewer people. Choose another level.',
  ],
  dependentTooOld: [
    UNPROCESSABLE,
    'dependentTooOld',
    'A dependent is too old for this coverage level. Remove the dependent, and sell them their own plan.',
  ],
  accountInactive: [CONFLICT, 'accountInactive', 'This payment method is inactive. Choose another one.'],
  cardExpired: [UNPROCESSABLE, 'cardExpired', 'Payment Card expired'],
  accountRequired: [UNPROCESSABLE, 'paymentAccountRequired', 'Choose a payment method.'],
  noRenewalAccount: [
    CONFLICT,
    'noRenewalAccount',
    'Later payments are charged to the subscriber, who has no valid payment method for auto-renewal. Choose one of the subscriber’s payment methods, or add one on the subscriber’s page.',
  ],
  noPracticeAccount: [
    CONFLICT,
    'noRenewalAccount',
    'The practice pays for this plan, but has no valid payment method for auto-renewal. Choose one in Payment Management.',
  ],
  keyOfAnother: [UNPROCESSABLE, 'idempotencyKeyReused', 'This Idempotency-Key was used for another sale.'],
  pending: [
    CONFLICT,
    'paymentPending',
    'A sale to this patient or a family member is still processing. Try again when it has finished.',
  ],
  termsChanged: [CONFLICT, 'termsChanged', 'The terms have changed. Read them again.'],
  priceChanged: [CONFLICT, 'priceChanged', 'The price has changed. Check it and try again.'],
};

const AMBIGUOUS = 'memberAmbiguous:';
const isAmbiguous = (because: SellRefusal): because is `memberAmbiguous:${string}` =>
  because.startsWith(AMBIGUOUS);

/** Of an order that was refused after the bank had charged. */
const CHARGES = {
  reversed: ['chargeReversed', 'The charge was reversed.'],
  kept: ['chargeKept', 'The bank declined to reverse the charge. Refund it in the patient’s transactions.'],
} as const;

const refusalOf = (because: SellRefusal, charge?: keyof typeof CHARGES): HttpError => {
  if (because === 'unknown') return notFound();
  const [kind, ambiguous] = isAmbiguous(because)
    ? (['memberAmbiguous', because.slice(AMBIGUOUS.length)] as const)
    : ([because] as const);
  const [status, code, words, field = ambiguous] = WORDS[kind];
  if (charge !== undefined) {
    const [charged, chargeWords] = CHARGES[charge];
    return new HttpError(CONFLICT, charged, `${words} ${chargeWords}`);
  }
  return new HttpError(status, code, words, field ? { validationErrors: [{ field, message: words }] } : {});
};

export function sales({ newPatients, offers, saleQuotes, sellPlan }: Services): Sales {
  async function answer(sold: Sold, reply: FastifyReply): Promise<Wire['SaleResult']> {
    if (sold.kind === 'refused') throw refusalOf(sold.because, sold.charge);
    if (sold.kind === 'declined') throw new HttpError(UNPROCESSABLE, 'cardDeclined', sold.reason);
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
      if (registered.because === 'known') throw new HttpError(CONFLICT, 'patientKnown');
      throw new HttpError(UNPROCESSABLE, 'birthDateInFuture');
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
      if (typeof quote === 'string') throw refusalOf(quote);
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

type Details = Pick<Wire['PlanPurchase'], 'paymentAccountId' | 'termsVersion' | 'dueNow'>;

const detailsOf = ({ paymentAccountId, termsVersion, dueNow }: Details, { headers }: FastifyRequest) => ({
  paymentAccountId,
  termsVersion,
  dueNowCents: centsOfDollars(dueNow),
  idempotencyKey: String(headers['idempotency-key']),
});

const saleOf = ({
  offeredPlanId,
  coverageLevelId,
  billing,
  autoRenew,
}: Wire['PlanRenewal']): Pick<SaleWanted, 'offeredPlanId' | 'coverageLevelId' | 'billing' | 'autoRenew'> => ({
  offeredPlanId,
  coverageLevelId,
  billing,
  autoRenew,
});
