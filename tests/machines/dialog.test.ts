import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { dialogMachine } from '#machines/dialog/dialog.machine.ts';
import { selectDialogPhase, selectIsMounted } from '#machines/dialog/dialog.selectors.ts';

function startDialog() {
  const clock = new SimulatedClock();
  const dialog = createActor(dialogMachine, { clock }).start();
  const phase = () => selectDialogPhase(dialog.getSnapshot());
  const isMounted = () => selectIsMounted(dialog.getSnapshot());
  return { clock, dialog, phase, isMounted };
}

describe('a dialog', () => {
  it('DIALOG-2: the overlay fades in over 300 ms and out over 300 ms', () => {
    const { clock, dialog, phase, isMounted } = startDialog();
    expect([phase(), isMounted()]).toEqual(['closed', false]);
    dialog.send({ type: 'dialog.open' });
    clock.increment(299);
    expect([phase(), isMounted()]).toEqual(['opening', true]);
    clock.increment(1);
    expect(phase()).toBe('open');
    dialog.send({ type: 'dialog.close' });
    clock.increment(299);
    expect([phase(), isMounted()]).toEqual(['closing', true]);
    clock.increment(1);
    expect([phase(), isMounted()]).toEqual(['closed', false]);
  });

  it('DIALOG-2: completing its task closes it, even before it is fully there', () => {
    const { clock, dialog, phase } = startDialog();
    dialog.send({ type: 'dialog.open' });
    clock.increment(300);
    dialog.send({ type: 'dialog.complete' });
    expect(phase()).toBe('closing');
    clock.increment(300);
    dialog.send({ type: 'dialog.open' });
    dialog.send({ type: 'dialog.complete' });
    expect(phase()).toBe('closing');
  });

  it('turns round when it is closed while opening, and opened while closing', () => {
    const { clock, dialog, phase } = startDialog();
    dialog.send({ type: 'dialog.open' });
    dialog.send({ type: 'dialog.close' });
    expect(phase()).toBe('closing');
    dialog.send({ type: 'dialog.open' });
    expect(phase()).toBe('opening');
    clock.increment(300);
    expect(phase()).toBe('open');
  });
});
