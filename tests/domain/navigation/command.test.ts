import { describe, expect, it } from 'vitest';
import {
  type CommandSetting,
  commandsFor,
  commandsFound,
  type MenuGroup,
  patientCommand,
} from '#domain/navigation/command.ts';
import { isPatientQuery } from '#domain/patient/found-patient.ts';
import { DEFAULT_APPEARANCE } from '#domain/session/appearance.ts';
import { hasWords } from '#domain/text/word-match.ts';
import { staffUser } from '../../support/staff-user.ts';
import { ADDRESSES } from './addresses.ts';

const role = (name: string) => ({ id: name, name, permissions: [] });

const setting = (given: Partial<CommandSetting> = {}): CommandSetting => ({
  user: staffUser(),
  selection: { organizationId: 'o1', practiceId: 'p1', memberId: null },
  appearance: DEFAULT_APPEARANCE,
  hasBell: true,
  addresses: ADDRESSES,
  ...given,
});

const names = (groups: readonly MenuGroup[]) =>
  groups.map(({ name, commands }) => [name, ...commands.map((command) => command.name)]);
const group = (groups: readonly MenuGroup[], wanted: string) =>
  groups.find(({ name }) => name === wanted)?.commands ?? [];

describe('the commands', () => {
  it('list each page, practice and setting', () => {
    const groups = commandsFor(
      setting({ appearance: { ...DEFAULT_APPEARANCE, scheme: 'dark', theme: 'aqua' } }),
    );
    expect(names(groups)).toEqual([
      ['Actions', 'New patient', 'Show past-due patients'],
      [
        'Go to',
        'Dashboard',
        'Purchase Plan',
        'Manage Patients',
        'Report',
        'Goal Settings',
        'Payment Management',
        'Revenue Management',
        'Manage Plan Fees',
        'Practice transactions',
        'End-of-day close',
      ],
      ['Switch practice', 'Birch Lane', 'Bay Dental'],
      [
        'Appearance',
        'Theme: Match system',
        'Theme: Light',
        'Density: Compact',
        'Accent color: Blue',
        'Accent color: Orange',
        'Accent color: Green',
        'Accent color: Purple',
        'Accent color: Dark blue',
      ],
      [
        'Account and help',
        'Notifications',
        'View Profile',
        'Settings',
        'Update Password',
        'Help',
        'Keyboard shortcuts',
        'Logout',
      ],
    ]);
  });

  it('PERM-5: a page without access is listed with what to do', () => {
    const user = staffUser({ roles: [role('AdministratorGoalSettings')] });
    const pages = group(commandsFor(setting({ user })), 'Go to');
    expect(pages.filter(({ why }) => why === undefined).map(({ name }) => name)).toEqual([
      'Dashboard',
      'Purchase Plan',
      'Manage Patients',
      'Report',
      'Goal Settings',
    ]);
    expect(pages.find(({ name }) => name === 'Practice transactions')?.why).toBe(
      'Ask your administrator for access.',
    );
  });

  it('the pages about a patient are listed once one is selected', () => {
    const selection = { organizationId: 'o2', practiceId: 'p3', memberId: 'm1' };
    const groups = commandsFor(setting({ selection, hasBell: false }));
    expect(group(groups, 'Current patient').map(({ name }) => name)).toEqual([
      'Patient overview',
      'Benefit summary',
      'Manage payments',
      'Transactions',
      'Treatment summary',
      'Payment schedule',
      'Take a payment',
      'Edit patient',
      'Purchase a plan',
      'Compare plans',
    ]);
    expect(group(groups, 'Switch practice').map(({ name, act }) => [name, act])).toEqual([
      ['North Dental', { kind: 'organization', organizationId: 'o1' }],
    ]);
    expect(group(groups, 'Account and help')[0]?.name).toBe('View Profile');
  });

  it('a user with one practice has no practice to switch to', () => {
    const [, bay] = staffUser().organizations;
    const groups = commandsFor(
      setting({
        user: staffUser({ organizations: bay ? [bay] : [] }),
        selection: { organizationId: 'o2', practiceId: 'p3', memberId: null },
      }),
    );
    expect(groups.map(({ name }) => name)).toEqual(['Actions', 'Go to', 'Appearance', 'Account and help']);
  });

  it('are found by words of their name or their keywords', () => {
    const groups = commandsFor(setting());
    const found = (typed: string) =>
      commandsFound(groups, typed).flatMap(({ commands }) => commands.map(({ name }) => name));
    expect(found('fees manage')).toEqual(['Manage Plan Fees']);
    expect(found('sign out')).toEqual(['Logout']);
    expect(found('birch')).toEqual(['Birch Lane']);
    expect(found('switch bay')).toEqual(['Bay Dental']);
    expect(found('appearance dark')).toEqual(['Theme: Dark', 'Accent color: Dark blue']);
    expect(found('work')).toEqual([]);
    expect(found('zebra')).toEqual([]);
    expect(commandsFound(groups, '')).toEqual(groups);
  });

  it('SESSION-2: a patient command has the patient’s practice', () => {
    const patient = { memberId: '10000001', name: 'Dana Núñez', birthDate: '1986-04-05' };
    expect(patientCommand('p1')(patient)).toEqual({
      id: 'patient-10000001',
      name: 'Dana Núñez',
      about: 'DOB 04/05/1986 · ID 10000001',
      act: { kind: 'patient', practiceId: 'p1', memberId: '10000001' },
    });
  });
});

describe('finding by words', () => {
  it.each([
    ['Dana Núñez', 'nunez'],
    ['Dana Núñez', 'NÚÑ da'],
    ["Rory O'Hara", 'ohara'],
    ['Rory O’Hara', "o'h"],
    ['Manage Plan Fees', ' fees   man '],
    ['Smith-Jones', 'jones'],
    ['Anything', ''],
  ])('%s is found by %j', (text, typed) => {
    expect(hasWords(text, typed)).toBe(true);
  });

  it.each([
    ['Dana Núñez', 'unez'],
    ['Dana Núñez', 'dana max'],
    ['Report', 'reports'],
  ])('%s is not found by %j', (text, typed) => {
    expect(hasWords(text, typed)).toBe(false);
  });

  it('API-5: a patient search needs two letters or digits', () => {
    expect(['an', 'Ó’H', '4/1', 'a b', '李明'].map(isPatientQuery)).toEqual([true, true, true, true, true]);
    expect(['', 'a', ' a-', '4/', '-- '].map(isPatientQuery)).toEqual([false, false, false, false, false]);
  });
});
