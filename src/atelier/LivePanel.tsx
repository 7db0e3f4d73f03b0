import { useSelector } from '@xstate/react';
import { type LiveTab, latestStepOf } from '#domain/atelier/live.ts';
import {
  type LiveViewRef,
  selectIsWatching,
  selectWatched,
} from '#machines/live-view/live-view.selectors.ts';
import { Button } from '#ui/Button/Button.tsx';
import { addressOf } from './address.ts';
import * as copy from './copy.ts';

const MOST_SHOWN = 60;

/** An open tab of the portal: its actors, their events, and what this chart's actor does (ATELIER-5). */
export function LivePanel({ live, chart }: { live: LiveViewRef; chart: string }) {
  const isWatching = useSelector(live, selectIsWatching);
  const watched = useSelector(live, selectWatched);
  return (
    <section className="atelier-panel" aria-label={copy.PANEL_NAMES.live}>
      <p>{copy.LIVE_ABOUT}</p>
      {isWatching ? (
        <div className="atelier-row">
          <Button onClick={() => live.send({ type: 'watch.stop' })}>{copy.STOP_WATCHING}</Button>
          <a className="atelier-back" href="/" target="_blank" rel="noopener">
            {copy.OPEN_PORTAL}
          </a>
        </div>
      ) : (
        <Button variant="primary" onClick={() => live.send({ type: 'watch.start' })}>
          {copy.WATCH}
        </Button>
      )}
      {isWatching && watched.tab === '' && <p role="status">{copy.NO_TAB_YET}</p>}
      {watched.tab !== '' && <Watched watched={watched} chart={chart} />}
    </section>
  );
}

function Watched({ watched, chart }: { watched: LiveTab; chart: string }) {
  const latest = latestStepOf(watched, chart);
  const actors = new Map(watched.actors.map((actor) => [actor.session, actor]));
  const nameOf = (session: string) => actors.get(session)?.name ?? 'outside';
  return (
    <>
      {latest !== null && (
        <>
          <p role="status">{copy.activeIn(latest.active, latest.status)}</p>
          <dl className="atelier-facts">
            {Object.entries(latest.context).map(([key, value]) => (
              <div key={key}>
                <dt>{key}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      <h2>{copy.ACTORS}</h2>
      <ActorList watched={watched} parent="" />
      <h2>{copy.SEQUENCE}</h2>
      <ol className="atelier-history" reversed>
        {watched.steps
          .slice(-MOST_SHOWN)
          .reverse()
          .map(({ seq, session, from, event, transitions }) => (
            <li key={seq} value={seq}>
              {from !== '' && `${nameOf(from)} → `}
              <b>{nameOf(session)}</b>: {event}
              <span className="atelier-muted">{copy.effect(transitions, [])}</span>
            </li>
          ))}
      </ol>
    </>
  );
}

function ActorList({ watched, parent }: { watched: LiveTab; parent: string }) {
  const children = watched.actors.filter((actor) => actor.parent === parent);
  if (children.length === 0) return null;
  return (
    <ul className="atelier-actors">
      {children.map(({ session, name, chart }) => (
        <li key={session}>
          {chart === '' ? name : <a href={addressOf(chart, 'live')}>{name}</a>}
          <ActorList watched={watched} parent={session} />
        </li>
      ))}
    </ul>
  );
}
