import { describe, expect, it } from 'vitest';
import type { TransactionRequest } from '#domain/payment/transaction-list.ts';
import { transactionsMachine } from '#machines/transactions/transactions.machine.ts';
import {
  selectFailure,
  selectFound,
  selectIsOpeningReceipt,
  selectListPhase,
  selectPage,
  selectReceiptFailure,
  selectSort,
} from '#machines/transactions/transactions.selectors.ts';
import { startChart } from '#tests/support/start-chart.ts';
import { FOUND } from './transactions.model.ts';

const FIRST: TransactionRequest = { sort: { field: 'datePaid', order: 'desc' }, page: 1, pageSize: 10 };
const BUSY = { status: 503, reason: 'Unavailable', message: 'The server is busy.' };

function start() {
  const { actor, ports, effects, now } = startChart(transactionsMachine);
  const { listTransactions: list, openReceipt: receipt } = ports;
  return { actor, list, receipt, now, tabs: () => effects.openTab.length };
}

describe('a patient’s transactions', () => {
  it('API-18: the first page lists the 10 newest', async () => {
    const { list, now } = start();
    expect([list.asked, selectListPhase(now()), selectFound(now())]).toEqual([[FIRST], 'loading', null]);
    await list.succeed(FOUND);
    expect([selectListPhase(now()), selectFound(now())]).toEqual(['ready', FOUND]);
  });

  it('API-18: the server sorts and pages; the previous rows stay on the page until the response', async () => {
    const { actor, list, now } = start();
    await list.succeed(FOUND);
    actor.send({ type: 'page.choose', page: 2 });
    expect([list.asked[1], selectListPhase(now())]).toEqual([{ ...FIRST, page: 2 }, 'refreshing']);
    actor.send({ type: 'sort.choose', sort: { field: 'charge', order: 'asc' } });
    expect(list.asked[2]).toEqual({ ...FIRST, sort: { field: 'charge', order: 'asc' } });
    expect([selectSort(now()), selectPage(now())]).toEqual([{ field: 'charge', order: 'asc' }, 1]);
  });

  it('ERR-1: a failed load shows why, and loads again on retry', async () => {
    const { actor, list, now } = start();
    await list.fail(BUSY);
    expect([selectListPhase(now()), selectFailure(now())?.message]).toEqual([
      'failed',
      'The server is busy.',
    ]);
    actor.send({ type: 'list.retry' });
    expect([list.asked.length, selectFailure(now())]).toEqual([2, null]);
  });

  it('API-18: a receipt opens its tab with the click, and one click sends one request', async () => {
    const { actor, receipt, now, tabs } = start();
    actor.send({ type: 'receipt.open', transactionId: '70001' });
    expect([tabs(), receipt.asked, selectIsOpeningReceipt(now())]).toEqual([
      1,
      [{ transactionId: '70001' }],
      true,
    ]);
    actor.send({ type: 'receipt.open', transactionId: '70001' });
    expect([tabs(), receipt.asked.length]).toEqual([1, 1]);
    await receipt.succeed(undefined);
    expect(selectIsOpeningReceipt(now())).toBe(false);
  });

  it('API-18, ERR-1: a missing receipt shows why; the user retries or dismisses it', async () => {
    const { actor, receipt, now, tabs } = start();
    actor.send({ type: 'receipt.open', transactionId: '70001' });
    await receipt.fail(BUSY);
    expect(selectReceiptFailure(now())?.message).toBe('The server is busy.');
    actor.send({ type: 'receipt.retry' });
    expect([tabs(), receipt.asked.length, selectReceiptFailure(now())]).toEqual([2, 2, null]);
    await receipt.fail(BUSY);
    actor.send({ type: 'receipt.open', transactionId: '70002' });
    expect([tabs(), receipt.asked.at(-1)]).toEqual([3, { transactionId: '70002' }]);
    await receipt.fail(BUSY);
    actor.send({ type: 'receipt.dismiss' });
    expect([selectReceiptFailure(now()), selectIsOpeningReceipt(now())]).toEqual([null, false]);
  });
});
