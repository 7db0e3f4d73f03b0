import { fromCallback, fromPromise } from 'xstate';
import {
  getBenefitSummary,
  listProcedures,
  recordBenefitUse,
  resendBenefit,
  undoBenefit,
} from '#api/benefits.ts';
import { createHostClient } from '#api/host-client.ts';
import type { BenefitSummary, PricedProcedure } from '#domain/benefit/benefit.ts';
import { benefitsMachine } from '#machines/benefits/benefits.machine.ts';
import type { ResentRequest, UsedBenefit } from '#machines/benefits/benefits.types.ts';
import type { WidgetHost } from '#widgets/host/contract.ts';
import { patientOf, unsavedWorkOf } from '#widgets/shared/host-facts.ts';
import { lastingWrite } from '../frame/lasting-write.ports.ts';

export function wireBenefits(host: WidgetHost, planId: string) {
  const client = createHostClient(host);
  const params = () => ({ ...patientOf(host), planId });
  /**
   * By code and day. A use keeps its key until the page shows whether the server has recorded it, so that a retry
   * records it once.
   */
  const keys = new Map<string, string>();
  let known: readonly PricedProcedure[] | undefined;
  const procedures = async (signal: AbortSignal) => {
    known ??= await listProcedures(client, params().practiceId, signal);
    return known;
  };
  return benefitsMachine.provide({
    actors: {
      loadSummary: fromPromise<BenefitSummary, undefined>(async ({ signal }) => {
        const [summary, all] = await Promise.all([
          getBenefitSummary(client, params(), signal),
          procedures(signal),
        ]);
        keys.clear();
        return { ...summary, procedures: all };
      }),
      useBenefit: lastingWrite<void, UsedBenefit>(async (input) => {
        const use = `${input.cdtCode} ${input.procedureDate}`;
        const key = keys.get(use) ?? crypto.randomUUID();
        keys.set(use, key);
        await recordBenefitUse(client, params(), { ...input, key });
        keys.delete(use);
      }),
      undoBenefit: lastingWrite<void, { id: string }>(({ id }) =>
        undoBenefit(client, { ...params(), notificationId: id }),
      ),
      resendBenefit: lastingWrite<ResentRequest, { id: string }>(({ id }) =>
        resendBenefit(client, { ...params(), notificationId: id }),
      ),
      watchReturns: fromCallback(({ sendBack }) => {
        const refresh = () => {
          if (document.visibilityState === 'visible') sendBack({ type: 'benefits.refresh' });
        };
        document.addEventListener('visibilitychange', refresh);
        return () => document.removeEventListener('visibilitychange', refresh);
      }),
    },
    actions: {
      printSummary: () => window.print(),
      reportUnsavedWork: unsavedWorkOf(host),
      showToast: (_, toast) => host.toast(toast),
    },
  });
}
