import { namesUsed } from '#tests/support/model/implementations.ts';
import type { Law } from './law.ts';

/** Every event that the type names moves the chart in some situation, and no other event is handled. */
export const eventsHandled: Law = ({ model, chart: { id, transitions }, graphs }) => {
  const handled = transitions.filter(({ kind }) => kind === 'event').map(({ trigger }) => trigger);
  const strange = new Set(handled.filter((event) => !event.includes('*') && !(event in model.events)));
  const moving = new Set(
    graphs.flatMap(({ moves }) =>
      moves.filter((move) => move.transitions.length > 0).map(({ step }) => step.event.type),
    ),
  );
  return [
    ...[...strange].map((event) => `${id} handles ${event}, which its type does not name`),
    ...Object.keys(model.events)
      .filter((event) => !moving.has(event))
      .map((event) => `${event} never moves ${id}`),
  ];
};

/** Every port, action, guard and delay that is declared has a use, and every one that is used is declared. */
export const namesInUse: Law = ({ model: { machine } }) => {
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
