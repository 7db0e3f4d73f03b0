import type { TransitionDescription } from '#charts/describe/describe.ts';
import { guardText } from '#charts/describe/guards.ts';
import { triggerOf } from '#charts/describe/triggers.ts';
import { triggerText } from '#charts/draw/labels.ts';
import type { ChartCoverage } from '#domain/atelier/answer.ts';
import type { ChartComparison } from '#domain/atelier/comparison.ts';
import type { ExportFormat } from '#domain/atelier/export-format.ts';
import { countOf, formatCount } from '#domain/text/count.ts';
import type { Panel } from '#machines/atelier/atelier.types.ts';

export const TITLE = 'Statecharts';
export const ABOUT =
  'How the product behaves: every state, what leads from one to another, and under which condition.';
export const SEARCH_LABEL = 'Search the charts';
export const SEARCH_HINT = 'By name or text, or by event:, state:, guard:, action:, actor: or requirement:';
export const NO_HITS = 'No chart matches.';
export const OPEN_SCXML = 'Open an SCXML file';
export const OPENING_FAILED = 'The file could not be opened';
export const COVER = 'Check the test coverage';
export const STOP_COVERING = 'Stop checking';
export const covering = (chart: string, covered: number, all: number) =>
  chart === '' ? `${covered} of ${all} checked.` : `Checking ${chart}: ${covered} of ${all} checked.`;
export const NOT_COVERED = 'Its test coverage could not be found.';
export const coverageOf = (coverage: ChartCoverage) =>
  coverage.length === 0
    ? NOT_COVERED
    : `Tests walk ${coverage.map(({ name, walked, reachable }) => `${walkedOf(walked, reachable)} ${name.toLowerCase()}`).join(', ')}.`;
export const ALL_CHARTS = 'All charts';
export const chartCount = (shown: number, all: number) =>
  shown === all ? countOf(all, 'chart') : `${shown} of ${all} charts`;
export const sizeOf = (states: number, transitions: number) => `${states} states, ${transitions} transitions`;
export const PANEL_NAMES: Record<Panel, string> = {
  outline: 'Outline',
  simulate: 'Simulate',
  questions: 'Questions',
  coverage: 'Coverage',
  live: 'Live',
  replay: 'Replay',
  export: 'Export',
};
export const SCHEME = 'Appearance';
export const SCHEME_NAMES = { system: 'Match system', light: 'Light', dark: 'Dark' };
export const THEME = 'Accent color';
export const THEME_NAMES = {
  default: 'Blue',
  orange: 'Orange',
  green: 'Green',
  purple: 'Purple',
  aqua: 'Aqua',
  'dark-blue': 'Dark blue',
};
export const PANELS_LABEL = 'About this chart';
export const DRAWING = 'Laying out the chart';
export const DRAWING_FAILED = 'The chart could not be drawn';
export const RETRY = 'Draw again';
export const COLLAPSE_ALL = 'Collapse all';
export const EXPAND_ALL = 'Expand all';
export const ZOOM_TO_LABELS = 'Zoom in to read the labels';
export const SHOW_WHOLE = 'Show the whole chart';
export const SELECT_BY_KEYBOARD = 'Press Enter or Space to select it.';
export const drawingLabel = (chart: string) => `The ${chart} chart`;
export const FORMAT_NAMES: Record<ExportFormat, string> = {
  svg: 'SVG, a drawing',
  png: 'PNG, a picture',
  html: 'HTML, a dossier to read',
  md: 'Markdown, the same dossier',
  scxml: 'SCXML, for other engines',
  mermaid: 'Mermaid, for Markdown',
  dot: 'DOT, for Graphviz',
  json: 'JSON, the whole chart as data',
};
export const EXPORT_ABOUT = 'The command line writes the same files:';
export const EXPORT_FAILED = 'The file could not be written or read';
export const COMPARE = 'Compare with a chart exported as JSON or SCXML';
export const COMPARING = 'Looking for steps that lead to different states';
export const pairsCompared = (compared: number, most: number) =>
  `${formatCount(compared)} of at most ${formatCount(most)} pairs`;
export const CANCEL_COMPARISON = 'Cancel the comparison';
export const differenceCount = (count: number) =>
  count === 0 ? 'Both charts are the same.' : `${countOf(count, 'difference')} from that file:`;
