import { describe, it } from 'vitest';
import { benefitsPage, driveBenefits } from '#tests/support/pages/benefits.ts';
import { driveMemberEdit, memberEditPage } from '#tests/support/pages/member-edit.ts';
import { drivePatient, patientPage } from '#tests/support/pages/patient.ts';
import { drivePlanRecord, planRecordPage } from '#tests/support/pages/plan-record.ts';
import { driveRecentPatients, recentPatientsPage } from '#tests/support/pages/recent-patients.ts';
import { benefitsSet } from '#tests/support/sets/benefits.ts';
import { memberEditSet } from '#tests/support/sets/member-edit.ts';
import { patientSet } from '#tests/support/sets/patient.ts';
import { planRecordSet } from '#tests/support/sets/plan-record.ts';
import { recentPatientsSet } from '#tests/support/sets/recent-patients.ts';
import { mountedDesk } from './mounted-desk.ts';
import { mountedStage } from './stage.ts';
import { walkMounted } from './walk-mounted.ts';

describe('the widget of the patients that is mounted alone walks the same tours as the built page', () => {
  it('API-8, SCHEMA-3: the form that changes a patient', async () => {
    const stage = mountedStage();
    await walkMounted(memberEditPage, driveMemberEdit(stage, await memberEditSet(stage, mountedDesk(stage))));
  });

  it('API-15: the benefits of a patient', async () => {
    const stage = mountedStage();
    await walkMounted(benefitsPage, driveBenefits(stage, await benefitsSet(mountedDesk(stage))));
  });

  it('PATIENT-2, PATIENT-3, PATIENT-4, PATIENT-5: the page of a patient', async () => {
    const stage = mountedStage();
    await walkMounted(patientPage, drivePatient(stage, await patientSet(stage, mountedDesk(stage))));
  });

  it('ROUTE-8: what a plan has seen, and what falls due on it', async () => {
    const stage = mountedStage();
    await walkMounted(planRecordPage, drivePlanRecord(stage, await planRecordSet(mountedDesk(stage))));
  });

  it('API-5, SESSION-5: the patients whom somebody looked at last', async () => {
    const stage = mountedStage();
    await walkMounted(
      recentPatientsPage,
      driveRecentPatients(stage, await recentPatientsSet(stage, mountedDesk(stage))),
    );
  });
});
