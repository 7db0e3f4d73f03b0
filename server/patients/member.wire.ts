import type { components } from '#api/schema.d.ts';
import { dollarsOf } from '#domain/money/money.ts';
import type { Member } from './member-rows.ts';
import type { Holding, MemberPlan } from './members.queries.ts';
import type { PatientRow } from './patient-query.ts';

type Wire = components['schemas'];

export const patientOnTheWire = ({ pastDueCents, ...row }: PatientRow): Wire['PatientRow'] => ({
  ...row,
  pastDue: dollarsOf(pastDueCents),
});

/** The contract's flags are texts in `additionalProperties`. */
export const memberOnTheWire = ({
  memberId,
  email,
  emailVerified,
  emailsReceipts,
  phone,
  ...member
}: Member): Wire['Member'] => ({
  ...member,
  userId: memberId,
  fullName: `${member.firstName} ${member.lastName}`,
  emailAddress: email,
  phoneNumber: phone,
  additionalProperties: { IsAddressVerified: String(emailVerified) },
  ...(emailsReceipts && { emailsReceipts }),
});

export const holdingOnTheWire = ({ member, plan }: Holding): Wire['MemberAndPlan'] => ({
  member: memberOnTheWire(member),
  plan: planOnTheWire(plan),
});

const planOnTheWire = (plan: MemberPlan): Wire['MemberPlan'] => ({
  planId: plan.planId,
  memberId: plan.memberId,
  subscriberIdentifier: plan.subscriberIdentifier,
  name: plan.name,
  coverageLevel: plan.coverageLevel,
  coverageLevelId: plan.coverageLevelId,
  planStartDate: plan.startDate,
  planEndDate: plan.endDate,
  planStatus: plan.status,
  autoRenew: plan.autoRenew,
  relationship: plan.relationship,
  addAdditionalMemberAmount: dollarsOf(plan.addAdditionalMemberCents),
  dependents: plan.dependents.map(holdingOnTheWire),
  ...(plan.otherMembers.length > 0 && { otherMembers: plan.otherMembers.map(holdingOnTheWire) }),
  properties: {
    templateType: plan.templateType,
    disabled: String(plan.disabled),
    AddAdditionalMemberAmount: dollarsOf(plan.addAdditionalMemberCents).toFixed(2),
    ...(plan.scheduleDate !== null && { scheduleDate: plan.scheduleDate }),
    ...(plan.canceledOn !== null && { canceledOn: plan.canceledOn }),
    ...(plan.paidByPractice && { paidByPractice: 'true' }),
    ...(plan.ownPlanFrom !== null && { ownPlanFrom: plan.ownPlanFrom }),
  },
});
