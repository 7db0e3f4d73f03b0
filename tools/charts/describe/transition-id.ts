import type { AnyTransitionDefinition } from 'xstate';

/** The id under which `describeChart` lists a transition; the same for every provided copy of a chart. */
export function transitionId(transition: AnyTransitionDefinition): string {
  const { source, eventType } = transition;
  const siblings = eventType === '' ? (source.always ?? []) : (source.transitions.get(eventType) ?? []);
  return `${source.id}|${eventType === '' ? 'always' : eventType}|${siblings.indexOf(transition)}`;
}
