import type { Graph } from '../explore/graph.ts';
import { type Report, reportOn } from '../explore/report.ts';
import type { Mutant, Operator } from './defect.ts';
import { firstDifference } from './equivalence.ts';
import { KINDS, type Kind, type Suites } from './suites.ts';
import { behavesOn } from './trial.ts';

export interface Verdict {
  mutant: string;
  outcome: 'killed' | 'equivalent' | 'survived';
  /** The kinds of tours that kill it; under `isBrief` only the first. */
  noticedBy: readonly Kind[];
  /** Why it is equivalent, which rule it breaks, or the steps that show the difference. */
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

/** Walks a mutant on the tours of the original chart. Compares the explorations where no tour kills it. */
export async function judge(
  mutant: Mutant,
  suites: Suites,
  { kinds = KINDS, isBrief = false }: { kinds?: readonly Kind[]; isBrief?: boolean } = {},
): Promise<Verdict> {
  const noticedBy: Kind[] = [];
  for (const kind of kinds) {
    if (isBrief && noticedBy.length > 0) break;
    if (await isNoticedBy(mutant, suites, kind)) noticedBy.push(kind);
  }
  const isKilled = noticedBy.length > 0;
  return {
    mutant: mutant.name,
    noticedBy,
    ...(isKilled ? { outcome: 'killed', why: '' } : unnoticed(mutant, suites)),
  };
}

async function isNoticedBy({ machine }: Mutant, { tours }: Suites, kind: Kind): Promise<boolean> {
  for (const { graph, tour } of tours[kind]()) {
    if (!(await behavesOn(machine, graph, tour))) return true;
  }
  return false;
}

function unnoticed(mutant: Mutant, suites: Suites): Pick<Verdict, 'outcome' | 'why'> {
  let report: Report;
  try {
    report = reportOn({ ...suites.model, machine: mutant.machine });
  } catch (cause) {
    return { outcome: 'killed', why: `cannot be explored: ${String(cause)}` };
  }
  const [way] = differences(suites.graphs, report.graphs);
  if (way === undefined) {
    const why = `${HARMLESS[mutant.operator]}: ${extentOf(suites.graphs)}`;
    return { outcome: 'equivalent', why };
  }
  const [broken] = suites.rules.flatMap((rule) => rule(report));
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
