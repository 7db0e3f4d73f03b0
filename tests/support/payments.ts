import { beforeAll } from 'vitest';
import type { Db } from '#server/db/open.ts';
import { addPatient, addPlan, type PatientGiven, type PlanGiven } from './patients.ts';
import { callsWith, type Schema, type TestServer } from './server.ts';

/** A practice of the sample data. */
export const PRACTICE = 1;

export interface Payer {
  patient: number;
  memberId: string;
  plan: number;
}

export type Account = Schema<'PaymentAccount'>;
export type Transaction = Schema<'PatientTransaction'>;

/** A subscriber with a plan that covers March 2026, and 30.00 to pay on it. */
export async function addPayer(
  db: Db,
  given: Partial<PlanGiven> & { practice?: number; patient?: PatientGiven } = {},
): Promise<Payer> {
  const { practice = PRACTICE, patient: person, ...plan } = given;
  const { id: patient, memberId } = await addPatient(db, practice, person);
  const id = await addPlan(db, practice, patient, {
    start: '2026-03-01',
    end: '2027-03-01',
    dueCents: [3000],
    ...plan,
  });
  return { patient, memberId, plan: id };
}

export const memberUrl = ({ memberId }: Pick<Payer, 'memberId'>, practice = PRACTICE): string =>
  `/api/patient-management/practice/${practice}/member/${memberId}`;

export const NEW_CARD = {
  token: 'tok_sandbox_approved_0042',
  accountType: 'Credit Card',
  name: 'Vera Talbot',
  zipCode: '43215',
  expirationDate: '08/29',
};

/** Calls for a patient's payments, through a server as its signed-in user. */
export function paying(server: TestServer, token: string) {
  const { call } = callsWith(server, token);

  return {
    call,

    async addAccount(payer: Payer, given: Record<string, unknown> = {}): Promise<Account> {
      const answer = await call('POST', `${memberUrl(payer)}/payment-accounts`, { ...NEW_CARD, ...given });
      if (answer.statusCode !== 201) throw new Error(answer.body);
      return answer.json<Account>();
    },

    /** `key`: the Idempotency-Key, if any. */
    pay: (payer: Payer, account: Pick<Account, 'id'>, amount: number, key?: string) =>
      call(
        'POST',
        `${memberUrl(payer)}/plan/${payer.plan}/take-payment`,
        { paymentAccountId: account.id, amount },
        key === undefined ? {} : { 'idempotency-key': key },
      ),

    async due(payer: Payer): Promise<number> {
      const answer = await call('GET', `${memberUrl(payer)}/plan/${payer.plan}/payment/due`);
      return answer.json<{ amountDue: number }>().amountDue;
    },

    async transactions(payer: Payer, query = ''): Promise<Transaction[]> {
      const answer = await call('GET', `${memberUrl(payer)}/plan/transactions${query}`);
      return answer.json<{ results: Transaction[] }>().results;
    },
  };
}
export type Paying = ReturnType<typeof paying>;

/** The calls of the administrator, who signs in before the tests of the enclosing suite. */
export function suiteAdmin(server: TestServer): Paying {
  const admin = {} as Paying;
  beforeAll(async () => {
    const { accessToken } = await server.signIn('admin');
    Object.assign(admin, paying(server, accessToken));
  });
  return admin;
}

/** What the sandbox has charged on a plan, by its own records. */
export async function chargedBySandbox(db: Db, plan: number): Promise<number[]> {
  const rows = await db
    .selectFrom('sandbox_orders')
    .innerJoin('transactions', 'transactions.order_reference', 'sandbox_orders.reference')
    .select('sandbox_orders.amount_cents')
    .where('transactions.plan_id', '=', plan)
    .where('declined_because', 'is', null)
    .execute();
  return rows.map(({ amount_cents }) => amount_cents);
}
