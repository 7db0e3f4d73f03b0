import { fromPromise } from 'xstate';
import { closeDay, getDayClose, listDayCloses, reopenDay } from '#api/day-close.ts';
import { createHostClient } from '#api/host-client.ts';
import { mayAct } from '#domain/access/may-act.ts';
import { dayCloseMachine } from '#machines/day-close/day-close.machine.ts';
import type {
  DayOutcome,
  LoadedDay,
  WantedClose,
  WantedReopening,
} from '#machines/day-close/day-close.types.ts';
import { createRoot } from '#machines/roots.ts';
import type { WidgetHost } from '#widgets/host/contract.ts';
import { practiceOf, todayAt, unsavedWorkOf } from '#widgets/shared/host-facts.ts';
import { watchToday } from '#widgets/shared/watch-today.ports.ts';

export function startDayClose(host: WidgetHost) {
  const may = (action: 'create' | 'update') => mayAct(host.session.user, 'paymentManagement', action);
  const close = createRoot(wireDayClose(host), {
    input: { today: todayAt(host), mayClose: may('create'), mayReopen: may('update') },
  });
  close.start();
  return { close, stop: watchToday(host, close, () => close) };
}

export function wireDayClose(host: WidgetHost) {
  const client = createHostClient(host);
  return dayCloseMachine.provide({
    actors: {
      loadDay: fromPromise<LoadedDay, { day: string; page: number }>(async ({ input, signal }) => {
        const [day, closings] = await Promise.all([
          getDayClose(client, practiceOf(host), input.day, signal),
          listDayCloses(client, practiceOf(host), input.page, signal),
        ]);
        return { day, closings };
      }),
      closeDay: fromPromise<DayOutcome, WantedClose>(({ input: { day, count } }) =>
        closeDay(client, practiceOf(host), day, count),
      ),
      reopenDay: fromPromise<DayOutcome, WantedReopening>(({ input: { day, reason } }) =>
        reopenDay(client, practiceOf(host), day, reason),
      ),
    },
    actions: {
      reportUnsavedWork: unsavedWorkOf(host),
      printPage: () => window.print(),
      showToast: (_, toast) => host.toast(toast),
    },
  });
}
