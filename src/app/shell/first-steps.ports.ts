import { fromPromise } from 'xstate';
import type { PortalClient } from '#api/client.ts';
import { getFirstSteps } from '#api/support.ts';
import type { FirstSteps } from '#domain/navigation/first-steps.ts';
import { firstStepsMachine } from '#machines/first-steps/first-steps.machine.ts';

export const wireFirstSteps = (client: PortalClient, practiceId: string) =>
  firstStepsMachine.provide({
    actors: {
      load: fromPromise<FirstSteps, undefined>(({ signal }) => getFirstSteps(client, practiceId, signal)),
    },
  });
