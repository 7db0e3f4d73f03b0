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
  const specified = operations.filter((operation) => operation['x-extension'] !== true);
  expect(specified.map(({ operationId }) => operationId).sort()).toEqual([
    'addCreditAccount',
    'addPaymentAccount',
    'authenticate',
    'cancelPlanFee',
    'createAdaCode',
    'deleteAdaCode',
    'deleteOfficePaymentAccount',
    'deletePaymentAccount',
    'dismissNotification',
    'editPlanFee',
    'emailPlanTransactions',
    'emailTransaction',
    'getBenefitsSummary',
    'getGoals',
    'getMemberDetail',
    'getMemberSummary',
    'getNotifications',
    'getPaymentDue',
    'getReportingToken',
    'getSupportInformation',
    'getTransactionReceipt',
    'getUser',
    'increasePlanFee',
    'listAdaCodes',
    'listMembershipCodes',
    'listOfficePaymentAccounts',
    'listPaymentAccounts',
    'listPlanFees',
    'listPracticeTransactions',
    'listPractices',
    'listTransactions',
    'listUsers',
    'refreshToken',
    'removeMemberFromPlan',
    'resendBenefit',
    'searchPatients',
    'selectMembershipCodes',
    'setAutoRenew',
    'setGoals',
    'takePayment',
    'undoBenefit',
    'updateMember',
    'updatePaymentAccount',
    'useBenefit',
  ]);
  await server.close();
});
