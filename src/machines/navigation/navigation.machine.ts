import { and, assign, not, raise, sendTo, setup } from 'xstate';
import {
  type Detour,
  detourFrom,
  detourTarget,
  isWorthOffering,
  lacksRightToast,
  type SessionView,
} from '#domain/navigation/navigation.ts';
import { pageAt } from '#domain/navigation/routes.ts';
import { effect, stream } from '../port.ts';
import { actorIn } from '../system.ts';
import { pushToast } from '../toast-queue/push-toast.ts';
import type {
  KeepAskedPageParams,
  NavigateParams,
  NavigationContext,
  NavigationEvent,
  NavigationInput,
} from './navigation.types.ts';

export const navigationMachine = setup({
  types: {
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
    hasPageToOffer: ({ context: { askedFor, view } }) => {
      if (askedFor === null || view.rights === null) return false;
      const detour = detourFrom(askedFor, view);
      return detour === null || detour === 'shortForm';
    },
    isAtDashboard: ({ context }) => pageAt(context.path) === 'dashboard',
  },
  actions: {
    keepPath: assign({ path: (_, { path }: { path: string }) => path }),
    keepView: assign(({ context }, { view }: { view: SessionView }) => ({
      view,
      isAtWork: view.rights !== null || (context.isAtWork && view.phase === 'unknown'),
    })),
    takeDetour: assign(({ context: { path, view } }) => {
      const detour = detourFrom(path, view);
      return { path: detour === null ? path : detourTarget(path, detour) };
    }),
    rememberPage: assign({
      askedFor: ({ context }) => (isWorthOffering(context.path) ? context.path : null),
    }),
    /** A change of the address: the page is checked against the session before it is shown. */
    openAskedPage: raise(({ context }) => ({
      type: 'path.change' as const,
      path: context.askedFor ?? context.path,
    })),
    forgetAskedPage: assign({ askedFor: null }),
    navigate: effect<NavigateParams>('navigate'),
    keepAskedPage: effect<KeepAskedPageParams>('keepAskedPage'),
    showTitle: effect<{ path: string }>('showTitle'),
    showToast: sendTo(actorIn('toastQueue'), pushToast),
  },
}).createMachine({
  id: 'navigation',
  description: 'Which page may be shown at an address, and where the others lead.',
  meta: { requirements: ['ROUTE-5', 'ROUTE-6', 'ROUTE-7', 'ROUTE-8'] },
  context: ({ input }) => ({ ...input, isAtWork: input.view.rights !== null }),
  entry: { type: 'showTitle', params: ({ context }) => context },
  invoke: [
    { id: 'watchPath', src: 'watchPath' },
    { id: 'watchSession', src: 'watchSession' },
  ],
  type: 'parallel',
  states: {
    offer: {
      description: 'After signing in, the page that had been asked for.',
      meta: { requirements: ['LOGIN-9'] },
      initial: 'none',
      states: {
        none: {
          description: 'No page is offered.',
          always: { guard: and(['isAtDashboard', 'hasPageToOffer']), target: 'offered' },
        },
        offered: {
          description: 'The dashboard offers the page that had been asked for.',
          always: {
            guard: not('isAtDashboard'),
            target: 'none',
            actions: ['forgetAskedPage', { type: 'keepAskedPage', params: { path: null } }],
          },
          on: {
            'offer.accept': {
              target: 'none',
              actions: [
                'openAskedPage',
                {
                  type: 'navigate',
                  params: ({ context }) => ({ path: context.askedFor ?? context.path, replaces: false }),
                },
                'forgetAskedPage',
                { type: 'keepAskedPage', params: { path: null } },
              ],
            },
            'offer.dismiss': {
              target: 'none',
              actions: ['forgetAskedPage', { type: 'keepAskedPage', params: { path: null } }],
            },
          },
        },
      },
    },
    page: {
      description: 'The page at the present address.',
      on: {
        'path.change': [
          { guard: { type: 'isSamePath', params: ({ event }) => event }, target: '.resolving' },
          {
            target: '.resolving',
            actions: [
              { type: 'keepPath', params: ({ event }) => event },
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
            actions: { type: 'keepView', params: ({ event }) => event },
          },
          { target: '.resolving', actions: { type: 'keepView', params: ({ event }) => event } },
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
                { type: 'keepAskedPage', params: ({ context }) => ({ path: context.askedFor }) },
              ],
            },
            { guard: { type: 'isDetour', params: { why: 'alreadySignedIn' } }, target: 'redirecting' },
            { guard: { type: 'isDetour', params: { why: 'unknownPath' } }, target: 'redirecting' },
            { guard: { type: 'isDetour', params: { why: 'shortForm' } }, target: 'redirecting' },
            {
              guard: { type: 'isDetour', params: { why: 'lacksRight' } },
              target: 'redirecting',
              actions: {
                type: 'showToast',
                params: ({ context }) => lacksRightToast(context.path, context.view.rights),
              },
            },
            { guard: { type: 'isDetour', params: { why: 'lacksMember' } }, target: 'redirecting' },
            { target: 'showing' },
          ],
        },
        waiting: {
          description: 'Storage has not been read yet: no page is decided.',
          meta: { requirements: ['ROUTE-5'] },
        },
        redirecting: {
          description: 'Another email takes the place of the one asked for.',
          entry: [
            'takeDetour',
            { type: 'showTitle', params: ({ context }) => context },
            { type: 'navigate', params: ({ context }) => ({ path: context.path, replaces: true }) },
          ],
          always: 'resolving',
        },
        showing: { description: 'The page at the address is shown.' },
      },
    },
  },
});
