import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AnyModel } from '#charts/explore/model.ts';
import { mutantsOf } from '#charts/mutate/mutants.ts';
import { reportOf } from '#charts/mutate/report.ts';
import { LEAST_SHARE, scoreOf } from '#charts/mutate/score.ts';
import { KINDS, type Kind, suitesOf } from '#charts/mutate/suites.ts';
import { judge, type Verdict } from '#charts/mutate/verdict.ts';
import { dialogModel } from '#tests/machines/dialog.model.ts';
import { hostedFieldsModel } from '#tests/machines/hosted-fields.model.ts';
import { loginModel } from '#tests/machines/login.model.ts';
import { models } from '#tests/machines/models.ts';
import { sessionModel } from '#tests/machines/session.model.ts';
import { CHART_RULES } from '#tests/support/chart-rules.ts';
import { times } from '#tests/support/depth.ts';

/** Tours are walked until one notices: the quick kinds first, and not those that only come to every state. */
const BRIEFLY = { kinds: ['transitions', 'coverage', 'random'] as const, isBrief: true };

/** A tenth of all mutants, the same ones every time; under PROVE all of them. */
function sampled(model: AnyModel) {
  const all = mutantsOf(model.machine);
  const length = times(all.length, Math.ceil(all.length / 10));
  const subset = fc.shuffledSubarray(all, { minLength: length, maxLength: length });
  return fc.sample(subset, { numRuns: 1, seed: 7 })[0] ?? [];
}

async function judged(model: AnyModel, name: string, kinds: readonly Kind[] = KINDS) {
  const mutant = mutantsOf(model.machine).find((it) => it.name === name);
  if (mutant === undefined) throw new Error(`${model.machine.id} has no mutant "${name}"`);
  return judge(mutant, suitesOf(model, Object.values(CHART_RULES)), { kinds });
}

describe.each(Object.entries(models))('the walks through the %s chart', (name, model) => {
  it('notice nearly every defect put into it that anybody could notice', async () => {
    const suites = suitesOf(model, Object.values(CHART_RULES));
    const verdicts: Verdict[] = [];
    for (const mutant of sampled(model)) verdicts.push(await judge(mutant, suites, BRIEFLY));
    const survivors = verdicts.filter(({ outcome }) => outcome === 'survived');
    expect(verdicts.length).toBeGreaterThan(0);
    expect(scoreOf(name, verdicts).share, JSON.stringify(survivors)).toBeGreaterThanOrEqual(LEAST_SHARE);
  });
});

describe('walks that only come to every state', () => {
  const lost = 'drop a transition: dialog.open|dialog.complete|0';

  it('miss a lost transition, which is reported with the steps that would show it', async () => {
    const verdict = await judged(dialogModel, lost, ['states']);
    expect(verdict).toEqual({
      mutant: lost,
      outcome: 'survived',
      noticedBy: [],
      why: 'differs after dialog.open, 300 ms pass, dialog.complete',
    });
    const score = scoreOf('dialog', [verdict]);
    const report = reportOf([{ score, verdicts: [verdict], tried: ['states 4'] }]);
    expect(report).toContain(`dialog, survived, after steps: states 4\n  ${lost}\n    ${verdict.why}`);
    expect(report).toContain('dialog: less than 95.0 % noticed');
  });

  it('are outdone by walks that take every transition', async () => {
    expect((await judged(dialogModel, lost)).noticedBy).toEqual(['transitions', 'coverage', 'random']);
  });
});

describe('walks that cover what each guard returns', () => {
  it('notice a guard that no longer holds an event back', async () => {
    const always = 'change a guard (always): session.signedIn|session.startedElsewhere|0';
    expect((await judged(sessionModel, always, BRIEFLY.kinds)).outcome).toBe('killed');
  });
});

describe('a defect that no tour notices', () => {
  it('is killed all the same where it breaks a lint rule', async () => {
    const verdict = await judged(
      loginModel,
      'drop a transition: login.open|xstate.error.actor.emailField|0',
      [],
    );
    expect(verdict).toMatchObject({
      outcome: 'killed',
      why: 'breaks a lint rule: login.open has no onError for emailField',
    });
  });
});

describe('a change that nobody could notice', () => {
  it('is told apart from a defect, with the reason', async () => {
    const swap = 'swap two actions (actions, validateAll and storeRequest): hostedFields|card.ask|0';
    const verdict = await judged(hostedFieldsModel, swap, ['transitions']);
    expect(verdict.outcome).toBe('equivalent');
    expect(verdict.why).toMatch(
      /^neither action reads what the other changes: the same in all \d+ configurations/,
    );
  });

  it('does not lower the share', () => {
    const verdict = { mutant: '', noticedBy: [], why: '' };
    const score = scoreOf('dialog', [
      { ...verdict, outcome: 'killed', noticedBy: ['coverage'] },
      { ...verdict, outcome: 'equivalent' },
    ]);
    expect(score).toMatchObject({ mutants: 2, killed: 1, equivalent: 1, survived: 0, share: 1 });
    expect(score.shareBy).toMatchObject({ states: 0, coverage: 1 });
  });
});
