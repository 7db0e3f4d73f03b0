import { useSelector } from '@xstate/react';
import type { ChartComparison } from '#domain/atelier/comparison.ts';
import { EXPORT_FORMATS } from '#domain/atelier/export-format.ts';
import {
  type ChartExportRef,
  selectComparison,
  selectExportFailure,
  selectIsWriting,
  selectProgress,
  selectSavedName,
} from '#machines/chart-export/chart-export.selectors.ts';
import type { ChartPlayRef } from '#machines/chart-play/chart-play.selectors.ts';
import { Banner } from '#ui/Banner/Banner.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { focusFallback } from '#ui/FocusFallback/focus-fallback.ts';
import { Progress } from '#ui/Progress/Progress.tsx';
import * as copy from './copy.ts';
import { differenceText } from './difference-text.ts';
import { FileField, focusFieldAfter } from './FileField.tsx';

interface ExportProps {
  file: ChartExportRef;
  play: ChartPlayRef;
  chart: string;
}

export function ExportPanel({ file, play, chart }: ExportProps) {
  const saved = useSelector(file, selectSavedName);
  const failure = useSelector(file, selectExportFailure);
  const comparison = useSelector(file, selectComparison);
  const isWriting = useSelector(file, selectIsWriting);
  return (
    <section className="atelier-panel" aria-label={copy.PANEL_NAMES.export} {...focusFallback()}>
      {failure !== null && (
        <Banner tone="danger" title={copy.EXPORT_FAILED}>
          {failure.message}
        </Banner>
      )}
      <ul className="atelier-formats">
        {EXPORT_FORMATS.map((format) => (
          <li key={format}>
            <Button
              width="fill"
              aria-disabled={isWriting}
              onClick={() => file.send({ type: 'export.start', format })}
            >
              {copy.FORMAT_NAMES[format]}
            </Button>
          </li>
        ))}
      </ul>
      <p role="status">{saved === '' ? '' : copy.saved(saved)}</p>
      <FileField
        label={copy.COMPARE}
        accept=".json,.scxml,.xml"
        onOpen={(text) => file.send({ type: 'file.compare', text })}
      />
      <ComparisonProgress file={file} />
      <div role="status" className="atelier-form">
        {comparison !== null && <Comparison {...comparison} play={play} />}
      </div>
      <p className="atelier-muted">{copy.EXPORT_ABOUT}</p>
      <pre className="atelier-code">{`npm run charts -- export --format svg --out DIR ${chart}`}</pre>
    </section>
  );
}

/** A comparison of large charts takes some seconds. */
function ComparisonProgress({ file }: Pick<ExportProps, 'file'>) {
  const progress = useSelector(file, selectProgress);
  if (progress === null) return null;
  const { compared, most } = progress;
  return (
    <div className="atelier-form" ref={focusFieldAfter}>
      <Progress
        label={copy.COMPARING}
        value={compared}
        total={most}
        words={copy.pairsCompared(compared, most)}
      />
      <Button size="small" onClick={() => file.send({ type: 'comparison.cancel' })}>
        {copy.CANCEL_COMPARISON}
      </Button>
    </div>
  );
}

/** The shortest steps after which both charts are in other states come first (ATELIER-6.7). */
function Comparison({ differences, behavior, play }: ChartComparison & { play: ChartPlayRef }) {
  const steps = behavior?.steps.map((label) => ({ kind: 'choice', label }) as const) ?? [];
  return (
    <>
      <p>{copy.differenceCount(differences.length)}</p>
      {differences.length > 0 && (
        <p>{behavior === null ? copy.SAME_BEHAVIOR : copy.otherBehavior(behavior)}</p>
      )}
      {behavior !== null && steps.length > 0 && (
        <Button size="small" onClick={() => play.send({ type: 'path.play', start: behavior.start, steps })}>
          {copy.playPath(steps.length)}
        </Button>
      )}
      <ul className="atelier-refused">
        {differences.map((difference) => (
          <li key={difference.id}>{differenceText(difference)}</li>
        ))}
      </ul>
    </>
  );
}
