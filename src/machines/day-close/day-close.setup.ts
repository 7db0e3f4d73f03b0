import { assign, setup } from 'xstate';
import { formatDate } from '#domain/date/day.ts';
import { formatAmount } from '#domain/money/money.ts';
import type { Toast } from '#domain/notification/toast.ts';
import {
  type ClosingDay,
  cashCountIn,
  DAY_CLOSE_RULES,
  type DayCloseField,
  dayIn,
  reasonIn,
} from '#domain/payment/day-close.ts';
import { failureActions, failureGuards } from '../shared/failure.ts';
import {
  changeField,
  commitField,
  type FieldEdit,
  type FormFields,
  unchangedFields,
  withoutRefusal,
} from '../shared/form-fields.ts';
import { effect, port } from '../shared/port.ts';
import type { ChartMeta } from '../shared/requirements.ts';
import type {
  DayCloseContext,
  DayCloseEvent,
  DayCloseInput,
  DayOutcome,
  LoadedDay,
  WantedClose,
  WantedReopening,
} from './day-close.types.ts';

export const emptyFields = (day: string) =>
  unchangedFields<DayCloseField>({ day: formatDate(day), starting: '', counted: '', note: '', reason: '' });

const NO_TOTAL = { name: '', payments: 0, paidCents: 0, refunds: 0, refundedCents: 0, netCents: 0 };

/** Decisions need a loaded day. Without one, the chart sends a request that the server rejects. */
export const dayInContext = ({ loaded, day }: DayCloseContext): ClosingDay =>
  loaded?.day ?? {
    day,
    version: 0,
    digest: '',
    total: NO_TOTAL,
    byType: [],
    byUser: [],
    pendingCents: 0,
    startingCents: 0,
    close: null,
    changed: false,
  };

export const wantedClose = (context: DayCloseContext): WantedClose => ({
  day: dayInContext(context),
  count: cashCountIn(context.fields.texts) ?? { startingCents: 0, countedCents: 0, note: '' },
});

export const wantedReopening = (context: DayCloseContext): WantedReopening => ({
  day: dayInContext(context),
  reason: reasonIn(context.fields.texts),
});

/** Whether the user typed something for the close of an open day. */
export const isCountEntered = ({ loaded, fields: { texts, changed } }: DayCloseContext): boolean =>
  loaded?.day.close == null &&
  (['starting', 'counted', 'note'] as const).some((field) => changed.includes(field) && texts[field] !== '');

export const isReasonTyped = ({ fields }: DayCloseContext): boolean => fields.texts.reason !== '';

const changed = ({ fields }: DayCloseContext, edit: FieldEdit<DayCloseField>) =>
  changeField(fields, DAY_CLOSE_RULES, edit);
const left = ({ fields }: DayCloseContext, event: { field: DayCloseField }) =>
  commitField(fields, DAY_CLOSE_RULES, event);

/** The day in the fields, if it is not the shown one; otherwise null. */
function otherDayIn({ texts }: FormFields<DayCloseField>, { day, today }: DayCloseContext) {
  const typed = dayIn(texts, today);
  return typed !== day ? typed : null;
}

type At<Event> = { context: DayCloseContext; event: Event };

export const typedDay = ({ context, event }: At<FieldEdit<DayCloseField>>) => ({
  day: event.field === 'day' ? otherDayIn(changed(context, event), context) : null,
});

/** Leaving the field completes dates such as 11/24/26. */
export const leftDay = ({ context, event }: At<{ field: DayCloseField }>) => ({
  day: event.field === 'day' ? otherDayIn(left(context, event), context) : null,
});

/** An empty form for the day. */
const openedDay = (day: string) => ({
  day,
  nextDay: null,
  loaded: null,
  fields: emptyFields(day),
  isChecked: false,
  isStale: false,
});

/** The field shows the day of the page again. */
const withShownDay = ({ fields, day }: DayCloseContext): FormFields<DayCloseField> =>
  withoutRefusal({ ...fields, texts: { ...fields.texts, day: formatDate(day) } });

/** The drawer starts with its starting cash at the last close. Before the first close, the user enters it. */
const withStarting = ({ fields }: Pick<DayCloseContext, 'fields'>, { startingCents }: ClosingDay) =>
  fields.texts.starting === '' && startingCents !== null
    ? {
        ...fields,
        texts: { ...fields.texts, starting: formatAmount(startingCents) },
        changed: fields.changed.filter((field) => field !== 'starting'),
      }
    : fields;

