import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { DEFAULT_LOOK, type Look } from '#domain/session/look.ts';
import { lookMachine } from '#machines/look/look.machine.ts';
import { selectIsLookUnsaved, selectLook } from '#machines/look/look.selectors.ts';
import { commandedPort } from '#tests/support/commanded-port.ts';

function startLook() {
  const load = commandedPort<Look, { userId: string | null }>();
  const save = commandedPort<void, { userId: string | null; look: Look }>();
  const shown: Look[] = [];
  const machine = lookMachine.provide({
    actors: { loadLook: load.logic, saveLook: save.logic },
    actions: { showLook: (_, look) => void shown.push(look) },
  });
  const actor = createActor(machine).start();
  return { actor, load, save, shown };
}

const PURPLE = { ...DEFAULT_LOOK, theme: 'purple' } as const;

describe('how the portal looks for its user', () => {
  it('CONST-1: what a user chose before is shown once they are known, and that of another after them', async () => {
    const { actor, load, shown } = startLook();
    expect(selectLook(actor.getSnapshot())).toEqual(DEFAULT_LOOK);
    actor.send({ type: 'user.change', userId: 'ann' });
    await load.succeed(PURPLE);
    actor.send({ type: 'user.change', userId: 'ann' });
    expect(load.asked).toEqual([{ userId: 'ann' }]);
    expect(shown).toEqual([PURPLE]);
    actor.send({ type: 'user.change', userId: 'bob' });
    await load.succeed(DEFAULT_LOOK);
    expect(load.asked).toEqual([{ userId: 'ann' }, { userId: 'bob' }]);
    expect(shown).toEqual([PURPLE, DEFAULT_LOOK]);
  });

  it('CONST-1: a choice is shown at once and stored; of two in a row both hold', async () => {
    const { actor, load, save, shown } = startLook();
    actor.send({ type: 'user.change', userId: 'ann' });
    await load.succeed(DEFAULT_LOOK);
    actor.send({ type: 'look.choose', change: { theme: 'purple' } });
    actor.send({ type: 'look.choose', change: { density: 'compact' } });
    const both = { ...PURPLE, density: 'compact' };
    expect(shown).toEqual([DEFAULT_LOOK, PURPLE, both]);
    expect(save.asked.at(-1)).toEqual({ userId: 'ann', look: both });
    await save.succeed(undefined);
    expect(selectLook(actor.getSnapshot())).toEqual(both);
    expect(selectIsLookUnsaved(actor.getSnapshot())).toBe(false);
  });

  it('a browser that stores nothing shows the choice and says that it will not last', async () => {
    const { actor, load, save, shown } = startLook();
    actor.send({ type: 'user.change', userId: 'ann' });
    await load.fail(new Error('No storage'));
    expect(selectIsLookUnsaved(actor.getSnapshot())).toBe(true);
    actor.send({ type: 'look.choose', change: { theme: 'purple' } });
    expect(selectIsLookUnsaved(actor.getSnapshot())).toBe(false);
    await save.fail(new Error('No storage'));
    expect(shown).toEqual([PURPLE]);
    expect(selectIsLookUnsaved(actor.getSnapshot())).toBe(true);
  });
});
