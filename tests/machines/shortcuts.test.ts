import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { shortcutsMachine } from '#machines/shortcuts/shortcuts.machine.ts';
import { keyPress } from '#tests/support/key-press.ts';

function startShortcuts() {
  const clock = new SimulatedClock();
  const taken: (string | undefined)[] = [];
  const machine = shortcutsMachine.provide({
    actions: {
      runCommand: (_, { shortcut }) => void taken.push(shortcut.does),
    },
  });
  const shortcuts = createActor(machine, { clock }).start();
  const press = (...keys: string[]) => {
    for (const key of keys) shortcuts.send({ type: 'key.press', press: keyPress(key) });
  };
  return { shortcuts, clock, taken, press };
}

describe('the shortcuts', () => {
  it('one key does what it stands for at once, and two do when they follow each other', () => {
    const { taken, press } = startShortcuts();
    press('/', 'g', 'r');
    expect(taken).toEqual(['Find a patient', 'Report']);
  });

  it('the second key is waited for 1500 ms', () => {
    const { clock, taken, press } = startShortcuts();
    press('g');
    clock.increment(1499);
    press('r');
    press('g');
    clock.increment(1500);
    press('r');
    expect(taken).toEqual(['Report']);
  });

  it('a key that is none of ours ends a sequence, and the first key begins it again', () => {
    const { clock, taken, press } = startShortcuts();
    press('g', 'x', 'r');
    expect(taken).toEqual([]);
    press('g');
    clock.increment(1000);
    press('g');
    clock.increment(1000);
    press('s');
    expect(taken).toEqual(['Manage Patients']);
  });

  it('a key that belongs to a field is none, and the menu opens from within one', () => {
    const { shortcuts, taken } = startShortcuts();
    shortcuts.send({ type: 'key.press', press: keyPress('?', { place: 'field' }) });
    shortcuts.send({ type: 'key.press', press: keyPress('k', { place: 'field', ctrl: true }) });
    expect(taken).toEqual(['Open the command menu']);
  });
});
