import type { AnyModel } from '../explore/model.ts';
import type { Rule } from '../lint/rule.ts';
import { mutantsOf } from './mutants.ts';
import type { Finding } from './report.ts';
import { scoreOf } from './score.ts';
import { KINDS, type Kind, suitesOf } from './suites.ts';
import { judge, type Verdict } from './verdict.ts';

/** Judges every mutant of a chart by tours of these kinds. */
export async function judgeMutants(
  model: AnyModel,
  rules: readonly Rule[],
  kinds: readonly Kind[] = KINDS,
): Promise<Finding> {
  const suites = suitesOf(model, rules);
  const verdicts: Verdict[] = [];
  for (const mutant of mutantsOf(model.machine)) verdicts.push(await judge(mutant, suites, { kinds }));
  const tried = kinds.map((kind) => {
    const steps = suites.tours[kind]().reduce((sum, { tour }) => sum + tour.edges.length, 0);
    return `${kind} ${steps}`;
  });
  return { score: scoreOf(model.machine.id, verdicts), verdicts, tried };
}
