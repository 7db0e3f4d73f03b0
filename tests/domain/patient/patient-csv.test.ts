import { expect, it } from 'vitest';
import { patientHead, patientLine } from '#domain/patient/patient-csv.ts';
import type { PatientRow } from '#domain/patient/patient-search.ts';
import type { PatientView } from '#domain/patient/patient-view.ts';

it('API-5: the file of the renewal forecast says what each patient needs, as the page does', () => {
  const row: PatientRow = {
    memberId: '10000001',
    patientId: '1',
    name: 'Ada Marlowe',
    lastName: 'Marlowe',
    dateOfBirth: '1980-04-12',
    emailAddress: '',
    subscriberIdentifier: 'S10000001',
    planType: 'Adult',
    planName: 'Smile Complete',
    phoneNumber: '6145550119',
    status: 'Active',
    pastDueCents: 0,
    needs: ['renewal', 'card'],
  };
  const start = (view: PatientView) => [patientHead(view).slice(0, 3), patientLine(row, view).slice(0, 3)];
  expect(start('renewals')).toEqual([
    ['Name', 'Needs', 'Phone'],
    ['Ada Marlowe', 'Renewal, New card', '(614) 555-0119'],
  ]);
  expect(start('all')).toEqual([
    ['Name', 'Phone', 'Date of birth'],
    ['Ada Marlowe', '(614) 555-0119', '04/12/1980'],
  ]);
});
