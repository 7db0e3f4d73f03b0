import { daysBetween } from '#domain/date/day.ts';
import { centsOf } from '#domain/money/money.ts';
import { type MemberAndPlan, type PatientSummary, type Plan, planStatus } from '#domain/plan/plan.ts';
import { answerOf } from './answer.ts';
import type { PortalClient } from './client.ts';
import { isAbsentOr, isCalendarDay } from './entity-shape.ts';
import { adaptedMember, isReceivedMember, type PatientPlace, type ReceivedMember } from './member.ts';
import type { components } from './schema.d.ts';
import { type Guard, isAnything, isFlag, isListOf, isNumber, isRecordOf, isText } from './shape.ts';

type Wire = components['schemas'];
type Absent = null | undefined;

interface ReceivedDependent {
  member: ReceivedMember;
  plan: { relationship: string; properties: { disabled: unknown } };
}

interface ReceivedProperties {
  templateType: Plan['type'] | Absent;
  scheduleDate: unknown;
  AddAdditionalMemberAmount: string | Absent;
}

/** What the portal reads of a member's plan as received. */
interface ReceivedPlan
  extends Pick<Wire['MemberPlan'], 'planId' | 'name' | 'planStartDate' | 'planEndDate' | 'autoRenew'> {
  planStatus: unknown;
  relationship: string;
  addAdditionalMemberAmount: number | Absent;
  properties: ReceivedProperties;
  dependents: ReceivedDependent[];
}

interface Received {
  member: ReceivedMember;
  plan: ReceivedPlan;
}

const isDependent = isRecordOf<ReceivedDependent>({
  member: isReceivedMember,
  plan: isRecordOf<ReceivedDependent['plan']>({
    relationship: isText,
    properties: isRecordOf<{ disabled: unknown }>({ disabled: isAnything }),
  }),
});

const isPlan = isRecordOf<ReceivedPlan>({
  planId: isText,
  name: isText,
  planStartDate: isCalendarDay,
  planEndDate: isCalendarDay,
  autoRenew: isFlag,
  planStatus: isAnything,
  relationship: isText,
  addAdditionalMemberAmount: isAbsentOr(isNumber),
  properties: isRecordOf<ReceivedProperties>({
    templateType: isAbsentOr(isText as Guard<Plan['type']>),
    scheduleDate: isAnything,
    AddAdditionalMemberAmount: isAbsentOr(isText),
  }),
  dependents: isListOf(isDependent),
});

const isPairs = isListOf(isRecordOf<Received>({ member: isReceivedMember, plan: isPlan }));

const isSummary = isRecordOf<Record<keyof PatientSummary, Received[]>>({
  activePlans: isPairs,
  futurePlans: isPairs,
  expiredPlans: isPairs,
});

/** A plan as received becomes one as the portal uses it; what is due on it is asked for by itself (ENTITY-3). */
function adaptedPlan(received: ReceivedPlan, today: string): Plan {
  const { planId, name, autoRenew, dependents, properties } = received;
  const isMember = ({ plan }: ReceivedDependent) => plan.properties.disabled !== 'true';
  return {
    id: planId,
    name,
    status: planStatus(received.planStatus),
    expiresIn: daysBetween(today, received.planEndDate),
    autoRenew,
    amountDue: 0,
    addAdditionalMemberAmount: additionalAmount(received),
    type: properties.templateType ?? 'Legacy',
    members: dependents
      .filter(isMember)
      .map(({ member, plan }) => adaptedMember(member, { relationship: plan.relationship, today })),
    subscription: isAbsent(properties.scheduleDate) ? 'annual' : 'monthly',
  };
}

const isAbsent = (value: unknown): boolean => value === undefined || value === null;

/** The plan's own amount, else the one among its properties, which are texts; else nothing. */
function additionalAmount({ addAdditionalMemberAmount, properties }: ReceivedPlan): number {
  const cents = centsOf(properties.AddAdditionalMemberAmount ?? '') ?? 0;
  return addAdditionalMemberAmount ?? cents / 100;
}

const adapted = ({ member, plan }: Received, today: string): MemberAndPlan => ({
  member: adaptedMember(member, { relationship: plan.relationship, today }),
  plan: adaptedPlan(plan, today),
  term: { startDate: plan.planStartDate, endDate: plan.planEndDate },
});

/** A patient's plans by their standing, each with its member; `today` is the practice's own (API-6, ENTITY-6). */
export async function getPatientSummary(
  client: PortalClient,
  path: PatientPlace,
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
