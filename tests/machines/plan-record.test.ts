import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { PlanRecord } from '#domain/plan/plan-record.ts';
import { planRecordMachine } from '#machines/plan-record/plan-record.machine.ts';
import {
  selectFailure,
  selectPayments,
  selectProcedures,
} from '#machines/plan-record/plan-record.selectors.ts';
import { commandedPort } from '#tests/support/commanded-port.ts';

function start() {
  const load = commandedPort<PlanRecord, undefined>();
  const actor = createActor(planRecordMachine.provide({ actors: { load: load.logic } })).start();
  const known = () => {
    const snapshot = actor.getSnapshot();
    return [selectProcedures(snapshot), selectPayments(snapshot), selectFailure(snapshot)?.message ?? null];
  };
  return { actor, load, known };
}

describe('what a plan has seen', () => {
  it('ROUTE-8: the procedures of a plan are told, or its payments', async () => {
    const treatments = start();
    expect(treatments.known()).toEqual([null, null, null]);
    await treatments.load.succeed({ kind: 'treatments', procedures: [] });
    expect(treatments.known()).toEqual([[], null, null]);
    const schedule = start();
    await schedule.load.succeed({ kind: 'schedule', payments: [] });
    expect(schedule.known()).toEqual([null, [], null]);
  });

  it('ERR-1: what could not be loaded says why, and is asked for again', async () => {
    const { actor, load, known } = start();
    await load.fail({ status: 503, reason: 'Unavailable', message: 'The server is busy.' });
    expect(known()).toEqual([null, null, 'The server is busy.']);
    actor.send({ type: 'load.retry' });
    expect([load.asked.length, known()]).toEqual([2, [null, null, null]]);
  });
});
