import { useSelector } from '@xstate/react';
import type { PageKind } from '#domain/navigation/page-initial-state.ts';
import { pageInitialStateMachine } from '#machines/page-initial-state/page-initial-state.machine.ts';
import { selectIsFresh } from '#machines/page-initial-state/page-initial-state.selectors.ts';
import { useRootActor } from './use-root-actor.ts';

/** PATIENT-6 */
export const useIsFresh = (kind: PageKind): boolean =>
  useSelector(useRootActor(pageInitialStateMachine, { input: { kind } }), selectIsFresh);
