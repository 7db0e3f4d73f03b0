import { assign, setup } from 'xstate';
import type { Leave } from '#domain/navigation/leaving.ts';
import { notWith } from '../shared/not-with.ts';
import { effect } from '../shared/port.ts';
import type { ChartMeta } from '../shared/requirements.ts';
import type {
  EntryReached,
  LinkClicked,
  NavigationBlockerContext,
  NavigationBlockerEvent,
} from './navigation-blocker.types.ts';

export const navigationBlockerMachine = setup({
  types: {
    meta: {} as ChartMeta,
    context: {} as NavigationBlockerContext,
    events: {} as NavigationBlockerEvent,
    input: {} as NavigationBlockerContext,
    tags: {} as 'blocked',
  },
  guards: {
    isCurrent: ({ context }, { index }: EntryReached) => index === context.index,
    /** A link to a fragment adds an entry without a number, at the same path. */
    isFragment: ({ context }, { index, path }: EntryReached) => index === null && path === context.path,
    isHarmless: (_, { isHarmless }: Pick<LinkClicked, 'isHarmless'>) => isHarmless,
  },
  actions: {
    storeEntry: assign((_, { index, path }: NavigationBlockerContext) => ({ index, path })),
    recordIndex: effect<{ index: number }>('recordIndex'),
    /** Negative goes back. */
    traverse: effect<{ steps: number }>('traverse'),
    requestLeave: effect<{ leave: Leave }>('requestLeave'),
  },
}).createMachine({
  id: 'navigationBlocker',
  description: 'Back, Forward and links wait for a confirmation if changes would be lost.',
  meta: { requirements: ['SESSION-2', 'WIDGET-2'] },
  context: ({ input }) => input,
  on: {
    'entry.reach': [
      { guard: { type: 'isCurrent', params: ({ event }) => event }, target: '.stayed' },
      {
        guard: { type: 'isFragment', params: ({ event }) => event },
        target: '.followed',
        actions: {
          type: 'storeEntry',
          params: ({ context, event: { path } }) => ({ index: context.index + 1, path }),
        },
      },
      {
        guard: { type: 'isHarmless', params: ({ event }) => event },
        target: '.followed',
        actions: {
          type: 'storeEntry',
          params: ({ context, event }) => ({
            index: context.index + stepsTo(event, context),
            path: event.path,
          }),
        },
      },
      {
        target: '.returning',
        actions: [
          { type: 'traverse', params: ({ context, event }) => ({ steps: -stepsTo(event, context) }) },
          {
            type: 'requestLeave',
            params: ({ context, event }) => ({
              leave: { kind: 'history', path: event.path, steps: stepsTo(event, context) },
            }),
          },
        ],
      },
    ],
    'entry.push': {
      target: '.followed',
      actions: {
        type: 'storeEntry',
        params: ({ context, event: { path } }) => ({ index: context.index + 1, path }),
      },
    },
    'entry.replace': {
      target: '.followed',
      actions: {
        type: 'storeEntry',
        params: ({ context, event: { path } }) => ({ index: context.index, path }),
      },
    },
    'link.click': [
      {
        guard: notWith({ type: 'isHarmless', params: ({ event }) => event }),
        target: '.stayed',
        actions: {
          type: 'requestLeave',
          params: ({ event: { path } }) => ({ leave: { kind: 'page', path } }),
        },
      },
      { target: '.followed' },
    ],
  },
  initial: 'followed',
  states: {
    followed: {
      description: 'The page follows the address or the link.',
      entry: { type: 'recordIndex', params: ({ context }) => context },
    },
    returning: {
      description: 'The browser returns to the previous entry. The confirmation is open.',
      tags: 'blocked',
    },
    stayed: {
      description: 'The current page stays. The browser has returned to it, or the link is canceled.',
      tags: 'blocked',
    },
  },
});

/** An entry without a number belongs to an earlier document, so it comes before the numbered ones. */
function stepsTo({ index }: EntryReached, current: NavigationBlockerContext): number {
  return index === null ? -1 : index - current.index;
}
