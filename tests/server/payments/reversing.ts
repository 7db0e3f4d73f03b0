import { type Payer, PRACTICE } from '#tests/support/payments.ts';
import type { Schema, TestServer } from '#tests/support/server.ts';

export type Reversal = Schema<'PracticeTransaction'>;

export const transactionUrl = (id: string): string =>
  `/api/admin/organization/1/practice/${PRACTICE}/transaction/${id}`;

/** Refunds and voids through a server, as the signed-in user. */
export function reversing(server: TestServer, token: string) {
  const post = (url: string, body: object, key?: string) =>
    server.call('POST', url, {
      token,
      body,
      headers: key === undefined ? {} : { 'idempotency-key': key },
    });
  return {
    refund: (id: string, amount: number, { key, ...more }: { key?: string; emailAddress?: string } = {}) =>
      post(`${transactionUrl(id)}/refund`, { amount, reason: 'Paid twice', ...more }, key),
    voids: (id: string, { key, ...more }: { key?: string; emailAddress?: string } = {}) =>
      post(`${transactionUrl(id)}/void`, { reason: 'Wrong patient', ...more }, key),
    /** In the format of the practice's list. */
    async found(id: string): Promise<Reversal | undefined> {
      const url = `/api/admin/organization/1/practice/${PRACTICE}/transactions?PageSize=100&SortField=transactionId&SortOrder=desc`;
      const { results } = (await server.call('GET', url, { token })).json<{ results: Reversal[] }>();
      return results.find((each) => each.id === id);
    },
  };
}
export type Reversing = ReturnType<typeof reversing>;

/** What the sandbox gave back on a plan, by its own records. */
export async function reversedBySandbox({ db }: TestServer, { plan }: Payer): Promise<number[]> {
  const rows = await db
    .selectFrom('sandbox_reversals')
    .innerJoin('transactions', 'transactions.order_reference', 'sandbox_reversals.reference')
    .select('sandbox_reversals.amount_cents')
    .where('transactions.plan_id', '=', plan)
    .where('declined_because', 'is', null)
    .orderBy('transactions.id')
    .execute();
  return rows.map(({ amount_cents }) => amount_cents);
}
