import type { ChartDescription } from '../describe/describe.ts';
import { type Family, familyOf } from '../describe/family.ts';
import { scxmlEvent, scxmlId } from '../export/scxml-names.ts';
import type { Content, ScxmlDocument } from './document.ts';
import type { Recorded } from './record.ts';
import { interpret } from './w3c.ts';

export interface Replay {
  /** Throws if the document's behavior differs from the record. */
  follow: (recorded: Recorded) => void;
}

/** Follows a recorded run on an SCXML document by the W3C's algorithm. */
export function replaysOf(chart: ChartDescription, document: ScxmlDocument): () => Replay {
  const family = familyOf(chart);
  const charted = new Set(chart.states.map(({ id }) => scxmlId(id)));
  return () => startReplay(document, family, charted);
}

function startReplay(document: ScxmlDocument, family: Family, charted: ReadonlySet<string>): Replay {
  const running = new Set<string>();
  let recorded: Recorded;
  let trace: string[] = [];
  const engine = interpret(document, {
    holds: ({ chartId }) => recorded.verdict(engine.microsteps(), chartId),
    execute: (content) => {
      trace.push(...traceOf(content, recorded, running));
      const raised = raisedNext(recorded.trace.slice(trace.length));
      trace.push(...raised.map((event) => `raise ${event}`));
      return raised;
    },
  });
  return {
    follow: (next: Recorded): void => {
      recorded = next;
      trace = [];
      const name = scxmlEvent(next.event, family.state);
      if (name.startsWith('xstate-after-') && !running.delete(name))
        throw new Error(`${name} runs out, and was not set`);
      if (next.event === '') engine.start();
      else engine.send(name);
      const step = next.event === '' ? 'the start' : next.event;
      same(step, 'done', next.trace, trace);
      same(step, 'ended', next.isDone, !engine.isRunning());
      const active = engine.activeStates().filter((id) => charted.has(id));
      if (!next.isDone) same(step, 'active', next.active.map(scxmlId), active);
    },
  };
}

/** Only the chart's code knows which events an action raises, so they come from the record. */
function raisedNext(ahead: readonly string[]): string[] {
  const end = ahead.findIndex((line) => !line.startsWith('raise '));
  return ahead.slice(0, end === -1 ? ahead.length : end).map((line) => line.slice('raise '.length));
}

/** An action by its name, because the document does not contain its parameters. */
function traceOf(content: Content, { trace }: Recorded, running: Set<string>): string[] {
  const { name, id, delay, text } = content;
  switch (name) {
    case 'script':
      return [`do ${actionIn(text)}`];
    case 'cancel':
      running.delete(id);
      return [`cancel ${id}`];
    case 'send': {
      running.add(id);
      const computed = trace
        .find((line) => line.startsWith(`set ${id} `))
        ?.split(' ')
        .at(-1);
      return [`set ${id} ${delay ?? computed}`];
    }
    default:
      throw new Error(`Nothing is known of <${name}>`);
  }
}

function actionIn(script: string): string {
  const [, plain, quoted] = /^actions(?:\.([\w$]+)|\['((?:[^'\\]|\\.)*)'\])\(/.exec(script) ?? [];
  const name = plain ?? quoted?.replace(/\\(.)/g, '$1');
  if (name === undefined) throw new Error(`No action: ${script}`);
  return name;
}

function same(step: string, what: string, xstate: unknown, scxml: unknown): void {
  const [wanted, got] = [JSON.stringify(xstate), JSON.stringify(scxml)];
  if (wanted !== got) throw new Error(`after ${step}, ${what}: XState ${wanted}, SCXML ${got}`);
}
