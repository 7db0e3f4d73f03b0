import { describe, expect, it } from 'vitest';
import { postInstallments, writeInstallments } from '#server/payments/installments.queries.ts';
import { SAMPLED_ENGINES } from '../../support/database.ts';
import { MONTHLY_PAYMENT } from '../../support/payment-fixture.ts';
import { addPayer, memberUrl, suiteAdmin } from '../../support/payments.ts';
import { refusalIn, suiteServer } from '../../support/server.ts';
import { updateRows } from '../../support/tables.ts';

describe.each(SAMPLED_ENGINES)('accounts that later payments need, over %s', (engine) => {
  const server = suiteServer({ engine });
  const admin = suiteAdmin(server);

  it('API-9: the account for later monthly payments cannot be deleted until the last one is paid, even without auto-renewal', async () => {
    const payer = await addPayer(server.db, { autoRenew: false, dueCents: [] });
    const account = await admin.addAccount(payer, { isAutoRenewal: true });
    const url = `${memberUrl(payer)}/payment-accounts/${account.id}`;
    const payments = ['2026-03-16', '2026-04-16'].map((dueDate) => ({ ...MONTHLY_PAYMENT, dueDate }));
    await writeInstallments(server.db, payer.plan, payments);
    await postInstallments(server.db, payer.plan, { dueBy: '2026-03-16', day: '2026-03-16' });
    const refused = async () => refusalIn(await admin.call('DELETE', url))[1];
    expect(await refused()).toBe('accountInUse');
    expect(refusalIn(await admin.call('PUT', url, { isAutoRenewal: false }))[1]).toBe('accountInUse');
    const later = server.db.deleteFrom('instalments').where('payment_due_id', 'is', null);
    await later.where('plan_id', '=', payer.plan).execute();
    expect(await refused()).toBe('accountInUse');
    // The job no longer retries the payment.
    await updateRows(server.db, 'instalments', { plan_id: payer.plan }, { tried_until: '2026-03-15' });
    expect((await admin.call('DELETE', url)).statusCode).toBe(204);
  });
});
