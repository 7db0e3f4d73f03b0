import type { ExecutableActionObject } from 'xstate';
import { textOf } from './text.ts';

type Action = Pick<ExecutableActionObject, 'type' | 'params'>;

/** The parameters of XState's own actions that are the same in every run. */
const OWN_PARTS = ['id', 'sendId', 'targetId', 'input', 'event', 'delay'];

/** An executed action in a form that two runs can compare. */
export function actionLabel({ type, params }: Action): string {
  return `${type} ${textOf(type.startsWith('xstate.') ? ownParts(params) : params)}`;
}

function ownParts(params: unknown): unknown {
  if (typeof params !== 'object' || params === null) return params;
  return Object.fromEntries(Object.entries(params).filter(([key]) => OWN_PARTS.includes(key)));
}
