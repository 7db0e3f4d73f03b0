import { useSelector } from '@xstate/react';
import { Download } from 'lucide';
import {
  type CsvExportRef,
  selectExportFailure,
  selectExportPhase,
  selectProgress,
} from '#machines/csv-export/csv-export.selectors.ts';
import { Banner } from '#ui/Banner/Banner.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Progress } from '#ui/Progress/Progress.tsx';
import * as copy from './copy.ts';
import './CsvExport.css';
import '../pages.css';

interface CsvExportProps {
  file: CsvExportRef;
  /** In the singular, such as `patient`. */
  of: string;
}

interface CsvButtonProps extends Pick<CsvExportProps, 'file'> {
  /** Why the list can't be downloaded at the moment. */
  refusal?: string | undefined;
}

export function CsvButton({ file, refusal }: CsvButtonProps) {
  const phase = useSelector(file, selectExportPhase);
  const isBusy = phase === 'loading' || phase === 'failed';
  return (
    <Button
      icon={<Icon of={Download} />}
      aria-disabled={isBusy}
      refusal={refusal}
      onClick={() => file.send({ type: 'export.start' })}
    >
      {copy.DOWNLOAD}
    </Button>
  );
}

export function CsvStatus({ file, of }: CsvExportProps) {
  const phase = useSelector(file, selectExportPhase);
  return (
    <div className="csv-status" aria-live="polite">
      {phase === 'loading' && <Writing file={file} of={of} />}
      {phase === 'failed' && <NotWritten file={file} />}
      {phase === 'saved' && <Written file={file} of={of} />}
    </div>
  );
}

function Writing({ file, of }: CsvExportProps) {
  const progress = useSelector(file, selectProgress);
  const known = progress.of === null ? {} : { value: progress.done, total: Math.max(1, progress.of) };
  return (
    <div className="csv-writing" aria-live="off">
      <Progress label={copy.WRITING} {...known} words={copy.progressWords(progress.done, progress.of, of)} />
      <Button size="small" onClick={() => file.send({ type: 'export.stop' })}>
        {copy.STOP}
      </Button>
    </div>
  );
}

function NotWritten({ file }: Pick<CsvExportProps, 'file'>) {
  const failure = useSelector(file, selectExportFailure);
  const actions = (
    <span className="page-actions">
      <Button size="small" onClick={() => file.send({ type: 'export.retry' })}>
        {copy.RETRY}
      </Button>
      <Button size="small" variant="quiet" onClick={() => file.send({ type: 'export.stop' })}>
        {copy.STOP}
      </Button>
    </span>
  );
  return (
    <Banner tone="danger" title={copy.NOT_WRITTEN} action={actions}>
      {failure?.message}
    </Banner>
  );
}

function Written({ file, of }: CsvExportProps) {
  const { done } = useSelector(file, selectProgress);
  const dismiss = (
    <Button size="small" variant="quiet" onClick={() => file.send({ type: 'export.dismiss' })}>
      {copy.DISMISS}
    </Button>
  );
  return (
    <Banner tone="success" title={copy.WRITTEN} action={dismiss}>
      {copy.savedWords(done, of)}
    </Banner>
  );
}
