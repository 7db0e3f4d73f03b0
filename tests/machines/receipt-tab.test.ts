import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { receiptTabMachine } from '#machines/receipt-tab/receipt-tab.machine.ts';
import { selectIsOpen } from '#machines/receipt-tab/receipt-tab.selectors.ts';

function startTab() {
  const done: unknown[] = [];
  const machine = receiptTabMachine.provide({
    actions: {
      showReceipt: (_, { address }) => void done.push(`show ${address}`),
      clearTab: () => void done.push('close'),
      clearReceipts: (_, { addresses }) => void done.push(addresses),
    },
  });
  const tab = createActor(machine).start();
  return { tab, done: () => done.splice(0), isOpen: () => selectIsOpen(tab.getSnapshot()) };
}

const arrive = (address: string, isTabClosed = false) =>
  ({ type: 'receipt.arrive', address, isTabClosed }) as const;

describe('the tab of a receipt', () => {
  it('API-18: a receipt is shown in the tab that was opened for it; leaving the page releases every receipt', () => {
    const { tab, done } = startTab();
    for (const address of ['one', 'two']) {
      tab.send({ type: 'tab.open' });
      tab.send(arrive(address));
    }
    expect(done()).toEqual(['show one', 'show two']);
    tab.send({ type: 'receipt.forget' });
    tab.send({ type: 'receipt.forget' });
    expect(done()).toEqual([['one', 'two'], []]);
  });

  it('API-18: a blocked tab shows no receipt', () => {
    const { tab, done, isOpen } = startTab();
    tab.send({ type: 'tab.block' });
    tab.send(arrive('one'));
    tab.send({ type: 'tab.close' });
    expect([isOpen(), done()]).toEqual([false, []]);
  });

  it('API-18: a receipt whose tab the user has closed is released at once', () => {
    const { tab, done, isOpen } = startTab();
    tab.send({ type: 'tab.open' });
    tab.send(arrive('one', true));
    expect([isOpen(), done()]).toEqual([false, [['one']]]);
  });

  it('API-18: a receipt that cannot be loaded closes its tab', () => {
    const { tab, done, isOpen } = startTab();
    tab.send({ type: 'tab.open' });
    tab.send({ type: 'tab.close' });
    expect([isOpen(), done()]).toEqual([false, ['close']]);
  });
});
