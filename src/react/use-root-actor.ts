import { useActorRef } from '@xstate/react';
import { inspectRoot } from '#machines/roots.ts';

/** The `useActorRef` of @xstate/react, whose chart the recorder of problem reports can watch. */
export const useRootActor: typeof useActorRef = (logic, ...[options, ...observer]) =>
  useActorRef(logic, { ...options, inspect: inspectRoot } as never, ...observer);
