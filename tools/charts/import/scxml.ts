import type { ChartDescription, StateDescription } from '../describe/describe.ts';
import { actionName } from './scxml-script.ts';
import { type ScxmlTransitions, transitionsIn } from './scxml-transitions.ts';
import { partsOf, type ScxmlState, type ScxmlTree, scxmlTree, wordsOf } from './scxml-tree.ts';

/**
 * The chart of an SCXML document. Conditions and actions that `toScxml` did not write are named by their text.
 * @throws an error with the line of what is wrong or unknown
 */
export function chartInScxml(text: string): ChartDescription {
  const tree = scxmlTree(text);
  const read = statesFrom(tree.root).map((state) => ({ state, ...transitionsIn(state, tree) }));
  return {
    id: tree.root.id,
    description: tree.root.element.attributes['chart:description'] ?? '',
    states: read.map(({ state, waits }) => describeState(state, waits, tree)),
    transitions: read.flatMap(({ transitions }) => transitions),
  };
}

const statesFrom = (state: ScxmlState): ScxmlState[] => [state, ...state.children.flatMap(statesFrom)];

function describeState(
  state: ScxmlState,
  waits: ScxmlTransitions['waits'],
  tree: ScxmlTree,
): StateDescription {
  const { element, id, key, parent, children } = state;
  const { attributes } = element;
  const contentOf = (block: string) =>
    state.parts
      .filter(({ name }) => name === block)
      .flatMap(partsOf)
      .filter((content) => !waits.has(content))
      .map(actionName);
  return {
    id,
    key,
    parent: parent?.id ?? null,
    type: typeOf(state),
    ...initialOf(state, tree),
    history: state.kind === 'history' ? historyOf(state, tree) : null,
    children: children.map((child) => child.id),
    entry: contentOf('onentry'),
    exit: contentOf('onexit'),
    invoked: invokedIn(state),
    tags: wordsOf(attributes['chart:tags']),
    description: attributes['chart:description'] ?? '',
    requirements: wordsOf(attributes['chart:requirements']),
  };
}

function typeOf({ kind, children }: ScxmlState): StateDescription['type'] {
  if (kind === 'parallel' || kind === 'final' || kind === 'history') return kind;
  return children.length === 0 ? 'atomic' : 'compound';
}

function historyOf({ element, parent, parts }: ScxmlState, tree: ScxmlTree): StateDescription['history'] {
  const targets = parts.flatMap(({ attributes, line }) =>
    wordsOf(attributes['target']).map((target) => tree.state(target, line).id),
  );
  const siblings = parent?.children.filter(({ kind }) => kind !== 'history') ?? [];
  const others = parent?.kind === 'parallel' ? siblings : siblings.slice(0, 1);
  return {
    depth: element.attributes['type'] === 'deep' ? 'deep' : 'shallow',
    targets: targets.length > 0 ? targets : others.map(({ id }) => id),
  };
}

function initialOf({ element, id, kind, parts, children }: ScxmlState, tree: ScxmlTree) {
  const [first] = children.filter((child) => child.kind !== 'history');
  if (kind === 'parallel' || first === undefined) return { initial: null, initialActions: [] };
  const given = parts.find(({ name }) => name === 'initial')?.children[0];
  const [target, another] = wordsOf(given?.attributes['target'] ?? element.attributes['initial']);
  const { line } = given ?? element;
  const chosen = target === undefined ? first : tree.state(target, line);
  if (another !== undefined || chosen.parent?.id !== id)
    throw new Error(`Line ${line}: the initial state of ${id} must be one state directly inside it.`);
  return { initial: chosen.id, initialActions: given === undefined ? [] : partsOf(given).map(actionName) };
}

/** `chart:invokes` contains the id of each actor, and its source if that differs: `id=source`. */
function invokedIn({ element, parts, key }: ScxmlState): StateDescription['invoked'] {
  const exported = wordsOf(element.attributes['chart:invokes']).map((word) => word.split('='));
  const own = parts
    .filter(({ name }) => name === 'invoke')
    .map(({ attributes: { id = `${key}.invoke`, src, type } }) => [id, src ?? type]);
  return [...exported, ...own].map(([id = '', src = id]) => ({ id, src }));
}
