import { randomUUID } from 'node:crypto';
import type { Gateway } from '#server/payments/gateway/gateway.ts';
import { sandboxGateway } from '#server/payments/gateway/sandbox.ts';
import { addPatient } from '#tests/support/patients.ts';
import { type Paying, paying } from '#tests/support/payments.ts';
import { addOffer } from '#tests/support/rows.ts';
import type { Schema, TestServer } from '#tests/support/server.ts';
import { updateRows } from '#tests/support/tables.ts';

export const SALES = '/api/plan-sales/practice/1';

/** A gateway that a test can replace in part. */
export function replaceableGateway(server: () => TestServer) {
  const sandbox = () => sandboxGateway(server().db, server().clock.now);
  let instead: Partial<Gateway> = {};
  const gateway: Gateway = {
    register: (...given) => sandbox().register(...given),
    charge: (...given) => (instead.charge ?? sandbox().charge)(...given),
    reverse: (...given) => (instead.reverse ?? sandbox().reverse)(...given),
    find: (...given) => (instead.find ?? sandbox().find)(...given),
  };
  const replace = (part: Partial<Gateway>): void => {
    instead = part;
  };
  return { gateway, sandbox, replace };
}

/** In a practice without admin fee and sales tax. */
export async function withoutTax(server: TestServer): Promise<void> {
  await setPrices(server, 0, 0);
}

export const setPrices = (server: TestServer, adminFeeCents: number, salesTaxHundredths: number | null) =>
  updateRows(
    server.db,
    'practices',
    { id: 1 },
    { admin_fee_cents: adminFeeCents, sales_tax_hundredths: salesTaxHundredths },
  );

let made = 0;

/** A patient with a card, and a plan on offer for 400.00 a year with 25.00 of enrollment. */
export async function buyerIn(server: TestServer, behavior = 'approved') {
  made += 1;
  const name = `Smile Club ${made}`;
  const admin: Paying = paying(server, (await server.signIn('admin')).accessToken);
  const { id, memberId } = await addPatient(server.db, 1);
  const payer = { patient: id, memberId, plan: 0 };
  const account = await admin.addAccount(payer, { token: `tok_sandbox_${behavior}_0042` });
  const offer = await addOffer(server.db, 1, {
    name,
    levels: ['one', 'two', 'family'],
    level: { is_subscription: true, enrollment_fee_cents: 2500 },
  });
  const wanted = { offeredPlanId: String(offer), coverageLevelId: 'one', billing: 'annual' };
  const order = { ...wanted, paymentAccountId: account.id, termsVersion: 1, dueNow: 425 };
  const url = `${SALES}/member/${memberId}`;
  const send = (path: string, body: object, key: string | null = randomUUID()) =>
    admin.call('POST', `${url}/${path}`, body, key === null ? {} : { 'idempotency-key': key });
  const quote = async (body: object) =>
    (await admin.call('POST', `${url}/quote`, body)).json<Schema<'SaleQuote'>>();
  const plans = async () =>
    (
      await server.db
        .selectFrom('plans')
        .innerJoin('plan_members', 'plan_members.plan_id', 'plans.id')
        .select(['plans.name', 'plans.start_date', 'plans.end_date', 'plans.inactive'])
        .where('patient_id', '=', id)
        .orderBy('plans.id')
        .execute()
    ).map(({ name: of, start_date, end_date, inactive }) => [of, start_date, end_date, inactive]);
  return { admin, id, name, memberId, payer, account, offer, wanted, order, send, quote, plans };
}
export type Buyer = Awaited<ReturnType<typeof buyerIn>>;

export const NELL = { firstName: 'Nell', lastName: 'Alder', birthDate: '2019-05-02' };

export const familyOf = ({ order }: Buyer, person: object) => ({
  ...order,
  coverageLevelId: 'family',
  dependents: [person],
});

/** On how many plans a person is. */
export const membersOf = async ({ db }: TestServer, person: typeof NELL): Promise<number> =>
  (
    await db
      .selectFrom('plan_members')
      .innerJoin('patients', 'patients.id', 'patient_id')
      .select('plan_id')
      .where('first_name', '=', person.firstName)
      .where('last_name', '=', person.lastName)
      .where('disabled', '=', false)
      .execute()
  ).length;
