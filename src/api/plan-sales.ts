import { centsOfDollars, centsOrNull, dollarsOf } from '#domain/money/money.ts';
import { officeMethodOf } from '#domain/payment/office-payment.ts';
import type {
  OfferedProcedure,
  PlanOffer,
  Quote,
  SaleKind,
  SaleOrder,
  SaleOutcome,
  SaleTerms,
  SaleWish,
  SoldMember,
} from '#domain/plan/sale.ts';
import { answerOf } from './answer.ts';
import type { PortalClient } from './client.ts';
import type { PatientPath } from './member.ts';
import { isCalendarDay, isFlag, isListOf, isNullOr, isNumber, isOneOf, isRecordOf, isText } from './shape.ts';

const isLevel = isRecordOf({
  coverageLevelId: isText,
  name: isText,
  annualFee: isNumber,
  monthlyFee: isNullOr(isNumber),
  enrollmentFee: isNumber,
  people: isNumber,
  adults: isNumber,
  dependentAgeLimit: isNumber,
});
const isOffers = isRecordOf({
  offers: isListOf(
    isRecordOf({
      offeredPlanId: isText,
      name: isText,
      annualMaximum: isNullOr(isNumber),
      levels: isListOf(isLevel),
      benefits: isListOf(isRecordOf({ benefit: isText, limit: isNumber, codes: isListOf(isText) })),
      discounts: isListOf(isRecordOf({ category: isText, percent: isNumber })),
    }),
  ),
  procedures: isListOf(
    isRecordOf({ code: isText, description: isText, category: isText, usualFee: isNumber }),
  ),
});

export async function getPlanOffers(
  client: PortalClient,
  practiceId: string,
  signal: AbortSignal,
): Promise<{ offers: PlanOffer[]; procedures: OfferedProcedure[] }> {
  const params = { path: { practiceId } };
  const call = client.GET('/plan-sales/practice/{practiceId}/offers', { params, signal });
  const { offers, procedures } = await answerOf(call, isOffers);
  return {
    offers: offers.map(({ offeredPlanId, annualMaximum, levels, ...offer }) => ({
      ...offer,
      id: offeredPlanId,
      annualMaximumCents: centsOrNull(annualMaximum),
      levels: levels.map((level) => ({
        id: level.coverageLevelId,
        name: level.name,
        annualFeeCents: centsOfDollars(level.annualFee),
        monthlyFeeCents: centsOrNull(level.monthlyFee),
        enrollmentFeeCents: centsOfDollars(level.enrollmentFee),
        covers: { people: level.people, adults: level.adults, ageLimit: level.dependentAgeLimit },
      })),
    })),
    procedures: procedures.map(({ usualFee, ...procedure }) => ({
      ...procedure,
      usualCents: centsOfDollars(usualFee),
    })),
  };
}

const isTerms = isRecordOf<SaleTerms>({ version: isNumber, text: isText });

export const getSaleTerms = (
  client: PortalClient,
  practiceId: string,
  signal: AbortSignal,
): Promise<SaleTerms> =>
  answerOf(
    client.GET('/plan-sales/practice/{practiceId}/terms', { params: { path: { practiceId } }, signal }),
    isTerms,
  );

const isBilling = isOneOf(['annual', 'monthly']);
const isQuote = isRecordOf({
  planName: isText,
  coverageLevel: isText,
  billing: isBilling,
  startDate: isCalendarDay,
  endDate: isCalendarDay,
  dueNow: isNumber,
  lines: isListOf(
    isRecordOf({ kind: isOneOf(['planFee', 'enrollmentFee', 'adminFee', 'salesTax']), amount: isNumber }),
  ),
  later: isListOf(isRecordOf({ dueDate: isCalendarDay, amount: isNumber })),
  total: isNumber,
  offeredPlanId: isNullOr(isText),
  coverageLevelId: isNullOr(isText),
  fee: isNullOr(isNumber),
  feeBefore: isNullOr(isNumber),
  leavesPlan: isNullOr(isText),
  unpaidRenewal: isNullOr(isText),
  nextTermFrom: isNullOr(isCalendarDay),
  people: isListOf(isText),
  leaving: isListOf(isText),
  autoRenew: isFlag,
});

