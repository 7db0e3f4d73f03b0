import { useSelector } from '@xstate/react';
import { UserX } from 'lucide';
import type { ReactNode } from 'react';
import type { PartSetup } from '#domain/navigation/part-setup.ts';
import { PAGES, type PageName } from '#domain/navigation/routes.ts';
import { payerOf, plansOf } from '#domain/plan/plan-selection.ts';
import {
  type PatientRef,
  selectAlerts,
  selectFailure,
  selectIsOutdated,
  selectOtherDues,
  selectPatientPhase,
  selectSummary,
} from '#machines/patient/patient.selectors.ts';
import { useSelectedLater } from '#react/use-selected-later.ts';
import { Banner } from '#ui/Banner/Banner.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { focusFallback } from '#ui/FocusFallback/focus-fallback.ts';
import { EmptyState } from '#ui/StateMessage/EmptyState.tsx';
import { StatusRegion } from '#ui/StatusRegion/StatusRegion.tsx';
import { NotLoaded, Outdated } from '#widgets/shared/NotLoaded.tsx';
import { PageLink } from '../PageLink.tsx';
import * as copy from './copy.ts';
import { PageTitle } from './PageTitle.tsx';
import { PatientBar } from './PatientBar.tsx';
import { PatientHead } from './PatientHead.tsx';
import { PatientSkeleton } from './PatientSkeleton.tsx';
import './PatientFrame.css';

interface PatientFrameProps {
  patient: PatientRef;
  page: PageName;
  today: string;
  purchase: PartSetup;
  onView: (memberId: string) => void;
  children: ReactNode;
}

export function PatientFrame({ patient, page, today, purchase, onView, children }: PatientFrameProps) {
  const phase = useSelectedLater(patient, selectPatientPhase);
  if (phase === 'loading') return <PatientSkeleton />;
  if (phase !== 'shown') return <NoPatient patient={patient} isUnknown={phase === 'unknown'} />;
  return (
    <section className="patient" {...focusFallback()} aria-label={copy.PATIENT}>
      <PatientHead patient={patient} page={page} today={today} purchase={purchase} onView={onView} />
      <Alerts patient={patient} />
      <OtherDues patient={patient} />
      <Warning patient={patient} />
      <PatientBar patient={patient} page={page} />
      <PageTitle page={page} />
      {children}
    </section>
  );
}

function NoPatient({ patient, isUnknown }: { patient: PatientRef; isUnknown: boolean }) {
  const failure = useSelector(patient, selectFailure);
  const find = (
    <PageLink to={PAGES.searchPatients.path} variant="primary">
      {copy.FIND}
    </PageLink>
  );
  return (
    <Card height="tall">
      {isUnknown ? (
        <EmptyState icon={UserX} title={copy.UNKNOWN} action={find}>
          {copy.UNKNOWN_ADVICE}
        </EmptyState>
      ) : (
        <NotLoaded title={copy.NOT_LOADED} failure={failure} onRetry={() => retry(patient)} />
      )}
    </Card>
  );
}

function Alerts({ patient }: { patient: PatientRef }) {
  const alerts = useSelector(patient, selectAlerts);
  if (alerts.length === 0) return null;
  return (
    <Banner tone="warning" title={copy.ALERTS}>
      {alerts.map((alert) => (
        <p key={alert}>
          <bdi>{alert}</bdi>
        </p>
      ))}
    </Banner>
  );
}

/** Of the patient's plans, the page shows only one. */
function OtherDues({ patient }: { patient: PatientRef }) {
  const summary = useSelector(patient, selectSummary);
  const dues = useSelector(patient, selectOtherDues);
  const banners = dues.map(({ planId, amountDue }) => {
    const coverage = summary && plansOf(summary).find(({ plan }) => plan.id === planId);
    if (!coverage) return null;
    const view = () => patient.send({ type: 'plan.choose', planId });
    return (
      <Banner
        key={planId}
        tone={payerOf(coverage) === 'patient' ? 'warning' : 'info'}
        action={
          <Button size="small" aria-label={copy.viewOf(coverage)} onClick={view}>
            {copy.VIEW_PLAN}
          </Button>
        }
      >
        {copy.otherDue(amountDue, coverage)}
      </Banner>
    );
  });
  return <StatusRegion>{banners}</StatusRegion>;
}

function Warning({ patient }: { patient: PatientRef }) {
  const isOutdated = useSelector(patient, selectIsOutdated);
  const failure = useSelector(patient, selectFailure);
  return (
    <StatusRegion>{isOutdated && <Outdated failure={failure} onRetry={() => retry(patient)} />}</StatusRegion>
  );
}

const retry = (patient: PatientRef) => patient.send({ type: 'patient.retry' });
