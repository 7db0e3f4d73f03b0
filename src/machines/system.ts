import type { AnyActorScope } from 'xstate';
import type { PatientRef } from './patient/patient.selectors.ts';

/** The actors that others send events to, by their `systemId`. */
interface SystemActors {
  patient: PatientRef;
}

/** The target of a `sendTo`: an actor of the same tree. */
export const actorIn =
  <Id extends keyof SystemActors>(id: Id) =>
  ({ system }: Pick<AnyActorScope, 'system'>): SystemActors[Id] =>
    system.get(id);
