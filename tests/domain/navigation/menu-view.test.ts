import { describe, expect, it } from 'vitest';
import { commandsFor } from '#domain/navigation/command.ts';
import { menuView } from '#domain/navigation/menu-view.ts';
import { DEFAULT_APPEARANCE } from '#domain/session/appearance.ts';
import { staffUser } from '../../support/staff-user.ts';
import { ADDRESSES } from './addresses.ts';

const DANA = { memberId: '10000001', name: 'Dana Núñez', birthDate: '1986-04-05' };
const MAX = { memberId: '10000002', name: 'Max Quinn', birthDate: '2011-07-14' };
const BUSY = { status: 503, reason: 'Unavailable', message: 'The server is busy.' };

const commands = commandsFor({
  user: staffUser(),
  selection: { organizationId: 'o1', practiceId: 'p1', memberId: null },
  appearance: DEFAULT_APPEARANCE,
  hasBell: false,
  addresses: ADDRESSES,
});

type Parts = Parameters<typeof menuView>[0];

function viewOf(given: Partial<Parts> = {}) {
  const { groups, note } = menuView({
    practiceId: 'p1',
    query: '',
    commands,
    recents: [],
    recentsFailure: null,
    found: null,
    failure: null,
    ...given,
  });
  return {
    note,
    lines: groups.map(({ name, commands: lines }) => [name, ...lines.map((line) => line.name)]),
    groups,
  };
}

describe('the entries of the command menu', () => {
  it('an empty search lists the recent patients, then every command', () => {
    const { lines, note } = viewOf({ recents: [DANA, MAX] });
    expect(lines[0]).toEqual(['Recently viewed patients', 'Dana Núñez', 'Max Quinn']);
    expect(lines.slice(1).map(([name]) => name)).toEqual([
      'Actions',
      'Go to',
      'Switch practice',
      'Appearance',
      'Account and help',
    ]);
    expect(note).toBe('');
  });

  it('a search lists matching recent patients and commands, then the server’s results, each patient once', () => {
    const { lines, note } = viewOf({
      query: 'da',
      recents: [DANA, MAX],
      found: { patients: [DANA, { ...MAX, name: 'Max Daly' }], readAs: 'name “da”' },
    });
    expect(lines).toEqual([
      ['Recently viewed patients', 'Dana Núñez'],
      ['Go to', 'Dashboard', 'End-of-day close'],
      ['Appearance', 'Theme: Dark', 'Accent color: Dark blue'],
      ['Patients', 'Max Daly'],
    ]);
    expect(note).toBe('2 patients match “da”');
  });

  it('a recent patient is found by birth date and member ID too', () => {
    for (const query of ['04/05', '1000000', '1986'])
      expect(viewOf({ query, recents: [DANA] }).lines[0]).toEqual(['Recently viewed patients', 'Dana Núñez']);
  });

  it('API-5: shows how the search was read, and that it found no patient', () => {
    expect(viewOf({ query: 'zz', found: { patients: [], readAs: 'name “zz”' } })).toMatchObject({
      lines: [],
      note: 'No patients match “zz”.',
    });
    const similar = { patients: [MAX], readAs: 'name “mxa”', isSimilar: true };
    expect(viewOf({ query: 'mxa', found: similar }).note).toBe(
      'No patients match “mxa”. Showing similar names.',
    );
    expect(viewOf({ query: 'max', found: { patients: [MAX], readAs: 'name “max”' } }).note).toBe(
      '1 patient matches “max”',
    );
    expect(viewOf({ query: '4/', found: { patients: [], readAs: '' } }).note).toBe('');
  });

  it('a failed load is listed with its message and a retry', () => {
    const { groups } = viewOf({ query: 'zz', failure: BUSY, recentsFailure: BUSY });
    expect(groups).toEqual([
      {
        name: 'Couldn’t search patients',
        commands: [
          {
            id: 'retry-patients',
            name: 'Try again',
            about: 'The server is busy.',
            act: { kind: 'retry', part: 'patients' },
          },
        ],
      },
      {
        name: 'Couldn’t load recent patients',
        commands: [
          {
            id: 'retry-recents',
            name: 'Try again',
            about: 'The server is busy.',
            act: { kind: 'retry', part: 'recents' },
          },
        ],
      },
    ]);
  });

  it('SESSION-2: a patient command has the practice of the search', () => {
    const { groups } = viewOf({
      practiceId: 'p2',
      query: 'max',
      found: { patients: [MAX], readAs: 'name max' },
    });
    expect(groups.at(-1)?.commands[0]?.act).toEqual({
      kind: 'patient',
      practiceId: 'p2',
      memberId: '10000002',
    });
  });
});
