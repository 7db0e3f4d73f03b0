import { assign, sendTo, setup } from 'xstate';
import { failureFrom } from '#domain/failure/failure.ts';
import { leaveFor } from '#domain/navigation/leaving.ts';
import { PAGES, type PageName } from '#domain/navigation/routes.ts';
import {
  isSameScope,
  WIDGET_LOAD_MS,
  WIDGET_PROBLEMS,
  WIDGET_READY_MS,
  type WidgetProblem,
} from '#domain/navigation/widget.ts';
import type { SessionScope } from '#domain/session/selection.ts';
import { withFailure } from '../shared/failure.ts';
import { notWith } from '../shared/not-with.ts';
import { effect, port, stream } from '../shared/port.ts';
import type { ChartMeta } from '../shared/requirements.ts';
import { actorIn } from '../system.ts';
import {
  type LoadWidgetInput,
  type ShowWidgetInput,
  WIDGET_WORK,
  type WidgetHostContext,
  type WidgetHostEvent,
  type WidgetHostInput,
} from './widget-host.types.ts';

const late = () => ({ error: new Error(WIDGET_PROBLEMS.late) });

const pageIn = ({ event }: { event: Extract<WidgetHostEvent, { type: 'page.change' }> }) => event;

const followPage = {
  guard: 'isFollowing',
  actions: [{ type: 'storePage', params: pageIn }, 'showTitle', { type: 'showPage', params: pageIn }],
} as const;

