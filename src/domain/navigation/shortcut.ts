import type { Rights } from '../access/permissions.ts';
import type { CommandAct } from './command-act.ts';
import { SETUP_NEEDED, setupOf } from './part-setup.ts';
import { PAGES, type PageName, pageAt } from './routes.ts';

/** How long a sequence waits for its second key. Our choice: long enough for slow typists. */
export const SEQUENCE_MS = 1500;

/** `Mod` is Command on a Mac, Ctrl elsewhere. */
export type ShortcutKeys = readonly [string] | readonly [lead: string, key: string];

/** `anywhere` also works while the user types; `page` does not work in fields, menus and dialogs. */
export type ShortcutScope = 'anywhere' | 'page';

export interface Shortcut {
  keys: ShortcutKeys;
  does: string;
  scope: ShortcutScope;
  act: { kind: 'menu' } | CommandAct;
}

export interface ShortcutGroup {
  name: string;
  shortcuts: readonly Shortcut[];
}

const onPage = (keys: ShortcutKeys, does: string, act: Shortcut['act']): Shortcut => ({
  keys,
  does,
  scope: 'page',
  act,
});
const goTo = (key: string, page: PageName, does: string = PAGES[page].title): Shortcut =>
  onPage(['g', key], does, { kind: 'page', path: PAGES[page].path });

/** The keyboard and the list of shortcuts use this table. */
export const SHORTCUTS: readonly ShortcutGroup[] = [
  {
    name: 'Everywhere',
    shortcuts: [
      { keys: ['Mod+k'], does: 'Open the command menu', scope: 'anywhere', act: { kind: 'menu' } },
      onPage(['/'], 'Find a patient', { kind: 'menu' }),
      onPage(['?'], 'Keyboard shortcuts', { kind: 'sheet' }),
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
    name: 'Current patient',
    shortcuts: [
      goTo('o', 'overview'),
      goTo('b', 'benefitSummary'),
      goTo('m', 'managePayments'),
      goTo('t', 'transactions'),
      goTo('p', 'payment'),
    ],
  },
];

const TOAST_KEY = {
  keys: ['f6'],
  does: 'Jump to the latest alert and back',
  scope: 'anywhere',
} as const;

type SheetRow = Pick<Shortcut, 'keys' | 'does' | 'scope'> & { about?: string };

/** What is not configured is marked, or left out for a user who can't set it up (WIDGET-6). */
export function shortcutSheet(
  addresses: Parameters<typeof setupOf>[1],
  rights: Rights,
): { name: string; rows: readonly SheetRow[] }[] {
  const listed = (shortcut: Shortcut): SheetRow[] => {
    const page = shortcut.act.kind === 'page' ? pageAt(shortcut.act.path) : undefined;
    const setup = page === undefined ? 'done' : setupOf(page, addresses, rights);
    if (setup === 'hidden') return [];
    return [setup === 'needed' ? { ...shortcut, about: SETUP_NEEDED } : shortcut];
  };
  return SHORTCUTS.map(({ name, shortcuts }, index) => {
    const rows = shortcuts.flatMap(listed);
    return { name, rows: index === 0 ? [...rows, TOAST_KEY] : rows };
  });
}

const ALL = SHORTCUTS.flatMap(({ shortcuts }) => shortcuts);

export interface KeyPress {
  key: string;
  ctrl: boolean;
  meta: boolean;
  alt: boolean;
  shift: boolean;
  /** The key repeats, or is part of a composed character. */
  isPartial: boolean;
  /** `field`: letters are text, or choose an option. */
  focus: 'page' | 'field' | 'dialog';
  isMac: boolean;
  /** Whether the user allows single-key shortcuts (WCAG 2.1.4). */
  hasSingleKeys: boolean;
  /** Whether the page has its own search box. */
  hasSearchBox: boolean;
}

export type Reading =
  | { kind: 'nothing' }
  | { kind: 'lead'; key: string }
  | { kind: 'shortcut'; shortcut: Shortcut };

const NOTHING: Reading = { kind: 'nothing' };

export function readKeyPress(press: KeyPress, lead: string | null): Reading {
  if (press.isPartial || press.focus === 'dialog') return NOTHING;
  const key = keyOf(press);
  const isSingle = key.length === 1;
  if (key === '' || (isSingle && (press.focus === 'field' || !press.hasSingleKeys))) return NOTHING;
  const wanted = lead === null || !isSingle ? [key] : [lead, key];
  const shortcut = ALL.find(({ keys }) => keys.join(' ') === wanted.join(' '));
  if (shortcut?.keys[0] === '/' && press.hasSearchBox)
    return { kind: 'shortcut', shortcut: { ...shortcut, act: { kind: 'searchBox' } } };
  if (shortcut !== undefined) return { kind: 'shortcut', shortcut };
  const leads = ALL.some(({ keys }) => keys.length === 2 && keys[0] === key);
  return leads ? { kind: 'lead', key } : NOTHING;
}

/** In the table's notation. Empty for a combination without a shortcut. */
function keyOf({ key, ctrl, meta, alt, shift, isMac }: KeyPress): string {
  if (alt || [...key].length !== 1) return '';
  const small = key.toLowerCase();
  const [mod, other] = isMac ? [meta, ctrl] : [ctrl, meta];
  if (other) return '';
  if (mod) return shift ? '' : `Mod+${small}`;
  return shift && small !== key.toUpperCase() ? '' : small;
}

/** `Ctrl K`, `⌘ K`, `G then P` */
export function keyNames(keys: ShortcutKeys, isMac: boolean): string[] {
  const mod = isMac ? '⌘' : 'Ctrl';
  return keys.flatMap((key) => key.split('+')).map((key) => (key === 'Mod' ? mod : key.toUpperCase()));
}

export function keysOf(act: CommandAct): ShortcutKeys | undefined {
  const same = JSON.stringify(act);
  return ALL.find((shortcut) => JSON.stringify(shortcut.act) === same)?.keys;
}
