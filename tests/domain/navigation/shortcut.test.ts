import { describe, expect, it } from 'vitest';
import { pageAt } from '#domain/navigation/routes.ts';
import { keyNames, keysOf, readKeyPress, SHORTCUTS } from '#domain/navigation/shortcut.ts';
import { keyPress } from '../../support/key-press.ts';

const does = (...given: Parameters<typeof readKeyPress>) => {
  const reading = readKeyPress(...given);
  return reading.kind === 'shortcut' ? reading.shortcut.does : reading.kind;
};

const MENU = 'Open the command menu';

describe('the shortcuts', () => {
  it('are unique, and open existing pages', () => {
    const all = SHORTCUTS.flatMap(({ shortcuts }) => shortcuts);
    const keys = all.map((shortcut) => shortcut.keys.join(' '));
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys).toEqual([
      'Mod+k',
      '/',
      '?',
      'g n',
      'g h',
      ...['g d', 'g s', 'g e', 'g r'],
      ...['g o', 'g b', 'g m', 'g t', 'g p'],
    ]);
    const paths = all.flatMap(({ act }) => (act.kind === 'page' ? [act.path] : []));
    expect(paths.filter((path) => pageAt(path) === undefined)).toEqual([]);
  });

  it('open the menu by Ctrl+K, on a Mac by Command+K, also in a field', () => {
    expect(does(keyPress('k', { ctrl: true }), null)).toBe(MENU);
    expect(does(keyPress('K', { ctrl: true, focus: 'field' }), null)).toBe(MENU);
    expect(does(keyPress('k', { meta: true, isMac: true }), null)).toBe(MENU);
    expect(does(keyPress('k', { ctrl: true, hasSingleKeys: false }), 'g')).toBe(MENU);
  });

  it('ignore other modifiers, which belong to the browser', () => {
    expect(does(keyPress('k', { ctrl: true, isMac: true }), null)).toBe('nothing');
    expect(does(keyPress('k', { meta: true }), null)).toBe('nothing');
    expect(does(keyPress('k', { ctrl: true, meta: true }), null)).toBe('nothing');
    expect(does(keyPress('k', { ctrl: true, shift: true }), null)).toBe('nothing');
    expect(does(keyPress('/', { ctrl: true }), null)).toBe('nothing');
    expect(does(keyPress('?', { alt: true }), null)).toBe('nothing');
  });

  it('with a single character work only outside fields, with or without Shift', () => {
    expect(does(keyPress('/'), null)).toBe('Find a patient');
    expect(does(keyPress('/', { shift: true }), null)).toBe('Find a patient');
    expect(readKeyPress(keyPress('/', { hasSearchBox: true }), null)).toMatchObject({
      shortcut: { act: { kind: 'searchBox' } },
    });
    expect(does(keyPress('?', { shift: true }), null)).toBe('Keyboard shortcuts');
    for (const focus of ['field', 'dialog'] as const)
      expect(does(keyPress('/', { focus }), null)).toBe('nothing');
    expect(does(keyPress('k', { ctrl: true, focus: 'dialog' }), null)).toBe('nothing');
  });

  it('wait for a second letter after G, also with Caps Lock, not with Shift', () => {
    expect(does(keyPress('g'), null)).toBe('lead');
    expect(does(keyPress('G'), null)).toBe('lead');
    expect(does(keyPress('G', { shift: true }), null)).toBe('nothing');
    expect(does(keyPress('o'), 'g')).toBe('Patient overview');
    expect(does(keyPress('o'), null)).toBe('nothing');
    expect(does(keyPress('/'), 'g')).toBe('nothing');
  });

  it('ignore repeated keys, composition and modifier keys', () => {
    expect(does(keyPress('/', { isPartial: true }), null)).toBe('nothing');
    for (const key of ['Shift', 'Enter', 'Process', 'Dead', 'F1'])
      expect(does(keyPress(key), null)).toBe('nothing');
  });

  it('with a single character can be turned off', () => {
    expect(does(keyPress('/', { hasSingleKeys: false }), null)).toBe('nothing');
    expect(does(keyPress('g', { hasSingleKeys: false }), null)).toBe('nothing');
    expect(does(keyPress('o', { hasSingleKeys: false }), 'g')).toBe('nothing');
  });

  it('are shown with the key names of the user’s keyboard', () => {
    expect(keyNames(['Mod+k'], false)).toEqual(['Ctrl', 'K']);
    expect(keyNames(['Mod+k'], true)).toEqual(['⌘', 'K']);
    expect(keyNames(['g', 'p'], true)).toEqual(['G', 'P']);
    expect(keyNames(['?'], false)).toEqual(['?']);
  });

  it('are shown beside their command', () => {
    expect(keysOf({ kind: 'page', path: '/reports' })).toEqual(['g', 'r']);
    expect(keysOf({ kind: 'sheet' })).toEqual(['?']);
    expect(keysOf({ kind: 'signOut' })).toBeUndefined();
  });
});
