import { daysBetween } from '#domain/date/day.ts';
import { centsOf, dollarsOf } from '#domain/money/money.ts';
import { type MemberAndPlan, type PatientSummary, type Plan, planStatus } from '#domain/plan/plan.ts';
import { answerOf } from './answer.ts';
import type { PortalClient } from './client.ts';
import { adaptedMember, isReceivedMember, type PatientPath } from './member.ts';
import {
  type Guard,
  type Guarded,
  isAbsentOr,
  isAnything,
  isCalendarDay,
  isFlag,
  isListOf,
  isNumber,
  isRecordOf,
  isText,
} from './shape.ts';

const isDependent = isRecordOf({
  member: isReceivedMember,
  plan: isRecordOf({
    relationship: isText,
    properties: isRecordOf({ disabled: isAnything, ownPlanFrom: isAbsentOr(isCalendarDay) }),
  }),
});

const isPlan = isRecordOf({
  planId: isText,
  name: isText,
  planStartDate: isCalendarDay,
  planEndDate: isCalendarDay,
  autoRenew: isFlag,
  planStatus: isAnything,
  relationship: isText,
  addAdditionalMemberAmount: isAbsentOr(isNumber),
  properties: isRecordOf({
    templateType: isAbsentOr(isText as Guard<Plan['type']>),
    scheduleDate: isAnything,
    canceledOn: isAbsentOr(isCalendarDay),
    paidByPractice: isAnything,
    AddAdditionalMemberAmount: isAbsentOr(isText),
  }),
  dependents: isListOf(isDependent),
  otherMembers: isAbsentOr(isListOf(isDependent)),
});

const isPair = isRecordOf({ member: isReceivedMember, plan: isPlan });
const isPairs = isListOf(isPair);

type ReceivedPlan = Guarded<typeof isPlan>;
type Received = Guarded<typeof isPair>;

const isSummary = isRecordOf<Record<keyof PatientSummary, Received[]>>({
  activePlans: isPairs,
  futurePlans: isPairs,
  expiredPlans: isPairs,
});

/** The plan adapter of ENTITY-3. The amount due is loaded separately. */
function adaptedPlan(received: ReceivedPlan, today: string): Plan {
  const { planId, name, autoRenew, dependents, otherMembers, properties } = received;
  const isMember = ({ plan }: Guarded<typeof isDependent>) => plan.properties.disabled !== 'true';
  const leaving = dependents.filter(isMember).flatMap(({ member, plan }) => {
    const day = plan.properties.ownPlanFrom;
    return typeof day === 'string' ? [[member.userId, day] as const] : [];
  });
  return {
    id: planId,
    name,
    status: planStatus(received.planStatus),
    expiresIn: daysBetween(today, received.planEndDate),
    autoRenew,
    amountDue: 0,
    addAdditionalMemberAmount: additionalAmount(received),
    type: properties.templateType ?? 'Legacy',
    members: [...dependents, ...(otherMembers ?? [])]
      .filter(isMember)
      .map(({ member, plan }) => adaptedMember(member, { relationship: plan.relationship, today })),
    ...(leaving.length > 0 && { ownPlanFrom: Object.fromEntries(leaving) }),
    ...(typeof properties.canceledOn === 'string' && { canceledOn: properties.canceledOn }),
    ...(properties.paidByPractice === 'true' && { paidByPractice: true }),
    subscription: isAbsent(properties.scheduleDate) ? 'annual' : 'monthly',
  };
}

const isAbsent = (value: unknown): boolean => value === undefined || value === null;

/** The plan's own amount, else the text among its properties, else 0. */
function additionalAmount({ addAdditionalMemberAmount, properties }: ReceivedPlan): number {
  const cents = centsOf(properties.AddAdditionalMemberAmount ?? '') ?? 0;
  return addAdditionalMemberAmount ?? dollarsOf(cents);
}

const adapted = ({ member, plan }: Received, today: string): MemberAndPlan => ({
  member: adaptedMember(member, { relationship: plan.relationship, today }),
  plan: adaptedPlan(plan, today),
  term: { startDate: plan.planStartDate, endDate: plan.planEndDate },
});

/** `today` is in the practice's time zone (API-6, ENTITY-6). */
export async function getPatientSummary(
  client: PortalClient,
  path: PatientPath,
  today: string,
  signal: AbortSignal,
): Promise<PatientSummary> {
  const address = '/patient-management/practice/{practiceId}/member/{memberId}/summary';
  const answer = await answerOf(client.GET(address, { params: { path }, signal }), isSummary);
  const pairs = (received: Received[]) => received.map((pair) => adapted(pair, today));
  const { activePlans, futurePlans, expiredPlans } = answer;
  return {
    activePlans: pairs(activePlans),
    futurePlans: pairs(futurePlans),
    expiredPlans: pairs(expiredPlans),
  };
}
