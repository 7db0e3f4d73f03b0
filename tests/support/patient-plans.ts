import type { Member } from '#domain/patient/member.ts';
import type { MemberAndPlan, PatientSummary, Plan } from '#domain/plan/plan.ts';
import type { Due } from '#domain/plan/plan-selection.ts';

/** A patient in the portal's format. */
export const ADA: Member = {
  id: '10000001',
  firstName: 'Ada',
  lastName: 'Marlowe',
  name: 'Ada B. Marlowe',
  phone: '6145550119',
  email: 'ada.marlowe@example.test',
  birthDate: '1980-04-12',
  adult: true,
  address: { line1: '1 Elm Terrace', line2: 'Apt 2', city: 'Columbus', state: 'OH', zipCode: '43215' },
  primary: false,
  emailVerified: true,
  subscriberIdentifier: 'SUB-10000001',
  externalPatientId: '',
  externalPatientSource: '',
  alerts: [],
};

/** Her daughter, who turns 18 within the term of the family's plan. */
export const NELL: Member = {
  ...ADA,
  id: '10000002',
  firstName: 'Nell',
  name: 'Nell Marlowe',
  birthDate: '2009-02-28',
  adult: false,
};

const FAMILY_CARE: Plan = {
  id: '20001',
  name: 'Family Care',
  status: 'Active',
  expiresIn: 200,
  autoRenew: true,
  amountDue: 0,
  addAdditionalMemberAmount: 99,
  type: 'Ad-hoc',
  members: [NELL],
  subscription: 'monthly',
};

/** A plan as she holds it. */
export const heldBy = (plan: Partial<Plan> = {}, member: Partial<Member> = {}): MemberAndPlan => ({
  member: { ...ADA, primary: true, ...member },
  plan: { ...FAMILY_CARE, ...plan },
  term: { startDate: '2026-06-10', endDate: '2027-06-10' },
});

export const plansIn = (plans: Partial<PatientSummary> = {}): PatientSummary => ({
  activePlans: [],
  futurePlans: [],
  expiredPlans: [],
  ...plans,
});

export const dueOf = (amountDue: number): Due => ({ amountDue, oldest: null });
