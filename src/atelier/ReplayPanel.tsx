import { useSelector } from '@xstate/react';
import { type Trace, tabAt } from '#domain/atelier/trace.ts';
import {
  selectDifference,
  selectOtherTrace,
  selectPosition,
  selectTrace,
  selectTraceFailure,
  type TraceViewRef,
} from '#machines/trace-view/trace-view.selectors.ts';
import type { TraceRole } from '#machines/trace-view/trace-view.types.ts';
import { Banner } from '#ui/Banner/Banner.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { focusFallback } from '#ui/FocusFallback/focus-fallback.ts';
import * as copy from './copy.ts';
import { FileField, focusFieldAfter } from './FileField.tsx';
import { WatchedTab } from './WatchedTab.tsx';

/** A problem report, step by step on the chart (ATELIER-7). */
export function ReplayPanel({ replay, chart }: { replay: TraceViewRef; chart: string }) {
  const trace = useSelector(replay, selectTrace);
  const failure = useSelector(replay, selectTraceFailure);
  return (
    <section className="atelier-panel" aria-label={copy.PANEL_NAMES.replay} {...focusFallback()}>
      <p>{copy.REPLAY_ABOUT}</p>
      {failure !== null && (
        <Banner tone="danger" title={copy.REPLAY_FAILED}>
          {failure.message}
        </Banner>
      )}
      <TraceField label={copy.OPEN_REPORT} traceRole="trace" replay={replay} />
      {trace !== null && <Replay replay={replay} trace={trace} chart={chart} />}
    </section>
  );
}

function Replay({ replay, trace, chart }: { replay: TraceViewRef; trace: Trace; chart: string }) {
  const position = useSelector(replay, selectPosition);
  const last = trace.steps.length - 1;
  const move = (to: number) => replay.send({ type: 'position.change', position: to });
  return (
    <>
      <label className="text-field">
        <span className="text-field-label">{copy.stepOf(position + 1, trace.steps.length)}</span>
        <input
          type="range"
          min={0}
          max={last}
          value={position}
          aria-valuetext={copy.stepOf(position + 1, trace.steps.length)}
          onChange={({ target }) => move(Number(target.value))}
        />
      </label>
      <div className="atelier-row" ref={focusFieldAfter}>
        <Button size="small" aria-disabled={position === 0} onClick={() => move(position - 1)}>
          {copy.PREVIOUS}
        </Button>
        <Button size="small" aria-disabled={position === last} onClick={() => move(position + 1)}>
          {copy.NEXT}
        </Button>
        <Button size="small" onClick={() => replay.send({ type: 'trace.close' })}>
          {copy.CLOSE_REPORT}
        </Button>
      </div>
      <Comparison replay={replay} />
      <WatchedTab
        watched={tabAt(trace, position)}
        chart={chart}
        panel="replay"
        nowMs={trace.steps[position]?.atMs ?? 0}
      />
      <p className="atelier-muted">{copy.TEST_OF}</p>
      <pre className="atelier-code">npm run charts -- test-of REPORT</pre>
    </>
  );
}

function Comparison({ replay }: { replay: TraceViewRef }) {
  const other = useSelector(replay, selectOtherTrace);
  const difference = useSelector(replay, selectDifference);
  return (
    <>
      <TraceField label={copy.COMPARE_REPORT} traceRole="other" replay={replay} />
      <p role="status">{other !== null && copy.reportDifference(difference)}</p>
    </>
  );
}

function TraceField({
  label,
  traceRole,
  replay,
}: {
  label: string;
  traceRole: TraceRole;
  replay: TraceViewRef;
}) {
  return (
    <FileField
      label={label}
      accept=".json"
      onOpen={(text) => replay.send({ type: 'file.open', role: traceRole, text })}
    />
  );
}
