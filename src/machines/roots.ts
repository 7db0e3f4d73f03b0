import { type AnyActorRef, createActor, type InspectionEvent } from 'xstate';

type Watch = (root: AnyActorRef) => void;

/**
 * Roots that were created before anything watched them. Weak references let those of closed pages be
 * garbage-collected.
 */
const early: WeakRef<AnyActorRef>[] = [];
let watch: Watch = (root) => void early.push(new WeakRef(root));

/** XState's `createActor` for an actor without a parent, so that the recorder of problem reports can watch it. */
export const createRoot: typeof createActor = (logic, ...[options]) => {
  const root = createActor(logic, options as never);
  watch(root);
  return root;
};

/** The option `inspect` of a root actor that a library creates, so that the recorder can watch it. */
export function inspectRoot({ type, actorRef, rootId }: InspectionEvent): void {
  if (type === '@xstate.actor' && 'sessionId' in actorRef && actorRef.sessionId === rootId)
    watch(actorRef as AnyActorRef);
}

/** Calls `next` for every root actor of the page, including those already running. */
export function watchRoots(next: Watch): void {
  watch = next;
  for (const reference of early.splice(0)) {
    const root = reference.deref();
    if (root !== undefined) next(root);
  }
}
