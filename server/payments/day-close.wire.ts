import type { components } from '#api/schema.d.ts';
import { sumOf } from '#domain/money/arithmetic.ts';
import { dollarsOf, dollarsOrNull } from '#domain/money/money.ts';
import type { DayLine } from '../db/schema/money-tables.ts';
import type { Day, StoredClose } from './day-closes.queries.ts';

type Wire = components['schemas'];

export const dayOnTheWire = (of: Day): Wire['DayClose'] => ({
  day: of.day,
  version: of.version,
  digest: of.digest,
  total: totalOf('', of.lines),
  byType: totalsBy(of.lines, ({ type }) => type),
  byUser: totalsBy(of.lines, ({ userName }) => userTitle(userName, of.names)),
  pending: dollarsOf(of.pendingCents),
  startingCash: dollarsOrNull(of.startingCents),
  close: of.close && closeOnTheWire(of.close),
  changed: of.changed,
});

/** The full name of a user, with the user name if several users have that name. */
function userTitle(userName: string, names: Day['names']): string {
  const fullName = names.get(userName) ?? userName;
  const namesakes = [...names.values()].filter((name) => name === fullName);
  return namesakes.length > 1 ? `${fullName} (${userName})` : fullName;
}

export function closeOnTheWire(close: StoredClose): Wire['DayCloseFacts'] {
  const cash = close.figures.filter(({ type }) => type === 'Cash');
  const expectedCents = close.startingCents + netCents(cash);
  return {
    id: String(close.id),
    day: close.day,
    closedBy: close.closedBy ?? '',
    closedAt: close.closedAt.toISOString(),
    startingCash: dollarsOf(close.startingCents),
    countedCash: dollarsOf(close.countedCents),
    expectedCash: dollarsOf(expectedCents),
    difference: dollarsOf(close.countedCents - expectedCents),
    note: close.note,
    net: dollarsOf(netCents(close.figures)),
    reopenedBy: close.reopenedAt && (close.reopenedBy ?? ''),
    reopenedAt: close.reopenedAt?.toISOString() ?? null,
    reopenReason: close.reopenReason,
  };
}

const netCents = (lines: readonly DayLine[]): number =>
  sumOf(lines.map(({ paidCents, refundedCents }) => paidCents - refundedCents));

function totalsBy(lines: readonly DayLine[], nameOf: (line: DayLine) => string): Wire['DayTotal'][] {
  const names = [...new Set(lines.map(nameOf))].sort();
  return names.map((name) =>
    totalOf(
      name,
      lines.filter((line) => nameOf(line) === name),
    ),
  );
}

const totalOf = (name: string, lines: readonly DayLine[]): Wire['DayTotal'] => ({
  name,
  payments: sumOf(lines.map(({ payments }) => payments)),
  paid: dollarsOf(sumOf(lines.map(({ paidCents }) => paidCents))),
  refunds: sumOf(lines.map(({ refunds }) => refunds)),
  refunded: dollarsOf(sumOf(lines.map(({ refundedCents }) => refundedCents))),
  net: dollarsOf(netCents(lines)),
});
