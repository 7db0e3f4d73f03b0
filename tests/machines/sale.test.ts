import { expect, it } from 'vitest';
import { saleMachine } from '#machines/sale/sale.machine.ts';
import { selectSaleFailure, selectTerms } from '#machines/sale/sale.selectors.ts';
import { startChart } from '#tests/support/start-chart.ts';
import { SALE_ACCOUNT, SALE_OFFERS, SALE_QUOTE, TERMS_CHANGED } from './sale.model.ts';

it('API-21.1: after the terms have changed, the page loads and shows them, and sells once the patient accepts them', async () => {
  const {
    actor: sale,
    ports: { loadSale, loadTerms, quoteSale, sellPlan },
    now,
  } = startChart(saleMachine, { kind: 'purchase', key: 'k', today: '2026-03-16' });
  const confirm = () => {
    sale.send({ type: 'terms.accept', accepts: true });
    sale.send({ type: 'sale.confirm' });
  };
  await loadSale.succeed({
    offers: SALE_OFFERS,
    procedures: [],
    accounts: [SALE_ACCOUNT],
    terms: { version: 1, text: 'Terms 1' },
    patientName: 'Ada Marlowe',
    currentPlan: null,
    draft: null,
  });
  await quoteSale.succeed(SALE_QUOTE);
  confirm();
  await sellPlan.fail(TERMS_CHANGED);
  await loadTerms.succeed({ version: 2, text: 'Terms 2' });
  await quoteSale.succeed(SALE_QUOTE);
  expect([selectTerms(now())?.text, now().context.accepts, selectSaleFailure(now())?.message]).toEqual([
    'Terms 2',
    false,
    'The terms have changed. Read them again.',
  ]);
  sale.send({ type: 'sale.confirm' });
  confirm();
  expect(sellPlan.asked.map(({ key, termsVersion }) => [key, termsVersion])).toEqual([
    ['k-1', 1],
    ['k-2', 2],
  ]);
});
