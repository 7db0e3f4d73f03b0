import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { describeChart } from '#atelier/describe.ts';
import { type ChartName, charts } from '#machines/index.ts';
import { models } from '#tests/machines/models.ts';
import { explore } from '#tests/support/model/explore.ts';
import { namesUsed } from '#tests/support/model/implementations.ts';

const MACHINES = 'src/machines';
const LONGEST_CHART = 250;

const none: string[] = [];
const WORD = /^[a-z][A-Za-z]*$/;
const NOUN_VERB = /^[a-z][A-Za-z]*\.[a-z][A-Za-z]*$/;
const AFTER_IF = /^(is|has|can|ends|starts)[A-Z][A-Za-z]*$/;
const IMPERATIVES = [
  'clear',
  'enqueue',
  'forget',
  'keep',
  'navigate',
  'note',
  'open',
  'reload',
  'remember',
  'show',
  'take',
  'tell',
  'tidy',
  'toggle',
];

describe('the registry of charts', () => {
  it('lists every chart of the product, each under its own name', () => {
    const folders = readdirSync(MACHINES, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase()));
    expect(Object.keys(charts).sort()).toEqual(folders.sort());
    expect(Object.values(charts).map(({ id }) => id)).toEqual(Object.keys(charts));
  });

  it('holds charts that can be read on a few screens', () => {
    const long = readdirSync(MACHINES, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts'))
      .filter((path) => readFileSync(`${MACHINES}/${path}`, 'utf8').split('\n').length > LONGEST_CHART);
    expect(long).toEqual(none);
  });
});

describe.each(Object.entries<AnyStateMachine>(charts))('the laws of the %s chart', (name, machine) => {
  const model = models[name as ChartName];
  const { description, states, transitions } = describeChart(machine);
  const { actors, actions, guards, delays } = machine.implementations;

  it('says in a sentence what it is about, and what each of its states means', () => {
    expect(description).toMatch(/^[A-Z].*[.?]$/);
    const bare = states.filter((state) => !/^[A-Z].*[.?]$/.test(state.description));
    expect(bare.map(({ id }) => id)).toEqual(none);
  });

  it('names the requirements that it stands for, and only such as exist', () => {
    const known = new Set(readFileSync('docs/requirements.md', 'utf8').match(/\b[A-Z]+-\d+\b/g));
    const named = states.flatMap(({ requirements }) => requirements);
    expect(states[0]?.requirements).not.toEqual(none);
    expect(named.filter((id) => !known.has(id))).toEqual(none);
  });

  it('speaks one grammar: states are words, events noun.verb, guards read after "if", actions are imperatives', () => {
    const events = transitions.filter(({ kind }) => kind === 'event').map(({ trigger }) => trigger);
    const verbs = new RegExp(`^(${IMPERATIVES.join('|')})([A-Z][A-Za-z]*)?$`);
    expect(states.map(({ key }) => key).filter((key) => !WORD.test(key))).toEqual(none);
    expect(events.filter((event) => !NOUN_VERB.test(event))).toEqual(none);
    expect(Object.keys(guards).filter((guard) => !AFTER_IF.test(guard))).toEqual(none);
    expect(Object.keys(actions).filter((action) => !verbs.test(action))).toEqual(none);
    expect(Object.keys(delays).filter((delay) => !WORD.test(delay))).toEqual(none);
  });

  it('swallows no event with a wildcard', () => {
    expect(transitions.map(({ trigger }) => trigger).filter((trigger) => trigger.includes('*'))).toEqual(
      none,
    );
  });

  it('handles every event that its type names, and gives every name that it uses or declares a use', () => {
    const handled = new Set(transitions.filter(({ kind }) => kind === 'event').map(({ trigger }) => trigger));
    const used = namesUsed(machine);
    expect([...handled].sort()).toEqual(Object.keys(model.events).sort());
    expect(used.actors).toEqual(Object.keys(actors).sort());
    expect(used.actions).toEqual(Object.keys(actions).sort());
    expect(used.guards).toEqual(Object.keys(guards).sort());
    expect(used.delays).toEqual(Object.keys(delays).sort());
  });

  it('calls each invoked actor by the name of its port, and keeps the failure of each', () => {
    const invoked = states.flatMap((state) => state.invoked.map((actor) => ({ ...actor, state: state.id })));
    expect(invoked.filter(({ id, src }) => id !== src)).toEqual([]);
    const forgetful = invoked.filter(({ id, state }) => {
      const failures = transitions.filter(
        ({ source, kind, trigger }) => source === state && kind === 'actorFailed' && trigger === id,
      );
      return failures.length === 0 || failures.some((failure) => !failure.actions.includes('keepFailure'));
    });
    expect(forgetful).toEqual([]);
  });

  it('waits only for times that the domain names', () => {
    const known = domainDelays();
    const { inputs } = model;
    const set = inputs.flatMap((input) => [...explore(model, input).delaysMs]);
    expect(set.filter((ms) => !known.has(ms))).toEqual([]);
  });
});

/** The values of all constants of the domain whose name ends in `_MS`. */
function domainDelays(): Set<number> {
  const files = readdirSync('src/domain').filter((file) => file.endsWith('.ts'));
  const sources = files.map((file) => readFileSync(`src/domain/${file}`, 'utf8'));
  const values = sources.flatMap((source) => [...source.matchAll(/const [A-Z_]+_MS = ([\d_]+);/g)]);
  return new Set(values.map(([, digits = '']) => Number(digits.replaceAll('_', ''))));
}
