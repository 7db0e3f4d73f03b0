interface ReadState {
  id: string;
  parent: string | null;
  /** Sides of a state in which several things run at the same time; 1 where it has none. */
  regions: number;
}

interface ReadArrow {
  /** `[*]`: where the state around it begins. */
  from: string;
  /** `[*]`: where it ends. */
  to: string;
  /** The state that the line stands in. */
  inside: string | null;
}

const TEXT = '(?:[\\p{L}\\p{N} .,/()]|#\\d+;)+';
const COMPOSITE = new RegExp(`^state "(?:${TEXT}|<br/>)+" as (\\w+) \\{$`, 'u');
const LEAF = new RegExp(`^state "${TEXT}" as (\\w+)$`, 'u');
const NOTE = new RegExp(`^(\\w+) : ${TEXT}$`, 'u');
const ARROW = new RegExp(`^(\\[\\*\\]|\\w+) --> (\\[\\*\\]|\\w+)(?: : ${TEXT})?$`, 'u');
const END = '[*]';
/** What mermaid's lexer takes for its own wherever it stands. */
const KEYWORDS = /^(state|end|note|direction|as|class|classDef|style|click|default|stateDiagram)$/i;

/**
 * Reads the part of mermaid's language that our export speaks, as strictly as mermaid does, whose package is ninety
 * megabytes. Throws where a line is none of it, a bracket has no other side, or an arrow names what is not there.
 */
export function readMermaid(text: string): { states: ReadState[]; arrows: ReadArrow[] } {
  const [head, ...lines] = text.split('\n');
  if (head !== 'stateDiagram-v2' || lines.pop() !== '') throw new Error('It is no state diagram.');
  const states: ReadState[] = [];
  const arrows: ReadArrow[] = [];
  const noted: string[] = [];
  const around: ReadState[] = [];

  function declare(id: string): ReadState {
    if (KEYWORDS.test(id)) throw new Error(`${id} is a word of mermaid's.`);
    if (states.some((state) => state.id === id)) throw new Error(`${id} is there twice.`);
    const state = { id, parent: around.at(-1)?.id ?? null, regions: 1 };
    states.push(state);
    return state;
  }

  const open = (id: string) => void around.push(declare(id));
  const draw = (from: string, to: string) =>
    void arrows.push({ from, to, inside: around.at(-1)?.id ?? null });
  const divide = () => inner().regions++;
  const close = () => {
    inner();
    around.pop();
  };
  const kinds: readonly (readonly [RegExp, (...named: string[]) => unknown])[] = [
    [COMPOSITE, open],
    [LEAF, declare],
    [ARROW, draw],
    [NOTE, (id) => noted.push(id ?? '')],
    [/^--$/, divide],
    [/^\}$/, close],
  ];

  function inner(): ReadState {
    const state = around.at(-1);
    if (!state) throw new Error('It stands in no state.');
    return state;
  }

  function read(line: string): void {
    for (const [pattern, take] of kinds) {
      const match = pattern.exec(line);
      if (match) return void take(...match.slice(1));
    }
    throw new Error(`Mermaid does not know: ${line}`);
  }

  for (const line of lines) read(line.trim());
  if (around.length > 0) throw new Error(`${around.at(-1)?.id} has no end.`);
  const known = new Set(states.map(({ id }) => id));
  const named = [...noted, ...arrows.flatMap(({ from, to }) => [from, to])].filter((id) => id !== END);
  for (const id of named) if (!known.has(id)) throw new Error(`Nothing is called ${id}.`);
  return { states, arrows };
}