export const dayCloseSetup = setup({
  types: {
    meta: {} as ChartMeta,
    context: {} as DayCloseContext,
    events: {} as DayCloseEvent,
    input: {} as DayCloseInput,
    tags: {} as 'loading' | 'busy' | 'discarding',
  },
  actors: {
    loadDay: port<LoadedDay, { day: string; page: number }>('loadDay'),
    closeDay: port<DayOutcome, WantedClose>('closeDay'),
    reopenDay: port<DayOutcome, WantedReopening>('reopenDay'),
  },
  guards: {
    canOpen: ({ context }, { day }: { day: string | null }) =>
      day !== null && day <= context.today && !isCountEntered(context),
    /** Otherwise the user would close or print another day than the field shows. */
    isDayShown: ({ context: { fields, day } }) => fields.texts.day === formatDate(day),
    isOther: ({ context }, { day }: { day: string | null }) =>
      day !== null && day <= context.today && day !== context.day,
    isClosed: ({ context: { loaded } }) => loaded?.day.close != null,
    isCountEntered: ({ context }) => isCountEntered(context),
    /** PERM-8 */
    canClose: ({ context: { mayClose } }) => mayClose,
    isReason: (_, { field }: { field: DayCloseField }) => field === 'reason',
    canReopen: ({ context: { mayReopen } }) => mayReopen,
    canEdit: ({ context }, edit: FieldEdit<DayCloseField>) =>
      edit.field === 'day' ? typedDay({ context, event: edit }).day === null : context.mayClose,
    hasValidCount: ({ context }) => cashCountIn(context.fields.texts) !== null,
    isReasonTyped: ({ context }) => isReasonTyped(context),
    hasReason: ({ context }) => reasonIn(context.fields.texts) !== '',
    isStale: (_, { kind }: DayOutcome) => kind === 'stale',
    ...failureGuards,
  },
  actions: {
    applyEdit: assign(({ context }, edit: FieldEdit<DayCloseField>) => ({
      fields: changed(context, edit),
      typing: edit.field,
    })),
    commitField: assign(({ context }, event: { field: DayCloseField }) => ({
      fields: left(context, event),
      typing: null,
    })),
    ...failureActions,
    storeToday: assign((_, { today }: { today: string }) => ({ today })),
    openDay: assign(({ context }, { day }: { day: string | null }) => openedDay(day ?? context.day)),
    storeNextDay: assign(({ context }, { day }: { day: string | null }) => ({
      nextDay: day,
      fields: withShownDay(context),
    })),
    openNextDay: assign(({ context: { day, nextDay } }) => openedDay(nextDay ?? day)),
    storePage: assign(({ context }, { page }: { page: number }) => ({ page, fields: withShownDay(context) })),
    /** A day that was closed or reopened since the last load starts with an empty form. */
    storeLoaded: assign(({ context }, loaded: LoadedDay) => {
      const wasClosed = context.loaded === null ? null : context.loaded.day.close !== null;
      const isDecided = wasClosed !== null && wasClosed !== (loaded.day.close !== null);
      const { fields, isChecked } = isDecided
        ? { fields: emptyFields(context.day), isChecked: false }
        : context;
      return { loaded, isChecked, fields: withStarting({ fields }, loaded.day) };
    }),
    /** The decision is complete or discarded, so the next one starts empty. */
    clearDecision: assign(({ context: { day } }) => ({
      fields: emptyFields(day),
      isChecked: false,
      isStale: false,
      failure: null,
    })),
    /** Keeps the count, which is compared with the current figures. */
    storeStale: assign(({ context: { loaded } }, { day }: DayOutcome) => ({
      loaded: loaded && { ...loaded, day },
      isChecked: false,
      isStale: true,
    })),
    openReopening: assign(({ context: { day } }) => ({
      fields: emptyFields(day),
      isChecked: false,
      isStale: false,
    })),
    startValidation: assign(({ context: { fields } }) => ({
      isChecked: true,
      isStale: false,
      fields: withoutRefusal(fields),
    })),
    reportUnsavedWork: effect<{ isUnsaved: boolean }>('reportUnsavedWork'),
    printPage: effect('printPage'),
    showToast: effect<Toast>('showToast'),
  },
});
