import type { PatientBrief } from '#domain/patient/patient-brief.ts';
import type { PatientRow } from '#domain/patient/patient-search.ts';
import type { PaymentAccount } from '#domain/payment/payment-account.ts';
import type { OfferedProcedure, PlanOffer } from '#domain/plan/sale.ts';

export const OFFER: PlanOffer = {
  id: '41',
  name: 'Everyday Care',
  annualMaximumCents: 100_000,
  levels: [
    {
      id: 'one',
      name: 'Individual',
      annualFeeCents: 40_000,
      monthlyFeeCents: 3333,
      enrollmentFeeCents: 2500,
      covers: { people: 1, adults: 1, ageLimit: 26 },
    },
    {
      id: 'two',
      name: 'Two members',
      annualFeeCents: 74_000,
      monthlyFeeCents: null,
      enrollmentFeeCents: 0,
      covers: { people: 2, adults: 2, ageLimit: 26 },
    },
    {
      id: 'family',
      name: 'Family',
      annualFeeCents: 104_000,
      monthlyFeeCents: null,
      enrollmentFeeCents: 0,
      covers: { people: 8, adults: 2, ageLimit: 26 },
    },
  ],
  benefits: [{ benefit: 'Emergency exam', limit: 1, codes: ['X1020'] }],
  discounts: [{ category: 'Fillings', percent: 10 }],
};

export const PROCEDURES: readonly OfferedProcedure[] = [
  { code: 'X1020', description: 'Emergency exam', category: 'Examination', usualCents: 8000 },
  { code: 'X4010', description: 'Filling, one surface', category: 'Fillings', usualCents: 15_500 },
];

export const MATCH: PatientRow = {
  memberId: '10000412',
  patientId: '412',
  name: 'Tom Marlowe',
  lastName: 'Marlowe',
  dateOfBirth: '2021-05-02',
  emailAddress: '',
  subscriberIdentifier: 'S412',
  planType: '',
  planName: '',
  phoneNumber: '(614) 555-0119',
  status: 'None',
  pastDueCents: 0,
};

export const PATIENT: PatientBrief = {
  memberId: '10000001',
  name: 'Ada Marlowe',
  email: 'ada@mail.test',
  birthDate: '1984-02-11',
  plans: [{ name: 'Everyday Care', endDate: '2026-09-30' }],
  dueCents: 3000,
};

export const BUSY = { status: 503, reason: 'Unavailable', message: 'The server is busy.' };

export const CARD: PaymentAccount = {
  accountType: 'Credit Card',
  accountStatus: 'Active',
  cardType: 1,
  displayName: '',
  expirationDate: '08/29',
  id: '301',
  isActive: true,
  isAutoRenewal: false,
  isFsa: false,
  isHsa: false,
  itemId: 'itm',
  lastFourCardDigits: '0042',
  memberId: '10000001',
  name: 'Ada Marlowe',
  practiceId: '1',
  zipCode: '43215',
};
