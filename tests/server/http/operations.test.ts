import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { startTestServer } from '#tests/support/server.ts';

/** The calls of API-1 to API-20, under the names that the portal gives them. */
const SPECIFIED = {
  authenticate: 'POST /authenticate',
  refreshToken: 'POST /refresh-token',
  getUser: 'GET /user',
  listUsers: 'GET /users',
  listPractices: 'GET /practices',
  getReportingToken: 'POST /reporting/get-auth-token',
  searchPatients: 'GET /patient-management/practice/{practiceId}/patient/search',
  getMemberDetail: 'GET /patient-management/practice/{practiceId}/member/{memberId}/detail',
  getMemberSummary: 'GET /patient-management/practice/{practiceId}/member/{memberId}/summary',
  getPaymentDue: 'GET /patient-management/practice/{practiceId}/member/{memberId}/plan/{planId}/payment/due',
  emailPlanTransactions:
    'POST /patient-management/organization/{organizationId}/member/{memberId}/plan/transactions',
  updateMember: 'POST /patient-management/practice/{practiceId}/member/{memberId}/update',
  listPaymentAccounts: 'GET /patient-management/practice/{practiceId}/member/{memberId}/payment-accounts',
  addPaymentAccount: 'POST /patient-management/practice/{practiceId}/member/{memberId}/payment-accounts',
  updatePaymentAccount:
    'PUT /patient-management/practice/{practiceId}/member/{memberId}/payment-accounts/{paymentAccountId}',
  deletePaymentAccount:
    'DELETE /patient-management/practice/{practiceId}/member/{memberId}/payment-accounts/{paymentAccountId}',
  takePayment: 'POST /patient-management/practice/{practiceId}/member/{memberId}/plan/{planId}/take-payment',
  listOfficePaymentAccounts: 'GET /admin/organization/{organizationId}/practice/{practiceId}/payment-account',
  deleteOfficePaymentAccount:
    'DELETE /admin/organization/{organizationId}/practice/{practiceId}/payment-account/{paymentAccountId}',
  addCreditAccount: 'POST /admin/organization/{organizationId}/practice/{practiceId}/credit-account',
  removeMemberFromPlan: 'DELETE /patient-management/practice/{practiceId}/plan/{planId}/remove/{memberId}',
  setAutoRenew: 'PUT /patient-management/practice/{practiceId}/member/{memberId}/plan/{planId}/auto-renew',
  getGoals: 'GET /admin/organization/{organizationId}/practice/{practiceId}/goals',
  setGoals: 'POST /admin/organization/{organizationId}/practice/{practiceId}/goals',
  listPlanFees: 'GET /admin/organization/{organizationId}/practice/{practiceId}/plan-fees',
  cancelPlanFee:
    'PUT /admin/organization/{organizationId}/practice/{practiceId}/plan-fees/{planId}/coverageLevel/{coverageLevelId}/cancel',
  editPlanFee: 'PUT /admin/organization/{organizationId}/practice/{practiceId}/plan-fees/{planId}/edit',
  increasePlanFee:
    'POST /admin/organization/{organizationId}/practice/{practiceId}/plan-fees/{planId}/increase',
  getBenefitsSummary:
    'GET /patient-management/practice/{practiceId}/member/{memberId}/plan/{planId}/benefits-summary',
  useBenefit:
    'POST /patient-management/practice/{practiceId}/member/{memberId}/plan/{planId}/benefits-summary/use',
  undoBenefit:
    'DELETE /patient-management/practice/{practiceId}/member/{memberId}/plan/{planId}/benefits-summary/undo/{notificationId}',
  resendBenefit:
    'GET /patient-management/practice/{practiceId}/member/{memberId}/plan/{planId}/benefits-summary/resend/{notificationId}',
  listMembershipCodes:
    'GET /membership/organization/{organizationId}/practice/{practiceId}/membership/codes/speciality/{speciality}',
  selectMembershipCodes: 'POST /membership/practice/{practiceId}/membership/select-codes',
  listAdaCodes: 'GET /admin/organization/{organizationId}/practice/{practiceId}/ada-codes',
  createAdaCode: 'POST /admin/organization/{organizationId}/practice/{practiceId}/ada-codes',
  deleteAdaCode:
    'DELETE /admin/organization/{organizationId}/practice/{practiceId}/ada-codes/delete/{adaCodeId}',
  listTransactions: 'GET /patient-management/practice/{practiceId}/member/{memberId}/plan/transactions',
  getTransactionReceipt:
    'GET /patient-management/practice/{practiceId}/member/{memberId}/plan/transaction/{transactionId}/get',
  emailTransaction:
    'POST /patient-management/practice/{practiceId}/member/{memberId}/plan/transaction/{transactionId}/email',
  listPracticeTransactions: 'GET /admin/organization/{organizationId}/practice/{practiceId}/transactions',
  getSupportInformation: 'GET /support/practice/{id}/get-support-information',
  getNotifications: 'GET /support/practice/{id}/get-notifications',
  dismissNotification: 'POST /support/practice/{practiceId}/notification/{notificationId}/dismiss',
};

interface Contract {
  paths: Record<string, Record<string, { operationId: string; 'x-extension'?: boolean }>>;
}

it('API-21.8: the served contract has each specified call at its address, and marks every other one as an extension', async () => {
  const server = await startTestServer();
  const contract: Contract = parse((await server.call('GET', '/docs/portal.yaml')).body);
  const operations = Object.entries(contract.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      id: operation.operationId,
      call: `${method.toUpperCase()} ${path}`,
      isExtension: operation['x-extension'] === true,
    })),
  );
  const specified = operations.filter(({ isExtension }) => !isExtension);
  expect(Object.fromEntries(specified.map(({ id, call }) => [id, call]))).toEqual(SPECIFIED);
  await server.close();
});
