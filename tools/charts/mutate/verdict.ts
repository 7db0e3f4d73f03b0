import type { AnyStateMachine } from 'xstate';
import type { Graph } from '../explore/graph.ts';
import { type Report, reportOn } from '../explore/report.ts';
import type { Mutant, Operator } from './defect.ts';
import { firstDifference } from './equivalence.ts';
import type { Suite, Walk } from './suites.ts';
import { behavesOn } from './trial.ts';

export interface Verdict {
  mutant: string;
  outcome: 'killed' | 'equivalent' | 'survived';
  /** Why the mutant is equivalent, which rule it breaks, or the steps that show the difference. */
  why: string;
}

/** Why such a mutant can be equivalent. */
const HARMLESS: Record<Operator, string> = {
  'drop a transition': 'another transition does the same',
  'retarget a transition': 'both targets come to the same states',
  'change a guard': 'it decides nothing that is not decided already',
  'drop an action': 'it changes nothing',
  'swap two actions': 'neither action reads what the other changes',
  'drop an outcome': 'it is never waited for',
  'begin in another state': 'it is left at once for the same states',
  'change a delay': 'the state is always left before',
};

/** Walks a mutant on the tours of the original chart. If no tour kills it, compares the explorations. */
export async function judge({ name, operator, machine }: Mutant, suite: Suite): Promise<Verdict> {
  const killed: Verdict = { mutant: name, outcome: 'killed', why: '' };
  if (await isKilledBy(suite.walks(), machine)) return killed;
  const verdict = unnoticed(machine, operator, suite);
  const isKilled = verdict.outcome === 'survived' && (await isKilledBy(suite.edgeWalks(), machine));
  return isKilled ? killed : { mutant: name, ...verdict };
}

async function isKilledBy(walks: Iterable<Walk>, machine: AnyStateMachine): Promise<boolean> {
  for (const { graph, tour } of walks) {
    if (!(await behavesOn(machine, graph, tour))) return true;
  }
  return false;
}

function unnoticed(
  machine: AnyStateMachine,
  operator: Operator,
  { model, graphs, rules }: Suite,
): Omit<Verdict, 'mutant'> {
  let report: Report;
  try {
    report = reportOn({ ...model, machine });
  } catch (cause) {
    return { outcome: 'killed', why: `cannot be explored: ${String(cause)}` };
  }
  const [way] = differences(graphs, report.graphs);
  if (way === undefined) {
    const why = `${HARMLESS[operator]}: ${extentOf(graphs)}`;
    return { outcome: 'equivalent', why };
  }
  const [broken] = rules.flatMap((rule) => rule(report));
  if (broken !== undefined) return { outcome: 'killed', why: `breaks a lint rule: ${broken}` };
  return { outcome: 'survived', why: `differs after ${way}` };
}

/** For each input whose exploration differs, the steps that show the difference. */
function differences(sound: readonly Graph[], mutated: readonly Graph[]): string[] {
  const ways = sound.map((graph, place) => firstDifference(graph, mutated[place] ?? graph));
  return ways
    .filter((way) => way !== null)
    .map((way) => way.map(({ label }) => label).join(', ') || 'the start');
}

function extentOf(graphs: readonly Graph[]): string {
  const configurations = graphs.reduce((sum, graph) => sum + graph.configurations.length, 0);
  const edges = graphs.reduce((sum, graph) => sum + graph.edges.length, 0);
  return `the same in all ${configurations} configurations and ${edges} edges`;
}
