import { createActor, fromPromise } from 'xstate';
import { getBenefitSummary, resendBenefit, undoBenefit, useBenefit } from '#api/benefits.ts';
import { createHostClient } from '#api/host-client.ts';
import type { BenefitSummary } from '#domain/benefit/benefit.ts';
import { benefitsMachine } from '#machines/benefits/benefits.machine.ts';
import type { BenefitsInput, UsedBenefit } from '#machines/benefits/benefits.types.ts';
import type { WidgetHost } from '#widgets/host/contract.ts';
import { patientOf } from '../transactions/transactions.ports.ts';

/** The chart of a plan's benefits with every port provided. */
export function wireBenefits(host: WidgetHost, planId: string) {
  const client = createHostClient(host);
  const place = () => ({ ...patientOf(host), planId });
  return benefitsMachine.provide({
    actors: {
      loadSummary: fromPromise<BenefitSummary, undefined>(({ signal }) =>
        getBenefitSummary(client, place(), signal),
      ),
      useBenefit: fromPromise<void, UsedBenefit>(async ({ input }) => {
        await useBenefit(client, place(), input);
      }),
      undoBenefit: fromPromise<void, { id: string }>(async ({ input: { id } }) => {
        await undoBenefit(client, { ...place(), notificationId: id });
      }),
      resendBenefit: fromPromise<void, { id: string }>(async ({ input: { id } }) => {
        await resendBenefit(client, { ...place(), notificationId: id });
      }),
    },
    actions: { showToast: (_, toast) => host.toast(toast) },
  });
}

/** The chart, running; whoever is back at the page sees what the patient has said meanwhile. */
export function startBenefits(host: WidgetHost, planId: string, input: BenefitsInput) {
  const benefits = createActor(wireBenefits(host, planId), { input }).start();
  const lookAgain = () => {
    if (document.visibilityState === 'visible') benefits.send({ type: 'benefits.refresh' });
  };
  document.addEventListener('visibilitychange', lookAgain);
  return {
    benefits,
    stop() {
      document.removeEventListener('visibilitychange', lookAgain);
      benefits.stop();
    },
  };
}
