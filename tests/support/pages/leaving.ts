import { pageModel } from '#charts/page/page-model.ts';
import type { PageDriver } from '#charts/page/walk.ts';
import type { leavingMachine } from '#machines/leaving/leaving.machine.ts';
import { selectIsConfirming, selectLost } from '#machines/leaving/leaving.selectors.ts';
import { leavingModel, OWN_PATH } from '#tests/machines/leaving.model.ts';
import type { PageAdapter } from './page-adapter.ts';
import { shows } from './shows.ts';

/** The page goes where it is led by itself: a walk says so where the chart hears of it. */
const ROUTE = [
  'work.begin: on the page',
  'leave.request: another practice',
  'leave.refuse',
  'leave.request: another page',
  'leave.request: a page by Back',
  'leave.request: the page itself',
  'leave.request: another practice',
  'work.end: on the page',
  'leave.request: another page',
  'path.change: to another page',
  'path.change: back',
  'work.begin: on the page',
  'leave.request: another page',
  'leave.confirm',
  'path.change: to another page',
] as const;

export const leavingPage = pageModel({
  model: leavingModel,
  scenes: {
    'a widget on a page': {
      input: { path: OWN_PATH },
      can: (snapshot, { event }) => event.type !== 'path.change' || !selectIsConfirming(snapshot),
      routes: [ROUTE],
    },
  },
  notOnPage: [
    {
      transition: 'leaving.question.confirming|path.change|0',
      why: 'while the question stands, nothing but an answer to it leads to another page',
    },
  ],
});

/** A page with a widget that does what it is told, and the page of reports behind it in the history. */
export interface LeavingSet {
  open(): Promise<void>;
  /** Has the widget call a function of its host. */
  call(name: 'workBegan' | 'workEnded' | 'navigate', given?: string): Promise<void>;
  /** The name of a practice that is not the selected one. */
  otherPractice: string;
  goBack(): Promise<void>;
  /** Waits until the page at the path is shown, whole. */
  arriveAt(path: string): Promise<void>;
}

export function driveLeaving(adapter: PageAdapter, set: LeavingSet): PageDriver<typeof leavingMachine> {
  let path = OWN_PATH;
  const seesAsking = (asks: boolean) => shows(adapter, readIsAsking, asks);
  return {
    ...adapter,
    async open() {
      path = OWN_PATH;
      await set.open();
    },
    do: {
      'work.begin': () => set.call('workBegan'),
      'work.end': () => set.call('workEnded'),
      async 'path.change'(event) {
        if (event.path === OWN_PATH && path !== OWN_PATH) await set.goBack();
        path = event.path;
        await set.arriveAt(path);
      },
      async 'leave.request'({ leave }) {
        if (leave.kind === 'practice') {
          await adapter.click('button', /^Practice/);
          await adapter.click('menuitemradio', set.otherPractice);
        }
        if (leave.kind === 'history') await set.goBack();
        if (leave.kind === 'page' && leave.path === OWN_PATH) await set.call('navigate', OWN_PATH);
        if (leave.kind === 'page' && leave.path !== OWN_PATH) await adapter.click('link', 'Report');
      },
      'leave.confirm': () => adapter.click('button', 'Leave without saving'),
      'leave.refuse': () => adapter.press('Escape'),
    },
    answer: {},
    see: {
      'leaving.work.saved': () => seesAsking(false),
      'leaving.work.unsaved': () => seesAsking(true),
      'leaving.question.none': () => shows(adapter, readQuestion, []),
      async 'leaving.question.confirming'(snapshot) {
        await shows(adapter, readQuestion, [
          'Leave without saving?',
          `Your unsaved changes in ${selectLost(snapshot)
            .map(({ name }) => name)
            .join(' and ')} will be lost.`,
          'Keep editing',
          'Leave without saving',
        ]);
      },
    },
  };
}

/** Whether the browser would ask before it closes the portal. */
function readIsAsking(): boolean {
  return !dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

/** The lines of the dialog that can be seen; the bell's dropdown is none. */
function readQuestion(): string[] {
  const dialog = [...document.querySelectorAll<HTMLElement>('.dialog')].find((each) =>
    each.checkVisibility(),
  );
  const lines = (dialog?.innerText ?? '').split('\n').map((line) => line.trim());
  return lines.filter(Boolean);
}
