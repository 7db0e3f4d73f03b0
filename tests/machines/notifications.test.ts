import { describe, expect, it } from 'vitest';
import * as select from '#machines/notifications/notifications.selectors.ts';
import { BUSY } from '#tests/support/failures.ts';
import { BELL, OFFICE } from '#tests/support/notifications.ts';
import { arrival, bell, DENIED, LOADED, loadedBell } from './bell.ts';

describe('the notifications of a practice', () => {
  it('API-21: the list loads once the stream has started', async () => {
    const { send, read, labels, loadNotifications, followNotifications } = bell();
    send({ type: 'scope.change', scope: BELL });
    expect(followNotifications.asked).toEqual([{ practiceId: 'p1', position: null }]);
    send({ type: 'stream.begin', position: 57 });
    expect(loadNotifications.asked).toEqual([{ practiceId: 'p1' }]);
    await loadNotifications.succeed(LOADED);
    expect([read(select.selectListPhase), labels()]).toEqual(['loaded', [DENIED.label]]);
  });

  it('the list waits at most 2000 ms for the stream', () => {
    const { send, clock, loadNotifications } = bell();
    send({ type: 'scope.change', scope: BELL });
    clock.increment(1999);
    expect(loadNotifications.asked).toEqual([]);
    clock.increment(1);
    expect(loadNotifications.asked).toHaveLength(1);
  });

  it('a failed load shows why, and loads again on retry', async () => {
    const { send, read, loadNotifications } = bell();
    send({ type: 'scope.change', scope: BELL }, { type: 'stream.begin', position: 57 });
    await loadNotifications.fail(BUSY);
    expect([read(select.selectListPhase), read(select.selectFailure)]).toEqual(['failed', BUSY]);
    send({ type: 'list.retry' });
    await loadNotifications.succeed(LOADED);
    expect(read(select.selectListPhase)).toBe('loaded');
  });

  it('BELL-3: opening marks notifications as seen; a new one shows the badge, and its mark stays until the user acts', async () => {
    const { send, read, effects } = await loadedBell();
    expect(read(select.selectUnwatched)).toBe(1);
    send({ type: 'panel.open' });
    expect(read(select.selectUnwatched)).toBe(0);
    send({ type: 'panel.close' });
    expect(read(select.selectUnwatched)).toBe(0);
    send(arrival);
    expect([read(select.selectUnwatched), read(select.selectLatest)]).toEqual([1, OFFICE]);
    expect(read(select.selectEntries).map(({ isNew }) => isNew)).toEqual([true, true]);
    send({ type: 'panel.open' }, { type: 'entry.open', entry: OFFICE, path: '/payment-management' });
    expect(read(select.selectEntries).map(({ isNew }) => isNew)).toEqual([false, true]);
    expect(effects.storeSeen.at(-1)).toEqual({ watched: ['5002', '5001'], acted: ['5002'] });
  });

  it('a notification that arrives while the list loads is not lost', async () => {
    const { send, labels, loadNotifications } = await loadedBell();
    send({ type: 'panel.open' }, arrival);
    expect(loadNotifications.asked).toHaveLength(3);
    await loadNotifications.succeed({ ...LOADED, entries: [OFFICE, DENIED] });
    expect(labels()).toEqual([OFFICE.label, DENIED.label]);
  });

  it('API-21: a stream that fails, or is silent for 40 s, continues 10 s later at its last position', async () => {
    const { send, clock, followNotifications } = await loadedBell();
    clock.increment(39_999);
    send(arrival);
    clock.increment(39_999);
    send({ type: 'stream.beat' });
    clock.increment(40_000);
    clock.increment(9_999);
    expect(followNotifications.asked).toHaveLength(1);
    clock.increment(1);
    expect(followNotifications.asked.at(-1)).toEqual({ practiceId: 'p1', position: 58 });
    send({ type: 'stream.fail', error: BUSY });
    clock.increment(10_000);
    send({ type: 'stream.end' });
    clock.increment(10_000);
    expect(followNotifications.asked).toHaveLength(4);
  });

  it('a hidden page closes the stream, and opens it again when it is shown', async () => {
    const { send, clock, followNotifications } = await loadedBell();
    send({ type: 'page.hide' });
    clock.increment(60_000);
    expect(followNotifications.asked).toHaveLength(1);
    send({ type: 'page.show' });
    expect(followNotifications.asked.at(-1)).toEqual({ practiceId: 'p1', position: 57 });
  });
});
