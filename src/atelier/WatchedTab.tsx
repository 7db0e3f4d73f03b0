import { actorsNow, type LiveStep, type LiveTab, latestStepOf } from '#domain/atelier/live.ts';
import { MOST_EVENTS, OTHERS, sequenceOf } from '#domain/atelier/sequence.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { ActorTree } from './ActorTree.tsx';
import * as copy from './copy.ts';
import { descriptionOf } from './descriptions.ts';
import { keyed } from './keyed.ts';
import { SequenceDiagram } from './SequenceDiagram.tsx';
import * as text from './simulate-copy.ts';

interface WatchedProps {
  watched: LiveTab;
  chart: string;
  panel: 'live' | 'replay';
  nowMs: number;
}

/** What the charts of a tab did: this chart's last step, the actors, and the events between them. */
export function WatchedTab({ watched, chart, panel, nowMs }: WatchedProps) {
  const latest = latestStepOf(watched, chart);
  const names = new Map(watched.actors.map(({ session, name }) => [session, name]));
  names.set(OTHERS, copy.OTHERS);
  const nameOf = (session: string) => names.get(session) ?? copy.OUTSIDE;
  return (
    <>
      {latest === null ? (
        <p role="status">{copy.notRunning(chart)}</p>
      ) : (
        <LastStep step={latest} chart={chart} nowMs={nowMs} />
      )}
      <h2>{copy.ACTORS}</h2>
      <ActorTree actors={actorsNow(watched)} panel={panel} />
      <h2>{copy.SEQUENCE}</h2>
      <SequenceDiagram sequence={sequenceOf(watched)} nameOf={nameOf} />
      <ol className="atelier-history" reversed>
        {keyed(watched.steps.slice(-MOST_EVENTS).reverse()).map(
          ({ key, item: { seq, session, from, event, transitions } }) => (
            <li key={key} value={seq}>
              {from !== '' && `${nameOf(from)} → `}
              <b>{nameOf(session)}</b>: {event === '' ? copy.WAS_RUNNING : copy.eventName(event)}
              <span className="atelier-muted">{event !== '' && text.effect(transitions, [])}</span>
            </li>
          ),
        )}
      </ol>
    </>
  );
}

function LastStep({ step, chart, nowMs }: { step: LiveStep; chart: string; nowMs: number }) {
  const { active, status, event, candidates, transitions, context, changed, timers } = step;
  const guards = new Map(descriptionOf(chart).transitions.map(({ id, guard }) => [id, guard]));
  return (
    <>
      <p role="status">{text.activeIn(active, status)}</p>
      {timers.length > 0 && (
        <ul className="tabular">
          {timers.map(({ name, endsAtMs }) => (
            <li key={name}>{copy.timerLeft(name, endsAtMs - nowMs)}</li>
          ))}
        </ul>
      )}
      {event !== '' && (
        <>
          <h2>{copy.lastEvent(event)}</h2>
          {candidates.length === 0 && <p className="atelier-muted">{copy.NO_CANDIDATE}</p>}
          <ul className="atelier-refused">
            {candidates.map(({ transition, passes }) => (
              <li key={transition}>
                <Badge tone={transitions.includes(transition) ? 'success' : 'neutral'}>
                  {copy.candidateResult(passes, transitions.includes(transition))}
                </Badge>{' '}
                {copy.pathOf(transition)}{' '}
                <span className="atelier-muted">{copy.guardResult(guards.get(transition), passes)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      <h2>{text.CONTEXT}</h2>
      <dl className="atelier-facts">
        {Object.entries(context).map(([key, value]) => (
          <div key={key} data-changed={changed.includes(key) || undefined}>
            <dt>{key}</dt>
            <dd>
              {value} {changed.includes(key) && event !== '' && <Badge tone="accent">{copy.CHANGED}</Badge>}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
