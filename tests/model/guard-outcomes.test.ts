import { describe, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { drawerModel } from '#tests/machines/drawer.model.ts';
import { models } from '#tests/machines/models.ts';
import { explore } from '#tests/support/model/explore.ts';
import { situationAt } from '#tests/support/model/graph.ts';
import { guardOutcomesAtStart, guardOutcomesOf } from '#tests/support/model/guard-outcomes.ts';
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

describe.each(Object.entries(models))('the guard outcomes of the %s chart', (_, model) => {
  const { asked, machine } = listening(model.machine);
  const graph = explore({ ...model, machine });
  const interpreter = pureInterpreter(machine);
  const guards = new Map(graph.chart.transitions.map(({ id, guard }) => [id, guard?.replace(/\(.*$/, '')]));
  const named = (outcomes: readonly string[]) =>
    new Set(outcomes.map((outcome) => outcome.replace(/^(.*): /, (__, id: string) => `${guards.get(id)}: `)));

  it('are those that the chart asks for at its start', () => {
    asked.clear();
    interpreter.start(graph.input);
    expect(named(guardOutcomesAtStart(graph))).toEqual(asked);
  });

  it('are none that the chart does not ask for in a move, and between them all that it ever asks for', () => {
    const everAsked = new Set<string>();
    for (const move of graph.moves.filter(({ step }) => step.kind !== 'delay')) {
      asked.clear();
      interpreter.next(situationAt(graph, move.from).snapshot, move.step.event);
      const outcomes = named(guardOutcomesOf(graph, move));
      expect([...outcomes].filter((outcome) => !asked.has(outcome))).toEqual([]);
      for (const outcome of asked) everAsked.add(outcome);
    }
    const all = named(graph.moves.flatMap((move) => guardOutcomesOf(graph, move)));
    expect([...everAsked].filter((outcome) => !all.has(outcome))).toEqual([]);
  });
});

describe('the guard outcomes of a drawer', () => {
  it('tell a narrow window from a wide one', () => {
    const graph = explore(drawerModel);
    const click = (name: string) => {
      const move = situationAt(graph, 0).moves.find(({ step }) => step.label === `content.click: ${name}`);
      return move === undefined ? [] : guardOutcomesOf(graph, move);
    };
    expect(click('narrow')).toEqual(['drawer.expanded|content.click|0: yes']);
    expect(click('wide')).toEqual(['drawer.expanded|content.click|0: no']);
  });
});
