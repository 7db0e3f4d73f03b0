import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import type { Step } from '#charts/explore/model.ts';
import { pageModel } from '#charts/page/page-model.ts';
import type { PageDriver } from '#charts/page/walk.ts';
import { formatPhone } from '#domain/text/phone.ts';
import type { supportMachine } from '#machines/support/support.machine.ts';
import { supportModel } from '#tests/machines/support.model.ts';
import { ORGANIZATIONS } from '#tests/support/staff-user.ts';
import type { PageAdapter } from './page-adapter.ts';
import { shows } from './shows.ts';
import { WHOLE_TOAST_MS } from './toast-queue.ts';
import { readDialogLines, readToasts } from './views.ts';

type Snapshot = SnapshotFrom<typeof supportMachine>;

/** The widget lies over everything else: only what is in it can be used while it is open. */
function can(snapshot: Snapshot, { event, kind }: Step): boolean {
  if (kind !== 'event') return true;
  const isOpen = snapshot.matches({ widget: 'open' });
  if (event.type === 'practice.change') return !isOpen && event['practiceId'] !== snapshot.context.practiceId;
  return event.type === 'support.open' ? !isOpen : isOpen;
}

export const supportPage = pageModel({
  model: supportModel,
  scenes: {
    'somebody who works in a practice': { input: { practiceId: 'p1' }, can },
    'somebody who belongs to none yet': {
      input: { practiceId: null },
      can: (snapshot, step) =>
        can(snapshot, step) &&
        (step.event.type !== 'practice.change' ||
          (snapshot.context.practiceId === null && step.event['practiceId'] === 'p1')),
    },
  },
  notOnPage: [],
});

/** What stands behind a support widget; the pages are of the organizations of `staff-user.ts`. */
export interface SupportSet {
  open(hasPractice: boolean): Promise<void>;
  /** The first practice becomes the user's. */
  assignPractice(): Promise<void>;
  /** Another practice is about to be chosen: whatever is still asked about the old one is of no use. */
  leavePractice(): void;
  /** Whether the page asks whom the staff can ask, and has no answer yet. */
  isAsking(): Promise<boolean>;
  /** Ends the loading that is under way, which waits until then. */
  answer: Record<'loaded' | 'refused' | 'server down', () => Promise<void>>;
}

const TITLE = 'Help and support';
const REFUSED_WITH = 'The practice is closed.';
const DOWN_WITH = 'The server is busy.';
/** How the server says no, and that it can't just now. */
export const REFUSED = {
  status: 400,
  reason: 'Bad Request',
  message: REFUSED_WITH,
  validationErrors: [
    { field: 'id', message: REFUSED_WITH },
    { field: 'id', message: 'It moved.' },
  ],
};
export const DOWN = { status: 503, reason: 'Unavailable', message: DOWN_WITH };

export function driveSupport(adapter: PageAdapter, set: SupportSet): PageDriver<typeof supportMachine> {
  const fails = (answer: keyof SupportSet['answer'], label: string) => async () => {
    await set.answer[answer]();
    await shows(adapter, readToasts, [
      { phase: 'entering', lines: ['Couldn’t load contact information', label] },
    ]);
    await adapter.letTimePass(WHOLE_TOAST_MS);
    await shows(adapter, readToasts, []);
  };
  const sees =
    (lines: (snapshot: Snapshot) => string[], isAsking = false) =>
    async (snapshot: Snapshot) => {
      const isOpen = snapshot.matches({ widget: 'open' });
      await shows(adapter, readDialogLines, isOpen ? [TITLE, ...lines(snapshot)] : []);
      await expect.poll(set.isAsking, { timeout: adapter.patienceMs }).toBe(isAsking);
    };
  return {
    ...adapter,
    open: (scene) => set.open(scene === 'somebody who works in a practice'),
    do: {
      'support.open': async () => {
        await adapter.click('button', /^Account menu for/);
        await adapter.click('menuitem', 'Help');
      },
      'support.close': () => adapter.press('Escape'),
      'support.retry': () => adapter.click('button', 'Try again'),
      'practice.change': async ({ practiceId }) => {
        set.leavePractice();
        if ((await adapter.inPage(countPractices, undefined)) === 0) return set.assignPractice();
        await adapter.click('button', /^Practice/);
        await adapter.click('menuitemradio', practiceOf(practiceId).name);
      },
    },
    answer: {
      'loadSupport → loaded': set.answer.loaded,
      'loadSupport → refused': fails('refused', REFUSED_WITH),
      'loadSupport → server down': fails('server down', DOWN_WITH),
    },
    see: {
      'support.widget.closed': () => shows(adapter, readDialogLines, []),
      'support.widget.open': () => shows(adapter, readDialogTitles, [TITLE]),
      'support.information.idle': sees(() => []),
      'support.information.waiting': sees(() => [
        'You’re not assigned to a practice yet',
        'Ask your administrator to add you to a practice.',
      ]),
      'support.information.loading': sees(
        ({ context }) => [
          about(context.practiceId),
          'Loading contact information',
          ...['Phone', 'Hours', 'Email', 'Address'],
        ],
        true,
      ),
      'support.information.shown': sees(({ context }) => [
        about(context.practiceId),
        ...['Phone', '(614) 555-0134'],
        ...['Hours', 'Monday–Friday: 7am-6pm CST', 'Weekend: Closed'],
        ...['Email', 'help@harbor.test'],
        ...['Address', '1 Harbor Walk, Maple Falls, OH 44000'],
      ]),
      'support.information.failed': sees(({ context: { practiceId, failure } }) => [
        about(practiceId),
        'Couldn’t load contact information',
        `Try again. If it keeps happening, contact support and mention error ${failure?.status} ${failure?.reason}.`,
        'Try again',
        ...['Phone', formatPhone(practiceOf(practiceId).phone)],
      ]),
    },
  };
}

const about = (practiceId: string | null) => `Contact information for ${practiceOf(practiceId).name}`;

function practiceOf(practiceId: string | null) {
  const practices = ORGANIZATIONS.flatMap((organization) => organization.practices);
  const practice = practices.find(({ id }) => id === practiceId);
  if (practice === undefined) throw new Error(`There is no practice ${practiceId}`);
  return practice;
}

const countPractices = () => document.querySelectorAll('.frame-context button').length;

const readDialogTitles = () =>
  [...document.querySelectorAll<HTMLElement>('[role=dialog] h2')].map(({ innerText }) => innerText);
