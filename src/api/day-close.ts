import { ApiFailure } from '#domain/failure/failure.ts';
import { centsOfDollars, centsOrNull, dollarsOf } from '#domain/money/money.ts';
import {
  type CashCount,
  CLOSINGS_PAGE_SIZE,
  type ClosingDay,
  type DayClosing,
  type DayClosings,
  type DayTotal,
} from '#domain/payment/day-close.ts';
import { answerOf } from './answer.ts';
import type { PortalClient } from './client.ts';
import type { PracticePath } from './member.ts';
import type { components } from './schema.d.ts';
import {
  isCalendarDay,
  isFlag,
  isListOf,
  isNullOr,
  isNumber,
  isRecordOf,
  isText,
  pageFields,
} from './shape.ts';

type Wire = components['schemas'];

/** `stale`: nothing was saved, because the day or its payments changed. */
export interface DayOutcome {
  kind: 'saved' | 'stale';
  day: ClosingDay;
}

const PRACTICE = '/admin/organization/{organizationId}/practice/{practiceId}';
const ADDRESS = `${PRACTICE}/day-close/{day}` as const;

const isTotal = isRecordOf<Wire['DayTotal']>({
  name: isText,
  payments: isNumber,
  paid: isNumber,
  refunds: isNumber,
  refunded: isNumber,
  net: isNumber,
});
const isClosing = isRecordOf<Wire['DayCloseFacts']>({
  id: isText,
  day: isCalendarDay,
  closedBy: isText,
  closedAt: isText,
  startingCash: isNumber,
  countedCash: isNumber,
  expectedCash: isNumber,
  difference: isNumber,
  note: isText,
  net: isNumber,
  reopenedBy: isNullOr(isText),
  reopenedAt: isNullOr(isText),
  reopenReason: isNullOr(isText),
});
const isDay = isRecordOf<Wire['DayClose']>({
  day: isCalendarDay,
  version: isNumber,
  digest: isText,
  total: isTotal,
  byType: isListOf(isTotal),
  byUser: isListOf(isTotal),
  pending: isNumber,
  startingCash: isNullOr(isNumber),
  close: isNullOr(isClosing),
  changed: isFlag,
});
const isClosings = isRecordOf(pageFields(isClosing));

const totalOf = ({ paid, refunded, net, ...counts }: Wire['DayTotal']): DayTotal => ({
  ...counts,
  paidCents: centsOfDollars(paid),
  refundedCents: centsOfDollars(refunded),
  netCents: centsOfDollars(net),
});

const closingOf = (received: Wire['DayCloseFacts']): DayClosing => ({
  id: received.id,
  day: received.day,
  closedBy: received.closedBy,
  closedAt: received.closedAt,
  startingCents: centsOfDollars(received.startingCash),
  countedCents: centsOfDollars(received.countedCash),
  expectedCents: centsOfDollars(received.expectedCash),
  differenceCents: centsOfDollars(received.difference),
  note: received.note,
  netCents: centsOfDollars(received.net),
  reopened:
    received.reopenedAt === null
      ? null
      : { by: received.reopenedBy ?? '', at: received.reopenedAt, reason: received.reopenReason ?? '' },
});

const dayOf = (received: Wire['DayClose']): ClosingDay => ({
  day: received.day,
  version: received.version,
  digest: received.digest,
  total: totalOf(received.total),
  byType: received.byType.map(totalOf),
  byUser: received.byUser.map(totalOf),
  pendingCents: centsOfDollars(received.pending),
  startingCents: centsOrNull(received.startingCash),
  close: received.close && closingOf(received.close),
  changed: received.changed,
});

export async function getDayClose(
  client: PortalClient,
  path: PracticePath,
  day: string,
  signal: AbortSignal,
): Promise<ClosingDay> {
  return dayOf(await answerOf(client.GET(ADDRESS, { params: { path: { ...path, day } }, signal }), isDay));
}

export async function listDayCloses(
  client: PortalClient,
  path: PracticePath,
  page: number,
  signal: AbortSignal,
): Promise<DayClosings> {
  const query = { Page: page, PageSize: CLOSINGS_PAGE_SIZE };
  const call = client.GET(`${PRACTICE}/day-closes`, { params: { path, query }, signal });
  const { info, results } = await answerOf(call, isClosings);
  return { records: info.records, closings: results.map(closingOf) };
}

async function outcomeOf(call: Parameters<typeof answerOf>[0]): Promise<DayOutcome> {
  try {
    return { kind: 'saved', day: dayOf(await answerOf(call, isDay)) };
  } catch (error) {
    const stored =
      error instanceof ApiFailure && error.code === 'dayCloseChanged' ? error.current?.[0] : null;
    if (!isDay(stored)) throw error;
    return { kind: 'stale', day: dayOf(stored) };
  }
}

/** Rejected if the day or its figures differ from what was read. */
export const closeDay = (
  client: PortalClient,
  path: PracticePath,
  { day, version, digest }: ClosingDay,
  { startingCents, countedCents, note }: CashCount,
): Promise<DayOutcome> => {
  const body = {
    version,
    digest,
    startingCash: dollarsOf(startingCents),
    countedCash: dollarsOf(countedCents),
    note,
  };
  return outcomeOf(client.POST(ADDRESS, { params: { path: { ...path, day } }, body }));
};

export const reopenDay = (
  client: PortalClient,
  path: PracticePath,
  { day, version }: ClosingDay,
  reason: string,
): Promise<DayOutcome> =>
  outcomeOf(
    client.PUT(`${ADDRESS}/reopen`, { params: { path: { ...path, day } }, body: { version, reason } }),
  );
