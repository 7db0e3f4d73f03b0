import type { components } from '#api/schema.d.ts';
import { dollarsOf } from '../domain/money.ts';
import type { Member } from './member-rows.ts';
import type { Holding, MemberPlan, MemberSummary } from './members.ts';
import type { PatientRow } from './patient-search.ts';

type Schemas = components['schemas'];

/** A row of the search as the contract has it. */
export function patientRowOnWire({ pastDueCents, ...row }: PatientRow): Schemas['PatientRow'] {
  return { ...row, pastDue: dollarsOf(pastDueCents) };
}

/** A member as received (ENTITY-2): what is verified is said by a text. */
export function memberOnWire(member: Member): Schemas['Member'] {
  const { memberId, email, emailVerified, phone, ...same } = member;
  return {
    ...same,
    userId: memberId,
    fullName: [same.firstName, same.middleInitial, same.lastName].filter((part) => part !== '').join(' '),
    emailAddress: email,
    phoneNumber: phone,
    additionalProperties: { IsAddressVerified: String(emailVerified) },
  };
}

export function summaryOnWire({ active, future, expired }: MemberSummary): Schemas['PatientSummary'] {
  return {
    activePlans: active.map(holdingOnWire),
    futurePlans: future.map(holdingOnWire),
    expiredPlans: expired.map(holdingOnWire),
  };
}

const holdingOnWire = ({ member, plan }: Holding): Schemas['MemberAndPlan'] => ({
  member: memberOnWire(member),
  plan: planOnWire(plan),
});

/** A member's plan as received (ENTITY-3): its properties are texts. */
function planOnWire(plan: MemberPlan): Schemas['MemberPlan'] {
  const addAdditionalMemberAmount = dollarsOf(plan.addAdditionalMemberCents);
  return {
    planId: plan.planId,
    memberId: plan.memberId,
    subscriberIdentifier: plan.subscriberIdentifier,
    name: plan.name,
    coverageLevelId: plan.coverageLevelId,
    coverageLevel: plan.coverageLevel,
    planStartDate: plan.startDate,
    planEndDate: plan.endDate,
    planStatus: plan.status,
    autoRenew: plan.autoRenew,
    relationship: plan.relationship,
    dependents: plan.dependents.map(holdingOnWire),
    addAdditionalMemberAmount,
    properties: {
      templateType: plan.templateType,
      ...(plan.scheduleDate !== null && { scheduleDate: plan.scheduleDate }),
      disabled: String(plan.disabled),
      AddAdditionalMemberAmount: addAdditionalMemberAmount.toFixed(2),
    },
  };
}
