import { useSelector } from '@xstate/react';
import { UserX } from 'lucide';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { PAGES, type PageName } from '#domain/navigation/routes.ts';
import {
  type PatientRef,
  selectFailure,
  selectIsOutdated,
  selectMember,
  selectPatientPhase,
  selectPlan,
} from '#machines/patient/patient.selectors.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { focusFallback } from '#ui/FocusFallback/focus-fallback.ts';
import { EmptyState } from '#ui/StateMessage/EmptyState.tsx';
import { StatusRegion } from '#ui/StatusRegion/StatusRegion.tsx';
import { LinkTabs, linkTab } from '#ui/Tabs/LinkTabs.tsx';
import { NotLoaded, Outdated } from '../NotLoaded.tsx';
import { PageLink } from '../PageLink.tsx';
import * as copy from './copy.ts';
import { PatientHead } from './PatientHead.tsx';
import { PatientSkeleton } from './PatientSkeleton.tsx';
import './PatientFrame.css';

interface PatientFrameProps {
  patient: PatientRef;
  page: PageName;
  today: string;
  onView: (memberId: string) => void;
  children: ReactNode;
}

export function PatientFrame({ patient, page, today, onView, children }: PatientFrameProps) {
  const phase = useSelector(patient, selectPatientPhase);
  if (phase === 'loading') return <PatientSkeleton />;
  if (phase !== 'shown') return <NoPatient patient={patient} isUnknown={phase === 'unknown'} />;
  return (
    <section className="patient" {...focusFallback()} aria-label={copy.PATIENT}>
      <PatientHead patient={patient} page={page} today={today} onView={onView} />
      <Warning patient={patient} />
      <PatientBar patient={patient} page={page} />
      {children}
    </section>
  );
}

/** Stays below the header while the page scrolls; then it also says whose page this is. */
function PatientBar({ patient, page }: Pick<PatientFrameProps, 'patient' | 'page'>) {
  const name = useSelector(patient, (snapshot) => selectMember(snapshot)?.name);
  const { amountDue } = useSelector(patient, selectPlan);
  return (
    <div className="patient-bar">
      <PatientTabs page={page} />
      <p className="patient-bar-who tabular" aria-hidden>
        {name}
        {amountDue > 0 && <Badge tone="danger">{copy.dueWords(amountDue)}</Badge>}
      </p>
    </div>
  );
}

/** The short name is for phones, where all four fit. */
const TABS = [
  ['overview', 'Overview', 'Overview'],
  ['benefitSummary', 'Benefit summary', 'Benefits'],
  ['managePayments', 'Manage payments', 'Payments'],
  ['transactions', 'Transactions', 'Transactions'],
] as const satisfies readonly (readonly [PageName, string, string])[];

function PatientTabs({ page }: { page: PageName }) {
  const links = TABS.map(([name, words, short]) => (
    <Link key={name} href={PAGES[name].path} {...linkTab(name === page)}>
      <span className="patient-tab-wide">{words}</span>
      <span className="patient-tab-narrow">{short}</span>
    </Link>
  ));
  return <LinkTabs label={copy.PAGES_LABEL} links={links} />;
}

function NoPatient({ patient, isUnknown }: { patient: PatientRef; isUnknown: boolean }) {
  const failure = useSelector(patient, selectFailure);
  const find = (
    <PageLink to={PAGES.searchPatients.path} variant="primary">
      {copy.FIND}
    </PageLink>
  );
  return (
    <Card height="fill">
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

function Warning({ patient }: { patient: PatientRef }) {
  const isOutdated = useSelector(patient, selectIsOutdated);
  const failure = useSelector(patient, selectFailure);
  return (
    <StatusRegion>{isOutdated && <Outdated failure={failure} onRetry={() => retry(patient)} />}</StatusRegion>
  );
}

const retry = (patient: PatientRef) => patient.send({ type: 'patient.retry' });
