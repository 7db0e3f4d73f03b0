import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  chainsOf,
  entryWord,
  isSettled,
  lastCharges,
  netOf,
  netOfEntry,
  PAYMENT_STATUSES,
  type Transaction,
  totalsOf,
} from '#domain/payment/transaction.ts';
import { transactionLines } from '#domain/payment/transaction-csv.ts';
import { aCharge } from '../../support/charges.ts';
import { times } from '../../support/depth.ts';

const RUNS = { numRuns: times(2000, 150) };

const charge: Transaction = { ...aCharge, id: '1' };
const back = (id: string, reversalOf: string, refundCents: number): Transaction => ({
  ...charge,
  id,
  reversalOf,
  refundCents,
  chargeCents: 0,
  status: 'Refunded',
  type: 'Refund',
});

/** Charges of any status, mixed with refunds of some of them in any order. */
const transactions = fc
  .array(
    fc.record({
      cents: fc.integer({ min: 1, max: 5_000_000 }),
      status: fc.constantFrom(...PAYMENT_STATUSES),
      shares: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 3 }),
    }),
    { maxLength: 12 },
  )
  .map((all) =>
    all.flatMap(({ cents, status, shares }, place): Transaction[] => {
      const id = `${place}`;
      const settled = status === 'Paid' || status === 'Refunded';
      const first = {
        ...charge,
        id,
        status,
        chargeCents: cents,
        datePaid: settled ? '2026-03-02' : null,
      };
      let left = cents;
      const backs = settled
        ? shares.map((share, at) => {
            const part = Math.round(left * share);
            left -= part;
            return back(`${id}-${at}`, id, part);
          })
        : [];
      return [first, ...backs];
    }),
  )
  .chain((all) => fc.shuffledSubarray(all, { minLength: all.length }));

describe('transactions', () => {
  it('API-18: a charge and its refunds are one chain', () => {
    const list = [back('3', '1', 1250), { ...charge, id: '2', chargeCents: 700 }, charge, back('4', '1', 50)];
    expect(
      chainsOf(list).map(({ entries }) =>
        entries.map(({ id, ...entry }) => [id, netOfEntry({ id, ...entry })]),
      ),
    ).toEqual([
      [['2', 700]],
      [
        ['1', 3000],
        ['3', -1250],
        ['4', -50],
      ],
    ]);
  });

  it('API-18: a refund without its charge is a chain of its own', () => {
    const [chain] = chainsOf([back('9', '1', 1250)]);
    expect(chain?.entries.map(netOfEntry)).toEqual([-1250]);
  });

  it('API-18: a failed charge counts nothing, and a pending one is not paid', () => {
    const failed: Transaction = { ...charge, id: '2', status: 'Failed', datePaid: null };
    const pending: Transaction = { ...charge, id: '3', status: 'Pending', datePaid: null, chargeCents: 710 };
    expect(totalsOf([charge, failed, pending])).toEqual({
      paidCents: 3000,
      refundedCents: 0,
      voidedCents: 0,
      pendingCents: 710,
    });
    expect([charge, failed, pending].map(isSettled)).toEqual([true, false, false]);
  });

  it('API-18: a void counts as voided and not as refunded', () => {
    const voided = { ...charge, id: '2', voided: true, status: 'Refunded' as const };
    const list = [charge, back('3', '1', 1250), voided, { ...back('4', '2', 3000), voided: true }];
    const totals = totalsOf(list);
    expect(totals).toEqual({ paidCents: 6000, refundedCents: 1250, voidedCents: 3000, pendingCents: 0 });
    expect(netOf(totals)).toBe(1750);
  });

  it('ENTITY-7: a void is a flag of an entry, not a status', () => {
    const voided = { ...charge, voided: true, status: 'Refunded' as const };
    expect(
      [charge, voided, back('2', '1', 1), { ...back('3', '1', 1), voided: true }].map(entryWord),
    ).toEqual(['Charge', 'Charge', 'Refund', 'Void']);
  });

  it('API-18: a void is shown and exported as voided only after the bank has confirmed it', () => {
    const confirmed = { ...back('2', '1', 3000), voided: true };
    const declined = { ...confirmed, status: 'Failed' as const, datePaid: null };
    const line = (entry: Transaction) => transactionLines({ entries: [entry] })[0]?.slice(2, 4);
    expect([confirmed, declined].map(line)).toEqual([
      ['Void', 'Yes'],
      ['Void', 'No'],
    ]);
  });

  it('API-18: in any order, each transaction is in one chain, after the charge that it reverses', () => {
    fc.assert(
      fc.property(transactions, (all) => {
        const entries = chainsOf(all).map((chain) => chain.entries);
        expect(
          entries
            .flat()
            .map(({ id }) => id)
            .sort(),
        ).toEqual(all.map(({ id }) => id).sort());
        for (const [first, ...backs] of entries) {
          expect(first.reversalOf).toBe(null);
          expect(backs.every(({ reversalOf }) => reversalOf === first.id)).toBe(true);
        }
      }),
      RUNS,
    );
  });

  it('API-18: the nets of all transactions add up to the payments less the refunds', () => {
    fc.assert(
      fc.property(transactions, (all) => {
        const nets = all.map(netOfEntry);
        expect(nets.reduce((sum, net) => sum + net, 0)).toBe(netOf(totalsOf(all)));
        expect(nets.every(Number.isSafeInteger)).toBe(true);
      }),
      RUNS,
    );
  });
});

it('the last charges include the last settled one, also behind later failures', () => {
  const [paid, failed] = [charge, { ...charge, status: 'Failed', datePaid: null } as const];
  const idsOf = (charges: readonly Transaction[]) => lastCharges(charges, 2).map(({ id }) => id);
  const failures = ['4', '3', '2'].map((id) => ({ ...failed, id }));
  expect(idsOf([...failures, paid])).toEqual(['4', '1']);
  expect(idsOf([paid, ...failures])).toEqual(['1', '4']);
  expect(idsOf(failures)).toEqual(['4', '3']);
});
