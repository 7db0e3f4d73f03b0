import { describe, expect, it } from 'vitest';
import * as select from '#machines/notifications/notifications.selectors.ts';
import { BUSY } from '#tests/support/failures.ts';
import { BELL, notification, OFFICE, OTHER_BELL } from '#tests/support/notifications.ts';
import { arrival, DENIED, LOADED, loadedBell } from './bell.ts';

describe('choosing a notification', () => {
  it('a selection that the browser cannot store opens nothing, and a toast shows why', async () => {
    const { send, read, storeSelection, effects } = await loadedBell();
    send(
      { type: 'panel.open' },
      { type: 'entry.open', entry: notification({ memberId: '' }), path: '/payment' },
    );
    expect(storeSelection.asked[0]?.memberId).toBeNull();
    await storeSelection.fail(new Error('full'));
    expect(effects.openPage).toEqual([]);
    expect(effects.showToast).toEqual([
      {
        variant: 'error',
        title: 'Couldn’t open this patient',
        label: 'Your browser couldn’t save your selection. Search for the patient in Manage Patients.',
      },
    ]);
    expect(read(select.selectIsOpen)).toBe(false);
  });
});

describe('dismissing', () => {
  it('a dismissal during another call is posted afterwards', async () => {
    const { send, labels, doTask, loadNotifications } = await loadedBell();
    send(arrival, { type: 'entry.dismiss', id: '5001' }, { type: 'entry.dismiss', id: '5002' });
    expect([labels(), doTask.asked.length]).toEqual([[], 1]);
    await doTask.succeed({ done: ['5001'], errors: [] });
    await loadNotifications.fail(BUSY);
    expect(doTask.asked.at(-1)?.task?.ids).toEqual(['5002']);
  });
});

describe('the scope of the bell', () => {
  it('another practice drops open requests, and completes the dismissals of the previous one', async () => {
    const { send, labels, read, doTask, loadNotifications } = await loadedBell();
    send({ type: 'panel.open' }, { type: 'entry.dismiss', id: '5001' });
    send({ type: 'scope.change', scope: BELL });
    expect(read(select.selectIsOpen)).toBe(true);
    send({ type: 'scope.change', scope: OTHER_BELL });
    await loadNotifications.succeed(LOADED);
    expect([labels(), read(select.selectIsOpen), read(select.selectListPhase)]).toEqual([
      [],
      false,
      'loading',
    ]);
    send({ type: 'stream.begin', position: 3 });
    await loadNotifications.succeed({ ...LOADED, entries: [OFFICE] });
    expect(doTask.asked.at(-1)?.task).toEqual({ kind: 'dismiss', practiceId: 'p1', ids: ['5001'] });
    expect(labels()).toEqual([OFFICE.label]);
  });

  it('CONST-3.7: the time zone of the practice changes, and the list stays', async () => {
    const { send, labels, read } = await loadedBell();
    send({ type: 'scope.change', scope: { ...BELL, timeZone: 'America/Los_Angeles' } });
    expect([read(({ context }) => context.scope?.timeZone), labels()]).toEqual([
      'America/Los_Angeles',
      [DENIED.label],
    ]);
  });
});
