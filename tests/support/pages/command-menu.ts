import type { SnapshotFrom } from 'xstate';
import type { Step } from '#charts/explore/model.ts';
import { pageModel } from '#charts/page/page-model.ts';
import type { PageDriver } from '#charts/page/walk.ts';
import type { commandMenuMachine } from '#machines/command-menu/command-menu.machine.ts';
import { commandMenuModel } from '#tests/machines/command-menu.model.ts';
import type { PageAdapter } from './page-adapter.ts';
import { shows } from './shows.ts';
import { type CommandMenuView, readCommandMenu } from './views.ts';

type Snapshot = SnapshotFrom<typeof commandMenuMachine>;

/** The menu and the sheet lie over everything else; what is typed hides the lines that do not go by it. */
function can(snapshot: Snapshot, { event }: Step): boolean {
  const { context, value } = snapshot;
  switch (event.type) {
    case 'scope.change':
      return event['practiceId'] !== context.practiceId;
    case 'field.change':
      return event['value'] !== context.fields.texts.query;
    case 'field.blur':
    case 'field.settle':
      return snapshot.matches({ open: { patients: 'waiting' } });
    case 'command.choose':
      return context.fields.texts.query === '';
    case 'sheet.open':
      return value === 'closed';
    default:
      return true;
  }
}

export const commandMenuPage = pageModel({
  model: commandMenuModel,
  scenes: { 'a page that has just been opened': { input: undefined, can } },
  notOnPage: [
    {
      transition: 'commandMenu|scope.change|0',
      why: 'the session tells of each change of its own, and where the practice stays nothing follows on the page',
    },
  ],
});

/** Whom the menu asks for; calls that the page has given up are gone. */
export interface AskedOfMenu {
  recents: number;
  patients: number;
}

/** The outside world of the command menu, on command. */
export interface CommandMenuSet extends Pick<PageDriver<typeof commandMenuMachine>, 'answer'> {
  open(): Promise<void>;
  /** Somebody is at work, after signing in again where the session had ended. */
  beginWork(): Promise<void>;
  /** The session ends in another tab. */
  endWork(): Promise<void>;
  seesAsked(asked: Partial<AskedOfMenu>): Promise<void>;
}

export function driveCommandMenu(
  adapter: PageAdapter,
  set: CommandMenuSet,
): PageDriver<typeof commandMenuMachine> {
  const sees = (asked: Partial<AskedOfMenu>) => async (snapshot: Snapshot) => {
    await set.seesAsked(asked);
    await shows(adapter, readCommandMenu, viewOf(snapshot));
  };
  const choose = (id: string) => adapter.inPage(clickLine, id);
  return {
    ...adapter,
    open: set.open,
    do: {
      'scope.change': ({ practiceId }) => (practiceId === null ? set.endWork() : set.beginWork()),
      'menu.open': () => adapter.click('button', /^Search or jump to/),
      'menu.close': () => adapter.press('Escape'),
      'sheet.open': () => adapter.press('?'),
      'sheet.close': () => adapter.press('Escape'),
      'field.change': ({ value }) => adapter.fill('Search patients, pages, and actions', value),
      'field.settle': () => adapter.inPage(sendToLine, 'paste'),
      'field.blur': () => adapter.inPage(sendToLine, 'blur'),
      'command.choose': ({ act }) => choose(act.kind === 'sheet' ? 'sheet' : 'page-/reports'),
      'recents.retry': () => choose('retry-recents'),
      'patients.retry': () => choose('retry-patients'),
    },
    answer: set.answer,
    see: {
      'commandMenu.off': sees({ recents: 0, patients: 0 }),
      'commandMenu.closed': sees({ recents: 0, patients: 0 }),
      'commandMenu.sheet': sees({ recents: 0, patients: 0 }),
      'commandMenu.open.recents.loading': sees({ recents: 1 }),
      'commandMenu.open.recents.shown': sees({ recents: 0 }),
      'commandMenu.open.recents.failed': sees({ recents: 0 }),
      'commandMenu.open.patients.idle': sees({ patients: 0 }),
      'commandMenu.open.patients.waiting': sees({ patients: 0 }),
      'commandMenu.open.patients.searching': sees({ patients: 1 }),
      'commandMenu.open.patients.found': sees({ patients: 0 }),
      'commandMenu.open.patients.failed': sees({ patients: 0 }),
    },
  };
}

/** What has to be seen, by what the chart knows. */
function viewOf(snapshot: Snapshot): CommandMenuView {
  const { context } = snapshot;
  const isOpen = snapshot.matches('open');
  const isNamed = (name: string) =>
    name
      .toLowerCase()
      .split(' ')
      .some((word) => word.startsWith(context.fields.texts.query));
  const recents = isOpen ? (context.recents ?? []).map(({ name }) => name).filter(isNamed) : [];
  const found = isOpen ? (context.found?.patients ?? []).map(({ name }) => name) : [];
  const failed = [
    ...(isOpen && context.failure ? ['Couldn’t search patients'] : []),
    ...(isOpen && context.recentsFailure ? ['Couldn’t load recent patients'] : []),
  ];
  return {
    hasButton: !snapshot.matches('off'),
    query: isOpen ? context.fields.texts.query : null,
    isLooking: snapshot.hasTag('loading'),
    hasSheet: snapshot.matches('sheet'),
    recents,
    found,
    failed,
  };
}

/** Sends an event to the line: a paste of what is there already, or that the user left it. */
function sendToLine(event: 'paste' | 'blur'): void {
  const sent =
    event === 'blur'
      ? new FocusEvent('focusout', { bubbles: true })
      : new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' });
  document.querySelector('.command-menu-input')?.dispatchEvent(sent);
}

function clickLine(id: string): void {
  document.querySelector<HTMLElement>(`[role=option][id$="-${id}"]`)?.click();
}
