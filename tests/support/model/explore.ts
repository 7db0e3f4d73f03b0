import type { AnyMachineSnapshot, ExecutableActionObject } from 'xstate';
import { describeChart } from '#atelier/describe.ts';
import type { Graph, Move, Situation } from './graph.ts';
import type { AnyModel, Outcome, Step } from './model.ts';
import { type Effects, type PureInterpreter, pureInterpreter } from './scope.ts';
import { type Timer, timersAfter, timersAfterFirst } from './timers.ts';

const MOST_SITUATIONS = 5000;

interface Option {
  step: Step;
  timers: readonly Timer[];
  ended: readonly string[];
}

/** Finds everything that a model's chart can do from one input. Stops where the model has a gap. */
export function explore(model: AnyModel, input: unknown = model.inputs[0]): Graph {
  refuseGaps(model);
  const chart = describeChart(model.machine);
  const interpreter = pureInterpreter(model.machine);
  const situations: Situation[] = [];
  const moves: Move[] = [];
  const known = new Map<string, number>();
  const delaysMs = new Set<number>();

  const situationFor = (snapshot: AnyMachineSnapshot, timers: readonly Timer[], ended: readonly string[]) => {
    const key = keyOf(snapshot, timers, ended);
    const id = known.get(key) ?? situations.length;
    if (id === situations.length) {
      if (id === MOST_SITUATIONS) throw new Error(`${chart.id} has more than ${MOST_SITUATIONS} situations`);
      known.set(key, id);
      situations.push({ id, snapshot, timers, ended, moves: [] });
    }
    return id;
  };

  const [start, startEffects] = interpreter.start(input);
  situationFor(start, timersAfter([], startEffects.actions), []);
  for (const { leftMs } of timersAfter([], startEffects.actions)) delaysMs.add(leftMs);
  for (const situation of situations) {
    for (const option of optionsIn(model, situation)) {
      const { snapshot, timers, effects } = taken(interpreter, situation.snapshot, option);
      for (const { leftMs } of timersAfter([], effects.actions)) delaysMs.add(leftMs);
      const to = situationFor(snapshot, timers, endedAfter(option.ended, snapshot, effects));
      const move: Move = {
        id: moves.length,
        from: situation.id,
        to,
        step: option.step,
        transitions: effects.transitions,
        actions: effects.actions.map(actionLabel),
      };
      moves.push(move);
      situation.moves.push(move);
    }
  }
  return { chart, input, situations, moves, initial: startEffects.transitions, delaysMs };
}

/** What an executed action is, for comparing two runs: its type and what it was given. */
export function actionLabel({ type, params }: Pick<ExecutableActionObject, 'type' | 'params'>): string {
  return type.startsWith('xstate.') ? type : `${type} ${JSON.stringify(params)}`;
}

/** Takes a step; delays that run out in the same instant run out in the same step, as a real clock has it. */
function taken(interpreter: PureInterpreter, from: AnyMachineSnapshot, { step, timers: waiting }: Option) {
  let [snapshot, effects] = interpreter.next(from, step.event);
  let timers = timersAfter(waiting, effects.actions);
  for (let due = timers[0]; step.kind === 'delay' && due?.leftMs === 0; due = timers[0]) {
    const [next, more] = interpreter.next(snapshot, due.event);
    snapshot = next;
    timers = timersAfter(timersAfterFirst(timers), more.actions);
    effects = {
      transitions: [...effects.transitions, ...more.transitions],
      actions: [...effects.actions, ...more.actions],
    };
  }
  return { snapshot, timers, effects };
}

function optionsIn(model: AnyModel, { snapshot, timers, ended }: Situation): Option[] {
  if (snapshot.status !== 'active') return [];
  const events = Object.entries(model.events).flatMap(([type, cases]) =>
    cases.map((given) => ({ step: eventStep(type, given), timers, ended })),
  );
  const outcomes = Object.keys(snapshot.children)
    .filter((actor) => !ended.includes(actor))
    .flatMap((actor) =>
      Object.entries(model.outcomes[actor] ?? {}).map(([name, outcome]) => ({
        step: outcomeStep(actor, name, outcome),
        timers,
        ended: [...ended, actor],
      })),
    );
  const [first] = timers;
  const delays =
    first === undefined ? [] : [{ step: delayStep(first), timers: timersAfterFirst(timers), ended }];
  return [...events, ...outcomes, ...delays].filter(({ step }) => model.isWorthTaking(snapshot, step));
}

function eventStep(type: string, given: object): Step {
  const { case: name, ...payload } = given as { case?: string };
  return {
    kind: 'event',
    label: name === undefined ? type : `${type}: ${name}`,
    event: { type, ...payload },
  };
}

function outcomeStep(actor: string, outcome: string, result: Outcome): Step {
  const type = `xstate.${'error' in result ? 'error' : 'done'}.actor.${actor}`;
  return {
    kind: 'outcome',
    label: `${actor} → ${outcome}`,
    actor,
    outcome,
    event: { type, actorId: actor, ...result },
  };
}

function delayStep({ leftMs, event }: Timer): Step {
  return { kind: 'delay', label: `${leftMs} ms pass`, ms: leftMs, event };
}

/** Actors that ended stay ended until their state is left or begins again. */
function endedAfter(ended: readonly string[], snapshot: AnyMachineSnapshot, effects: Effects): string[] {
  const begun = effects.actions
    .filter(({ type }) => type === 'xstate.spawnChild')
    .map(({ params }) => (params as { id: string }).id);
  return ended.filter((actor) => actor in snapshot.children && !begun.includes(actor));
}

function keyOf(snapshot: AnyMachineSnapshot, timers: readonly Timer[], ended: readonly string[]): string {
  const waits = timers.length > 1 ? timers.map(({ id, leftMs }) => [id, leftMs]) : timers.map(({ id }) => id);
  return JSON.stringify([snapshot.value, snapshot.status, snapshot.context, waits, ended]);
}

/** An event without cases does not compile; an invoked actor without outcomes is found here. */
function refuseGaps({ machine, outcomes }: AnyModel): void {
  const { id, states, transitions } = describeChart(machine);
  for (const actor of states.flatMap(({ invoked }) => invoked.map((invocation) => invocation.id))) {
    const named = Object.values(outcomes[actor] ?? {});
    const awaits = (kind: string) => transitions.some((it) => it.kind === kind && it.trigger === actor);
    if (awaits('actorDone') && !named.some((outcome) => 'output' in outcome))
      throw new Error(`The model of ${id} says no outcome in which ${actor} succeeds`);
    if (awaits('actorFailed') && !named.some((outcome) => 'error' in outcome))
      throw new Error(`The model of ${id} says no outcome in which ${actor} fails`);
  }
}
