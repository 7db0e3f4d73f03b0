import { useSelector } from '@xstate/react';
import { EXPORT_FORMATS } from '#domain/atelier/export-format.ts';
import {
  type ChartExportRef,
  selectDifferences,
  selectExportFailure,
  selectIsWriting,
  selectSavedName,
} from '#machines/chart-export/chart-export.selectors.ts';
import { Banner } from '#ui/Banner/Banner.tsx';
import { Button } from '#ui/Button/Button.tsx';
import * as copy from './copy.ts';
import { FileField } from './FileField.tsx';

export function ExportPanel({ file, chart }: { file: ChartExportRef; chart: string }) {
  const saved = useSelector(file, selectSavedName);
  const failure = useSelector(file, selectExportFailure);
  const differences = useSelector(file, selectDifferences);
  const isWriting = useSelector(file, selectIsWriting);
  return (
    <section className="atelier-panel" aria-label={copy.PANEL_NAMES.export}>
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
        accept=".json"
        onOpen={(text) => file.send({ type: 'file.compare', text })}
      />
      <div role="status">
        {differences !== null && (
          <>
            <p>{copy.differenceCount(differences.length)}</p>
            <pre className="atelier-code">{differences.join('\n')}</pre>
          </>
        )}
      </div>
      <p className="atelier-muted">{copy.EXPORT_ABOUT}</p>
      <pre className="atelier-code">{`npm run charts -- export --format svg --out DIR ${chart}`}</pre>
    </section>
  );
}
