import { and, assign, not, raise, sendTo, setup } from 'xstate';
import {
  CHOOSE_PATIENT,
  canOpenNow,
  type Detour,
  detourFrom,
  detourTarget,
  isWorthOffering,
  lacksRightToast,
  type SessionView,
} from '#domain/navigation/navigation.ts';
import { patientInAddress } from '#domain/navigation/patient-address.ts';
import { barePath, pageAt, queryOf } from '#domain/navigation/routes.ts';
import { effect, stream } from '../shared/port.ts';
import type { ChartMeta } from '../shared/requirements.ts';
import { actorIn } from '../system.ts';
import { pushToast } from '../toast-queue/push-toast.ts';
import type {
  NavigateParams,
  NavigationContext,
  NavigationEvent,
  NavigationInput,
  StoreRequestedPageParams,
} from './navigation.types.ts';

const forgetRequestedPage = [
  'clearRequestedPage',
  { type: 'storeRequestedPage', params: { path: null } },
] as const;

export const navigationMachine = setup({
  types: {
    meta: {} as ChartMeta,
    context: {} as NavigationContext,
    events: {} as NavigationEvent,
    input: {} as NavigationInput,
  },
  actors: {
    watchPath: stream('watchPath'),
    watchSession: stream('watchSession'),
  },
  guards: {
    isSamePath: ({ context }, { path }: { path: string }) => context.path === path,
    isSessionUnknown: ({ context }) => context.view.phase === 'unknown',
    endsWork: ({ context }, { view }: { view: SessionView }) =>
      context.isAtWork && view.phase === 'signedOut',
    isDetour: ({ context }, { why }: { why: Detour }) => detourFrom(context.path, context.view) === why,
    hasPageToOffer: ({ context: { requestedPath, view } }) =>
      requestedPath !== null && canOpenNow(requestedPath, view),
    /** Opening such an address reloads the portal, which selects the patient. */
    hasNamedPatient: ({ context }) => patientInAddress(context.requestedPath ?? '') !== null,
    /** The user chose another practice, so no explanation is needed. */
    hasLostMember: ({ context: { path, view } }, { view: next }: { view: SessionView }) =>
      view.hasMember === true && detourFrom(path, next) === 'lacksMember',
    hasRefusedPath: ({ context }) => context.refusedPath !== null,
    isAtDashboard: ({ context }) => pageAt(context.path) === 'dashboard',
  },
  actions: {
    storePath: assign((_, { path, query = '' }: { path: string; query?: string }) => ({ path, query })),
    storeView: assign(({ context }, { view }: { view: SessionView }) => ({
      view,
      isAtWork: view.rights !== null || (context.isAtWork && view.phase === 'unknown'),
      refusedPath: view.phase === 'signedOut' ? null : context.refusedPath,
    })),
    redirect: assign(({ context: { path, view } }) => {
      const detour = detourFrom(path, view);
      return detour === null ? {} : { path: detourTarget(path, detour), query: '' };
    }),
    rememberPage: assign({
      requestedPath: ({ context: { path, query } }) => (isWorthOffering(path) ? path + query : null),
    }),
    /** A change of the address: the page is checked against the session before it is shown. */
    openRequestedPage: raise(({ context: { requestedPath, path } }) => ({
      type: 'path.change' as const,
      path: barePath(requestedPath ?? path),
      query: queryOf(requestedPath ?? path),
    })),
    clearRequestedPage: assign({ requestedPath: null }),
    storeRefusedPath: assign({ refusedPath: ({ context }) => context.path }),
    clearRefusedPath: assign({ refusedPath: null }),
    navigate: effect<NavigateParams>('navigate'),
    loadPage: effect<{ path: string }>('loadPage'),
    storeRequestedPage: effect<StoreRequestedPageParams>('storeRequestedPage'),
    showTitle: effect<{ path: string }>('showTitle'),
    showToast: sendTo(actorIn('toastQueue'), pushToast),
  },
}).createMachine({
  id: 'navigation',
  description: 'Decides which page an address shows, and redirects the others.',
  meta: { requirements: ['ROUTE-5', 'ROUTE-6', 'ROUTE-7', 'ROUTE-8'] },
  context: ({ input }) => ({ ...input, isAtWork: input.view.rights !== null, refusedPath: null }),
  entry: { type: 'showTitle', params: ({ context }) => context },
  invoke: [
    { id: 'watchPath', src: 'watchPath' },
    { id: 'watchSession', src: 'watchSession' },
  ],
  type: 'parallel',
  states: {
    notice: {
      description: 'What the dashboard says about another page.',
      initial: 'none',
      states: {
        none: {
          description: 'It says nothing.',
          always: [
            { guard: 'hasRefusedPath', target: 'refused' },
            { guard: and(['isAtDashboard', 'hasPageToOffer']), target: 'offered' },
          ],
        },
        refused: {
          description: 'Why the dashboard opened instead of the page.',
          meta: { requirements: ['ROUTE-7', 'PERM-6'] },
          always: { guard: not('hasRefusedPath'), target: 'none' },
          on: { 'refusal.dismiss': { target: 'none', actions: 'clearRefusedPath' } },
        },
        offered: {
          description: 'It offers the page that the user requested before signing in.',
          meta: { requirements: ['LOGIN-9'] },
          always: { guard: not('isAtDashboard'), target: 'none', actions: forgetRequestedPage },
          on: {
            'offer.accept': [
              {
                guard: 'hasNamedPatient',
                target: 'none',
                actions: [
                  { type: 'loadPage', params: ({ context }) => ({ path: context.requestedPath ?? '/' }) },
                  ...forgetRequestedPage,
                ],
              },
              {
                target: 'none',
                actions: [
                  'openRequestedPage',
                  {
                    type: 'navigate',
                    params: ({ context }) => ({
                      path: context.requestedPath ?? context.path,
                      replaces: false,
                    }),
                  },
                  ...forgetRequestedPage,
                ],
              },
            ],
            'offer.dismiss': { target: 'none', actions: forgetRequestedPage },
          },
        },
      },
    },
    page: {
      description: 'The page at the current address.',
      on: {
        'path.change': [
          {
            guard: { type: 'isSamePath', params: ({ event }) => event },
            target: '.resolving',
            actions: { type: 'storePath', params: ({ event }) => event },
          },
          {
            target: '.resolving',
            actions: [
              { type: 'storePath', params: ({ event }) => event },
              'clearRefusedPath',
              { type: 'showTitle', params: ({ event }) => event },
            ],
          },
        ],
        'page.open': {
          actions: { type: 'navigate', params: ({ event: { path } }) => ({ path, replaces: false }) },
        },
        'session.change': [
          {
            guard: { type: 'endsWork', params: ({ event }) => event },
            target: '.redirecting',
            actions: { type: 'storeView', params: ({ event }) => event },
          },
          { target: '.resolving', actions: { type: 'storeView', params: ({ event }) => event } },
        ],
      },
      initial: 'resolving',
      states: {
        resolving: {
          description: 'The address is checked against the session and its permissions.',
          always: [
            { guard: 'isSessionUnknown', target: 'waiting' },
            {
              guard: { type: 'isDetour', params: { why: 'needsSignIn' } },
              target: 'redirecting',
              actions: [
                'rememberPage',
                { type: 'storeRequestedPage', params: ({ context }) => ({ path: context.requestedPath }) },
              ],
            },
            { guard: { type: 'isDetour', params: { why: 'alreadySignedIn' } }, target: 'redirecting' },
            {
              guard: { type: 'isDetour', params: { why: 'unknownPath' } },
              target: 'redirecting',
              actions: 'storeRefusedPath',
            },
            { guard: { type: 'isDetour', params: { why: 'shortForm' } }, target: 'redirecting' },
            {
              guard: { type: 'isDetour', params: { why: 'lacksRight' } },
              target: 'redirecting',
              actions: [
                'storeRefusedPath',
                { type: 'showToast', params: ({ context }) => lacksRightToast(context.path) },
              ],
            },
            {
              guard: { type: 'isDetour', params: { why: 'lacksMember' } },
              target: 'redirecting',
              actions: { type: 'showToast', params: CHOOSE_PATIENT },
            },
            { target: 'showing' },
          ],
        },
        waiting: {
          description: 'The session is not restored yet.',
          meta: { requirements: ['ROUTE-5'] },
        },
        redirecting: {
          description: 'The address is replaced by another one.',
          entry: [
            'redirect',
            { type: 'showTitle', params: ({ context }) => context },
            { type: 'navigate', params: ({ context }) => ({ path: context.path, replaces: true }) },
          ],
          always: 'resolving',
        },
        showing: {
          description: 'The page at the address is shown.',
          on: {
            'session.change': {
              guard: { type: 'hasLostMember', params: ({ event }) => event },
              target: 'redirecting',
              actions: { type: 'storeView', params: ({ event }) => event },
            },
          },
        },
      },
    },
  },
});
