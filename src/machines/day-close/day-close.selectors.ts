import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import {
  cashCountIn,
  DAY_CLOSE_RULES,
  type DayCloseField,
  dayCloseMessage,
  dayFieldMessage,
  expectedCashOf,
} from '#domain/payment/day-close.ts';
import type { dayCloseMachine } from './day-close.machine.ts';
import { isCountEntered } from './day-close.setup.ts';

export type DayCloseRef = ActorRefFrom<typeof dayCloseMachine>;
type Snapshot = SnapshotFrom<typeof dayCloseMachine>;

/** A day stays visible while it loads again. */
export function selectDayPhase(snapshot: Snapshot): 'loading' | 'refreshing' | 'failed' | 'ready' {
  if (snapshot.matches('failed')) return 'failed';
  if (!snapshot.matches('loading')) return 'ready';
  return snapshot.context.loaded === null ? 'loading' : 'refreshing';
}
/** A decision about the day needs its current figures. */
export const selectIsRefreshing = (snapshot: Snapshot) => selectDayPhase(snapshot) === 'refreshing';
export const selectCanPrint = (snapshot: Snapshot) => snapshot.matches('shown');
export const selectToday = ({ context }: Snapshot) => context.today;
export const selectMayClose = ({ context }: Snapshot) => context.mayClose;
export const selectMayReopen = ({ context }: Snapshot) => context.mayReopen;
export const selectDay = ({ context }: Snapshot) => context.day;
export const selectClosingDay = ({ context }: Snapshot) => context.loaded?.day ?? null;
export const selectClosings = ({ context }: Snapshot) => context.loaded?.closings ?? null;
export const selectClosingsPage = ({ context }: Snapshot) => context.page;
export const selectIsReopening = (snapshot: Snapshot) =>
  snapshot.matches('reopening') || snapshot.matches('discardingReason') || snapshot.matches('sending');
/** No other day can be opened. The chart can't ask for a confirmation while the day of an entered count is not loaded. */
export function selectIsDayLocked(snapshot: Snapshot): boolean {
  const phase = selectDayPhase(snapshot);
  return (
    snapshot.hasTag('busy') || phase === 'loading' || (phase !== 'ready' && isCountEntered(snapshot.context))
  );
}
export const selectIsBusy = (snapshot: Snapshot) => snapshot.hasTag('busy');
export const selectIsStale = ({ context }: Snapshot) => context.isStale;
export const selectDayFailure = ({ context }: Snapshot) => context.failure;
/** A date that the user is still typing is not an error yet. */
export const selectDayError = ({ context: { fields, typing, today } }: Snapshot) =>
  typing === 'day' && fields.texts.day.length < DAY_CLOSE_RULES.day.maxLength
    ? null
    : dayFieldMessage(fields.texts, today);
export const selectCloseMessage =
  (field: Exclude<DayCloseField, 'day'>) =>
  ({ context: { isChecked, fields } }: Snapshot) =>
    isChecked ? dayCloseMessage(field, fields.texts) : null;

export const selectExpectedCents = ({ context: { loaded, fields } }: Snapshot): number | null =>
  loaded === null ? null : expectedCashOf(loaded.day, fields.texts);

/** The counted cash less the expected cash; null until both are known. */
export function selectDifferenceCents(snapshot: Snapshot): number | null {
  const count = cashCountIn(snapshot.context.fields.texts);
  const expected = selectExpectedCents(snapshot);
  return count === null || expected === null ? null : count.countedCents - expected;
}
