import { pageModel } from '#charts/page/page-model.ts';
import { formatDate } from '#domain/date/day.ts';
import type { DayCloseField } from '#domain/payment/day-close.ts';
import * as select from '#machines/day-close/day-close.selectors.ts';
import { dayCloseModel } from '#tests/machines/day-close.model.ts';
import { BUSY, conflict } from '#tests/support/failures.ts';
import { closingReceived, dayReceived } from '#tests/support/received-days.ts';
import { because, canDo, type Drive, leaveField, leavesDateFirst, type SnapshotOf } from './drive.ts';
import { everyState, shows } from './shows.ts';

type Snapshot = SnapshotOf<typeof dayCloseModel>;

const isShown = (snapshot: Snapshot): boolean =>
  snapshot.matches('shown') || (snapshot.matches('loading') && snapshot.context.loaded !== null);
const isDiscarding = (snapshot: Snapshot): boolean => snapshot.hasTag('discarding');
const isOpen = (snapshot: Snapshot): boolean =>
  isShown(snapshot) && snapshot.context.loaded?.day.close === null;
const canOpenOther = (snapshot: Snapshot): boolean =>
  !select.selectIsDayLocked(snapshot) && snapshot.context.day !== '1969-12-30';

function canType(snapshot: Snapshot, { field, value }: { field: DayCloseField; value: string }): boolean {
  const { texts } = snapshot.context.fields;
  if (texts[field] === value) return false;
  if (field === 'day') return canOpenOther(snapshot);
  return field === 'reason' ? snapshot.matches('reopening') : isOpen(snapshot);
}

/** `aria-readonly` fields and disabled buttons send nothing. */
const canAfterLeaving = canDo<typeof dayCloseModel>({
  'day.choose': (snapshot, { day }) => canOpenOther(snapshot) && day === '1969-12-30',
  'page.choose': (snapshot) => isShown(snapshot) && snapshot.context.page === 1,
  'field.change': canType,
  'field.blur': (snapshot, { field }) => isOpen(snapshot) || (field === 'day' && snapshot.matches('failed')),
  'day.close': (snapshot) => snapshot.matches('shown') && isOpen(snapshot),
  'today.change': () => false,
  'day.print': (snapshot) => snapshot.matches('shown'),
  'reopen.open': (snapshot) => snapshot.matches({ shown: 'closed' }),
  'day.load': (snapshot) => snapshot.matches('failed'),
  'discard.confirm': isDiscarding,
  'reopen.confirm': (snapshot) => snapshot.matches('reopening'),
  otherwise: (snapshot) => snapshot.matches('reopening') || isDiscarding(snapshot),
});
const can = leavesDateFirst<typeof dayCloseModel>(
  'day',
  ({ context }) => context.fields.texts.day,
  canAfterLeaving,
);

export const dayClosePage = pageModel({
  model: dayCloseModel,
  scenes: {
    'the close of a day': { input: { today: '1969-12-31', mayClose: true, mayReopen: true }, can },
  },
  notOnPage: [
    ...because('the dialog keeps the focus on its only field', 'dayClose.reopening|field.blur|0'),
    ...because('the day changes at midnight', 'dayClose|today.change|0'),
  ],
});

const REFUSED = { status: 403, reason: 'Forbidden', code: 'forbidden', message: 'You may not do this.' };
const [TODAY, BEFORE, CLOSES] = ['/day-close/1969-12-31', '/day-close/1969-12-30', '/day-closes'];
const REOPEN = '/reopen';
const DAY_CHANGED = 'This day changed after you opened it. Nothing was saved.';

