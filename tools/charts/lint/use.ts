import { namesUsed } from './names-used.ts';
import type { Rule } from './rule.ts';

/** Every event of the type moves the chart in some configuration, and no other event is handled. */
export const eventsHandled: Rule = ({ model, chart: { id, transitions }, graphs }) => {
  const handled = transitions.filter(({ kind }) => kind === 'event').map(({ trigger }) => trigger);
  const strange = new Set(handled.filter((event) => !event.includes('*') && !(event in model.events)));
  const moving = new Set(
    graphs.flatMap(({ edges }) =>
      edges.filter((edge) => edge.transitions.length > 0).map(({ step }) => step.event.type),
    ),
  );
  return [
    ...[...strange].map((event) => `${id} handles ${event}, which its type does not name`),
    ...Object.keys(model.events)
      .filter((event) => !moving.has(event))
      .map((event) => `${event} never moves ${id}`),
  ];
};

/** Every declared port, action, guard and delay is used, and every used one is declared. */
export const namesInUse: Rule = ({ model: { machine } }) => {
  const used = namesUsed(machine);
  const { actors, actions, guards, delays } = machine.implementations;
  const declared = { actors, actions, guards, delays };
  return Object.entries(used).flatMap(([kind, names]) => {
    const known = Object.keys(declared[kind as keyof typeof declared]);
    return [
      ...known.filter((name) => !names.includes(name)).map((name) => `${name} of the ${kind} is never used`),
      ...names.filter((name) => !known.includes(name)).map((name) => `${name} is none of the ${kind}`),
    ];
  });
};