export const SAME_BEHAVIOR = 'No steps were found that lead to different states.';
export const otherBehavior = ({ steps, before, after }: NonNullable<ChartComparison['behavior']>) =>
  `${steps.length === 0 ? 'At the start' : `After ${steps.join(', ')}`}, that chart is in ${leavesIn(before)}, and this one in ${leavesIn(after)}.`;
export const saved = (name: string) => `Saved ${name}.`;

interface StateKind {
  type: string;
  history: { depth: string } | null;
  initial: string | null;
}

export function stateKind({ type, history, initial }: StateKind): string {
  if (history !== null) return `${history.depth} history`;
  if (type === 'parallel') return 'all inside at the same time';
  if (type === 'final') return 'end';
  return type === 'compound' && initial !== null ? `begins with ${lastWord(initial)}` : '';
}

export const ENTERED_FROM = 'Entered from';

export const walkedBy = (tours: number | undefined) =>
  tours === undefined ? 'Never reached.' : `Walked by ${countOf(tours, 'test tour')}.`;

export const targetsOf = ({ targets }: { targets: readonly string[] }) =>
  targets.length === 0 ? 'stays' : targets.map(lastWord).join(', ');

export const lastWord = (id: string): string => id.split('.').at(-1) ?? id;

export const PARALLEL = 'at the same time';
export const expand = (name: string) => `Expand ${name}`;
export const collapse = (name: string) => `Collapse ${name}`;

interface LabelledState {
  name: string;
  kind: string;
  description: string;
}

export const stateLabel = ({ name, kind, description }: LabelledState, isActive: boolean) =>
  [`State ${name}`, kind === 'leaf' ? '' : kind, isActive ? 'active' : '', description]
    .filter((text) => text !== '')
    .join(', ');

export const arrowLabel = (
  { label }: { label: { lines: readonly string[] } | null },
  source: string,
  target: string,
) => `${label?.lines.join(' ') || 'At once'}, from ${source} to ${target}`;

/** Without the chart's name, such as `open › drawing`. */
export const pathOf = (id: string) => {
  const [state = '', ...rest] = id.split('|');
  const path = state.split('.').slice(1).join(' › ') || state;
  if (rest.length === 0) return path;
  return `${path}: ${rest[0] === 'always' ? 'at once' : eventName(rest[0] ?? '', state)}`;
};

/** Events that XState itself sends have the name that the drawing shows. */
export function eventName(event: string, state = ''): string {
  const { kind, trigger } = triggerOf(event, state);
  if (kind === 'delay' && state === '') return `after ${event.split('.')[2] ?? ''}`;
  return triggerText({ kind, trigger, delayMs: null });
}

/** Distinguishes a transition from others with the same trigger by its guard. */
export function transitionName({ id, guard }: Pick<TransitionDescription, 'id' | 'guard'>): string {
  return guard === null ? pathOf(id) : `${pathOf(id)} [${guardText(guard)}]`;
}

/** A state, a transition, a guard's result, or a pair of transitions. */
export function coveredPart(id: string, transitions: readonly TransitionDescription[]): string {
  const names = id.split(' » ').map((part) => {
    const [, whole = part, result] = /^(.*): (true|false)$/.exec(part) ?? [];
    const transition = transitions.find((each) => each.id === whole);
    const name = transition === undefined ? pathOf(whole) : transitionName(transition);
    return result === undefined ? name : `${name} returns ${result}`;
  });
  return names.join(', then ');
}

/** The innermost active state. */
export const leavesIn = (active: readonly string[]) =>
  active
    .filter((id) => !active.some((other) => other.startsWith(`${id}.`)))
    .map(pathOf)
    .join(', ');

export const seconds = (ms: number) => `${ms / 1000} s`;

export const QUESTIONS_ABOUT =
  'Explores every configuration that the chart can reach, and answers what can go wrong.';
export const ASK = 'Check this chart';
export const EXPLORATION_FAILED = 'The chart could not be explored';
export const explored = (configurations: number) => `Explored ${configurations} configurations.`;
export const playPath = (steps: number) => `Play the path (${countOf(steps, 'step')})`;
export const HOLDS = 'Good';
export const findings = (count: number) => countOf(count, 'finding');
export const LEADS_TO = 'Does one state lead to another?';
export const LEADS_TO_ABOUT =
  'For every outcome of running work, without events of the user. Work takes no time, and always ends; only delays move the clock. A path that is late is shown when its first delay past the limit ends.';
