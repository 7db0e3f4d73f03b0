import { useSelector } from '@xstate/react';
import { formatDate } from '#domain/date/day.ts';
import type { PatientSearchRef } from '#machines/patient-search/patient-search.selectors.ts';
import {
  type RecentPatientsRef,
  selectIsFailed,
  selectRecents,
} from '#machines/recent-patients/recent-patients.selectors.ts';
import { Button } from '#ui/Button/Button.tsx';
import * as copy from './copy.ts';
import '#ui/fade-end.css';
import './RecentPatients.css';

interface RecentPatientsProps {
  recents: RecentPatientsRef;
  search: PatientSearchRef;
}

export function RecentPatients({ recents, search }: RecentPatientsProps) {
  const patients = useSelector(recents, selectRecents);
  if (useSelector(recents, selectIsFailed)) return <NotLoaded recents={recents} />;
  if (patients?.length === 0) return null;
  return (
    <section className="recent-patients" aria-label={copy.RECENTS} aria-busy={patients === null}>
      <h2 className="recent-patients-title">{copy.RECENTS}</h2>
      <ul className="recent-patients-list fade-end">
        {patients?.map(({ memberId, name, birthDate }) => (
          <li key={memberId}>
            <button
              type="button"
              className="recent-patient"
              onClick={() => search.send({ type: 'patient.open', memberId })}
            >
              <bdi>{name}</bdi> <span className="recent-patient-birth tabular">{formatDate(birthDate)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function NotLoaded({ recents }: Pick<RecentPatientsProps, 'recents'>) {
  return (
    <p className="recent-patients" role="status">
      {copy.RECENTS_NOT_LOADED}{' '}
      <Button size="small" variant="quiet" onClick={() => recents.send({ type: 'load.retry' })}>
        {copy.RETRY}
      </Button>
    </p>
  );
}
