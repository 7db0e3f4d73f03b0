import { afterEach, describe, expect, it, vi } from 'vitest';
import * as select from '#machines/notifications/notifications.selectors.ts';
import { arrival, DENIED, LOADED, loadedBell, SERVER_DOWN, told } from '#tests/support/bell.ts';
import { BELL, notification, OFFICE, OTHER_BELL } from '#tests/support/notifications.ts';

afterEach(() => vi.clearAllMocks());

describe('choosing a notification', () => {
  it('BELL-5: AutoRenewalFailed and BenefitDenied store member and practice, and load the page again', async () => {
    for (const [type, path] of [
      ['AutoRenewalFailed', '/view-patient/overview'],
      ['BenefitDenied', '/view-patient/benefit-summary'],
    ] as const) {
      const { send, storeSelection } = await loadedBell();
      send({ type: 'panel.open' }, { type: 'entry.open', entry: { ...DENIED, type } });
      expect(storeSelection.asked).toEqual([
        { organizationId: 'o1', practiceId: 'p1', memberId: '10000001' },
      ]);
      await storeSelection.succeed();
      expect(told('openPage').at(-1)).toEqual({ path });
    }
    expect(told('navigate')).toEqual([]);
  });

  it('BELL-5: OfficeCardExpiring and OfficeCardDeclined open payment management, without a reload', async () => {
    for (const type of ['OfficeCardExpiring', 'OfficeCardDeclined'] as const) {
      const { send, read } = await loadedBell();
      send({ type: 'panel.open' }, { type: 'entry.open', entry: { ...OFFICE, type } });
      expect(told('navigate').at(-1)).toMatchObject({ path: '/payment-management' });
      expect(read(select.selectIsOpen)).toBe(false);
    }
    expect(told('openPage')).toEqual([]);
  });

  it('a selection that the browser cannot store opens nothing, and a toast shows why', async () => {
    const { send, read, storeSelection } = await loadedBell();
    send({ type: 'panel.open' }, { type: 'entry.open', entry: notification({ memberId: '' }) });
    expect(storeSelection.asked[0]?.memberId).toBeNull();
    await storeSelection.fail(new Error('full'));
    expect(told('openPage')).toEqual([]);
    expect(told('showToast')).toEqual([
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
  it('BELL-6: a dismissed notification disappears at once, is posted, and the list loads again', async () => {
    const { send, labels, doTask, loadNotifications } = await loadedBell();
    send({ type: 'entry.dismiss', id: '5001' });
    expect(labels()).toEqual([]);
    expect(doTask.asked).toEqual([{ task: { kind: 'dismiss', practiceId: 'p1', ids: ['5001'] } }]);
    await doTask.succeed({ done: ['5001'], errors: [] });
    expect([labels(), loadNotifications.asked.length]).toEqual([[], 2]);
    expect(told('showToast')).toEqual([
      {
        variant: 'success',
        label: 'Notification dismissed',
        action: { kind: 'restoreNotifications', label: 'Undo', practiceId: 'p1', ids: ['5001'] },
      },
    ]);
  });

  it('BELL-6: CLEAR ALL posts every shown notification, and undo restores them', async () => {
    const { send, labels, doTask, loadNotifications } = await loadedBell();
    send(arrival, { type: 'list.clear' });
    expect(doTask.asked[0]?.task).toEqual({ kind: 'clear', practiceId: 'p1', ids: ['5002', '5001'] });
    await doTask.succeed({ done: ['5002', '5001'], errors: [] });
    expect(told('showToast')[0]).toMatchObject({ label: '2 notifications dismissed' });
    await loadNotifications.succeed({ ...LOADED, entries: [] });
    send({ type: 'list.clear' }, { type: 'undo.accept', practiceId: 'p1', ids: ['5002', '5001'] });
    expect(doTask.asked.slice(1)).toEqual([
      { task: { kind: 'restore', practiceId: 'p1', ids: ['5002', '5001'] } },
    ]);
    await doTask.succeed({ done: ['5002', '5001'], errors: [] });
    await loadNotifications.succeed({ ...LOADED, entries: [OFFICE, DENIED] });
    expect(labels()).toEqual([OFFICE.label, DENIED.label]);
    expect(told('showToast')).toHaveLength(1);
  });

  it('BELL-6: a failed dismissal is logged with the specified text, and its notification is shown again', async () => {
    const { send, labels, doTask, loadNotifications } = await loadedBell();
    send({ type: 'entry.dismiss', id: '5001' });
    await doTask.succeed({ done: [], errors: [SERVER_DOWN] });
    expect(labels()).toEqual([DENIED.label]);
    await loadNotifications.succeed(LOADED);
    send({ type: 'list.clear' });
    await doTask.fail(SERVER_DOWN);
    expect(told('logErrors')).toEqual([
      { words: 'Error dismissing notification', errors: [SERVER_DOWN] },
      { words: 'Error clearing all notifications', errors: [SERVER_DOWN] },
    ]);
    expect(told('showToast')).toEqual([]);
  });

  it('a dismissal during another call is posted afterwards', async () => {
    const { send, labels, doTask, loadNotifications } = await loadedBell();
    send(arrival, { type: 'entry.dismiss', id: '5001' }, { type: 'entry.dismiss', id: '5002' });
    expect([labels(), doTask.asked.length]).toEqual([[], 1]);
    await doTask.succeed({ done: ['5001'], errors: [] });
    await loadNotifications.fail(SERVER_DOWN);
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

  it('SESSION-5: signing out clears everything', async () => {
    const { send, read, labels } = await loadedBell();
    send(arrival, { type: 'scope.change', scope: null });
    expect([read(select.selectHasBell), labels(), read(select.selectLatest)]).toEqual([false, [], null]);
  });
});