export const LEADS_FROM = 'From';
export const LEADS_INTO = 'To';
export const LEADS_WITHIN = 'Within seconds';
export const LEADS_ASK = 'Check';
export const PASSES = 'Does every path to a state pass another first?';
export const PASSES_ABOUT =
  'For every outcome of running work, and whatever the user does. A path that avoids the state is shown.';
export const PASSES_FROM = 'Paths from';
export const PASSES_INTO = 'Paths to';
export const PASSES_FIRST = 'Pass first';
export const PASSES_ASK = 'Check paths';
export const BEGINNING = 'the beginning';
export const COVERAGE_ABOUT =
  'What the model tests of this chart walk: every state, transition, guard result and pair of transitions that can be reached.';
export const tours = (count: number, steps: number) => `${count} test tours, ${steps} steps`;
export const REFUSING_TOURS = 'Tours in which its guard refuses';
export const toursThrough = (part: string, transitions: readonly TransitionDescription[]) =>
  `Tours that walk ${coveredPart(part, transitions)}`;
export const SELECT_PART = 'Select a state or a transition on the drawing to see the tours that walk it.';
export const GUARD_RESULT = (isTrue: boolean, count: number) =>
  `Its guard returns ${isTrue} in ${countOf(count, 'tour')}.`;
export const REQUIREMENTS = 'Requirements';
export const NO_REQUIREMENTS = 'No state names a requirement.';
export const withoutRequirement = (count: number) =>
  `${countOf(count, 'state names', 'states name')} no requirement of their own`;
export const MISSED = 'Reachable, but walked by no tour';
export const UNREACHED = 'No exploration reaches it.';
export const playTour = (position: number, steps: number) => `Play tour ${position + 1} (${steps} steps)`;
export const more = (count: number) => `and ${count} more`;
export const RUN_TESTS = (chart: string) => `npx vitest run --project model -t "the ${chart} chart"`;
export const walkedOf = (walked: number, reachable: number) => `${walked} of ${reachable}`;

export const LIVE_ABOUT =
  'Watches the open tabs of the portal in this browser. Texts, amounts, tokens and all other data stay in the tab.';
export const WATCH = 'Watch the portal';
export const STOP_WATCHING = 'Stop watching';
export const OPEN_PORTAL = 'Open the portal';
export const NO_TAB_YET = 'No tab of the portal is open. Open one in this browser.';
export const TAB = 'Tab';
export const tabName = (number: number, steps: number) => `Tab ${number}, ${steps} events`;
export const ACTORS = 'Actors';
export const SEQUENCE = 'Events';
export const SEQUENCE_DIAGRAM = 'Sequence diagram';
export const sequenceLabel = (events: number, actors: number) =>
  `The last ${events} events between ${actors} actors, as in the list below`;
export const OUTSIDE = 'outside';
export const OTHERS = 'other actors';
export const WAS_RUNNING = 'was running already';
export const notRunning = (chart: string) => `No actor runs the ${chart} chart.`;
export const timerLeft = (name: string, ms: number) =>
  ms > 0 ? `${name} ends in ${(ms / 1000).toFixed(1)} s` : `${name} ends now`;
export const lastEvent = (event: string) => `Last event: ${eventName(event)}`;
export const NO_CANDIDATE = 'No active state waits for it.';
export const CHANGED = 'changed';

export function candidateResult(passes: boolean, isTaken: boolean): string {
  if (isTaken) return 'Taken';
  return passes ? 'Possible, but another came first' : 'Refused';
}

/** The guard is undefined for a transition from another version of the chart. */
export function guardResult(guard: TransitionDescription['guard'] | undefined, passes: boolean): string {
  if (guard === null) return 'It has no guard.';
  return `${guard === undefined ? 'Its guard' : `Guard ${guardText(guard)}`} returned ${passes}.`;
}

export const REPLAY_ABOUT =
  'Replays a problem report. The user saves one in the portal under Help. It contains no data of patients.';
export const REPLAY_FAILED = 'The report could not be read';
export const OPEN_REPORT = 'Open a problem report';
export const COMPARE_REPORT = 'Compare with another problem report';
export const stepOf = (step: number, count: number) => `Step ${step} of ${count}`;
export const PREVIOUS = 'Previous';
export const NEXT = 'Next';
export const CLOSE_REPORT = 'Close the report';
export const reportDifference = (position: number | null) =>
  position === null ? 'Both reports have the same steps.' : `The reports differ from step ${position + 1}.`;
export const TEST_OF = 'Turn the report into a regression test:';
