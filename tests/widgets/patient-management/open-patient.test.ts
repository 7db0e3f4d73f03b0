import { expect, it } from 'vitest';
import { openPatient } from '#widgets/patient-management/open-patient.ports.ts';
import { patientHost } from '../../support/patient-host.ts';

it('opening a patient requests the details and plans before the page is opened', () => {
  const calls: string[] = [];
  const host = patientHost({
    fetch: () => Promise.reject(new Error('No network')),
    preload: (path) => void calls.push(`GET ${path}`),
    navigate: (path, about) => void calls.push(`${path} of ${about?.memberId}`),
  });
  openPatient(host, '10000114');
  const patient = '/patient-management/practice/11/member/10000114';
  expect(calls).toEqual([
    `GET ${patient}/detail`,
    `GET ${patient}/summary`,
    '/view-patient/overview of 10000114',
  ]);
});
