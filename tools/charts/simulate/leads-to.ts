import { activeStates, configurationAt, type Edge, type Graph } from '../explore/graph.ts';
import { pathInto, stepsOf } from './paths.ts';
import type { Answer } from './questions.ts';

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
  /** The keys of the moments that follow, those in the second state left out. */
  next: string[];
}

/** Whether every path from one state enters another in time: however outside work ends, and without the user. */
export function leadsTo(graphs: readonly Graph[], question: Question): Answer {
  const findings = graphs.flatMap((graph, start) => {
    const found = counterexample(graph, question);
    if (found === null) return [];
    const { text, moment } = found;
    const steps = [...pathInto(graph, first(moment)), ...stepsOf(edgesTo(moment))];
    return [{ text, part: '', path: { start, steps } }];
  });
  return {
    question: `Does ${question.from} lead to ${question.to} within ${question.withinMs / 1000} s?`,
    holds: 'Every path does, however outside work ends, and without the user.',
    findings: findings.slice(0, 1),
  };
}

/** The shortest, breadth first. */
function counterexample(
  graph: Graph,
  { from, to, withinMs }: Question,
): { text: string; moment: Moment } | null {
  const isAt = (state: string, id: number) => activeStates(configurationAt(graph, id)).includes(state);
  const isThere = ({ states, to: id }: Edge) => states.includes(to) || isAt(to, id);
  const begin = graph.configurations.filter(({ id }) => isAt(from, id) && !isAt(to, id));
  const moments = begin.map(
    ({ id }): Moment => ({ configuration: id, elapsedMs: 0, edge: null, before: null, next: [] }),
  );
  const known = new Set(moments.map(keyOf));
  for (const moment of moments) {
    if (moment.elapsedMs > withinMs) return { text: tooLate(moment), moment };
    const edges = edgesAlone(graph, moment);
    if (edges.length === 0) return { text: 'It rests here: only the user can continue.', moment };
    for (const edge of edges) {
      const after = momentAfter(moment, edge);
      const key = keyOf(after);
      if (isThere(edge) && after.elapsedMs <= withinMs) continue;
      moment.next.push(key);
      if (known.has(key)) continue;
      known.add(key);
      moments.push(after);
    }
  }
  const moment = endlessIn(moments);
  return moment === undefined ? null : { text: 'From here it can go on forever.', moment };
}

/** What happens without the user. */
const edgesAlone = (graph: Graph, { configuration }: Moment): Edge[] =>
  configurationAt(graph, configuration).edges.filter(({ step }) => step.kind !== 'event');

const tooLate = ({ elapsedMs }: Moment): string => `After ${elapsedMs / 1000} s it was still not there.`;

function momentAfter(before: Moment, edge: Edge): Moment {
  const elapsedMs = before.elapsedMs + (edge.step.kind === 'delay' ? edge.step.ms : 0);
  return { configuration: edge.to, elapsedMs, edge, before, next: [] };
}

/** The first moment from which a path never ends: what is left without those from which every path does. */
function endlessIn(moments: readonly Moment[]): Moment | undefined {
  const left = new Map(moments.map((moment) => [keyOf(moment), moment]));
  for (let before = -1; before !== left.size; ) {
    before = left.size;
    for (const [key, { next }] of left) if (!next.some((each) => left.has(each))) left.delete(key);
  }
  return [...left.values()][0];
}

const keyOf = ({ configuration, elapsedMs }: Moment): string => `${configuration} ${elapsedMs}`;

function edgesTo(moment: Moment): Edge[] {
  return moment.before === null || moment.edge === null ? [] : [...edgesTo(moment.before), moment.edge];
}

const first = (moment: Moment): number =>
  moment.before === null ? moment.configuration : first(moment.before);
