import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { startTestServer } from '#tests/support/server.ts';

interface Contract {
  paths: Record<string, Record<string, { operationId: string; 'x-extension'?: boolean }>>;
}

it('API-21.8: the served contract marks the operations that the specification does not list, and no others', async () => {
  const server = await startTestServer();
  const contract: Contract = parse((await server.call('GET', '/docs/portal.yaml')).body);
  const operations = Object.values(contract.paths).flatMap((methods) => Object.values(methods));
  const extensions = operations.filter((operation) => operation['x-extension'] === true);
  expect(extensions.map(({ operationId }) => operationId).sort()).toEqual([
    'addPatientNote',
    'addPlanMember',
    'addStaff',
    'changePassword',
    'changeStaff',
    'changeUcrAmounts',
    'closeDay',
    'copyGoals',
    'endSessions',
    'followNotifications',
    'getAdaCodeGroups',
    'getDayClose',
    'getFirstSteps',
    'getOrganizationGoals',
    'getPatientViews',
    'getPaymentSchedule',
    'getPaymentState',
    'getPlanFee',
    'getPlanOffers',
    'getPracticeLogo',
    'getPracticeSettings',
    'getReportGoals',
    'getReportMembers',
    'getReportRevenue',
    'getReportToday',
    'getSaleTerms',
    'getSavedViews',
    'getTreatmentSummary',
    'getWeeklyReport',
    'importCodes',
    'increasePlanFees',
    'listDayCloses',
    'listPatientActivity',
    'listPatientNotes',
    'listProcedures',
    'listReceiptEmails',
    'listRecentPatients',
    'listSessions',
    'listStaff',
    'previewCodeImport',
    'previewPlanFees',
    'purchasePlan',
    'quoteSale',
    'recordPayment',
    'refundTransaction',
    'registerPatient',
    'removePatientNote',
    'removePracticeLogo',
    'renewPlan',
    'reopenDay',
    'restoreNotification',
    'sendPasswordLink',
    'sendPaymentReminders',
    'setPracticeLogo',
    'setPracticeSettings',
    'setReceiptPreference',
    'setSavedViews',
    'setWeeklyReport',
    'signOut',
    'updateAdaCode',
    'voidTransaction',
  ]);
  expect(operations.length - extensions.length).toBe(44);
  await server.close();
});
