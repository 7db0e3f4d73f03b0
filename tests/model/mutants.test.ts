import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AnyModel } from '#charts/explore/model.ts';
import { mutantsOf } from '#charts/mutate/mutants.ts';
import { reportOf } from '#charts/mutate/report.ts';
import { LEAST_SHARE, scoreOf } from '#charts/mutate/score.ts';
import { suiteOf } from '#charts/mutate/suites.ts';
import { judge, type Verdict } from '#charts/mutate/verdict.ts';
import { dialogModel } from '#tests/machines/dialog.model.ts';
import { hostedFieldsModel } from '#tests/machines/hosted-fields.model.ts';
import { loginModel } from '#tests/machines/login.model.ts';
import { models } from '#tests/machines/models.ts';
import { CHART_RULES } from '#tests/support/chart-rules.ts';
import { times } from '#tests/support/depth.ts';

const RULES = Object.values(CHART_RULES);

/** A twentieth of all mutants, the same ones every time; under PROVE all of them. */
function sampled(model: AnyModel) {
  const all = mutantsOf(model.machine);
  const length = times(all.length, Math.ceil(all.length / 20));
  const subset = fc.shuffledSubarray(all, { minLength: length, maxLength: length });
  return fc.sample(subset, { numRuns: 1, seed: 7 })[0] ?? [];
}

/** The verdict on a mutant. Tours run only if `isWalked`. */
async function judged(model: AnyModel, name: string, { isWalked }: { isWalked: boolean }) {
  const mutant = mutantsOf(model.machine).find((it) => it.name === name);
  if (mutant === undefined) throw new Error(`${model.machine.id} has no mutant "${name}"`);
  const suite = suiteOf(model, RULES);
  return judge(mutant, isWalked ? suite : { ...suite, walks: () => [], edgeWalks: () => [] });
}

describe.each(Object.entries(models))('the tours of the %s chart', (name, model) => {
  it('kill at least 95 % of the mutants that are not equivalent', async () => {
    const suite = suiteOf(model, RULES);
    const verdicts: Verdict[] = [];
    for (const mutant of sampled(model)) verdicts.push(await judge(mutant, suite));
    const survivors = verdicts.filter(({ outcome }) => outcome === 'survived');
    expect(verdicts.length).toBeGreaterThan(0);
    expect(scoreOf(name, verdicts).share, JSON.stringify(survivors)).toBeGreaterThanOrEqual(LEAST_SHARE);
  });
});

describe('a mutant', () => {
  it('survives if no tour shows the difference, and the report has the steps that would', async () => {
    const lost = 'drop a transition: dialog.open|dialog.complete|0';
    const verdict = await judged(dialogModel, lost, { isWalked: false });
    const why = 'differs after dialog.open, 300 ms pass, dialog.complete';
    expect(verdict).toEqual({ mutant: lost, outcome: 'survived', why });
    const report = reportOf([{ score: scoreOf('dialog', [verdict]), verdicts: [verdict] }]);
    expect(report).toContain(`dialog, survived\n  ${lost}\n    ${why}`);
    expect(report).toContain('dialog: less than 95.0 % noticed');
    expect((await judged(dialogModel, lost, { isWalked: true })).outcome).toBe('killed');
  });

  it('that survives all tours is killed by the lint rule that it breaks', async () => {
    const unhandled = 'drop a transition: login.open|xstate.error.actor.emailField|0';
    expect(await judged(loginModel, unhandled, { isWalked: false })).toEqual({
      mutant: unhandled,
      outcome: 'killed',
      why: 'breaks a lint rule: login.open has no onError for emailField',
    });
  });

  it('with the same exploration is equivalent, with the reason', async () => {
    const swap = 'swap two actions (actions, validateAll and storeRequest): hostedFields|card.request|0';
    const { outcome, why } = await judged(hostedFieldsModel, swap, { isWalked: false });
    expect(outcome).toBe('equivalent');
    expect(why).toMatch(/^neither action reads what the other changes: the same in all \d+ configurations/);
  });
});
