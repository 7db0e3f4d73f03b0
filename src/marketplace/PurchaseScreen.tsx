import { useSelector } from '@xstate/react';
import {
  type NewPatientRef,
  selectChosenId,
  selectIsContinued,
  selectNewPatientPhase,
  selectSale,
} from '#machines/new-patient/new-patient.selectors.ts';
import {
  type SaleRef,
  selectHasUnsavedSale,
  selectIsOrderOpen,
  selectSalePhase,
} from '#machines/sale/sale.selectors.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { FocusSteps } from '#ui/FocusFallback/FocusSteps.tsx';
import { DiscardQuestion } from '#widgets/shared/DiscardQuestion.tsx';
import { KnownPatients } from './KnownPatients.tsx';
import { NewPatientForm } from './NewPatientForm.tsx';
import * as copy from './new-patient-copy.ts';
import { SaleScreen } from './SaleScreen.tsx';
import type { SaleScreenProps } from './sale-props.ts';
import './SaleScreen.css';

interface PurchaseScreenProps {
  newPatient: NewPatientRef;
  attach: SaleScreenProps['attach'];
  salePropsOf: (memberId: string) => Omit<SaleScreenProps, 'sale' | 'attach'>;
}

/** First the patient, then the plan and its payment, then the receipt. */
export function PurchaseScreen({ newPatient, attach, salePropsOf }: PurchaseScreenProps) {
  const sale = useSelector(newPatient, selectSale);
  const memberId = useSelector(newPatient, selectChosenId);
  const phase = useSelector(newPatient, selectNewPatientPhase);
  if (phase === 'entering' || phase === 'known')
    return (
      <FocusSteps className="sale-page" aria-label={phase === 'entering' ? copy.PATIENT_STEP : copy.KNOWN}>
        <p className="sale-step">{copy.PATIENT_STEP}</p>
        <Card>
          {phase === 'entering' ? (
            <NewPatientForm newPatient={newPatient} />
          ) : (
            <KnownPatients newPatient={newPatient} />
          )}
        </Card>
      </FocusSteps>
    );
  if (sale === undefined) return null;
  return (
    <FocusSteps className="sale-page" aria-label={copy.PLAN_STEP}>
      <PlanStep sale={sale} />
      <SaleScreen sale={sale} attach={attach} {...salePropsOf(memberId)} />
      <OtherPatient sale={sale} newPatient={newPatient} />
    </FocusSteps>
  );
}

function PlanStep({ sale }: { sale: SaleRef }) {
  const isSold = useSelector(sale, selectSalePhase) === 'sold';
  return isSold ? null : <p className="sale-step">{copy.PLAN_STEP}</p>;
}

function OtherPatient({ sale, newPatient }: { sale: SaleRef; newPatient: NewPatientRef }) {
  // A draft from before a reload can have an order.
  const mayBeOrdered = useSelector(newPatient, selectIsContinued);
  const isOrderOpen = useSelector(sale, selectIsOrderOpen) ?? mayBeOrdered;
  const discards = useSelector(sale, selectHasUnsavedSale);
  return (
    <div>
      <Button
        variant="quiet"
        disabled={isOrderOpen}
        onClick={() => newPatient.send({ type: 'patient.edit', discards })}
      >
        {copy.OTHER_PATIENT}
      </Button>
      <DiscardQuestion form={newPatient} />
    </div>
  );
}
