import { and, not } from 'xstate';
import type { Toast } from '#domain/notification/toast.ts';
import { type DayCloseField, dayClosedToast, dayReopenedToast } from '#domain/payment/day-close.ts';
import { discardQuestion } from '../shared/discard-question.ts';
import { reportUnconfirmed } from '../shared/failure.ts';
import { type FieldEdit, fieldBlur } from '../shared/form-fields.ts';
import {
  dayCloseSetup,
  emptyFields,
  isCountEntered,
  isReasonTyped,
  leftDay,
  typedDay,
  wantedClose,
  wantedReopening,
} from './day-close.setup.ts';
import type { DayCloseContext, DayOutcome } from './day-close.types.ts';

type Edit = { event: FieldEdit<DayCloseField> };
type Chosen = { event: { day: string } };

const dayEvents = {
  'day.choose': {
    guard: { type: 'canOpen', params: ({ event }: Chosen) => event },
    target: '#dayClose.loading',
    reenter: true,
    actions: { type: 'openDay', params: ({ event }: Chosen) => event },
  },
  'field.change': [
    {
      guard: { type: 'canOpen', params: typedDay },
      target: '#dayClose.loading',
      reenter: true,
      actions: { type: 'openDay', params: typedDay },
    },
    {
      guard: { type: 'canEdit', params: ({ event }: Edit) => event },
      actions: { type: 'applyEdit', params: ({ event }: Edit) => event },
    },
  ],
  'field.blur': [
    {
      guard: { type: 'canOpen', params: leftDay },
      target: '#dayClose.loading',
      reenter: true,
      actions: { type: 'openDay', params: leftDay },
    },
    { actions: { type: 'commitField', params: ({ event }: { event: { field: DayCloseField } }) => event } },
  ],
} as const;

/** Also valid while a visible day loads again. */
const shownEvents = {
  ...dayEvents,
  'page.choose': {
    target: '#dayClose.loading',
    reenter: true,
    actions: { type: 'storePage', params: ({ event }: { event: { page: number } }) => event },
  },
} as const;

const unsavedIf = (isUnsaved: (context: DayCloseContext) => boolean) =>
  ({
    type: 'reportUnsavedWork',
    params: ({ context }: { context: DayCloseContext }) => ({ isUnsaved: isUnsaved(context) }),
  }) as const;
/** Also reported while the day loads again, and if that fails. */
const ENTERED = unsavedIf(isCountEntered);
const NOT_ENTERED = { type: 'reportUnsavedWork', params: { isUnsaved: false } } as const;
const REPORTED = { entry: ENTERED, exit: NOT_ENTERED } as const;

const DECIDING = {
  tags: 'busy',
  entry: ['clearFailure', { type: 'reportUnsavedWork', params: { isUnsaved: true } }],
  exit: NOT_ENTERED,
} as const;

type Decided = { event: { output: DayOutcome } };

/** The day was closed or reopened, or another user has changed it. In each case the closed days are loaded again. */
const decided = (toastOf: (day: DayOutcome['day']) => Toast) =>
  [
    {
      guard: { type: 'isStale', params: ({ event }: Decided) => event.output },
      target: 'loading',
      actions: { type: 'storeStale', params: ({ event }: Decided) => event.output },
    },
    {
      target: 'loading',
      actions: [
        { type: 'showToast', params: ({ event }: Decided) => toastOf(event.output.day) },
        'clearDecision',
      ],
    },
  ] as const;

/** A refusal is shown where the user decided. After an unknown outcome, the day loads again and shows what was saved. */
const notDecided = <Refused extends string>(refused: Refused, what: 'closed' | 'reopened') =>
  [
    { guard: 'isRefused', target: refused, actions: 'storeFailure' },
    { target: 'loading', actions: ['storeFailure', reportUnconfirmed(`the day was ${what}`)] },
  ] as const;