export const widgetHostMachine = setup({
  types: {
    meta: {} as ChartMeta,
    context: {} as WidgetHostContext,
    events: {} as WidgetHostEvent,
    input: {} as WidgetHostInput,
    tags: {} as 'loading',
  },
  actors: {
    loadWidget: port<void, LoadWidgetInput>('loadWidget'),
    showWidget: stream<ShowWidgetInput>('showWidget'),
    watchSession: stream('watchSession'),
  },
  guards: {
    isUnconfigured: ({ context }) => context.address === '',
    isFollowing: ({ context }) => context.isFollowing,
    hasSession: (_, { session }: { session: SessionScope | null }) => session !== null,
    isOther: ({ context }, { session }: { session: SessionScope | null }) =>
      session !== null && context.session !== null && !isSameScope(context.session, session),
  },
  actions: {
    storeSession: assign((_, { session }: { session: SessionScope | null }) => ({ session })),
    storeProblem: assign((_, { problem }: { problem: WidgetProblem }) => ({ problem })),
    storeFailure: assign(withFailure),
    storeTimeout: assign(() => ({ failure: failureFrom(late().error), problem: 'late' as const })),
    clearFailure: assign({ failure: null, problem: null }),
    /** Clears the widget's title, which belonged to the previous page. */
    storePage: assign((_, { page }: { page: PageName }) => ({ page, title: null })),
    setFollowing: assign({ isFollowing: true }),
    clearFollowing: assign({ isFollowing: false }),
    storeTitle: assign((_, { title }: { title: string }) => ({ title })),
    storeSubject: assign((_, { subject }: { subject: string }) => ({ subject })),
    clearTitle: assign({ title: null, subject: null }),
    /** Sets the title of the browser tab: the subject, and the widget's title or the page's own. */
    showTitle: effect('showTitle'),
    showPage: effect<{ page: PageName }>('showPage'),
    requestLeave: sendTo(
      actorIn('leaving'),
      ({ context }, { path, memberId }: { path: string; memberId?: string }) => ({
        type: 'leave.request' as const,
        leave: leaveFor(path, context.session?.practice.id, memberId),
      }),
    ),
    reportUnsaved: sendTo(actorIn('leaving'), ({ context: { title, page } }) => ({
      type: 'work.begin' as const,
      work: { id: WIDGET_WORK, name: title ?? PAGES[page].title, lostWith: 'page' as const },
    })),
    reportSaved: sendTo(actorIn('leaving'), { type: 'work.end', id: WIDGET_WORK }),
    /** Logs the error, and makes the next attempt fetch the module again. */
    logFailure: effect<{ error: unknown }>('logFailure'),
  },
  delays: { loading: WIDGET_LOAD_MS, readiness: WIDGET_READY_MS },
}).createMachine({
  id: 'widgetHost',
  description: 'Loads and shows a page of another component, isolated from the portal.',
  meta: { requirements: ['WIDGET-1', 'WIDGET-2', 'WIDGET-5'] },
  context: ({ input }) => ({
    ...input,
    title: null,
    subject: null,
    isFollowing: false,
    problem: null,
    failure: null,
  }),
  invoke: { id: 'watchSession', src: 'watchSession' },
  initial: 'checkingPrerequisites',
  states: {
    checkingPrerequisites: {
      description: 'The widget needs an address, and a user who is signed in to a practice.',
      always: [
        { guard: 'isUnconfigured', target: 'unconfigured' },
        { guard: { type: 'hasSession', params: ({ context }) => context }, target: 'hosting' },
        { target: 'waiting' },
      ],
    },
    unconfigured: {
      description: 'No address is configured: the page shows a notice.',
      meta: { requirements: ['WIDGET-4'] },
    },
    waiting: {
      description: 'Organization, practice and user are not all present yet.',
      meta: { requirements: ['WIDGET-3'] },
      on: {
        'session.change': {
          guard: { type: 'hasSession', params: ({ event }) => event },
          target: 'hosting',
          actions: { type: 'storeSession', params: ({ event }) => event },
        },
        'page.change': { actions: { type: 'storePage', params: ({ event }) => event } },
      },
    },
    hosting: {
      description: 'Hosts a widget for one user in one practice. A change of either starts again.',
      on: {
        'session.change': [
          {
            guard: notWith({ type: 'hasSession', params: ({ event }) => event }),
            target: 'waiting',
            actions: { type: 'storeSession', params: ({ event }) => event },
          },
          {
            guard: { type: 'isOther', params: ({ event }) => event },
            target: '.loading',
            actions: { type: 'storeSession', params: ({ event }) => event },
          },
        ],
      },
      initial: 'loading',
      states: {
        loading: {
          description: 'Loads the module.',
          tags: 'loading',
          entry: 'clearFailure',
          on: { 'page.change': { actions: { type: 'storePage', params: ({ event }) => event } } },
          invoke: {
            id: 'loadWidget',
            src: 'loadWidget',
            input: ({ context }) => ({ address: context.address }),
            onDone: 'shown',
            onError: {
              target: 'failed',
              actions: [
                'storeFailure',
                { type: 'storeProblem', params: { problem: 'notLoaded' } },
                { type: 'logFailure', params: ({ event }) => ({ error: event.error }) },
              ],
            },
          },
          after: {
            loading: {
              target: 'failed',
              actions: ['storeTimeout', { type: 'logFailure', params: late }],
            },
          },
        },
        shown: {
          description: 'The widget is on the page with its session.',
          meta: { requirements: ['WIDGET-2'] },
          invoke: {
            id: 'showWidget',
            src: 'showWidget',
            input: ({ context }) => ({
              address: context.address,
              session: context.session,
              page: context.page,
            }),
          },
          on: {
            'widget.fail': {
              target: 'failed',
              actions: [
                'storeFailure',
                { type: 'storeProblem', params: { problem: 'broken' } },
                { type: 'logFailure', params: ({ event }) => event },
              ],
            },
            'widget.title': {
              actions: [{ type: 'storeTitle', params: ({ event }) => event }, 'showTitle'],
            },
            'widget.subject': {
              actions: [{ type: 'storeSubject', params: ({ event }) => event }, 'showTitle'],
            },
            'widget.navigate': { actions: { type: 'requestLeave', params: ({ event }) => event } },
            'widget.follow': { actions: 'setFollowing' },
            'page.change': [
              followPage,
              { target: 'loading', actions: { type: 'storePage', params: ({ event }) => event } },
            ],
          },
          exit: ['clearTitle', 'clearFollowing', 'showTitle'],
          initial: 'starting',
          states: {
            starting: {
              description: 'The widget starts, invisible.',
              tags: 'loading',
              on: { 'widget.ready': 'saved' },
              after: {
                readiness: {
                  target: '#widgetHost.hosting.failed',
                  actions: ['storeTimeout', { type: 'logFailure', params: late }],
                },
              },
            },
            saved: {
              description: 'The user can work in the widget. It has no unsaved changes.',
              on: { 'work.begin': 'unsaved' },
            },
            unsaved: {
              description: 'The widget has unsaved changes.',
              entry: 'reportUnsaved',
              exit: 'reportSaved',
              on: {
                'work.end': 'saved',
                'page.change': { ...followPage, target: 'saved' },
              },
            },
          },
        },
        failed: {
          description: 'The page shows what went wrong, with a button to try again, instead of the widget.',
          meta: { requirements: ['WIDGET-5'] },
          on: {
            'widget.retry': 'loading',
            'page.change': {
              target: 'loading',
              actions: { type: 'storePage', params: ({ event }) => event },
            },
          },
        },
      },
    },
  },
});
