import { LAWS } from '#tests/support/laws/laws.ts';
import type { Graph } from '../graph.ts';
import { type Report, reportOn } from '../report.ts';
import type { Mutant, Operator } from './defect.ts';
import { firstDifference } from './equivalence.ts';
import { KINDS, type Kind, type Suites } from './suites.ts';
import { behavesOn } from './trial.ts';

/** What became of a mutant. */
export interface Verdict {
  mutant: string;
  standing: 'killed' | 'equivalent' | 'survived';
  /** The kinds of tours that notice it; under `isBrief` only the first. */
  noticedBy: readonly Kind[];
  /** Why it counts as equivalent, which rule it breaks, or which steps would tell it from the sound chart. */
  why: string;
}

/** Why such a defect can go unseen. */
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

/** Walks a mutant on the tours of the sound chart; where no tour notices it, asks whether anybody could. */
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
    ...(isKilled ? { standing: 'killed', why: '' } : unnoticed(mutant, suites)),
  };
}

async function isNoticedBy({ machine }: Mutant, { tours }: Suites, kind: Kind): Promise<boolean> {
  for (const { graph, tour } of tours[kind]()) {
    if (!(await behavesOn(machine, graph, tour))) return true;
  }
  return false;
}

/** What no tour notices may yet break a law; and what nobody could notice is no defect. */
function unnoticed(mutant: Mutant, suites: Suites): Pick<Verdict, 'standing' | 'why'> {
  let report: Report;
  try {
    report = reportOn({ ...suites.model, machine: mutant.machine });
  } catch (cause) {
    return { standing: 'killed', why: `cannot be explored: ${String(cause)}` };
  }
  const [way] = differences(suites.graphs, report.graphs);
  if (way === undefined) {
    const why = `${HARMLESS[mutant.operator]}: ${extentOf(suites.graphs)}`;
    return { standing: 'equivalent', why };
  }
  const [broken] = Object.values(LAWS).flatMap((law) => law(report));
  if (broken !== undefined) return { standing: 'killed', why: `against a law: ${broken}` };
  return { standing: 'survived', why: `differs after ${way}` };
}

/** For each input whose exploration differs, the steps that show it. */
function differences(sound: readonly Graph[], mutated: readonly Graph[]): string[] {
  const ways = sound.map((graph, place) => firstDifference(graph, mutated[place] ?? graph));
  return ways
    .filter((way) => way !== null)
    .map((way) => way.map(({ label }) => label).join(', ') || 'the start');
}

function extentOf(graphs: readonly Graph[]): string {
  const situations = graphs.reduce((sum, graph) => sum + graph.situations.length, 0);
  const moves = graphs.reduce((sum, graph) => sum + graph.moves.length, 0);
  return `the same in all ${situations} situations and ${moves} moves`;
}
