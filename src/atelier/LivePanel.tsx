import { useSelector } from '@xstate/react';
import {
  type LiveViewRef,
  selectIsWatching,
  selectNow,
  selectTabs,
} from '#machines/live-view/live-view.selectors.ts';
import { Button } from '#ui/Button/Button.tsx';
import { focusFallback } from '#ui/FocusFallback/focus-fallback.ts';
import { Select } from '#ui/Select/Select.tsx';
import * as copy from './copy.ts';
import { useWatched } from './use-chart.ts';
import { WatchedTab } from './WatchedTab.tsx';

/** An open tab of the portal: its actors, their events, and what this chart's actor does (ATELIER-5). */
export function LivePanel({ live, chart }: { live: LiveViewRef; chart: string }) {
  const isWatching = useSelector(live, selectIsWatching);
  const watched = useWatched(live);
  const tabs = useSelector(live, selectTabs);
  const nowMs = useSelector(live, selectNow);
  return (
    <section className="atelier-panel" aria-label={copy.PANEL_NAMES.live} {...focusFallback()}>
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
      {tabs.length > 1 && (
        <Select
          label={copy.TAB}
          value={watched.tab}
          options={tabs.map(({ tab, steps }, index) => ({
            id: tab,
            name: copy.tabName(index + 1, steps.length),
          }))}
          onChoose={(tab) => live.send({ type: 'tab.choose', tab })}
        />
      )}
      {watched.tab !== '' && <WatchedTab watched={watched} chart={chart} panel="live" nowMs={nowMs} />}
    </section>
  );
}
