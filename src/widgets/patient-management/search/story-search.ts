import type { FoundPatient } from '#domain/patient/found-patient.ts';
import type { PatientPage, PatientRow } from '#domain/patient/patient-search.ts';
import type { PatientViews } from '#domain/patient/patient-view.ts';
import type { ReminderPreview } from '#machines/reminders/reminders.types.ts';
import type { Answer } from '#stories/answers.ts';

const ADA: PatientRow = {
  memberId: '10000001',
  patientId: '501',
  name: 'Ada Marlowe',
  lastName: 'Marlowe',
  dateOfBirth: '1980-04-12',
  emailAddress: 'ada.marlowe@example.test',
  subscriberIdentifier: 'SUB-10000001',
  planType: 'Legacy',
  planName: 'Everyday Care',
  phoneNumber: '6145550119',
  status: 'Active',
  pastDueCents: 3000,
};
const NELL: PatientRow = {
  ...ADA,
  memberId: '10000002',
  patientId: '502',
  name: 'Nell Marlowe',
  planType: '',
  planName: '',
  status: 'Expired',
  pastDueCents: 0,
};
export const FOUND: Answer<PatientPage> = { value: { records: 12, rows: [ADA, NELL] } };
export const NONE: Answer<PatientPage> = { value: { records: 0, rows: [] } };
export const RECENTS: Answer<readonly FoundPatient[]> = {
  value: [{ memberId: '10000001', name: 'Ada Marlowe', birthDate: '1980-04-12' }],
};

export const VIEWS: Answer<PatientViews> = {
  value: {
    counts: {
      all: 1200,
      pastDue: 25,
      endsSoon: 9,
      cardExpires: 3,
      renewals: 7,
      noCard: 31,
      noPlan: 0,
      paymentFailed: 4,
      benefitDenied: 1,
    },
    planNames: ['Complete Smile', 'Everyday Care'],
  },
};

export const PREVIEW: Answer<ReminderPreview> = {
  value: {
    key: 'key-0001',
    reminders: {
      reminded: [{ memberId: '10000001', name: 'Ada Marlowe', amountCents: 3000 }],
      skipped: [{ memberId: '10000002', name: 'Nell Marlowe', amountCents: 0, reason: 'nothingDue' }],
    },
  },
};
