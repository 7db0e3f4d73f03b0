import { useSelector } from '@xstate/react';
import { type NewPatientRef, selectKnownPatients } from '#machines/new-patient/new-patient.selectors.ts';
import { Banner } from '#ui/Banner/Banner.tsx';
import { Button } from '#ui/Button/Button.tsx';
import * as copy from './new-patient-copy.ts';
import { PatientTable } from './PatientTable.tsx';

/** Offers the patients on file with the same name and birth date. */
export function KnownPatients({ newPatient }: { newPatient: NewPatientRef }) {
  const known = useSelector(newPatient, selectKnownPatients);
  return (
    <div className="sale-known">
      <div role="status">
        <Banner tone="info" title={copy.KNOWN}>
          {copy.KNOWN_WORDS}
        </Banner>
      </div>
      <PatientTable
        patients={known}
        action={copy.SELL}
        onChoose={(memberId) => newPatient.send({ type: 'patient.choose', memberId })}
      />
      <div className="form-actions">
        <Button onClick={() => newPatient.send({ type: 'patient.edit' })}>{copy.CHANGE}</Button>
        <Button variant="quiet" onClick={() => newPatient.send({ type: 'patient.addAnyway' })}>
          {copy.ANOTHER}
        </Button>
      </div>
    </div>
  );
}
