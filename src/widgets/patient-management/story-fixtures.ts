import type { ErrorCode } from '#domain/failure/error-codes.ts';
import type { Failure } from '#domain/failure/failure.ts';
import type { Member } from '#domain/patient/member.ts';
import type { PaymentAccount } from '#domain/payment/payment-account.ts';
import type { MemberAndPlan, Plan } from '#domain/plan/plan.ts';

export const TODAY = '2026-11-22';
export const TIME_ZONE = 'America/New_York';

const failing = (status: number, reason: string, code: ErrorCode, message: string): { failure: Failure } => ({
  failure: { status, reason, code, message },
});
export const BUSY = failing(503, 'Unavailable', 'unavailable', 'The server is busy.');
export const NOT_FOUND = failing(404, 'Not Found', 'notFound', 'There is no such patient.');
export const conflict = (code: ErrorCode, message: string) => failing(409, 'Conflict', code, message);
export const declined = (message: string) => failing(422, 'Declined', 'cardDeclined', message);

export const ADA: Member = {
  id: '10000001',
  firstName: 'Ada',
  lastName: 'Marlowe',
  name: 'Ada Marlowe',
  phone: '6145550119',
  email: 'ada.marlowe@example.test',
  birthDate: '1980-04-12',
  adult: true,
  address: { line1: '1 Elm Terrace', line2: 'Apt 2', city: 'Columbus', state: 'OH', zipCode: '43215' },
  primary: true,
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
  primary: false,
};

/** The family's plan as Ada has it. */
export const familyCare = (plan: Partial<Plan> = {}): MemberAndPlan => ({
  member: ADA,
  plan: {
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
    ...plan,
  },
  term: { startDate: '2026-06-10', endDate: '2027-06-10' },
});

/** Its next term, which is sold or waits for its payment. */
export const nextFamilyCare = (): MemberAndPlan => ({
  ...familyCare({ id: '20009', status: 'Inactive' }),
  term: { startDate: '2026-12-06', endDate: '2027-12-06' },
});

export const everydayCare = (): MemberAndPlan => ({
  ...familyCare({ id: '19001', name: 'Everyday Care', status: 'Expired', members: [], autoRenew: false }),
  term: { startDate: '2025-06-10', endDate: '2026-06-10' },
});

export const VISA: PaymentAccount = {
  accountType: 'Credit Card',
  accountStatus: 'Active',
  cardType: 1,
  displayName: 'Family card',
  expirationDate: '12/30',
  id: '301',
  isActive: true,
  isAutoRenewal: true,
  isFsa: false,
  isHsa: false,
  itemId: 'itm_1',
  lastFourCardDigits: '0002',
  memberId: '10000001',
  name: 'Ada Marlowe',
  practiceId: '11',
  zipCode: '48104',
};

export const BANK: PaymentAccount = {
  ...VISA,
  accountType: 'Bank Transfer',
  cardType: 0,
  displayName: '',
  expirationDate: null,
  id: '302',
  isAutoRenewal: false,
  lastFourCardDigits: '9966',
};
