import { type AnyActorLogic, enqueueActions } from 'xstate';
import { LOG_FAILURE } from './failure.ts';

interface Child {
  logic: AnyActorLogic;
  input: object;
}

/** Starts a chart whose ports or code load after its parent. XState types only children that `setup` names. */
export const startChild = (id: string) =>
  enqueueActions(({ enqueue }, { logic, input }: Child) => {
    enqueue.spawnChild(logic, { id, systemId: id, input });
  }) as unknown as (_: unknown, child: Child) => void;

/**
 * For the `on` of the parent, which would end with its child. XState types the errors only of children that `setup`
 * names.
 */
export const onChildError = (id: string) =>
  ({ [`xstate.error.actor.${id}`]: { actions: LOG_FAILURE } }) as object;
