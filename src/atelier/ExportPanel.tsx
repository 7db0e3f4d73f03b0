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
import '#ui/TextField/TextField.css';
import * as copy from './copy.ts';

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
      <label className="text-field">
        <span className="text-field-label">{copy.COMPARE}</span>
        <input
          type="file"
          accept=".json"
          onChange={({ target }) =>
            void target.files?.[0]?.text().then((text) => file.send({ type: 'file.compare', text }))
          }
        />
      </label>
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
