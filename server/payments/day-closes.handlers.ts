import type { components } from '#api/schema.d.ts';
import { centsOfDollars } from '#domain/money/money.ts';
import type { Handlers } from '../http/call.ts';
import { conflict, notFound } from '../http/http-error.ts';
import { listAnswer, pageWanted } from '../http/lists.ts';
import type { Services } from '../services.ts';
import { closeOnTheWire, dayOnTheWire } from './day-close.wire.ts';
import type { DayClosesRepository } from './day-closes.queries.ts';
import { rejectCardNumbers } from './reject-card-numbers.ts';

type DayCloses = Pick<Handlers, 'getDayClose' | 'closeDay' | 'reopenDay' | 'listDayCloses'>;

export const dayCloses = ({ dayCloses: closes }: Services): DayCloses => ({
  async getDayClose({ params }) {
    return dayOnTheWire(await closes.find(params));
  },

  async closeDay({ params, body, access: { userId } }) {
    rejectCardNumbers({ note: body.note });
    const count = {
      version: body.version,
      digest: body.digest,
      startingCents: centsOfDollars(body.startingCash),
      countedCents: centsOfDollars(body.countedCash),
      note: body.note?.trim() ?? '',
    };
    return dayResponse(await closes.close(params, count, userId));
  },

  async reopenDay({ params, body: { version, reason }, access: { userId }, request }) {
    rejectCardNumbers({ reason });
    request.auditedReason = reason.trim();
    return dayResponse(await closes.reopen(params, { version, reason: reason.trim() }, userId));
  },

  async listDayCloses({ params: { practiceId }, query }) {
    const wanted = pageWanted(query);
    return listAnswer(await closes.list(practiceId, wanted), wanted, closeOnTheWire);
  },
});

function dayResponse(
  outcome: Awaited<ReturnType<DayClosesRepository['close']>>,
): components['schemas']['DayClose'] {
  switch (outcome.kind) {
    case 'unknown':
      throw notFound();
    case 'future':
      throw conflict('dayInFuture', 'This day is in the future. Choose today or an earlier day.');
    case 'stale':
      throw conflict('dayCloseChanged', undefined, [dayOnTheWire(outcome.day)]);
    case 'done':
      return dayOnTheWire(outcome.day);
  }
}
