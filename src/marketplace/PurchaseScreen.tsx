import { useSelector } from '@xstate/react';
import { type NewPatientRef, selectNewPatientPhase } from '#machines/new-patient/new-patient.selectors.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { KnownPatients } from './KnownPatients.tsx';
import { NewPatientForm } from './NewPatientForm.tsx';
import * as copy from './new-patient-copy.ts';
import { SaleScreen } from './SaleScreen.tsx';
import type { SaleScreenProps } from './sale-props.ts';
import './SaleScreen.css';

interface PurchaseScreenProps {
  newPatient: NewPatientRef;
  /** Of the chosen patient. */
  saleOf: () => SaleScreenProps | null;
}

/** The patient first, then the plan and its payment, then the receipt. */
export function PurchaseScreen({ newPatient, saleOf }: PurchaseScreenProps) {
  const phase = useSelector(newPatient, selectNewPatientPhase);
  if (phase === 'entering')
    return (
      <Card>
        <NewPatientForm newPatient={newPatient} />
      </Card>
    );
  if (phase === 'known')
    return (
      <Card>
        <KnownPatients newPatient={newPatient} />
      </Card>
    );
  const sale = saleOf();
  if (sale === null) return null;
  return (
    <div className="sale-page">
      <SaleScreen {...sale} />
      <div>
        <Button variant="quiet" onClick={() => newPatient.send({ type: 'patient.edit' })}>
          {copy.OTHER_PATIENT}
        </Button>
      </div>
    </div>
  );
}
