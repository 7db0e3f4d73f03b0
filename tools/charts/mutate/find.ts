import type { AnyModel } from '../explore/model.ts';
import type { Rule } from '../lint/rule.ts';
import { mutantsOf } from './mutants.ts';
import type { Finding } from './report.ts';
import { scoreOf } from './score.ts';
import { suiteOf } from './suites.ts';
import { judge, type Verdict } from './verdict.ts';

/** Judges every mutant of a chart. */
export async function judgeMutants(model: AnyModel, rules: readonly Rule[]): Promise<Finding> {
  const suite = suiteOf(model, rules);
  const verdicts: Verdict[] = [];
  for (const mutant of mutantsOf(model.machine)) verdicts.push(await judge(mutant, suite));
  return { score: scoreOf(model.machine.id, verdicts), verdicts };
}
