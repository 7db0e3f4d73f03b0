import { expect, it } from 'vitest';
import type { ProcedureCode } from '#domain/plan/procedure-code.ts';
import { codeAmountsMachine } from '#machines/code-amounts/code-amounts.machine.ts';
import { startChart } from '#tests/support/start-chart.ts';
import { STANDARD } from './code-amounts.model.ts';
import { EVERYTHING, NIGHT_GUARD } from './procedure-codes.model.ts';

it('API-17: amounts entered while another one is saved are saved next, the last one of each code', async () => {
  const { actor, ports, now } = startChart(codeAmountsMachine, { may: EVERYTHING });
  const enter = (code: ProcedureCode, cents: number) => actor.send({ type: 'amount.save', code, cents });
  const one = (code: ProcedureCode, cents: number) => ({ codes: [code], change: { kind: 'amount', cents } });
  const saved = { ...NIGHT_GUARD, ucrCents: 7000, version: 2 };
  enter(NIGHT_GUARD, 7000);
  enter(STANDARD, 5600);
  enter(STANDARD, 5700);
  enter(NIGHT_GUARD, 7100);
  for (const codes of [[saved], [STANDARD], [saved]])
    await ports.saveAmounts.succeed({ kind: 'saved', codes });
  expect(ports.saveAmounts.asked).toEqual([one(NIGHT_GUARD, 7000), one(STANDARD, 5700), one(saved, 7100)]);
  expect(now().value).toBe('selecting');
});
