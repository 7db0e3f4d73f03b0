import { enqueueActions, fromPromise, sendTo } from 'xstate';
import type { SharedAction } from '#machines/shared/shared-action.ts';
import { actorIn } from '#machines/system.ts';
import type { PageChartParts } from './page-chart.ts';

const REFRESH = { type: 'patient.refresh' } as const;

export const reloadPatient = sendTo(actorIn('patient'), REFRESH) as SharedAction;

export const reloadPatientAnd = (reload: () => void) =>
  enqueueActions(({ enqueue }) => {
    enqueue.sendTo(actorIn('patient'), REFRESH);
    enqueue(reload);
  }) as SharedAction;

/** For a change that the patient's activity lists. */
export const reloadPatientAndActivity = ({ chart }: Pick<PageChartParts, 'chart'>) =>
  reloadPatientAnd(() => chart('activity')?.send({ type: 'activity.refresh' }));

/**
 * A write that completes even if its chart is stopped. It then loads the patient again, because the chart no longer
 * can.
 */
export const lastingWrite = <Output, Input>(write: (input: Input) => Promise<Output>) =>
  fromPromise<Output, Input>(({ input, signal, system }) =>
    write(input).finally(() => {
      if (signal.aborted) actorIn('patient')({ system })?.send(REFRESH);
    }),
  );
