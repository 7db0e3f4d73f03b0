import { expect, it } from 'vitest';
import type { ProcedureCode } from '#domain/plan/procedure-code.ts';
import { codeAmountsMachine } from '#machines/code-amounts/code-amounts.machine.ts';
import { selectConflicts } from '#machines/code-amounts/code-amounts.selectors.ts';
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

it.each([
  ['a failure', new Error('offline'), 'save.retry'],
  ['a failure', new Error('offline'), 'dialog.close'],
  ['a conflict', null, 'conflict.overwrite'],
  ['a conflict', null, 'dialog.close'],
] as const)(
  'API-17: an amount entered as the dialog of %s opens is saved after it (%s, %s)',
  async (_, error, answer) => {
    const { actor, ports } = startChart(codeAmountsMachine, { may: EVERYTHING });
    actor.send({ type: 'amount.save', code: NIGHT_GUARD, cents: 7000 });
    if (error) await ports.saveAmounts.fail(error);
    else await ports.saveAmounts.succeed({ kind: 'stale', codes: [{ ...NIGHT_GUARD, version: 2 }] });
    actor.send({ type: 'amount.save', code: STANDARD, cents: 5600 });
    actor.send({ type: answer });
    if (answer !== 'dialog.close') await ports.saveAmounts.succeed({ kind: 'saved', codes: [NIGHT_GUARD] });
    expect(ports.saveAmounts.asked.at(-1)).toEqual({
      codes: [STANDARD],
      change: { kind: 'amount', cents: 5600 },
    });
  },
);

function raiseByTenPercent() {
  const { actor, ports, now } = startChart(codeAmountsMachine, { may: EVERYTHING });
  actor.send({ type: 'row.toggle', code: NIGHT_GUARD });
  actor.send({ type: 'bulk.open' });
  actor.send({ type: 'field.change', field: 'value', value: '10' });
  actor.send({ type: 'bulk.save' });
  const stale = (ucrCents: number) =>
    ports.saveAmounts.succeed({ kind: 'stale', codes: [{ ...NIGHT_GUARD, ucrCents, version: 2 }] });
  return { actor, ports, now, stale };
}

it('API-17.9: a percentage whose response was lost is not applied again when the user tries again', async () => {
  const { actor, ports, now, stale } = raiseByTenPercent();
  await ports.saveAmounts.fail(new Error('offline'));
  actor.send({ type: 'save.retry' });
  await stale(6600);
  expect([now().value, now().context.selected]).toEqual(['selecting', []]);
});

it('API-17.9: a percentage that replaces the amount of another user changes the amount in the preview', async () => {
  const { actor, ports, now, stale } = raiseByTenPercent();
  await stale(6500);
  expect(selectConflicts(now())).toMatchObject([{ stored: 6500, mine: 6600 }]);
  actor.send({ type: 'conflict.overwrite' });
  expect(ports.saveAmounts.asked.at(-1)?.codes).toEqual([{ ...NIGHT_GUARD, version: 2 }]);
});
