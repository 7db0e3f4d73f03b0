/** An SCXML document in the terms of the Recommendation, parsed from its text. */
export interface ScxmlDocument {
  root: State;
  /** The text of the `<script>`, which runs before the start. */
  script: string;
  /** Throws for an unknown id, as the Recommendation requires. */
  state: (id: string) => State;
}

export interface State {
  id: string;
  kind: 'scxml' | 'state' | 'parallel' | 'final' | 'history';
  parent: State | null;
  /** The position in the document. */
  order: number;
  states: State[];
  transitions: Transition[];
  initial: Transition | null;
  onentry: readonly Content[];
  onexit: readonly Content[];
  isDeep: boolean;
}

export interface Transition {
  source: State;
  /** Empty for an eventless transition. */
  events: readonly string[];
  cond: string | null;
  target: readonly string[];
  isInternal: boolean;
  content: readonly Content[];
  /** Its id in the chart. */
  chartId: string;
}

export interface Content {
  name: string;
  id: string;
  delay: string | null;
  text: string;
}

const STATES = ['state', 'parallel', 'final', 'history'];

/** Throws if the text is not well-formed or an id is not unique. */
export function readScxml(text: string): ScxmlDocument {
  const { documentElement } = new DOMParser().parseFromString(text, 'application/xml');
  if (documentElement.localName !== 'scxml') throw new Error(`No SCXML: ${documentElement.textContent}`);
  const byId = new Map<string, State>();
  const root = readState(documentElement, null, byId);
  const state = (id: string): State => {
    const found = byId.get(id);
    if (found === undefined) throw new Error(`The document has no state ${id}`);
    return found;
  };
  return { root, script: scriptOf(documentElement), state };
}

function scriptOf({ children }: Element): string {
  return [...children].find(({ localName }) => localName === 'script')?.textContent ?? '';
}

function readState(element: Element, parent: State | null, byId: Map<string, State>): State {
  const state: State = {
    id: element.getAttribute('id') ?? '',
    kind: element.localName as State['kind'],
    parent,
    order: byId.size,
    states: [],
    transitions: [],
    initial: null,
    onentry: contentOf(element, 'onentry'),
    onexit: contentOf(element, 'onexit'),
    isDeep: element.getAttribute('type') === 'deep',
  };
  if (byId.has(state.id)) throw new Error(`Two states are called ${state.id}`);
  byId.set(state.id, state);
  const children = [...element.children];
  state.states = children
    .filter(({ localName }) => STATES.includes(localName))
    .map((child) => readState(child, state, byId));
  state.transitions = children
    .filter(({ localName }) => localName === 'transition')
    .map((child) => readTransition(child, state));
  state.initial = readInitial(element, state);
  return state;
}

/** From an element or an attribute; by default the first child. */
function readInitial(element: Element, state: State): Transition | null {
  const known = [...element.children].find(({ localName }) => localName === 'initial')?.firstElementChild;
  if (known) return readTransition(known, state);
  const first = state.states.find(({ kind }) => kind !== 'history')?.id;
  const target = wordsOf(element, 'initial');
  if (state.kind === 'parallel' || state.kind === 'history' || first === undefined) return null;
  return {
    source: state,
    events: [],
    cond: null,
    target: target.length > 0 ? target : [first],
    isInternal: false,
    content: [],
    chartId: '',
  };
}

function readTransition(element: Element, source: State): Transition {
  return {
    source,
    events: wordsOf(element, 'event'),
    cond: element.getAttribute('cond'),
    target: wordsOf(element, 'target'),
    isInternal: element.getAttribute('type') === 'internal',
    content: [...element.children].map(readContent),
    chartId: element.getAttribute('chart:id') ?? '',
  };
}

function contentOf(element: Element, block: string): Content[] {
  return [...element.children]
    .filter(({ localName }) => localName === block)
    .flatMap(({ children }) => [...children].map(readContent));
}

function readContent(element: Element): Content {
  return {
    name: element.localName,
    id: element.getAttribute('id') ?? element.getAttribute('sendid') ?? '',
    delay: element.getAttribute('delay'),
    text: element.textContent ?? '',
  };
}

function wordsOf(element: Element, attribute: string): string[] {
  return (element.getAttribute(attribute) ?? '').split(/\s+/).filter((word) => word !== '');
}
