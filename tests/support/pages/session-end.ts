import type { SnapshotFrom } from 'xstate';
import { pageModel } from '#charts/page/page-model.ts';
import type { PageDriver } from '#charts/page/walk.ts';
import type { Failure } from '#domain/failure/failure.ts';
import { type SessionEnd, timeOfDay } from '#domain/session/session-end.ts';
import type { sessionEndMachine } from '#machines/session-end/session-end.machine.ts';
import { selectExtendFailure } from '#machines/session-end/session-end.selectors.ts';
import { sessionEndModel } from '#tests/machines/session-end.model.ts';
import type { PageAdapter } from './page-adapter.ts';
import { shows } from './shows.ts';

type Snapshot = SnapshotFrom<typeof sessionEndMachine>;
type Outcome = 'far' | 'soon' | 'soon for good' | 'over' | 'unreachable';

/** The button stands in the notice, and only where it does something. */
const hasButton = (snapshot: Snapshot) =>
  snapshot.matches('warned') &&
  !snapshot.matches({ warned: 'extending' }) &&
  snapshot.context.end?.kind === 'idle';

export const sessionEndPage = pageModel({
  model: sessionEndModel,
  scenes: {
    'somebody who is signed in': {
      input: undefined,
      can: (snapshot, { event }) => event.type !== 'session.extend' || hasButton(snapshot),
    },
  },
  notOnPage: [],
});

/** Where the end of the session is known from: each question is answered on command. */
export interface SessionEndSet {
  open(): Promise<void>;
  changeToken(): Promise<void>;
  answerRead(outcome: Outcome): Promise<void>;
  answerExtend(outcome: Outcome): Promise<void>;
}

export function driveSessionEnd(
  adapter: PageAdapter,
  set: SessionEndSet,
): PageDriver<typeof sessionEndMachine> {
  const seesNone = () => shows(adapter, readNotice, null);
  const seesNotice =
    (isBusy = false) =>
    (snapshot: Snapshot) =>
      shows(adapter, readNotice, noticeOf(snapshot.context.end, isBusy, selectExtendFailure(snapshot)));
  const answers = (actor: string, answer: (outcome: Outcome) => Promise<void>) =>
    Object.fromEntries(
      (['far', 'soon', 'soon for good', 'over', 'unreachable'] as const).map((outcome) => [
        `${actor} → ${outcome}`,
        () => answer(outcome),
      ]),
    );
  return {
    ...adapter,
    open: set.open,
    do: {
      'token.change': set.changeToken,
      'session.extend': () => adapter.click('button', 'Stay signed in'),
    },
    answer: { ...answers('readEnd', set.answerRead), ...answers('extendSession', set.answerExtend) },
    see: {
      'sessionEnd.reading': seesNone,
      'sessionEnd.quiet': seesNone,
      'sessionEnd.unknown': seesNone,
      'sessionEnd.warned.shown': seesNotice(),
      'sessionEnd.warned.checking': seesNotice(),
      'sessionEnd.warned.extending': seesNotice(true),
      'sessionEnd.warned.refused': seesNotice(),
    },
  };
}

/** What the page says of the end, and how the button of the notice is: null where there is none. */
interface NoticeView {
  lines: readonly string[];
  button: 'idle' | 'busy' | null;
}

function noticeOf(end: SessionEnd | null, isBusy: boolean, failure: Failure | null): NoticeView {
  const time = timeOfDay(end?.at ?? 0).replace(/\s/g, ' ');
  const isIdle = end?.kind === 'idle';
  const told = isIdle
    ? `You’ve been inactive. At ${time} you’ll need to sign in again. Your unsaved work will be kept.`
    : `You signed in 12 hours ago. At ${time} you have to sign in again: save your work before.`;
  const button = isBusy ? 'busy' : 'idle';
  const failed = failure === null ? [] : [`We couldn’t extend your session. ${failure.message}`];
  return { lines: ['You’ll be signed out soon', told, ...failed], button: isIdle ? button : null };
}

function readNotice(): NoticeView | null {
  const notice = document.querySelector<HTMLElement>('.shell-end .banner');
  if (notice === null) return null;
  const words = notice.querySelector<HTMLElement>('.banner-words')?.innerText ?? '';
  const button = notice.querySelector('button');
  const isBusy = button?.getAttribute('aria-busy') === 'true' ? 'busy' : 'idle';
  return {
    lines: words.split(/\n+/).map((line) => line.replace(/\s/g, ' ')),
    button: button === null ? null : isBusy,
  };
}
