import { getNextSnapshot, type SnapshotFrom } from 'xstate';
import { model } from '#charts/explore/model.ts';
import { formatDate } from '#domain/date/day.ts';
import { isRefusal } from '#domain/failure/failure.ts';
import type { ClosingDay, DayClosing } from '#domain/payment/day-close.ts';
import { dayCloseMachine } from '#machines/day-close/day-close.machine.ts';
import { selectIsReopening } from '#machines/day-close/day-close.selectors.ts';

const total = (name: string, payments: number, paidCents: number) => ({
  name,
  payments,
  paidCents,
  refunds: 0,
  refundedCents: 0,
  netCents: paidCents,
});
export const OPEN_DAY: ClosingDay = {
  day: '1969-12-31',
  version: 0,
  digest: 'a',
  total: total('', 2, 9000),
  byType: [total('Cash', 1, 3000), total('Credit Card', 1, 6000)],
  byUser: [total('Olga Office', 2, 9000)],
  pendingCents: 0,
  startingCents: 10_000,
  close: null,
  changed: false,
};
const CLOSING: DayClosing = {
  id: '51',
  day: '1969-12-31',
  closedBy: 'Dana Núñez',
  closedAt: '1969-12-31T22:10:00Z',
  startingCents: 10_000,
  countedCents: 12_500,
  expectedCents: 13_000,
  differenceCents: -500,
  note: 'Change for a parking meter',
  netCents: 9000,
  reopened: null,
};
export const CLOSED_DAY: ClosingDay = { ...OPEN_DAY, version: 1, close: CLOSING };

export const REFUSED = { error: { status: 403, reason: 'Forbidden', message: 'You may not do this.' } };
export const SERVER_DOWN = { error: { status: 503, reason: 'Unavailable', message: 'The server is busy.' } };

/** An open day has counted cash or a note. */
const isTyped = ({ context: { loaded, fields } }: SnapshotFrom<typeof dayCloseMachine>): boolean =>
  loaded?.day.close === null && fields.texts.counted + fields.texts.note !== '';

const OTHER_DAYS = [
  { type: 'day.choose', day: '1969-12-30' },
  { type: 'day.choose', day: '1969-12-31' },
  { type: 'field.change', field: 'day', value: '12/30/1969' },
] as const;

export const dayCloseModel = model({
  machine: dayCloseMachine,
  inputs: [
    { today: '1969-12-31', mayClose: true, mayReopen: true },
    { today: '1969-12-31', mayClose: false, mayReopen: false },
  ],
  events: {
    'day.choose': [
      { case: 'an earlier day', day: '1969-12-30' },
      { case: 'a day in the future', day: '1970-01-01' },
    ],
    'today.change': [{ today: '1969-12-31' }],
    'page.choose': [{ page: 2 }],
    'day.load': [{}],
    'field.change': [
      { case: 'a note', field: 'note', value: 'A meter' },
      { case: 'counted cash', field: 'counted', value: '125.00' },
      { case: 'no counted cash', field: 'counted', value: '' },
      { case: 'no starting cash', field: 'starting', value: '' },
      { case: 'a reason', field: 'reason', value: 'A check was missing' },
      { case: 'another day', field: 'day', value: '12/30/1969' },
      { case: 'another day without slashes', field: 'day', value: '12301969' },
    ],
    'field.blur': [{ field: 'counted' }, { field: 'day' }],
    'day.close': [{}],
    'day.print': [{}],
    'reopen.open': [{}],
    'reopen.confirm': [{}],
    'discard.confirm': [{}],
    'dialog.close': [{}],
  },
  outcomes: {
    loadDay: {
      open: { output: { day: OPEN_DAY, closings: { records: 11, closings: [] } } },
      closed: { output: { day: CLOSED_DAY, closings: { records: 11, closings: [CLOSING] } } },
      'server down': SERVER_DOWN,
    },
    closeDay: {
      closed: { output: { kind: 'saved', day: CLOSED_DAY } },
      'changed by others': { output: { kind: 'stale', day: CLOSED_DAY } },
      refused: REFUSED,
      'server down': SERVER_DOWN,
    },
    reopenDay: {
      reopened: { output: { kind: 'saved', day: { ...OPEN_DAY, version: 2 } } },
      'changed by others': { output: { kind: 'stale', day: { ...OPEN_DAY, version: 2 } } },
      refused: REFUSED,
      'server down': SERVER_DOWN,
    },
  },
  abstraction: ({ context: { mayClose, day, page, loaded, fields, isChecked, isStale, failure } }) => [
    mayClose,
    day,
    page,
    loaded?.day.close === null,
    loaded === null,
    fields.texts.day,
    [fields.texts.starting, fields.texts.counted, fields.texts.note, fields.texts.reason].map(
      (text) => text === '',
    ),
    isChecked,
    isStale,
    failure === null,
  ],
  isHome: (snapshot) => snapshot.matches('shown'),
  whyHome: 'It starts by loading the day, and rests while the day is shown.',
  invariants: {
    'API-23: a day is closed or reopened exactly while the chart is busy.': (snapshot) =>
      snapshot.hasTag('busy') === ('closeDay' in snapshot.children || 'reopenDay' in snapshot.children),
    'API-23: a closed day is not closed again, and an open day is not reopened.': (snapshot) => {
      const isClosed = snapshot.context.loaded?.day.close != null;
      return !(snapshot.matches('closing') && isClosed) && !(selectIsReopening(snapshot) && !isClosed);
    },
    'API-23: a day is closed only while the field shows it.': (snapshot) =>
      !snapshot.matches('closing') || snapshot.context.fields.texts.day === formatDate(snapshot.context.day),
    'API-23: a reopening that is sent has a reason.': (snapshot) =>
      !snapshot.matches('sending') || snapshot.context.fields.texts.reason !== '',
    'API-23: the page says that a day was not closed or reopened only if the server refused it.': (
      snapshot,
    ) => {
      const { failure } = snapshot.context;
      return failure === null || snapshot.matches('failed') || isRefusal(failure);
    },
    'API-23: a day in the future is never shown.': ({ context: { day, today } }) => day <= today,
    'PERM-8: without the right, nothing is closed or reopened.': (snapshot) =>
      snapshot.context.mayClose || !(snapshot.hasTag('busy') || selectIsReopening(snapshot)),
    'WIDGET-2: a counted amount or a note is unsaved work.': (snapshot) =>
      !snapshot.matches({ shown: 'open' }) || !isTyped(snapshot),
    'API-23.6: the chart asks only before it discards what the user typed for an open day.': (snapshot) =>
      !snapshot.matches('discarding') || isTyped(snapshot),
    'API-23.6: another day drops a typed count only after the user discards it.': (snapshot) =>
      !isTyped(snapshot) ||
      OTHER_DAYS.every((event) => isTyped(getNextSnapshot(dayCloseMachine, snapshot, event))),
  },
});