export interface SaleAbout extends PatientPath {
  kind: SaleKind;
  /** Empty for a purchase. */
  planId: string;
}

/** Changes nothing. */
export async function quoteSale(
  client: PortalClient,
  { kind, planId, ...path }: SaleAbout,
  { choice: { offerId, levelId, billing }, dependents, newMember }: SaleWish,
  signal: AbortSignal,
): Promise<Quote> {
  const body = {
    kind,
    ...(planId !== '' && { planId }),
    ...(offerId !== '' && { offeredPlanId: offerId, coverageLevelId: levelId }),
    ...(billing !== null && { billing }),
    ...(newMember !== null && { newMember }),
    ...(dependents.length > 0 && { dependents: [...dependents] }),
  };
  const call = client.POST('/plan-sales/practice/{practiceId}/member/{memberId}/quote', {
    params: { path },
    body,
    signal,
  });
  const { dueNow, lines, later, total, offeredPlanId, coverageLevelId, fee, feeBefore, ...quote } =
    await answerOf(call, isQuote);
  return {
    ...quote,
    dueNowCents: centsOfDollars(dueNow),
    lines: lines.map((line) => ({ kind: line.kind, cents: centsOfDollars(line.amount) })),
    later: later.map(({ dueDate, amount }) => ({ dueDate, cents: centsOfDollars(amount) })),
    totalCents: centsOfDollars(total),
    offerId: offeredPlanId,
    levelId: coverageLevelId,
    feeCents: centsOrNull(fee),
    feeBeforeCents: centsOrNull(feeBefore),
  };
}

const isResult = isRecordOf({
  state: isOneOf(['Sold', 'Pending']),
  planId: isNullOr(isText),
  transactionId: isNullOr(isText),
  members: isListOf(
    isRecordOf<SoldMember>({
      memberId: isText,
      name: isText,
      birthDate: isCalendarDay,
      relationship: isOneOf(['Self', 'Dependent']),
    }),
  ),
});

function paidWith({ accountId, checkNumber, note }: Pick<SaleOrder, 'accountId' | 'checkNumber' | 'note'>) {
  const method = officeMethodOf(accountId);
  if (method === null) return accountId === '' ? {} : { paymentAccountId: accountId };
  return { officePayment: { method, ...(checkNumber && { checkNumber }), ...(note && { note }) } };
}

/** The key ties every repetition of an order to the same sale. */
export async function sellPlan(
  client: PortalClient,
  { kind, planId, ...patient }: SaleAbout,
  {
    key,
    choice,
    termsVersion,
    dueNowCents,
    startDate,
    newMember,
    dependents,
    autoRenew,
    ...method
  }: SaleOrder,
  isRepeated: boolean,
): Promise<SaleOutcome> {
  const header = { 'Idempotency-Key': key, ...(isRepeated && { 'X-Repeated': 'true' as const }) };
  const paid = {
    ...paidWith(method),
    termsVersion,
    dueNow: dollarsOf(dueNowCents),
  };
  const bought = {
    ...paid,
    offeredPlanId: choice.offerId,
    coverageLevelId: choice.levelId,
    billing: choice.billing ?? 'annual',
    ...(startDate && { startDate }),
    autoRenew,
  };
  const family = dependents.length > 0 && { dependents: [...dependents] };
  const onPlan = { path: { ...patient, planId }, header };
  const ofPatient = '/plan-sales/practice/{practiceId}/member/{memberId}';
  const calls = {
    purchase: () =>
      client.POST(`${ofPatient}/purchase`, {
        params: { path: patient, header },
        body: { ...bought, ...family },
      }),
    renewal: () => client.POST(`${ofPatient}/plan/{planId}/renew`, { params: onPlan, body: bought }),
    addMember: () => {
      const member = newMember ?? { firstName: '', lastName: '', birthDate: '' };
      const body = { ...paid, newMember: member };
      return client.POST(`${ofPatient}/plan/{planId}/add-member`, { params: onPlan, body });
    },
  };
  const { state, planId: sold, transactionId, members } = await answerOf(calls[kind](), isResult);
  return state === 'Sold'
    ? { kind: 'sold', planId: sold ?? '', transactionId, members }
    : { kind: 'pending' };
}
