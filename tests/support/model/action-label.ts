import type { ExecutableActionObject } from 'xstate';
import { textOf } from './text.ts';

type Action = Pick<ExecutableActionObject, 'type' | 'params'>;

/** What tells two of the interpreter's own actions apart; the actors themselves are others in every run. */
const OWN_PARTS = ['id', 'sendId', 'targetId', 'input', 'event', 'delay'];

/** What an executed action is, for comparing two runs: its type and what it was given. */
export function actionLabel({ type, params }: Action): string {
  return `${type} ${textOf(type.startsWith('xstate.') ? ownParts(params) : params)}`;
}

function ownParts(params: unknown): unknown {
  if (typeof params !== 'object' || params === null) return params;
  return Object.fromEntries(Object.entries(params).filter(([key]) => OWN_PARTS.includes(key)));
}
