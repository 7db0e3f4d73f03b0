import { describe, expect, it } from 'vitest';
import {
  actorsNow,
  type LiveMessage,
  type LiveTab,
  latestStepOf,
  NO_TAB,
  tabsAfter,
} from '#domain/atelier/live.ts';
import { stepOf } from './steps.ts';

const actor = (session: string, chart: string): LiveMessage => ({
  kind: 'actor',
  session,
  parent: '',
  name: chart,
  chart,
});
const step = (seq: number, session: string, status = 'active') => stepOf(seq, { session, status });

const door = [actor('1', 'door'), actor('2', 'gate'), step(1, '1'), step(2, '2')];
const [first = NO_TAB] = tabsAfter([], 'a', door);
const received = (tab: LiveTab, messages: readonly LiveMessage[]) =>
  tabsAfter([tab], tab.tab, messages)[0] ?? NO_TAB;

describe('a watched tab', () => {
  it('adds what is new, and nothing twice', () => {
    const { actors, steps } = received(first, [actor('1', 'door'), step(2, '2'), step(3, '1')]);
    expect([actors.length, steps.map(({ seq }) => seq)]).toEqual([2, [1, 2, 3]]);
  });

  it('is listed beside others, the latest last', () => {
    const tabs = tabsAfter([first], 'b', [actor('1', 'door')]);
    expect(tabs.map(({ tab, steps }) => [tab, steps.length])).toEqual([
      ['a', 2],
      ['b', 0],
    ]);
  });

  it('stores the last 1000 steps, the state of each actor that was running before them, the ends of the last 100 that finished, and of many actors only those in these steps', () => {
    const many = Array.from({ length: 1200 }, (_, index) => [
      { ...actor(`${index}`, 'door'), parent: index === 0 ? '' : '0' },
      step(index + 1, `${index}`, { 0: 'active', 199: 'stopped' }[index] ?? 'done'),
    ]).flat();
    const { actors, steps } = received({ ...NO_TAB, tab: 'a' }, many);
    expect(steps.length).toBe(1101);
    expect([0, 1, 100, 101].map((at) => [steps[at]?.seq, steps[at]?.event])).toEqual([
      [1, ''],
      [100, ''],
      [199, ''],
      [201, 'door.open'],
    ]);
    expect([actors.length, actors[0]?.session, actors[1]?.session]).toEqual([1101, '0', '99']);
  });

  it('has the latest step of each chart', () => {
    expect(latestStepOf(first, 'door')?.seq).toBe(1);
    expect(latestStepOf(first, 'window')).toBeNull();
  });

  it('ATELIER-5.1: a chart that stopped, or has not started, has no latest step, and its actor is not listed', () => {
    const now = (tab: LiveTab, chart: string) => [
      latestStepOf(tab, chart)?.seq,
      actorsNow(tab).map(({ session }) => session),
    ];
    const loading = received(first, [actor('3', 'window'), actor('4', 'door'), actor('5', '')]);
    expect(now(loading, 'window')).toEqual([undefined, ['1', '2', '5']]);
    const stopped = received(first, [step(3, '1', 'stopped')]);
    expect(now(stopped, 'door')).toEqual([undefined, ['2']]);
    const again = received(stopped, [actor('3', 'door'), step(4, '3'), step(5, '2', 'done')]);
    expect(now(again, 'door')).toEqual([4, ['2', '3']]);
    expect(now(again, 'gate')).toEqual([5, ['2', '3']]);
  });
});
