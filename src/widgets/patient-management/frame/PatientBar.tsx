import { useSelector } from '@xstate/react';
import { TriangleAlert } from 'lucide';
import { Link } from 'wouter';
import { PAGES, type PageName } from '#domain/navigation/routes.ts';
import {
  type PatientRef,
  selectAlerts,
  selectMember,
  selectPlan,
} from '#machines/patient/patient.selectors.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { LinkTabs, linkTab } from '#ui/Tabs/LinkTabs.tsx';
import { PageLink } from '../PageLink.tsx';
import * as copy from './copy.ts';
import { isForm, OPENED_FROM } from './opened-from.ts';
import './PatientBar.css';

interface PatientBarProps {
  patient: PatientRef;
  page: PageName;
}

/** Stays below the header while the page scrolls, and then also shows whose page it is, the patient's alerts and the amount due. */
export function PatientBar({ patient, page }: PatientBarProps) {
  const name = useSelector(patient, (snapshot) => selectMember(snapshot)?.name);
  const { amountDue } = useSelector(patient, selectPlan);
  const alerts = useSelector(patient, selectAlerts);
  return (
    <div className="patient-bar">
      <PatientTabs page={page} />
      <div className="patient-bar-who tabular">
        <p className="patient-bar-words" aria-hidden>
          <bdi className="patient-bar-name">{name}</bdi>
          {alerts.length > 0 && (
            <span className="patient-bar-alert">
              <Icon of={TriangleAlert} />
              <bdi>{alerts.join(' ')}</bdi>
            </span>
          )}
          {amountDue > 0 && <Badge tone="danger">{copy.dueWords(amountDue)}</Badge>}
        </p>
        {amountDue > 0 && !isForm(page) && (
          <PageLink to={PAGES.payment.path} variant="primary" size="small">
            {copy.TAKE_PAYMENT}
          </PageLink>
        )}
      </div>
    </div>
  );
}

/** The short name is for phones, where all four tabs fit. */
const TABS = [
  ['overview', 'Overview', 'Overview'],
  ['benefitSummary', 'Benefit summary', 'Benefits'],
  ['managePayments', 'Manage payments', 'Payments'],
  ['transactions', 'Transactions', 'Transactions'],
] as const satisfies readonly (readonly [PageName, string, string])[];

function PatientTabs({ page }: { page: PageName }) {
  const links = TABS.map(([name, words, short]) => (
    <Link
      key={name}
      href={PAGES[name].path}
      {...linkTab(name === page)}
      {...(name === OPENED_FROM[page] && { 'aria-current': 'true' })}
    >
      <span className="patient-tab-wide">{words}</span>
      <span className="patient-tab-narrow">{short}</span>
    </Link>
  ));
  return <LinkTabs label={copy.PAGES_LABEL} links={links} />;
}
