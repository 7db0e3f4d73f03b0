import { describe, expect, it } from 'vitest';
import { endOf, isWorthRenewing, timeOfDay } from '#domain/session/session-end.ts';
import { sessionEndMachine } from '#machines/session-end/session-end.machine.ts';
import { selectExtendFailure, selectNearEnd } from '#machines/session-end/session-end.selectors.ts';
import { startChart } from '#tests/support/start-chart.ts';
import { FAR, NOON, SOON } from './session-end.model.ts';

const MINUTE_MS = 60_000;

function startSessionEnd() {
  const { actor, clock, ports, now } = startChart(sessionEndMachine);
  return {
    actor,
    clock,
    reading: ports.readEnd,
    extending: ports.extendSession,
    warning: () => selectNearEnd(now()),
  };
}

describe('a session about to end', () => {
  it('SESSION-6: no warning shows while the end is far away; the end is checked every 15 seconds', async () => {
    const { clock, reading, warning } = startSessionEnd();
    await reading.succeed(FAR);
    expect(warning()).toBeNull();
    clock.increment(14_999);
    expect(reading.asked).toHaveLength(1);
    clock.increment(1);
    expect(reading.asked).toHaveLength(2);
    await reading.succeed(SOON);
    expect(warning()).toEqual(SOON);
  });

  it('SESSION-6: activity in another tab closes the warning; without a response it stays', async () => {
    const { clock, reading, extending, actor, warning } = startSessionEnd();
    await reading.succeed(SOON);
    actor.send({ type: 'session.extend' });
    await extending.fail({ status: 500, message: 'No connection.' });
    expect(warning()).toEqual(SOON);
    clock.increment(15_000);
    await reading.fail({ status: 500, message: 'No connection.' });
    expect(warning()).toEqual(SOON);
    actor.send({ type: 'token.change' });
    await reading.succeed(FAR);
    expect(warning()).toBeNull();
  });

  it('SESSION-6: the warning shows why the session could not be extended, until a retry or the next check', async () => {
    const { clock, reading, extending, actor, warning } = startSessionEnd();
    const failure = () => selectExtendFailure(actor.getSnapshot())?.message ?? null;
    await reading.succeed(SOON);
    for (const again of [1, 2]) {
      actor.send({ type: 'session.extend' });
      expect(failure()).toBeNull();
      await extending.fail({ status: 500, message: `No connection, ${again}.` });
      expect([failure(), warning()]).toEqual([`No connection, ${again}.`, SOON]);
    }
    clock.increment(15_000);
    expect([failure(), warning()]).toEqual([null, SOON]);
    await reading.fail({ status: 503, message: 'Busy.' });
    expect([failure(), warning()]).toEqual([null, SOON]);
  });

  it('SESSION-6: a token that changes during a check is checked at once', async () => {
    const { reading, actor, warning } = startSessionEnd();
    actor.send({ type: 'token.change' });
    expect(reading.asked).toHaveLength(2);
    await reading.succeed(SOON);
    actor.send({ type: 'token.change' });
    actor.send({ type: 'token.change' });
    expect(reading.asked).toHaveLength(4);
    await reading.succeed(FAR);
    expect(warning()).toBeNull();
  });

  it('SESSION-4: after the session has ended no warning shows until the next sign-in', async () => {
    const { reading, actor, warning } = startSessionEnd();
    await reading.succeed(null);
    expect(warning()).toBeNull();
    actor.send({ type: 'token.change' });
    await reading.succeed(SOON);
    expect(warning()).toEqual(SOON);
  });
});

describe('the end of a session, from its token', () => {
  const stated = { issuedAt: NOON, idleAt: NOON + 60 * MINUTE_MS, latestAt: NOON + 90 * MINUTE_MS };

  it('SESSION-6: is the earlier of idle and absolute expiry, by the browser’s clock', () => {
    expect(endOf(stated, NOON, 0)).toEqual({
      kind: 'idle',
      at: NOON + 60 * MINUTE_MS,
      remainingMs: 60 * MINUTE_MS,
    });
    const last = { ...stated, latestAt: stated.idleAt };
    expect(endOf(last, NOON, 2 * MINUTE_MS)).toEqual({
      kind: 'longest',
      at: NOON + 58 * MINUTE_MS,
      remainingMs: 58 * MINUTE_MS,
    });
  });

  it('SESSION-6: the page checks the session with the server in its last 5 minutes, at most once a minute, and always after its end', () => {
    const asksAt = (minutes: number, issuedAt = stated.issuedAt) => {
      const now = NOON + minutes * MINUTE_MS;
      return isWorthRenewing(endOf(stated, now, 0), { ...stated, issuedAt }, now, 0);
    };
    expect([54.9, 55, 59].map((minutes) => asksAt(minutes))).toEqual([false, true, true]);
    expect(asksAt(56, NOON + 55.1 * MINUTE_MS)).toBe(false);
    expect(asksAt(56, NOON + 55 * MINUTE_MS)).toBe(true);
    expect(asksAt(60, NOON + 59.9 * MINUTE_MS)).toBe(true);
  });

  it('is shown as a time of day', () => {
    const at = new Date(2026, 10, 20, 15, 42).getTime();
    expect(timeOfDay(at).replace(/\s/g, ' ')).toBe('3:42 PM');
  });
});
