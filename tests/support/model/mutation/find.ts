import type { AnyModel } from '../model.ts';
import { mutantsOf } from './mutants.ts';
import type { Finding } from './report.ts';
import { scoreOf } from './score.ts';
import { KINDS, type Kind, suitesOf } from './suites.ts';
import { judge, type Verdict } from './verdict.ts';

/** Puts every defect into a chart, one at a time, and walks it on tours of each kind, or of these. */
export async function findOut(model: AnyModel, kinds: readonly Kind[] = KINDS): Promise<Finding> {
  const suites = suitesOf(model);
  const verdicts: Verdict[] = [];
  for (const mutant of mutantsOf(model.machine)) verdicts.push(await judge(mutant, suites, { kinds }));
  const tried = kinds.map((kind) => {
    const steps = suites.tours[kind]().reduce((sum, { tour }) => sum + tour.moves.length, 0);
    return `${kind} ${steps}`;
  });
  return { score: scoreOf(model.machine.id, verdicts), verdicts, tried };
}