export const driveDayClose: Drive<typeof dayCloseModel> = async (adapter, harness) => {
  const answer = await harness.pause(TODAY, BEFORE, CLOSES, REOPEN);
  let path = TODAY;
  const received = (isClosed: boolean) =>
    dayReceived({ day: path === TODAY ? '1969-12-31' : '1969-12-30', isClosed });
  const loads = (isClosed: boolean) => async () => {
    await answer(path, 200, received(isClosed));
    const results = isClosed ? [closingReceived(received(true).day)] : [];
    await answer(CLOSES, 200, { info: { records: 11, pages: 2 }, results });
  };
  const stale = (isClosed: boolean) => conflict('dayCloseChanged', DAY_CHANGED, [received(isClosed)]);
  const sees = (snapshot: Snapshot) => {
    const { day, fields, loaded, isStale, failure } = snapshot.context;
    path = day === '1969-12-31' ? TODAY : BEFORE;
    const phase = select.selectDayPhase(snapshot);
    const isShown = phase !== 'failed';
    return shows(adapter, readDay, {
      day: fields.texts.day,
      phase: loaded === null || !isShown ? phase : 'ready',
      drawer: isShown && loaded?.day.close === null ? drawerOf(snapshot) : null,
      isStale: isStale && isShown,
      failure: failure !== null && isShown,
      hasError: hasError(snapshot),
      dialog: dialogOf(snapshot),
      isBusy: snapshot.hasTag('busy') || (phase === 'refreshing' && loaded?.day.close === null),
    });
  };
  return {
    async open() {
      path = TODAY;
      await harness.open('/payment-management/day-close');
    },
    do: {
      'day.choose': () => adapter.click('button', 'Previous day'),
      'page.choose': () => adapter.click('button', 'Next page'),
      'day.load': () => adapter.click('button', 'Try again'),
      'field.change': ({ field, value }) => adapter.fill(LABELS[field], value),
      'field.blur': ({ field }) => leaveField(adapter, LABELS[field]),
      'day.close': () => adapter.click('button', 'Close day'),
      'day.print': () => adapter.click('button', 'Print'),
      'reopen.open': () => adapter.click('button', 'Reopen day'),
      'reopen.confirm': () => adapter.clickAt('.dialog button[type=submit]'),
      'discard.confirm': () => adapter.click('button', /^Discard (count|changes)$/),
      'dialog.close': () => adapter.press('Escape'),
    },
    answer: {
      'loadDay → open': loads(false),
      'loadDay → closed': loads(true),
      async 'loadDay → server down'() {
        await answer(path, 503, BUSY);
        await answer(CLOSES, 503, BUSY);
      },
      'closeDay → closed': () => answer(path, 200, received(true)),
      'closeDay → changed by others': () => answer(path, 409, stale(true)),
      'closeDay → refused': () => answer(path, 403, REFUSED),
      'closeDay → server down': () => answer(path, 503, BUSY),
      'reopenDay → reopened': () => answer(REOPEN, 200, received(false)),
      'reopenDay → changed by others': () => answer(REOPEN, 409, stale(false)),
      'reopenDay → refused': () => answer(REOPEN, 403, REFUSED),
      'reopenDay → server down': () => answer(REOPEN, 503, BUSY),
    },
    see: everyState(dayClosePage, sees),
  };
};

function dialogOf(snapshot: Snapshot): string {
  if (snapshot.matches('discarding')) return 'Discard the count?';
  if (snapshot.matches('discardingReason')) return 'Discard your changes?';
  return select.selectIsReopening(snapshot) ? `Reopen ${formatDate(snapshot.context.day)}` : '';
}

const drawerOf = (snapshot: Snapshot) => ({
  starting: snapshot.context.fields.texts.starting,
  counted: snapshot.context.fields.texts.counted,
  note: snapshot.context.fields.texts.note,
  hasDifference: select.selectDifferenceCents(snapshot) !== null,
});

function hasError(snapshot: Snapshot): boolean {
  const { isChecked, fields, loaded } = snapshot.context;
  if (!isChecked || snapshot.matches('failed')) return false;
  if (select.selectIsReopening(snapshot)) return fields.texts.reason === '';
  return loaded?.day.close === null && select.selectDifferenceCents(snapshot) === null;
}

const LABELS = {
  day: 'Day',
  starting: 'Starting cash',
  counted: 'Counted cash',
  note: 'Note (optional)',
  reason: 'Reason',
} as const;

function readDay() {
  const textIn = (label: string) => dom.labeled(label, '.day-close label')?.value ?? '';
  const difference = dom
    .texts('.day-close form .description')
    .find((description) => description.startsWith('Difference'));
  const alerts = dom.texts('[role=alert]');
  const isFailed = dom.words('.day-close .state-message').includes('Couldn’t load this day');
  const notShown = isFailed ? 'failed' : 'loading';
  return {
    day: textIn('Day'),
    phase: dom.has('.day-close .stat') ? 'ready' : notShown,
    drawer:
      difference === undefined
        ? null
        : {
            starting: textIn('Starting cash'),
            counted: textIn('Counted cash'),
            note: textIn('Note (optional)'),
            hasDifference: !difference.includes('—'),
          },
    isStale: alerts.some((alert) => alert.includes('This day changed after you opened it')),
    failure: alerts.some(
      (alert) => alert.includes('You may not do this.') && alert.includes('The day wasn’t'),
    ),
    hasError: dom.has('[aria-invalid=true]'),
    dialog: dom.texts('.dialog-title').at(-1) ?? '',
    isBusy: dom.has('.day-close form [aria-busy=true], .dialog [aria-busy=true]'),
  };
}
