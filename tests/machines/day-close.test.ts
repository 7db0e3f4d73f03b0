import { describe, expect, it } from 'vitest';
import { dayCloseMachine } from '#machines/day-close/day-close.machine.ts';
import {
  selectCloseMessage,
  selectClosingDay,
  selectDayError,
  selectDayFailure,
  selectIsDayLocked,
  selectIsReopening,
  selectIsStale,
} from '#machines/day-close/day-close.selectors.ts';
import { startChart } from '#tests/support/start-chart.ts';
import { CLOSED_DAY, OPEN_DAY, REFUSED, SERVER_DOWN } from './day-close.model.ts';

const NONE = { records: 0, closings: [] };

async function start(day = OPEN_DAY) {
  const { actor, ports, effects, now } = startChart(dayCloseMachine, {
    today: '1969-12-31',
    mayClose: true,
    mayReopen: true,
  });
  const { loadDay: load, closeDay: close, reopenDay: reopen } = ports;
  await load.succeed({ day, closings: NONE });
  return { actor, load, close, reopen, toasts: effects.showToast, prints: effects.printPage, now };
}

const asked = (load: { asked: readonly unknown[] }) => load.asked.length;

describe('the close of a day', () => {
  it('API-23: if the response to a close is lost, the day loads again and shows that it was closed', async () => {
    const { actor, load, close, toasts, now } = await start();
    actor.send({ type: 'field.change', field: 'counted', value: '125.00' });
    actor.send({ type: 'day.close' });
    await close.fail(SERVER_DOWN.error);
    const title = 'We couldn’t confirm that the day was closed';
    const label = 'Check whether it worked before you try again.';
    expect(toasts).toEqual([{ variant: 'error', title, label }]);
    expect(asked(load)).toBe(2);
    await load.succeed({ day: CLOSED_DAY, closings: NONE });
    expect(now().matches({ shown: 'closed' })).toBe(true);
    expect([selectClosingDay(now()), selectIsStale(now()), selectDayFailure(now())]).toEqual([
      CLOSED_DAY,
      false,
      null,
    ]);
    expect(now().context.fields.texts.counted).toBe('');
  });

  it('API-23: a day that was not closed keeps the count after a lost response', async () => {
    const { actor, load, close, now } = await start();
    actor.send({ type: 'field.change', field: 'counted', value: '125.00' });
    actor.send({ type: 'day.close' });
    await close.fail(SERVER_DOWN.error);
    await load.succeed({ day: OPEN_DAY, closings: NONE });
    expect(now().matches({ shown: 'counted' })).toBe(true);
    expect(now().context.fields.texts.counted).toBe('125.00');
    actor.send({ type: 'day.close' });
    expect(asked(close)).toBe(2);
  });

  it('API-23: if the response to a reopening is lost, the dialog closes and the day loads again', async () => {
    const { actor, load, reopen, toasts, now } = await start(CLOSED_DAY);
    actor.send({ type: 'reopen.open' });
    actor.send({ type: 'field.change', field: 'reason', value: 'A check was missing' });
    actor.send({ type: 'reopen.confirm' });
    await reopen.fail(SERVER_DOWN.error);
    expect(toasts.map(({ title }) => title)).toEqual(['We couldn’t confirm that the day was reopened']);
    expect([selectIsReopening(now()), asked(load)]).toEqual([false, 2]);
    await load.succeed({ day: { ...OPEN_DAY, version: 2 }, closings: NONE });
    expect([now().matches({ shown: 'open' }), selectCloseMessage('counted')(now())]).toEqual([true, null]);
  });

  it('API-23: a refused close or reopening shows why, and loads nothing', async () => {
    const { actor, load, close, toasts, now } = await start();
    actor.send({ type: 'field.change', field: 'counted', value: '125.00' });
    actor.send({ type: 'day.close' });
    await close.fail(REFUSED.error);
    expect([selectDayFailure(now())?.message, asked(load), toasts]).toEqual(['You may not do this.', 1, []]);
    const closed = await start(CLOSED_DAY);
    closed.actor.send({ type: 'reopen.open' });
    closed.actor.send({ type: 'field.change', field: 'reason', value: 'A check was missing' });
    closed.actor.send({ type: 'reopen.confirm' });
    await closed.reopen.fail(REFUSED.error);
    expect([selectIsReopening(closed.now()), selectDayFailure(closed.now())?.message]).toEqual([
      true,
      'You may not do this.',
    ]);
  });

  it('API-23: while the field shows another day, the day is neither closed nor printed', async () => {
    const { actor, close, prints, now } = await start();
    actor.send({ type: 'field.change', field: 'counted', value: '125.00' });
    actor.send({ type: 'field.change', field: 'day', value: '12/2' });
    expect(selectDayError(now())).toBeNull();
    actor.send({ type: 'day.close' });
    actor.send({ type: 'day.print' });
    actor.send({ type: 'field.blur', field: 'day' });
    expect([asked(close), prints]).toEqual([0, []]);
    expect(selectDayError(now())).toBe('Enter a date as MM/DD/YYYY.');
  });

  it('API-23: leaving the field opens a day that was typed without zeros', async () => {
    const { actor, load, now } = await start();
    actor.send({ type: 'field.change', field: 'day', value: '1/2/1969' });
    actor.send({ type: 'field.blur', field: 'day' });
    expect([load.asked.at(-1), now().context.fields.texts.day]).toEqual([
      { day: '1969-01-02', page: 1 },
      '01/02/1969',
    ]);
  });

  it('API-23: another day can be opened after a day could not be loaded', async () => {
    const { actor, load, now } = await start();
    actor.send({ type: 'day.choose', day: '1969-12-29' });
    await load.fail(SERVER_DOWN.error);
    expect(selectIsDayLocked(now())).toBe(false);
    actor.send({ type: 'day.choose', day: '1969-12-30' });
    expect(load.asked.at(-1)).toEqual({ day: '1969-12-30', page: 1 });
  });
});
