import { assign } from 'xstate';

/** XState types an action for the context of one chart only. */
export type SharedAction<Params = unknown> = (scope: unknown, params: Params) => void;

/** For every chart whose context has what `change` reads. */
export const sharedAssign = <Scope, Params>(change: (scope: Scope, params: Params) => object) =>
  assign(change as () => object) as SharedAction<Params>;
