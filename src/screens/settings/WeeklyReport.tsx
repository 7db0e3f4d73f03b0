import { useSelector } from '@xstate/react';
import { referenceOf } from '#domain/failure/failure.ts';
import {
  selectFailure,
  selectHasFailed,
  selectIsLoading,
  selectIsOn,
  selectIsSaving,
  type WeeklyReportRef,
} from '#machines/weekly-report/weekly-report.selectors.ts';
import { Banner } from '#ui/Banner/Banner.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { ErrorState } from '#ui/StateMessage/ErrorState.tsx';
import { StatusRegion } from '#ui/StatusRegion/StatusRegion.tsx';
import { Switch } from '#ui/Switch/Switch.tsx';
import { copy } from './copy.ts';

interface WeeklyReportProps {
  report: WeeklyReportRef;
  practiceName: string;
}

/** DASH-2 */
export function WeeklyReport({ report, practiceName }: WeeklyReportProps) {
  const failure = useSelector(report, selectFailure);
  const isLoading = useSelector(report, selectIsLoading);
  const isOn = useSelector(report, selectIsOn);
  const isSaving = useSelector(report, selectIsSaving);
  if (useSelector(report, selectHasFailed))
    return (
      <Card title={copy.report}>
        <ErrorState
          title={copy.reportFailed}
          action={<Button onClick={() => report.send({ type: 'load.retry' })}>{copy.retry}</Button>}
          reference={failure ? referenceOf(failure) : undefined}
        >
          {failure?.message}
        </ErrorState>
      </Card>
    );
  return (
    <Card title={copy.report}>
      <StatusRegion>
        {failure && (
          <Banner tone="danger" title={copy.reportNotSaved}>
            {failure.message}
          </Banner>
        )}
      </StatusRegion>
      {isLoading ? (
        <Skeleton shape="wide" />
      ) : (
        <Switch
          label={copy.weeklyReport}
          hint={copy.weeklyReportAbout(practiceName)}
          on={isOn}
          busy={isSaving}
          onChange={() => report.send({ type: 'subscription.toggle' })}
        />
      )}
    </Card>
  );
}
