import { createContext, runInContext } from 'node:vm';
import type { ScxmlDocument, Transition } from './document.ts';
import { type Interpretation, interpret } from './w3c.ts';

type Guards = Record<string, () => boolean>;

/**
 * Runs a document with its own conditions and script, while every guard stub returns `answer`. Sends every event in
 * the document in every configuration that it reaches. Returns the event sequences after which it does not become
 * stable.
 */
export function endlessRuns(document: ScxmlDocument, answer: boolean): string[] {
  const holds = conditionsOf(document, () => answer);
  const events = eventsIn(document);
  const seen = new Set<string>();
  const waiting: string[][] = [];
  const endless: string[] = [];
  const visit = (path: string[]) => {
    try {
      const engine = run(document, holds, path);
      const configuration = engine.activeStates().join(' ');
      if (engine.isRunning() && !seen.has(configuration)) waiting.push(path);
      seen.add(configuration);
    } catch (error) {
      endless.push(`${['start', ...path].join(', ')}: ${String(error)}`);
    }
  };
  visit([]);
  for (const path of waiting) for (const event of events) visit([...path, event]);
  return endless;
}

function run(document: ScxmlDocument, holds: (transition: Transition) => boolean, path: readonly string[]) {
  const engine: Interpretation = interpret(document, { holds, execute: () => [] });
  engine.start();
  for (const event of path) engine.send(event);
  return engine;
}

/** Evaluates a document's conditions. The guards that its script names return `answer`. */
export function conditionsOf(
  { script }: ScxmlDocument,
  answer: (guard: string) => boolean,
): (transition: Transition) => boolean {
  const context = createContext({ guards: {} as Guards });
  runInContext(script, context);
  for (const name of Object.keys(context['guards'])) context['guards'][name] = () => answer(name);
  const known = new Map<string, boolean>();
  return ({ cond }) => {
    const text = cond ?? 'true';
    const result = known.get(text) ?? Boolean(runInContext(text, context));
    known.set(text, result);
    return result;
  };
}

/** The engine itself raises `done.state.…`. */
function eventsIn({ root }: ScxmlDocument): string[] {
  const below = (state: typeof root): string[] => [
    ...state.transitions.flatMap(({ events }) => events),
    ...state.states.flatMap(below),
  ];
  return [...new Set(below(root))].filter((event) => event !== '*' && !event.startsWith('done.state.'));
}
