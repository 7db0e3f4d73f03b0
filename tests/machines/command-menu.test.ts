import { describe, expect, it } from 'vitest';
import type { FoundPatient, FoundPatients } from '#domain/patient/found-patient.ts';
import { commandMenuMachine } from '#machines/command-menu/command-menu.machine.ts';
import * as select from '#machines/command-menu/command-menu.selectors.ts';
import { startChart } from '#tests/support/start-chart.ts';

const DANA: FoundPatient = { memberId: '10000001', name: 'Dana Núñez', birthDate: '1986-04-05' };
const MAX: FoundPatient = { memberId: '10000002', name: 'Max Quinn', birthDate: '2011-07-14' };
const found = (...patients: FoundPatient[]): FoundPatients => ({ patients, readAs: 'name max' });

function startMenu() {
  const { actor: menu, clock, ports, effects, now } = startChart(commandMenuMachine);
  menu.send({ type: 'scope.change', practiceId: 'p1' });
  const type = (query: string) => menu.send({ type: 'field.change', field: 'query', value: query });
  const seen = <Value>(selector: (snapshot: ReturnType<typeof now>) => Value) => selector(now());
  const { loadRecents: recents, findPatients: search } = ports;
  return { menu, clock, recents, search, taken: effects.runCommand, type, seen };
}

describe('the command menu', () => {
  it('FIELD-2, API-5: the search starts 300 ms after the last key', () => {
    const { menu, clock, search, type } = startMenu();
    menu.send({ type: 'menu.open' });
    type('ma');
    clock.increment(299);
    type('max');
    clock.increment(299);
    expect(search.asked).toEqual([]);
    clock.increment(1);
    expect(search.asked).toEqual([{ practiceId: 'p1', query: 'max' }]);
  });

  it.each([
    ['a paste', { type: 'field.settle' }],
    ['leaving the field', { type: 'field.blur', field: 'query' }],
  ] as const)('FIELD-2: %s starts the search at once', (_, event) => {
    const { menu, search, type } = startMenu();
    menu.send({ type: 'menu.open' });
    type('max');
    menu.send(event);
    expect(search.asked).toEqual([{ practiceId: 'p1', query: 'max' }]);
  });

  it('FIELD-1: the search takes 100 characters, and shows so at the 101st', () => {
    const { menu, type } = startMenu();
    menu.send({ type: 'menu.open' });
    type('a'.repeat(101));
    expect(menu.getSnapshot().context.fields.refusal?.message).toBe('At most 100 characters');
  });

  it('API-5: a late response to an earlier query is ignored', async () => {
    const { menu, clock, search, type, seen } = startMenu();
    menu.send({ type: 'menu.open' });
    type('da');
    clock.increment(300);
    type('max');
    clock.increment(300);
    expect(search.asked.map(({ query }) => query)).toEqual(['da', 'max']);
    await search.succeed(found(MAX));
    await search.succeed(found(DANA));
    expect(seen(select.selectFound)).toEqual(found(MAX));
    type('m');
    expect(seen(select.selectFound)).toBeNull();
  });

  it('a chosen command closes the menu and runs; the shortcuts replace the menu', () => {
    const { menu, taken, seen } = startMenu();
    menu.send({ type: 'menu.open' });
    const act = { kind: 'page', path: '/reports' } as const;
    menu.send({ type: 'command.choose', act });
    expect([taken, seen(select.selectIsMenuOpen)]).toEqual([[{ type: 'command.choose', act }], false]);
    menu.send({ type: 'menu.open' });
    menu.send({ type: 'command.choose', act: { kind: 'sheet' } });
    expect([taken.length, seen(select.selectIsSheetOpen)]).toEqual([1, true]);
    menu.send({ type: 'sheet.close' });
    expect(seen(select.selectIsSheetOpen)).toBe(false);
  });

  it('patients that load while the menu is open are last, and in the server’s order at the next opening', async () => {
    const { menu, recents, seen } = startMenu();
    menu.send({ type: 'menu.open' });
    await recents.succeed([DANA]);
    menu.send({ type: 'menu.close' });
    menu.send({ type: 'menu.open' });
    await recents.succeed([MAX, DANA]);
    expect(seen(select.selectRecents)).toEqual([DANA, MAX]);
    menu.send({ type: 'menu.close' });
    menu.send({ type: 'menu.open' });
    expect(seen(select.selectRecents)).toEqual([MAX, DANA]);
  });

  it('SESSION-2, SESSION-5: another practice closes the menu and clears its patients; without a practice there is no menu', async () => {
    const { menu, recents, type, seen } = startMenu();
    menu.send({ type: 'menu.open' });
    await recents.succeed([DANA]);
    type('max');
    menu.send({ type: 'scope.change', practiceId: 'p1' });
    expect([seen(select.selectIsMenuOpen), seen(select.selectQuery)]).toEqual([true, 'max']);
    menu.send({ type: 'scope.change', practiceId: 'p2' });
    expect([seen(select.selectIsMenuOpen), seen(select.selectRecents)]).toEqual([false, []]);
    expect([seen(select.selectHasMenu), seen(select.selectPracticeId)]).toEqual([true, 'p2']);
    menu.send({ type: 'scope.change', practiceId: null });
    menu.send({ type: 'menu.open' });
    expect([seen(select.selectHasMenu), seen(select.selectIsMenuOpen)]).toEqual([false, false]);
  });
});
