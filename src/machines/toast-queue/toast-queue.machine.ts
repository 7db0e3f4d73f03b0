import { assign, sendTo, setup } from 'xstate';
import { TOAST_ENTER_MS, TOAST_LEAVE_MS, TOAST_VISIBLE_MS, type Toast } from '#domain/notification/toast.ts';
import type { ChartMeta } from '../shared/requirements.ts';
import { actorIn } from '../system.ts';
import type { ToastQueueContext, ToastQueueEvent } from './toast-queue.types.ts';

const act = { guard: 'hasAction', target: 'leaving', actions: 'restoreNotifications' } as const;

export const toastQueueMachine = setup({
  types: { meta: {} as ChartMeta, context: {} as ToastQueueContext, events: {} as ToastQueueEvent },
  guards: {
    hasWaiting: ({ context }) => context.waiting.length > 0,
    hasAction: ({ context }) => context.current?.action !== undefined,
  },
  actions: {
    enqueue: assign({ waiting: ({ context }, { toast }: { toast: Toast }) => [...context.waiting, toast] }),
    storeNext: assign(({ context }) => ({
      current: context.waiting[0] ?? null,
      waiting: context.waiting.slice(1),
    })),
    clearCurrent: assign({ current: null }),
    clearAll: assign({ current: null, waiting: [] }),
    restoreNotifications: sendTo(actorIn('notifications'), ({ context: { current } }) => ({
      type: 'undo.accept' as const,
      practiceId: current?.action?.practiceId ?? '',
      ids: current?.action?.ids ?? [],
    })),
  },
  delays: { enter: TOAST_ENTER_MS, visible: TOAST_VISIBLE_MS, leave: TOAST_LEAVE_MS },
}).createMachine({
  id: 'toastQueue',
  description: 'Shows one toast at a time.',
  meta: { requirements: ['TOAST-1'] },
  context: { current: null, waiting: [] },
  on: {
    'toast.push': { actions: { type: 'enqueue', params: ({ event }) => ({ toast: event.toast }) } },
    'toast.clear': { target: '.idle', actions: 'clearAll' },
  },
  initial: 'idle',
  states: {
    idle: {
      description: 'No toast is on the page.',
      always: { guard: 'hasWaiting', target: 'entering', actions: 'storeNext' },
    },
    entering: {
      description: 'The toast fades in.',
      on: { 'toast.dismiss': 'leaving', 'toast.act': act },
      after: { enter: 'shown' },
    },
    shown: {
      description: 'The toast is visible until its time is over or the user closes it.',
      on: { 'toast.dismiss': 'leaving', 'toast.act': act },
      after: { visible: 'leaving' },
    },
    leaving: {
      description: 'The toast fades out. The next one waits.',
      after: { leave: { target: 'idle', actions: 'clearCurrent' } },
    },
  },
});
