import { describe, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import type { GuardDescription } from '#atelier/guards.ts';
import { drawerModel } from '#tests/machines/drawer.model.ts';
import { models } from '#tests/machines/models.ts';
import { explore } from '#tests/support/model/explore.ts';
import { situationAt } from '#tests/support/model/graph.ts';
import { pureInterpreter } from '#tests/support/model/scope.ts';

/** A chart that notes each guard's name with what it answers, as it asks. */
function listening(machine: AnyStateMachine) {
  const asked = new Set<string>();
  const guards = Object.entries(machine.implementations.guards).map(([name, guard]) => [
    name,
    (scope: unknown, params: unknown) => {
      const answer = (guard as (scope: unknown, params: unknown) => boolean)(scope, params);
      asked.add(`${name}: ${answer ? 'yes' : 'no'}`);
      return answer;
    },
  ]);
  return { asked, machine: machine.provide({ guards: Object.fromEntries(guards) }) };
}

/** What the named guards of a combined guard return: one list for each way in which it comes to a result. */
function answersFor(guard: GuardDescription, passes: boolean): string[][] {
  if (typeof guard === 'string') return [[`${guard.replace(/\(.*$/, '')}: ${passes ? 'yes' : 'no'}`]];
  if ('not' in guard) return answersFor(guard.not, !passes);
  const goesOn = 'and' in guard;
  const operands = goesOn ? guard.and : guard.or;
  const ways = operands.map((last, index) => [
    ...operands.slice(0, index).map((operand) => answersFor(operand, goesOn)),
    answersFor(last, passes),
  ]);
  return (passes === goesOn ? ways.slice(-1) : ways).flatMap((way) =>
    way.reduce((lists, more) => lists.flatMap((list) => more.map((answers) => [...list, ...answers]))),
  );
}

describe.each(Object.entries(models))('the guard outcomes of the %s chart', (_, model) => {
  const { asked, machine } = listening(model.machine);
  const graph = explore({ ...model, machine });
  const interpreter = pureInterpreter(machine);
  const guards = new Map(graph.chart.transitions.map(({ id, guard }) => [id, guard]));
  const named = (outcomes: readonly string[]) =>
    new Set(
      outcomes.flatMap((outcome) => {
        const [, id = '', answer] = /^(.*): (yes|no)$/.exec(outcome) ?? [];
        const ways = answersFor(guards.get(id) ?? 'no guard', answer === 'yes');
        const explained = ways.filter((answers) => answers.every((one) => asked.has(one))).flat();
        return explained.length > 0 ? explained : [outcome];
      }),
    );

  it('are those that the chart asks for at its start', () => {
    asked.clear();
    interpreter.start(graph.input);
    expect(named(graph.start.guardOutcomes)).toEqual(asked);
  });

  it('are those that the chart asks for in each move', () => {
    for (const move of graph.moves.filter(({ step }) => step.kind !== 'delay')) {
      asked.clear();
      interpreter.next(situationAt(graph, move.from).snapshot, move.step.event);
      expect(named(move.guardOutcomes)).toEqual(asked);
    }
  });
});

describe('the guard outcomes of a drawer', () => {
  it('tell a narrow window from a wide one', () => {
    const graph = explore(drawerModel);
    const click = (name: string) =>
      situationAt(graph, 0).moves.find(({ step }) => step.label === `content.click: ${name}`)?.guardOutcomes;
    expect(click('narrow')).toEqual(['drawer.expanded|content.click|0: yes']);
    expect(click('wide')).toEqual(['drawer.expanded|content.click|0: no']);
  });
});
