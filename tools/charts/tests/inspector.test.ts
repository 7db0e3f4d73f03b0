import { describe, expect, it } from 'vitest';
import { assign, createActor, setup } from 'xstate';
import { inspector } from '../live/inspector.ts';
import type { LiveMessage, LiveStep } from '../live/messages.ts';

const SECRET = 'Ann Patient 555-0100';
const child = setup({}).createMachine({ id: 'bell', initial: 'quiet', states: { quiet: {} } });
const door = setup({
  types: {
    context: {} as Record<string, unknown>,
    events: {} as { type: 'door.open'; by: string } | { type: `noted.${string}` },
  },
  actors: { bell: child },
  guards: { isLocked: () => false },
  delays: { draft: 500 },
  actions: {
    note: assign({ visitor: ({ event }) => ('by' in event ? event.by : ''), count: 7, isOpen: true }),
  },
}).createMachine({
  id: 'door',
  context: { visitor: SECRET, isOpen: false, mode: 'plain', [SECRET]: true, count: 3, list: [SECRET] },
  invoke: { id: 'bell', src: 'bell' },
  initial: 'shut',
  states: {
    shut: {
      on: {
        'door.open': [
          { guard: 'isLocked', target: 'shut' },
          { target: 'open', actions: 'note' },
        ],
      },
    },
    open: { after: { draft: 'shut' }, on: { 'noted.*': {} } },
  },
});

function watched(isLater = false): { messages: LiveMessage[]; steps: LiveStep[] } {
  const messages: LiveMessage[] = [];
  const deferred: (() => void)[] = [];
  let time = 5;
  const inspect = inspector({
    send: (message) => messages.push(message),
    now: () => time,
    allowed: new Set(['isOpen', 'mode', 'visitor']),
    ...(isLater && { defer: (work) => void deferred.push(work) }),
  });
  const actor = createActor(door, { id: SECRET });
  inspect(actor);
  actor.start();
  actor.send({ type: 'door.open', by: SECRET });
  actor.send({ type: `noted.${SECRET}` });
  time = 10;
  if (isLater) expect(messages).toEqual([]);
  for (const work of deferred) work();
  const steps = messages.filter((message): message is LiveStep => message.kind === 'step');
  return { messages, steps: steps.filter(({ active }) => active[0] === 'door') };
}

describe('the inspector', () => {
  it('reports the tree of actors, and what each event did', () => {
    const { messages, steps } = watched();
    const actors = messages.flatMap((message) => (message.kind === 'actor' ? [message] : []));
    const root = actors.find(({ chart }) => chart === 'door');
    expect(actors.map(({ name, chart, parent }) => [name, chart, parent === root?.session])).toEqual(
      expect.arrayContaining([
        ['door', 'door', false],
        ['bell', 'bell', true],
      ]),
    );
    expect(steps.map(({ event, transitions, active }) => [event, transitions, active.at(-1)])).toEqual([
      ['xstate.init', [], 'door.shut'],
      ['door.open', ['door.shut|door.open|1'], 'door.open'],
      ['another event', ['door.open|noted.*|0'], 'door.open'],
    ]);
  });

  it('reports the same later, with the time of each step, when its work is deferred', () => {
    const withoutSessions = ({ steps }: { steps: LiveStep[] }) =>
      steps.map(({ session: _session, from: _from, ...step }) => step);
    expect(withoutSessions(watched(true))).toEqual(withoutSessions(watched()));
  });

  it('sends the values of allowed keys, and only the kind of everything else', () => {
    expect(watched().steps[1]?.context).toEqual({
      visitor: 'a text',
      isOpen: 'true',
      mode: 'plain',
      count: 'a number',
      list: 'a list',
    });
  });

  it('reports why a transition was not taken, which values changed, and which timers run', () => {
    const [, opened, noted] = watched().steps;
    expect(opened?.candidates).toEqual([
      { transition: 'door.shut|door.open|0', passes: false },
      { transition: 'door.shut|door.open|1', passes: true },
    ]);
    expect(opened?.changed).toEqual(['isOpen', 'count']);
    expect([opened?.timers, noted?.timers]).toEqual(Array(2).fill([{ name: 'draft', endsAtMs: 505 }]));
  });

  it('begins with what was running before, and reports each event with its own sender', () => {
    const messages: LiveMessage[] = [];
    const actor = createActor(door).start();
    inspector({ send: (message) => messages.push(message), now: () => 5, allowed: new Set() })(actor);
    actor.send({ type: 'door.open', by: SECRET });
    const steps = messages.filter((message): message is LiveStep => message.kind === 'step');
    expect(steps.map(({ event, active }) => [event, active.at(-1)])).toEqual([
      ['', 'door.shut'],
      ['', 'bell.quiet'],
      ['door.open', 'door.open'],
    ]);
  });

  it('sends no secret, whether from a context, a payload, the type of an event, a key or an id', () => {
    const sent = JSON.stringify(watched().messages);
    expect(sent).not.toContain('Ann');
    expect(sent).not.toContain('555');
  });
});
