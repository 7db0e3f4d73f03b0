import type { CommandAct } from './command.ts';
import { PAGES, type PageName } from './routes.ts';

/** How long the second key of a sequence is waited for. Not in the specification: chosen for unhurried hands. */
export const SEQUENCE_MS = 1500;

/** `Mod` is Command on a Mac and Ctrl elsewhere. */
export type ShortcutKeys = readonly [string] | readonly [lead: string, key: string];

/** Where a shortcut holds: while somebody types too, or only outside of fields, menus and dialogs. */
export type ShortcutPlace = 'anywhere' | 'page';

export interface Shortcut {
  keys: ShortcutKeys;
  does: string;
  place: ShortcutPlace;
  act: { kind: 'menu' } | CommandAct;
}

export interface ShortcutGroup {
  name: string;
  shortcuts: readonly Shortcut[];
}

const onPage = (keys: ShortcutKeys, does: string, act: Shortcut['act']): Shortcut => ({
  keys,
  does,
  place: 'page',
  act,
});
const goTo = (key: string, page: PageName, does: string = PAGES[page].title): Shortcut =>
  onPage(['g', key], does, { kind: 'page', path: PAGES[page].path });

/** Every shortcut of the portal: the keyboard and the sheet that lists them read this table. */
export const SHORTCUTS: readonly ShortcutGroup[] = [
  {
    name: 'Everywhere',
    shortcuts: [
      { keys: ['Mod+k'], does: 'Open the command menu', place: 'anywhere', act: { kind: 'menu' } },
      onPage(['/'], 'Find a patient', { kind: 'menu' }),
      onPage(['?'], 'Show these shortcuts', { kind: 'sheet' }),
      onPage(['g', 'n'], 'Notifications', { kind: 'open', what: 'notifications' }),
      onPage(['g', 'h'], 'Help', { kind: 'open', what: 'support' }),
    ],
  },
  {
    name: 'Go to',
    shortcuts: [
      goTo('d', 'dashboard'),
      goTo('s', 'searchPatients'),
      goTo('e', 'explorePlans'),
      goTo('r', 'reports'),
    ],
  },
  {
    name: 'The selected patient',
    shortcuts: [
      goTo('o', 'overview'),
      goTo('b', 'benefitSummary'),
      goTo('m', 'managePayments'),
      goTo('t', 'transactions'),
      goTo('p', 'payment'),
    ],
  },
];

/** A key of the page itself, which leads to a toast with something to do and back. */
const TOAST_KEY = {
  keys: ['f6'],
  does: 'A message with something to do, and back',
  place: 'anywhere',
} as const;

/** What the sheet lists: the shortcuts, and the key that is none of the chart's. */
export const SHEET = SHORTCUTS.map(({ name, shortcuts }, place) => ({
  name,
  rows: place === 0 ? [...shortcuts, TOAST_KEY] : shortcuts,
}));

const ALL = SHORTCUTS.flatMap(({ shortcuts }) => shortcuts);

/** A key press as the browser tells it, and where the focus is. */
export interface KeyPress {
  key: string;
  ctrl: boolean;
  meta: boolean;
  alt: boolean;
  shift: boolean;
  /** Held down, or part of a character that is still being composed. */
  isPartial: boolean;
  /** `field`: somebody types there, or letters choose something. `dialog`: one lies over the page. */
  place: 'page' | 'field' | 'dialog';
  isMac: boolean;
  /** The user has left shortcuts of single characters on (WCAG 2.1.4). */
  hasSingleKeys: boolean;
}

/** What a key press means after the first key of a sequence, or after none. */
export type Reading =
  | { kind: 'nothing' }
  | { kind: 'lead'; key: string }
  | { kind: 'shortcut'; shortcut: Shortcut };

const NOTHING: Reading = { kind: 'nothing' };

export function readKeyPress(press: KeyPress, lead: string | null): Reading {
  if (press.isPartial || press.place === 'dialog') return NOTHING;
  const key = keyOf(press);
  const isSingle = key.length === 1;
  if (key === '' || (isSingle && (press.place === 'field' || !press.hasSingleKeys))) return NOTHING;
  const wanted = lead === null || !isSingle ? [key] : [lead, key];
  const shortcut = ALL.find(({ keys }) => keys.join(' ') === wanted.join(' '));
  if (shortcut !== undefined) return { kind: 'shortcut', shortcut };
  const leads = ALL.some(({ keys }) => keys.length === 2 && keys[0] === key);
  return leads ? { kind: 'lead', key } : NOTHING;
}

/** The key as the table writes it; empty where it is none of ours, such as a letter with another modifier. */
function keyOf({ key, ctrl, meta, alt, shift, isMac }: KeyPress): string {
  if (alt || [...key].length !== 1) return '';
  const small = key.toLowerCase();
  const [mod, other] = isMac ? [meta, ctrl] : [ctrl, meta];
  if (other) return '';
  if (mod) return shift ? '' : `Mod+${small}`;
  return shift && small !== key.toUpperCase() ? '' : small;
}

/** The keys as they stand on the user's own keyboard: `Ctrl K`, `⌘ K`, `G then P`. */
export function keyNames(keys: ShortcutKeys, isMac: boolean): string[] {
  const mod = isMac ? '⌘' : 'Ctrl';
  return keys.flatMap((key) => key.split('+')).map((key) => (key === 'Mod' ? mod : key.toUpperCase()));
}

/** The keys of the shortcut that does the same as a command. */
export function keysOf(act: CommandAct): ShortcutKeys | undefined {
  const same = JSON.stringify(act);
  return ALL.find((shortcut) => JSON.stringify(shortcut.act) === same)?.keys;
}
