import type { AnyModel } from '../explore/model.ts';
import { machineOf } from '../import/machine.ts';
import { chartInScxml } from '../import/scxml.ts';
import { derivedModel, eventFor } from './derived-model.ts';

/**
 * The chart of an SCXML document, with a model in which each event with a condition has one case with the condition
 * true and one with it false.
 */
export function scxmlModel(text: string): AnyModel {
  const chart = chartInScxml(text);
  const model = derivedModel(machineOf(chart));
  const guarded = new Set(
    chart.transitions
      .filter(({ kind, guard }) => kind === 'event' && guard !== null)
      .map(({ trigger }) => eventFor(trigger)),
  );
  const cases = [{ case: 'conditions true' }, { case: 'conditions false', conditions: false }];
  return {
    ...model,
    events: Object.fromEntries(
      Object.entries(model.events).map(([type, given]) => [type, guarded.has(type) ? cases : given]),
    ),
  };
}
