import { describe, expect, it } from 'vitest';
import { runRenewals } from '#server/jobs/renewals.ts';
import { gatewayOf, moneyServices } from '#server/payments/money-services.ts';
import { planMembershipsRepository } from '#server/plans/plan-memberships.queries.ts';
import { SAMPLED_ENGINES } from '#tests/support/database.ts';
import {
  chargesOf,
  END,
  type Holder,
  nextPlanOf,
  nights,
  noonOf,
  PRICE_CENTS,
  renewingPractices,
} from '#tests/support/renewals.ts';
import { rowsOf } from '#tests/support/tables.ts';

describe.each(SAMPLED_ENGINES)(
  'an automatic payment that changes after the job listed it, on %s',
  (engine) => {
    const renewing = renewingPractices(engine);
    const clock = noonOf(END);
    const services = () => {
      const { db } = renewing.database;
      return moneyServices(db, clock, gatewayOf('sandbox', db, clock), {});
    };

    /** Runs the job, and changes the holder's plan or accounts just before their payment. */
    async function nightWith({ memberId }: Holder, change: () => Promise<unknown>): Promise<void> {
      const { takePayment } = services();
      const reports = await runRenewals({
        db: renewing.database.db,
        clock,
        salesTax: {},
        takePayment: async (wanted) => {
          if (wanted.memberId === memberId) await change();
          return takePayment(wanted);
        },
      });
      expect(reports.flatMap(({ failures }) => failures)).toEqual([]);
    }
    const chargesFor = async (holder: Holder) => {
      const next = await nextPlanOf(renewing.database.db, holder);
      return chargesOf(renewing.database.db, next?.plan);
    };

    it('API-12: a renewal is not charged after staff turned off auto-renewal', async () => {
      const alder = await renewing.practice();
      const holder = await alder.addHolder({ end: END, account: 'approved' });
      const { memberId, plan } = holder;
      await nightWith(holder, () =>
        planMembershipsRepository(renewing.database.db, clock).setAutoRenew(
          { practiceId: String(alder.id), memberId, planId: String(plan) },
          false,
        ),
      );
      expect(await chargesFor(holder)).toEqual([]);
      await nights(renewing.database, [END]);
      expect([await renewing.stateOf(holder), await chargesFor(holder)]).toEqual(['given up', []]);
    });

    it('API-9: the account that staff marked for auto-renewal is charged, not the one before it', async () => {
      const alder = await renewing.practice();
      const holder = await alder.addHolder({ end: END, account: 'approved' });
      let chosen = 0;
      await nightWith(holder, async () => {
        chosen = await alder.markAccount(holder.patient, 'approved');
      });
      expect(await chargesFor(holder)).toEqual([]);
      await nights(renewing.database, [END]);
      const next = await nextPlanOf(renewing.database.db, holder);
      const charges = await rowsOf(
        renewing.database.db,
        'transactions',
        ['payment_account_id', 'charge_cents', 'payment_status'],
        { plan_id: next?.plan ?? 0 },
      );
      expect(charges).toEqual([
        { payment_account_id: chosen, charge_cents: PRICE_CENTS, payment_status: 'Paid' },
      ]);
    });
  },
);
