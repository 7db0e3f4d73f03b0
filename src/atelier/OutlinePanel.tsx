import { useSelector } from '@xstate/react';
import type { ChartDescription, StateDescription, TransitionDescription } from '#charts/describe/describe.ts';
import { entriesOf } from '#charts/describe/entries.ts';
import { arrowLines } from '#charts/draw/labels.ts';
import {
  type AtelierRef,
  selectChart,
  selectChartPlay,
  selectChartQuestions,
  selectPart,
} from '#machines/atelier/atelier.selectors.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { focusFallback } from '#ui/FocusFallback/focus-fallback.ts';
import * as copy from './copy.ts';
import { descriptionOf } from './descriptions.ts';
import { useActiveStates, useWalkedBy } from './use-chart.ts';

/** The whole drawing as text: a list of states, each with its transitions and nested states. */
export function OutlinePanel({ atelier }: { atelier: AtelierRef }) {
  const chart = descriptionOf(useSelector(atelier, selectChart));
  const roots = chart.states.filter(({ parent }) => parent === null);
  return (
    <section className="atelier-panel" aria-label={copy.PANEL_NAMES.outline} {...focusFallback()}>
      <ul className="atelier-outline">
        {roots.map((state) => (
          <OutlineState key={state.id} atelier={atelier} chart={chart} state={state} />
        ))}
      </ul>
    </section>
  );
}

interface PartProps {
  atelier: AtelierRef;
  chart: ChartDescription;
  state: StateDescription;
}

function OutlineState({ atelier, chart, state }: PartProps) {
  const active = useActiveStates(useSelector(atelier, selectChartPlay), undefined);
  const walkedBy = useWalkedBy(useSelector(atelier, selectChartQuestions));
  const part = useSelector(atelier, selectPart);
  const inside = chart.states.filter(({ parent }) => parent === state.id);
  const transitions = chart.transitions.filter(({ source }) => source === state.id);
  return (
    <li>
      <button
        type="button"
        className="atelier-part"
        aria-pressed={part === state.id}
        onClick={() => atelier.send({ type: 'part.select', part: state.id })}
      >
        <b>{state.key}</b> <span className="atelier-muted">{copy.stateKind(state)}</span>
      </button>
      {active.has(state.id) && <Badge tone="accent">active</Badge>}
      {state.description && <p>{state.description}</p>}
      <StateFacts state={state} />
      {part === state.id && (
        <StateEntries
          chart={chart}
          state={state.id}
          onSelect={(id) => atelier.send({ type: 'part.select', part: id })}
        />
      )}
      {walkedBy !== null && <p className="atelier-muted">{copy.walkedBy(walkedBy[state.id]?.length)}</p>}
      {transitions.length > 0 && (
        <ul className="atelier-transitions">
          {transitions.map((transition) => (
            <OutlineTransition
              key={transition.id}
              transition={transition}
              walked={walkedBy === null ? '' : copy.walkedBy(walkedBy[transition.id]?.length)}
              isSelected={part === transition.id}
              onSelect={() => atelier.send({ type: 'part.select', part: transition.id })}
            />
          ))}
        </ul>
      )}
      {inside.length > 0 && (
        <ul>
          {inside.map((child) => (
            <OutlineState key={child.id} atelier={atelier} chart={chart} state={child} />
          ))}
        </ul>
      )}
    </li>
  );
}

function StateFacts({ state: { invoked, entry, exit, tags, requirements } }: Pick<PartProps, 'state'>) {
  const facts = [
    ['Runs', invoked.map(({ src }) => src)],
    ['On entry', entry],
    ['On exit', exit],
    ['Tags', tags],
    ['Requirements', requirements],
  ] as const;
  const given = facts.filter(([, names]) => names.length > 0);
  if (given.length === 0) return null;
  return (
    <dl className="atelier-facts">
      {given.map(([name, values]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{values.join(', ')}</dd>
        </div>
      ))}
    </dl>
  );
}

interface EntriesProps {
  chart: ChartDescription;
  state: string;
  onSelect: (transition: string) => void;
}

/**
 * The transitions into the selected state. For all states there would be hundreds of lines. A link selects the
 * transition, and moves to it.
 */
function StateEntries({ chart, state, onSelect }: EntriesProps) {
  const { entering, started } = entriesOf(chart);
  const transitions = entering.get(state) ?? [];
  const isStarted = started.has(state);
  if (transitions.length === 0 && !isStarted) return null;
  return (
    <div className="atelier-entries">
      <span className="atelier-muted">{copy.ENTERED_FROM}</span>
      {isStarted && <span>{copy.BEGINNING}</span>}
      {transitions.map((transition) => (
        <button
          key={transition.id}
          type="button"
          className="atelier-part"
          onClick={({ currentTarget }) => {
            onSelect(transition.id);
            const line = `[data-transition="${CSS.escape(transition.id)}"]`;
            currentTarget.closest('section')?.querySelector<HTMLElement>(line)?.focus();
          }}
        >
          {copy.transitionName(transition)}
        </button>
      ))}
    </div>
  );
}

interface TransitionProps {
  transition: TransitionDescription;
  walked: string;
  isSelected: boolean;
  onSelect: () => void;
}

function OutlineTransition({ transition, walked, isSelected, onSelect }: TransitionProps) {
  return (
    <li>
      <button
        type="button"
        className="atelier-part"
        aria-pressed={isSelected}
        data-transition={transition.id}
        onClick={onSelect}
      >
        {arrowLines(transition).join(' ') || 'at once'} <span aria-hidden>→</span>{' '}
        <b>{copy.targetsOf(transition)}</b>
      </button>
      {transition.description && <p>{transition.description}</p>}
      {walked && <p className="atelier-muted">{walked}</p>}
    </li>
  );
}
