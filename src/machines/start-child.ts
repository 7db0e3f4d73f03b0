import { type AnyActorLogic, enqueueActions } from 'xstate';

interface Child {
  logic: AnyActorLogic;
  input: object;
}

/** Starts a chart whose ports or code load after its parent. XState types only children that `setup` names. */
export const startChild = (id: string) =>
  enqueueActions(({ enqueue }, { logic, input }: Child) => {
    enqueue.spawnChild(logic, { id, systemId: id, input });
  }) as unknown as (_: unknown, child: Child) => void;
