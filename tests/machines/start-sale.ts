import { saleMachine } from '#machines/sale/sale.machine.ts';
import type { SaleInput } from '#machines/sale/sale.types.ts';
import { startChart } from '#tests/support/start-chart.ts';

export function startSale(given: Partial<SaleInput> = {}) {
  const input = { kind: 'purchase', today: '2026-03-16', wantedOfferId: '41', ...given } as const;
  const { actor: sale, clock, ports, log, now } = startChart(saleMachine, input);
  const confirm = () => {
    sale.send({ type: 'terms.accept', accepts: true });
    sale.send({ type: 'sale.confirm' });
  };
  return { sale, clock, ...ports, log, now, confirm };
}
