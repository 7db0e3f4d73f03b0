import type { Page } from 'playwright-core';
import { selectMember } from './shell-page.ts';
import { apiOf } from './support/api.ts';
import { chooseFrom } from './support/choose-from.ts';
import { SAMPLE_PASSWORD } from './support/sign-in.ts';

export const FRONT_DESK = 'frontdesk@bridgework.test';

interface Transaction {
  charge: number;
  paymentStatus: string;
}

/** Adds cards with the behavior in their tokens; returns the patient's payments on the server. */
export async function payerAt(address: string, memberId: string, cards: readonly string[]) {
  const api = await apiOf(address, FRONT_DESK, SAMPLE_PASSWORD);
  const member = `/patient-management/practice/1/member/${memberId}`;
  for (const [place, behavior] of cards.entries())
    await api.post(`${member}/payment-accounts`, {
      token: `tok_sandbox_${behavior}_900${place}`,
      accountType: 'Bank Transfer',
      name: 'Vera Talbot',
      zipCode: '43215',
    });
  return {
    /** Every attempt to charge, each with its amount and status. */
    async attempts(): Promise<[number, string][]> {
      const answer = (await api.get(`${member}/plan/transactions?PageSize=50`)) as { results: Transaction[] };
      return answer.results
        .filter(({ charge, paymentStatus }) => charge === 30 || paymentStatus === 'Pending')
        .map(({ charge, paymentStatus }) => [charge, paymentStatus]);
    },
  };
}

export function paymentOf(page: Page) {
  return {
    open: async (memberId: string) => {
      await selectMember(page, memberId);
      await page.goto('/payment');
      await page.locator('.payment .card-title').waitFor();
    },
    button: (name: string) => page.getByRole('button', { name, exact: true }),
    choose: (last: string) => chooseFrom(page, 'Payment method', `Bank account ending in ${last}`),
    sees: (words: string) => page.getByText(words, { exact: true }).waitFor(),
  };
}
