import type { Configuration } from './graph.ts';
import type { AnyModel, Outcome, Step } from './model.ts';
import type { Timer } from './timers.ts';

/** Every possible step in a configuration: each event, each outcome of a running actor, and the next delay. */
export function stepsFrom(model: AnyModel, { snapshot, timers, ended }: Configuration): Step[] {
  if (snapshot.status !== 'active') return [];
  const events = Object.entries(model.events).flatMap(([type, cases]) =>
    cases.map((given) => eventStep(type, given)),
  );
  const outcomes = Object.keys(snapshot.children)
    .filter((actor) => !ended.includes(actor))
    .flatMap((actor) =>
      Object.entries(model.outcomes[actor] ?? {}).map(([name, outcome]) => outcomeStep(actor, name, outcome)),
    );
  const delays = timers.slice(0, 1).map(delayStep);
  return [...events, ...outcomes, ...delays].filter((step) => model.isWorthTaking(snapshot, step));
}

export function eventStep(type: string, given: object): Step {
  const { case: name, ...payload } = given as { case?: string };
  return {
    kind: 'event',
    label: name === undefined ? type : `${type}: ${name}`,
    event: { type, ...payload },
  };
}

export function outcomeStep(actor: string, outcome: string, result: Outcome): Step {
  const type = `xstate.${'error' in result ? 'error' : 'done'}.actor.${actor}`;
  return {
    kind: 'outcome',
    label: `${actor} → ${outcome}`,
    actor,
    outcome,
    event: { type, actorId: actor, ...result },
  };
}

export function delayStep({ leftMs, event }: Omit<Timer, 'id'>): Step {
  return { kind: 'delay', label: `${leftMs} ms pass`, ms: leftMs, event };
}
