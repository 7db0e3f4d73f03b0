import { useSelector } from '@xstate/react';
import { ChartColumn } from 'lucide';
import { referenceOf } from '#domain/failure/failure.ts';
import {
  type ReportRef,
  selectFailure,
  selectIsEmbedded,
  selectIsLoading,
  selectIsUnconfigured,
} from '#machines/report/report.selectors.ts';
import { useHostElement } from '#react/use-host-element.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { ErrorState } from '#ui/StateMessage/ErrorState.tsx';
import { WidgetSkeleton } from '#ui/WidgetSkeleton/WidgetSkeleton.tsx';
import { NotConfigured } from './NotConfigured.tsx';
import './EmbeddedReport.css';

/** The specification's exact text (DASH-3). */
const NOT_CONFIGURED = 'Report is not displayed because of environment config.';

interface EmbeddedReportProps {
  report: ReportRef;
  frame: HTMLElement;
}

/** The analytics report, or why there is none. */
export function EmbeddedReport({ report, frame }: EmbeddedReportProps) {
  const isUnconfigured = useSelector(report, selectIsUnconfigured);
  const isEmbedded = useSelector(report, selectIsEmbedded);
  const isLoading = useSelector(report, selectIsLoading);
  const failure = useSelector(report, selectFailure);
  const holder = useHostElement(frame);
  if (isUnconfigured) return <NotConfigured icon={ChartColumn} title={NOT_CONFIGURED} />;
  return (
    <section className="report" aria-label="Report" aria-busy={isLoading}>
      {failure && (
        <Card height="tall">
          <ErrorState
            title="Couldn’t load the report"
            reference={referenceOf(failure)}
            action={
              <Button variant="primary" onClick={() => report.send({ type: 'report.retry' })}>
                Try again
              </Button>
            }
          >
            <p>{failure.message}</p>
          </ErrorState>
        </Card>
      )}
      {isLoading && <WidgetSkeleton label="Loading the report" />}
      <div className="report-holder" hidden={!isEmbedded} data-loading={isLoading} ref={holder} />
    </section>
  );
}
