import type { Page } from 'playwright-core';
import type { StaffUser } from '#domain/staff.ts';
import type { Stage } from '#tests/support/pages/stage.ts';
import { RECEIVED_MEMBER, RECEIVED_PLAN } from '#tests/support/received-patients.ts';

import { selectMember } from '../shell-page.ts';
import { keepSession } from '../support/signed-in.ts';
import type { Troubles } from '../support/troubles.ts';
import { builtStage } from './stage.ts';

/** Somebody of the front desk, who has a patient selected. */
export async function workOnPatient(page: Page): Promise<StaffUser> {
  const user = await keepSession(page, 'frontdesk@bridgework.test');
  await selectMember(page, RECEIVED_MEMBER.userId);
  return user;
}

/** The built portal with somebody of the front desk at a patient's pages. */
export async function patientStage(page: Page, troubles: Omit<Troubles, 'expect'>): Promise<Stage> {
  await workOnPatient(page);
  return builtStage(page, troubles);
}

/** What the head of the pages about a patient asks for is told at once, of a patient on one plan who owes as much. */
export async function tellHead(
  page: Page,
  member: () => object = () => RECEIVED_MEMBER,
  amountDue = 0,
  plan: () => object = () => RECEIVED_PLAN,
): Promise<void> {
  const summary = () => ({
    activePlans: [{ member: member(), plan: plan() }],
    futurePlans: [],
    expiredPlans: [],
  });
  await page.route('**/member/10000001/detail', (route) => route.fulfill({ json: member() }));
  await page.route('**/member/10000001/summary', (route) => route.fulfill({ json: summary() }));
  await page.route('**/plan/20001/payment/due', (route) => route.fulfill({ json: { amountDue } }));
}

/** The same of a patient by the name of Ada Marlowe who owes 30 dollars, whatever is paid. */
export const tellDebtor = (page: Page): Promise<void> =>
  tellHead(page, () => ({ ...RECEIVED_MEMBER, fullName: 'Ada Marlowe' }), 30);

/** A page of transactions as the contract has it: a charge and what took it back. */
export const RECEIVED_TRANSACTIONS = {
  info: { records: 21, pages: 3 },
  results: [
    {
      id: '70001',
      planName: 'Family Care',
      lastFour: '0042',
      billingDescriptor: 'BRIDGEWORK ALDER',
      datePaid: '2026-03-02',
      dueDate: '2026-03-01',
      charge: 30,
      refund: 0,
      voided: false,
      referencedTransactionId: null,
      paymentStatus: 'Paid',
      paymentType: 'Credit Card',
    },
    {
      id: '70002',
      planName: 'Family Care',
      lastFour: '0042',
      billingDescriptor: 'BRIDGEWORK ALDER',
      datePaid: '2026-03-05',
      dueDate: '2026-03-01',
      charge: 0,
      refund: 12.5,
      voided: false,
      referencedTransactionId: '70001',
      paymentStatus: 'Refunded',
      paymentType: 'Refund',
    },
  ],
  totals: { paid: 30, refunded: 12.5, pending: 0 },
};

export const BUSY = { status: 503, reason: 'Unavailable', message: 'The server is busy.' };
