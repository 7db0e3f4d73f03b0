import { model } from '#charts/explore/model.ts';
import type { Trace } from '#domain/atelier/trace.ts';
import { traceViewMachine } from '#machines/trace-view/trace-view.machine.ts';

const trace = (...active: string[]): Trace => ({
  kind: 'statechart-trace',
  version: '1.0.0',
  actors: [{ kind: 'actor', session: '1/x:0', parent: '', name: 'door', chart: 'door' }],
  steps: active.map((state, seq) => ({
    kind: 'step',
    seq,
    atMs: seq,
    session: '1/x:0',
    from: '',
    event: 'door.push',
    candidates: [],
    transitions: [],
    active: [state],
    status: 'active',
    context: {},
    changed: [],
    timers: [],
  })),
});

export const traceViewModel = model({
  machine: traceViewMachine,
  inputs: [undefined],
  events: {
    'file.open': [
      { case: 'a report', role: 'trace', text: '{}' },
      { case: 'another report', role: 'other', text: '{}' },
    ],
    'position.change': [
      { case: 'a step', position: 1 },
      { case: 'an unknown step', position: 9 },
    ],
    'trace.close': [{}],
  },
  outcomes: {
    readTrace: {
      read: { output: trace('door.shut', 'door.open', 'door.shut') },
      different: { output: trace('door.shut', 'door.shut') },
      'no report': { error: new Error("This file isn't a problem report.") },
    },
  },
  abstraction: ({ context: { role, trace: open, position, other, difference, failure } }) => [
    role,
    open?.steps.length,
    position,
    other?.steps.length,
    difference,
    failure === null,
  ],
  isHome: (snapshot) => snapshot.matches('empty'),
  invariants: {
    'ATELIER-7: a position is always a step of the open report.': ({ context: { trace: open, position } }) =>
      open === null || open.steps[position] !== undefined,
    'ATELIER-7: two reports of the same steps have no difference.': ({
      context: { trace: open, other, difference },
    }) => other === null || (difference === null) === (JSON.stringify(other) === JSON.stringify(open)),
    'ATELIER-7: a closed report leaves no data.': (snapshot) =>
      !snapshot.matches('empty') || (snapshot.context.trace === null && snapshot.context.other === null),
  },
});