export const dayCloseMachine = dayCloseSetup.createMachine({
  id: 'dayClose',
  description: 'Staff count the cash of a day, close it, print it and reopen it with a reason.',
  meta: { requirements: ['API-23', 'CONST-3', 'PERM-8'] },
  context: ({ input }) => ({
    ...input,
    day: input.today,
    nextDay: null,
    page: 1,
    loaded: null,
    fields: emptyFields(input.today),
    typing: null,
    isChecked: false,
    isStale: false,
    failure: null,
  }),
  on: { 'today.change': { actions: { type: 'storeToday', params: ({ event }) => event } } },
  initial: 'loading',
  states: {
    loading: {
      description: 'Loads the day and a page of the closed days. The current content stays visible.',
      tags: 'loading',
      entry: ['clearFailure', ENTERED],
      exit: NOT_ENTERED,
      on: shownEvents,
      invoke: {
        id: 'loadDay',
        src: 'loadDay',
        input: ({ context: { day, page } }) => ({ day, page }),
        onDone: { target: 'shown', actions: { type: 'storeLoaded', params: ({ event }) => event.output } },
        onError: { target: 'failed', actions: 'storeFailure' },
      },
    },
    failed: {
      description: 'The day could not be loaded, and the page shows the reason.',
      ...REPORTED,
      on: { ...dayEvents, 'day.load': 'loading' },
    },
    shown: {
      description: 'The page shows the figures of the day and the closed days.',
      initial: 'open',
      on: {
        ...shownEvents,
        'day.print': { guard: 'isDayShown', actions: 'printPage' },
      },
      states: {
        open: {
          description: 'The day is not closed, and nothing is entered yet.',
          always: [
            { guard: 'isClosed', target: 'closed' },
            { guard: 'isCountEntered', target: 'counted' },
          ],
          on: { 'day.close': { guard: 'canClose', actions: 'startValidation' } },
        },
        counted: {
          description: 'The user entered cash or a note. Another day opens only after a confirmation.',
          ...REPORTED,
          always: { guard: not('isCountEntered'), target: 'open' },
          on: {
            'day.choose': {
              guard: { type: 'isOther', params: ({ event }) => event },
              target: '#dayClose.discarding',
              actions: { type: 'storeNextDay', params: ({ event }) => event },
            },
            'field.change': {
              guard: { type: 'isOther', params: typedDay },
              target: '#dayClose.discarding',
              actions: { type: 'storeNextDay', params: typedDay },
            },
            'field.blur': {
              guard: { type: 'isOther', params: leftDay },
              target: '#dayClose.discarding',
              actions: { type: 'storeNextDay', params: leftDay },
            },
            'day.close': [
              {
                guard: and(['isDayShown', 'hasValidCount']),
                target: '#dayClose.closing',
                actions: 'startValidation',
              },
              { actions: 'startValidation' },
            ],
          },
        },
        closed: {
          description: 'The day is closed. The page shows who closed it, when, and the difference.',
          on: {
            'reopen.open': { guard: 'canReopen', target: '#dayClose.reopening', actions: 'openReopening' },
          },
        },
      },
    },
    discarding: {
      ...discardQuestion({ kept: 'shown', discarded: { target: 'loading', actions: 'openNextDay' } }),
      ...REPORTED,
    },
    closing: {
      description: 'Closes the day.',
      ...DECIDING,
      invoke: {
        id: 'closeDay',
        src: 'closeDay',
        input: ({ context }) => wantedClose(context),
        onDone: decided(dayClosedToast),
        onError: notDecided('shown', 'closed'),
      },
    },
    reopening: {
      description: 'A dialog takes the reason, and says why the day could not be reopened.',
      meta: { requirements: ['FIELD-1'] },
      entry: unsavedIf(isReasonTyped),
      exit: NOT_ENTERED,
      on: {
        'field.change': {
          guard: { type: 'isReason', params: ({ event }) => event },
          actions: [{ type: 'applyEdit', params: ({ event }) => event }, unsavedIf(isReasonTyped)],
        },
        'field.blur': fieldBlur,
        'reopen.confirm': [
          { guard: 'hasReason', target: 'sending', actions: 'startValidation' },
          { actions: 'startValidation' },
        ],
        'dialog.close': [
          { guard: 'isReasonTyped', target: 'discardingReason' },
          { target: 'shown', actions: 'clearFailure' },
        ],
      },
    },
    discardingReason: {
      ...discardQuestion({ kept: 'reopening', discarded: { target: 'shown', actions: 'clearDecision' } }),
      entry: unsavedIf(isReasonTyped),
      exit: NOT_ENTERED,
    },
    sending: {
      description: 'Reopens the day. The dialog stays open until the server responds.',
      ...DECIDING,
      invoke: {
        id: 'reopenDay',
        src: 'reopenDay',
        input: ({ context }) => wantedReopening(context),
        onDone: decided(dayReopenedToast),
        onError: notDecided('reopening', 'reopened'),
      },
    },
  },
});
