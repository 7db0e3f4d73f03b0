import { describe, expect, it } from 'vitest';
import { patientNotesMachine } from '#machines/patient-notes/patient-notes.machine.ts';
import {
  selectIsWriting,
  selectNotes,
  selectNotesFailure,
  selectTextError,
} from '#machines/patient-notes/patient-notes.selectors.ts';
import { BUSY, GONE } from '#tests/support/failures.ts';
import { startChart } from '#tests/support/start-chart.ts';
import { NOTE } from './patient-notes.model.ts';

async function start() {
  const chart = startChart(patientNotesMachine);
  await chart.ports.listNotes.succeed([NOTE, NOTE]);
  return chart;
}

describe('Patient notes', () => {
  it('PATIENT-1.4: a note is saved without spaces around it, then the notes, the patient and the activity load again', async () => {
    const { actor, ports, effects, now } = await start();
    expect(selectNotes(now())).toEqual([NOTE]);
    actor.send({ type: 'note.write' });
    actor.send({ type: 'note.save' });
    expect(selectTextError(now())).toBe('Enter a note.');
    actor.send({ type: 'field.change', field: 'text', value: ' Prefers texts ' });
    actor.send({ type: 'alert.switch', isAlert: true });
    actor.send({ type: 'note.save' });
    expect(ports.addNote.asked).toEqual([{ text: 'Prefers texts', isAlert: true }]);
    await ports.addNote.succeed({ message: 'Note added successfully' });
    expect(ports.listNotes.asked).toHaveLength(2);
    expect(effects.showToast).toEqual([{ variant: 'success', label: 'Note added successfully' }]);
    expect([effects.reloadPatient.length, effects.reloadActivity.length]).toEqual([1, 1]);
  });

  it('ERR-1: a note that was not saved stays in the dialog with the reason', async () => {
    const { actor, ports, now } = await start();
    actor.send({ type: 'note.write' });
    actor.send({ type: 'field.change', field: 'text', value: 'Prefers texts' });
    actor.send({ type: 'note.save' });
    await ports.addNote.fail(BUSY);
    expect([selectIsWriting(now()), selectNotesFailure(now())]).toEqual([true, BUSY]);
    expect(now().context.fields.texts.text).toBe('Prefers texts');
  });

  it('PATIENT-1: a note can be added while the notes cannot be loaded, and closing the dialog loads them', async () => {
    const { actor, ports, now } = startChart(patientNotesMachine);
    await ports.listNotes.fail(BUSY);
    actor.send({ type: 'note.write' });
    expect([selectIsWriting(now()), selectNotesFailure(now())]).toEqual([true, null]);
    actor.send({ type: 'dialog.close' });
    expect(ports.listNotes.asked).toHaveLength(2);
  });

  it('PATIENT-1: a note that is already removed leaves the page, with its alert', async () => {
    const { actor, ports, effects, now } = await start();
    actor.send({ type: 'note.choose', note: NOTE });
    actor.send({ type: 'note.remove' });
    await ports.removeNote.fail(GONE);
    expect([now().value, selectNotesFailure(now()), ports.listNotes.asked.length]).toEqual([
      { list: 'loading' },
      null,
      2,
    ]);
    expect(effects.showToast).toEqual([{ variant: 'info', label: 'This note was already removed.' }]);
    expect([effects.reloadPatient.length, effects.reloadActivity.length]).toEqual([1, 1]);
  });

  it('ERR-1: after a failed request, which may have reached the server, closing the dialog loads notes, alerts and activity again', async () => {
    const { actor, ports, effects } = await start();
    const loads = () =>
      [ports.listNotes.asked, effects.reloadPatient, effects.reloadActivity].map(({ length }) => length);
    const write = { type: 'field.change', field: 'text', value: 'Prefers texts' } as const;
    for (const event of [{ type: 'note.write' } as const, write]) actor.send(event);
    for (const type of ['dialog.close', 'discard.confirm'] as const) actor.send({ type });
    expect(loads()).toEqual([1, 0, 0]);
    for (const event of [{ type: 'note.write' } as const, write]) actor.send(event);
    actor.send({ type: 'note.save' });
    await ports.addNote.fail(BUSY);
    for (const type of ['dialog.close', 'discard.confirm'] as const) actor.send({ type });
    expect(loads()).toEqual([2, 1, 1]);
    await ports.listNotes.succeed([NOTE]);
    actor.send({ type: 'note.choose', note: NOTE });
    actor.send({ type: 'note.remove' });
    await ports.removeNote.fail(BUSY);
    actor.send({ type: 'dialog.close' });
    expect(loads()).toEqual([3, 2, 2]);
  });
});
