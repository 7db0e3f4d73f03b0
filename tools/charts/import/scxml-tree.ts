import { scxmlId } from '../export/scxml-names.ts';
import { readXml, type XmlElement } from './xml.ts';

const STATES = ['state', 'parallel', 'final', 'history'];
const STATE_PARTS = [
  ...STATES,
  'initial',
  'transition',
  'onentry',
  'onexit',
  'invoke',
  'datamodel',
  'donedata',
];
const ACTIONS = ['raise', 'if', 'foreach', 'log', 'assign', 'script', 'send', 'cancel'];
/** The elements allowed inside each element. The content of others is not read. */
const CONTENT: Readonly<Record<string, readonly string[]>> = {
  scxml: [...STATE_PARTS, 'script'],
  state: STATE_PARTS,
  parallel: STATE_PARTS,
  final: STATE_PARTS,
  history: ['transition'],
  initial: ['transition'],
  transition: ACTIONS,
  onentry: ACTIONS,
  onexit: ACTIONS,
};

/** A state of a document, with its position in the resulting chart. */
export interface ScxmlState {
  element: XmlElement;
  /** As XState names it. */
  id: string;
  key: string;
  parent: ScxmlState | null;
  kind: string;
  children: ScxmlState[];
  /** The content of the state, including the `<parallel>` inside it that `toScxml` adds. */
  parts: readonly XmlElement[];
}

export interface ScxmlTree {
  root: ScxmlState;
  /** The words of each `event` attribute. */
  events: ReadonlySet<string>;
  /** Throws for an unknown id. */
  state(id: string, line: number): ScxmlState;
}

/** Reads the states of a document. Throws an error with the line of an invalid or unknown element. */
export function scxmlTree(text: string): ScxmlTree {
  const document = readXml(text);
  if (document.name !== 'scxml')
    throw new Error(`This is not an SCXML document: it starts with <${document.name}>.`);
  const byId = new Map<string, ScxmlState>();
  const add = (state: ScxmlState) => {
    const id = state.element.attributes['id'];
    if (id === undefined) return;
    if (byId.has(id)) throw new Error(`Line ${state.element.line}: two states have the id ${id}.`);
    byId.set(id, state);
  };
  const exported = partsOf(document).find(({ attributes }) => 'chart:id' in attributes);
  const root = readState(exported ?? document, null, add);
  return {
    root,
    events: new Set(eventsIn(document)),
    state(id, line) {
      const found = byId.get(id);
      if (found === undefined) throw new Error(`Line ${line}: there is no state ${id}.`);
      return found;
    },
  };
}

const eventsIn = ({ attributes, children }: XmlElement): string[] => [
  ...wordsOf(attributes['event']),
  ...children.flatMap(eventsIn),
];

function readState(
  element: XmlElement,
  parent: ScxmlState | null,
  add: (state: ScxmlState) => void,
): ScxmlState {
  const { name, attributes } = element;
  const own = partsOf(element);
  const around = own.find((part) => part.name === 'parallel' && isAdded(part, element));
  const { id, key } = nameOf(element, parent);
  const state: ScxmlState = {
    element,
    id,
    key,
    parent,
    kind: around === undefined ? name : 'parallel',
    children: [],
    parts: around === undefined ? own : [...own.filter((part) => part !== around), ...partsOf(around)],
  };
  add(state);
  if (around !== undefined) add({ ...state, element: around });
  state.children = state.parts
    .filter((part) => STATES.includes(part.name))
    .map((part) => readState(part, state, add));
  const keys = state.children.map((child) => child.key);
  const twice = keys.find((each, index) => keys.indexOf(each) < index);
  if (twice !== undefined)
    throw new Error(`Line ${element.line}: two states in ${attributes['id'] ?? id} are ${twice}.`);
  return state;
}

/** A `<parallel>` that has no counterpart in the exported chart. */
const isAdded = ({ attributes }: XmlElement, { attributes: around }: XmlElement): boolean =>
  'chart:id' in around && attributes['id'] === `${around['id']}_parallel`;

function nameOf(
  { name, attributes, line }: XmlElement,
  parent: ScxmlState | null,
): { id: string; key: string } {
  const exported = attributes['chart:id'];
  if (parent === null) {
    const id = exported ?? scxmlId(attributes['name'] ?? 'chart');
    return { id, key: id };
  }
  if (exported === undefined) {
    const key = (attributes['id'] ?? `${name}-${line}`).replaceAll('.', '-');
    return { id: `${parent.id}.${key}`, key };
  }
  const isBelow = exported.startsWith(`${parent.id}.`);
  return { id: exported, key: isBelow ? exported.slice(parent.id.length + 1) : exported };
}

/** Elements of other namespaces are left out. */
export function partsOf({ name, children }: XmlElement): XmlElement[] {
  const known = CONTENT[name] ?? [];
  const own = children.filter((child) => !child.name.includes(':'));
  const unknown = own.find((child) => !known.includes(child.name));
  if (unknown !== undefined)
    throw new Error(`Line ${unknown.line}: <${name}> can't contain <${unknown.name}>.`);
  return own;
}

export const wordsOf = (text: string | undefined): string[] =>
  (text ?? '').split(/\s+/).filter((word) => word !== '');
