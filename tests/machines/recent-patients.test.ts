import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { FoundPatient } from '#domain/patient/found-patient.ts';
import { recentPatientsMachine } from '#machines/recent-patients/recent-patients.machine.ts';
import { selectIsFailed, selectRecents } from '#machines/recent-patients/recent-patients.selectors.ts';
import { commandedPort } from '#tests/support/commanded-port.ts';
import { ADA } from './recent-patients.model.ts';

function start() {
  const load = commandedPort<readonly FoundPatient[], undefined>();
  const actor = createActor(recentPatientsMachine.provide({ actors: { load: load.logic } })).start();
  const seen = () => [selectRecents(actor.getSnapshot()), selectIsFailed(actor.getSnapshot())];
  return { actor, load, seen };
}

describe('the patients that were looked at last', () => {
  it('API-5, SESSION-5: are asked of the server when the search page opens', async () => {
    const { load, seen } = start();
    expect([load.asked.length, seen()]).toEqual([1, [null, false]]);
    await load.succeed([ADA]);
    expect(seen()).toEqual([[ADA], false]);
  });

  it('ERR-1: are asked for again where they could not be loaded', async () => {
    const { actor, load, seen } = start();
    await load.fail({ status: 503, reason: 'Unavailable', message: 'The server is busy.' });
    expect(seen()).toEqual([null, true]);
    actor.send({ type: 'load.retry' });
    expect([load.asked.length, seen()]).toEqual([2, [null, false]]);
  });
});
