import { activeStates, configurationAt, type Edge, type Graph } from '../explore/graph.ts';
import type { Answer, Finding } from './answer.ts';
import { leavesAt, pathInto, stateName, stepsOf } from './paths.ts';

interface Question {
  from: string;
  to: string;
  withinMs: number;
}

/** A configuration at a time since the first state became active, and the edge that led there. */
interface Moment {
  configuration: number;
  elapsedMs: number;
  edge: Edge | null;
  before: Moment | null;
  /** The keys of the next moments, without those in the second state. */
  next: string[];
}

/** A moment from which the second state is not entered in time, and the states at that moment. */
interface Counterexample {
  moment: Moment;
  kind: 'rests' | 'late' | 'endless';
  states: string;
}

/**
 * Whether every path from one state enters another in time, however outside work ends, and without the user. The
 * findings are all states where a path rests or is late, and all loops, each with the shortest path to it.
 */
export function leadsTo(graphs: readonly Graph[], question: Question): Answer {
  const findings = new Map<string, Finding>();
  for (const [start, graph] of graphs.entries())
    for (const found of counterexamples(graph, question)) {
      const { kind, states, moment } = found;
      const key = `${kind} ${states}`;
      if (findings.has(key)) continue;
      const steps = [...pathInto(graph, first(moment)), ...stepsOf(edgesTo(moment))];
      findings.set(key, { text: textOf(found), part: '', path: { start, steps } });
    }
  const { from, to, withinMs } = question;
  return {
    question: `Does ${stateName(from)} lead to ${stateName(to)} within ${withinMs / 1000} s?`,
    holds: 'Every path does, however outside work ends, and without the user.',
    findings: [...findings.values()],
  };
}

function textOf({ kind, states, moment }: Counterexample): string {
  if (kind === 'rests') return `It rests in ${states}: only the user can continue.`;
  if (kind === 'endless') return `It can go on forever between ${states}: the wait has no longest time.`;
  const seconds = moment.elapsedMs / 1000;
  return `It is still in ${states} after ${seconds} s, when the first delay past the limit ends.`;
}

/** The shortest first. Loops ignore the limit, because even a longer loop goes on forever. */
function counterexamples(graph: Graph, question: Question): Counterexample[] {
  const found: Counterexample[] = [];
  for (const moment of momentsIn(graph, question)) {
    const kind = moment.elapsedMs > question.withinMs ? 'late' : 'rests';
    const isEnd = kind === 'late' || edgesAlone(graph, moment).length === 0;
    if (isEnd) found.push({ kind, states: leavesAt(graph, moment.configuration), moment });
  }
  const loops = loopsIn(momentsIn(graph, { ...question, withinMs: Number.POSITIVE_INFINITY }));
  return [...found, ...loops.map((loop) => endlessIn(graph, loop))];
}

/**
 * All moments before the second state is entered, up to the first one past the limit. Without a limit, time is
 * ignored.
 */
function momentsIn(graph: Graph, question: Question): Moment[] {
  const moments = startsIn(graph, question);
  const isTimed = Number.isFinite(question.withinMs);
  const known = new Set(moments.map(keyOf));
  for (const moment of moments) {
    if (moment.elapsedMs > question.withinMs) continue;
    for (const edge of edgesAlone(graph, moment)) {
      const after = momentAfter(moment, edge, isTimed);
      const key = keyOf(after);
      if (isInTime(graph, after, question)) continue;
      moment.next.push(key);
      if (known.has(key)) continue;
      known.add(key);
      moments.push(after);
    }
  }
  return moments;
}

function endlessIn(graph: Graph, loop: Loop): Counterexample {
  const states = new Set(loop.map(({ configuration }) => leavesAt(graph, configuration)));
  return { kind: 'endless', states: [...states].join(', '), moment: loop[0] };
}

const isAt = (graph: Graph, state: string, id: number): boolean =>
  activeStates(configurationAt(graph, id)).includes(state);

/** Whether the last step enters the second state, even if it is exited at once. */
const isInTime = (graph: Graph, { edge, elapsedMs }: Moment, { to, withinMs }: Question): boolean =>
  elapsedMs <= withinMs && edge !== null && (edge.states.includes(to) || isAt(graph, to, edge.to));

const startsIn = (graph: Graph, { from, to }: Question): Moment[] =>
  graph.configurations
    .filter(({ id }) => isAt(graph, from, id) && !isAt(graph, to, id))
    .map(({ id }) => ({ configuration: id, elapsedMs: 0, edge: null, before: null, next: [] }));

/** The steps that happen without the user. */
const edgesAlone = (graph: Graph, { configuration }: Moment): Edge[] =>
  configurationAt(graph, configuration).edges.filter(({ step }) => step.kind !== 'event');

function momentAfter(before: Moment, edge: Edge, isTimed: boolean): Moment {
  const passedMs = isTimed && edge.step.kind === 'delay' ? edge.step.ms : 0;
  return { configuration: edge.to, elapsedMs: before.elapsedMs + passedMs, edge, before, next: [] };
}

type Loop = [Moment, ...Moment[]];

/** The moments that lead back to themselves, grouped by loop. */
function loopsIn(moments: readonly Moment[]): Loop[] {
  const byKey = new Map(moments.map((moment) => [keyOf(moment), moment]));
  const after = new Map(moments.map((moment) => [moment, reachedFrom(moment, byKey)]));
  const isLooping = (moment: Moment) => after.get(moment)?.has(moment) === true;
  const loops: Loop[] = [];
  for (const moment of moments.filter(isLooping)) {
    if (loops.some((loop) => loop.includes(moment))) continue;
    const reached = [...(after.get(moment) ?? [])];
    loops.push([moment, ...reached.filter((other) => other !== moment && after.get(other)?.has(moment))]);
  }
  return loops;
}

function reachedFrom({ next }: Moment, byKey: ReadonlyMap<string, Moment>): Set<Moment> {
  const reached = new Set<Moment>();
  const queue = [...next];
  for (const key of queue) {
    const moment = byKey.get(key);
    if (moment === undefined || reached.has(moment)) continue;
    reached.add(moment);
    queue.push(...moment.next);
  }
  return reached;
}

const keyOf = ({ configuration, elapsedMs }: Moment): string => `${configuration} ${elapsedMs}`;

function edgesTo(moment: Moment): Edge[] {
  return moment.before === null || moment.edge === null ? [] : [...edgesTo(moment.before), moment.edge];
}

const first = (moment: Moment): number =>
  moment.before === null ? moment.configuration : first(moment.before);
