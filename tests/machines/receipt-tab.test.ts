import { describe, expect, it } from 'vitest';
import { receiptTabMachine } from '#machines/receipt-tab/receipt-tab.machine.ts';
import { selectIsOpen } from '#machines/receipt-tab/receipt-tab.selectors.ts';
import { startChart } from '#tests/support/start-chart.ts';

function startTab() {
  const { actor: tab, log, now } = startChart(receiptTabMachine);
  return { tab, done: () => log.splice(0), isOpen: () => selectIsOpen(now()) };
}

const arrive = (address: string, isTabClosed = false) =>
  ({ type: 'receipt.arrive', address, token: `opens ${address}`, isTabClosed }) as const;

describe('the tab of a receipt', () => {
  it('API-18, API-18.7: a receipt is shown in the tab that was opened for it, by its token', () => {
    const { tab, done } = startTab();
    for (const address of ['one', 'two']) {
      tab.send({ type: 'tab.open' });
      tab.send(arrive(address));
    }
    expect(done()).toMatchObject([
      ['showReceipt', { address: 'one', token: 'opens one' }],
      ['showReceipt', { address: 'two', token: 'opens two' }],
    ]);
  });

  it('API-18: a blocked tab shows no receipt', () => {
    const { tab, done, isOpen } = startTab();
    tab.send({ type: 'tab.block' });
    tab.send(arrive('one'));
    tab.send({ type: 'tab.close' });
    expect([isOpen(), done()]).toEqual([false, []]);
  });

  it('API-18: a receipt whose tab the user has closed is not shown', () => {
    const { tab, done, isOpen } = startTab();
    tab.send({ type: 'tab.open' });
    tab.send(arrive('one', true));
    expect([isOpen(), done()]).toEqual([false, []]);
  });

  it('API-18: a receipt that cannot be loaded closes its tab', () => {
    const { tab, done, isOpen } = startTab();
    tab.send({ type: 'tab.open' });
    tab.send({ type: 'tab.close' });
    expect([isOpen(), done()]).toEqual([false, [['clearTab', undefined]]]);
  });
});
