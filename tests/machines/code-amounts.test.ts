import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { CodePage, CodeRequest, ProcedureCode } from '#domain/plan/procedure-code.ts';
import { codeAmountsMachine } from '#machines/code-amounts/code-amounts.machine.ts';
import { selectConflicts } from '#machines/code-amounts/code-amounts.selectors.ts';
import { codeFormMachine } from '#machines/code-form/code-form.machine.ts';
import { procedureCodesMachine } from '#machines/procedure-codes/procedure-codes.machine.ts';
import { selectCodeAmounts } from '#machines/procedure-codes/procedure-codes.selectors.ts';
import { answering } from '#stories/answers.ts';
import { BUSY, GONE } from '#tests/support/failures.ts';
import { startChart } from '#tests/support/start-chart.ts';
import { STANDARD } from './code-amounts.model.ts';
import { EVERYTHING, FOUND_CODES, NIGHT_GUARD } from './procedure-codes.model.ts';

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

it('API-17.9: an amount that is corrected before its row loads again has no conflict with the first', async () => {
  const { actor, ports } = startChart(codeAmountsMachine, { may: EVERYTHING });
  actor.send({ type: 'amount.save', code: NIGHT_GUARD, cents: 7000 });
  const saved = { ...NIGHT_GUARD, ucrCents: 7000, version: 2 };
  await ports.saveAmounts.succeed({ kind: 'saved', codes: [saved] });
  actor.send({ type: 'amount.save', code: STANDARD, cents: 5600 });
  await ports.saveAmounts.succeed({ kind: 'saved', codes: [STANDARD] });
  actor.send({ type: 'amount.save', code: NIGHT_GUARD, cents: 7100 });
  const loaded = { ...NIGHT_GUARD, ucrCents: 7200, version: 3 };
  await ports.saveAmounts.succeed({ kind: 'saved', codes: [{ ...saved, ucrCents: 7100 }] });
  actor.send({ type: 'amount.save', code: loaded, cents: 7300 });
  expect(ports.saveAmounts.asked.map(({ codes }) => codes)).toEqual([
    [NIGHT_GUARD],
    [STANDARD],
    [saved],
    [loaded],
  ]);
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
  actor.send({ type: 'rows.select', codes: [NIGHT_GUARD], isSelected: true });
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

it('API-17.9: codes that another user deleted are no longer selected, and the user saves the others', async () => {
  const { actor, ports, effects, now } = startChart(codeAmountsMachine, { may: EVERYTHING });
  actor.send({ type: 'rows.select', codes: [NIGHT_GUARD, STANDARD], isSelected: true });
  actor.send({ type: 'bulk.open' });
  actor.send({ type: 'field.change', field: 'value', value: '10' });
  actor.send({ type: 'bulk.save' });
  await ports.saveAmounts.succeed({ kind: 'deleted', codes: [STANDARD] });
  expect([now().value, effects.showToast.map(({ label }) => label)]).toEqual([
    'editing',
    ['Someone else deleted X9001. Save the other amounts again.'],
  ]);
  actor.send({ type: 'bulk.save' });
  expect(ports.saveAmounts.asked.at(-1)).toMatchObject({ codes: [STANDARD] });
  await ports.saveAmounts.succeed({ kind: 'deleted', codes: [] });
  expect([now().value, now().context.selected, effects.reloadCodes.length]).toEqual(['selecting', [], 2]);
});

it('API-17: a selected code whose amount changes in its row stays selected with the new amount', async () => {
  const { actor, ports, now } = startChart(codeAmountsMachine, { may: EVERYTHING });
  const saved = { ...NIGHT_GUARD, ucrCents: 7000, version: 2 };
  actor.send({ type: 'rows.select', codes: [NIGHT_GUARD], isSelected: true });
  actor.send({ type: 'amount.save', code: NIGHT_GUARD, cents: 7000 });
  await ports.saveAmounts.succeed({ kind: 'saved', codes: [saved] });
  expect(now().context.selected).toEqual([saved]);
});

it('API-17: after amounts that may have been saved, the codes load again', async () => {
  const { actor, ports, effects } = startChart(codeAmountsMachine, { may: EVERYTHING });
  actor.send({ type: 'amount.save', code: NIGHT_GUARD, cents: 7000 });
  await ports.saveAmounts.fail(BUSY);
  actor.send({ type: 'dialog.close' });
  expect(effects.reloadCodes).toHaveLength(1);
});

it('API-17: selected codes take the values that the list loads', async () => {
  const changed = { ...NIGHT_GUARD, ucrCents: 12_000, version: 2 };
  const listCodes = answering<CodePage, CodeRequest>({ value: { ...FOUND_CODES, rows: [changed] } });
  const actions = { reportUnsavedWork: () => undefined };
  const [codeAmounts, codeForm] = [
    codeAmountsMachine.provide({ actions }),
    codeFormMachine.provide({ actions }),
  ];
  const machine = procedureCodesMachine.provide({ actors: { listCodes, codeAmounts, codeForm } });
  const codes = createActor(machine, { input: { may: EVERYTHING } }).start();
  const amounts = selectCodeAmounts(codes.getSnapshot());
  amounts?.send({ type: 'rows.select', codes: [NIGHT_GUARD], isSelected: true });
  await waitFor(codes, (snapshot) => snapshot.matches('shown'));
  expect(amounts?.getSnapshot().context.selected).toEqual([changed]);
});

it('API-17: a code that another user deleted closes its form, and the page says so', async () => {
  const { actor, ports, effects, now } = startChart(codeFormMachine, { may: EVERYTHING });
  actor.send({ type: 'code.edit', code: NIGHT_GUARD });
  actor.send({ type: 'code.save' });
  await ports.saveCode.fail(GONE);
  expect([now().value, effects.showToast.map(({ label }) => label)]).toEqual([
    'closed',
    ['Someone else deleted code X9001.'],
  ]);
  expect([effects.deselectCode.length, effects.reloadCodes.length]).toEqual([1, 1]);
});

const DELETIONS = [
  ['was deleted', null, 'Code X9001 deleted'],
  ['may have been deleted', BUSY, 'Check whether it worked before you try again.'],
] as const;
it.each(DELETIONS)(
  'API-17: a code that %s is no longer selected, and the codes load again',
  async (_, failure, label) => {
    const { actor, ports, effects, now } = startChart(codeFormMachine, { may: EVERYTHING });
    actor.send({ type: 'code.delete', code: NIGHT_GUARD });
    actor.send({ type: 'delete.confirm' });
    if (failure) await ports.deleteCode.fail(failure);
    else await ports.deleteCode.succeed(undefined);
    expect([now().value, effects.showToast.map((toast) => toast.label)]).toEqual(['closed', [label]]);
    expect([effects.deselectCode.length, effects.reloadCodes.length]).toEqual([1, 1]);
  },
);

it('API-17: after a save that may have succeeded, the codes load again and the fields stay', async () => {
  const { actor, ports, effects, now } = startChart(codeFormMachine, { may: EVERYTHING });
  actor.send({ type: 'code.edit', code: NIGHT_GUARD });
  actor.send({ type: 'code.save' });
  await ports.saveCode.fail(BUSY);
  expect([now().value, effects.reloadCodes.length]).toEqual(['writing', 1]);
  actor.send({ type: 'code.save' });
  await ports.saveCode.succeed({ kind: 'saved', code: NIGHT_GUARD });
  expect(effects.refreshSelection).toHaveLength(1);
});

it('API-17.9: a percentage that replaces the amount of another user changes the amount in the preview', async () => {
  const { actor, ports, now, stale } = raiseByTenPercent();
  await stale(6500);
  expect(selectConflicts(now())).toMatchObject([{ stored: 6500, mine: 6600 }]);
  actor.send({ type: 'conflict.overwrite' });
  expect(ports.saveAmounts.asked.at(-1)?.codes).toEqual([{ ...NIGHT_GUARD, version: 2 }]);
});
