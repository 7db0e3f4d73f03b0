import { useSelector } from '@xstate/react';
import {
  type SaleRef,
  selectPatientBrief,
  selectPatientName,
  selectRefusal,
  selectRefusedCharge,
  selectSaleFailure,
  selectSaleKind,
  selectSaleOfficeMethod,
  selectSalePhase,
  selectTerms,
} from '#machines/sale/sale.selectors.ts';
import { Banner } from '#ui/Banner/Banner.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { FocusSteps } from '#ui/FocusFallback/FocusSteps.tsx';
import { ErrorState } from '#ui/StateMessage/ErrorState.tsx';
import { WidgetSkeleton } from '#ui/WidgetSkeleton/WidgetSkeleton.tsx';
import * as copy from './copy.ts';
import { PatientHeader } from './PatientHeader.tsx';
import { PlanChoice } from './PlanChoice.tsx';
import { SaleOrderForm } from './SaleOrderForm.tsx';
import { SoldCard } from './SoldCard.tsx';
import type { SaleScreenProps } from './sale-props.ts';
import './SaleScreen.css';

/** Sells a plan, renews it, or adds a member: one page from the choice to the receipt. */
export function SaleScreen(props: SaleScreenProps) {
  const kind = useSelector(props.sale, selectSaleKind);
  const isSold = useSelector(props.sale, selectSalePhase) === 'sold';
  const patientName = useSelector(props.sale, selectPatientName);
  return (
    <FocusSteps aria-label={isSold ? copy.DONE[kind] : copy.TITLES[kind](patientName)}>
      <Step {...props} />
    </FocusSteps>
  );
}

function Step(props: SaleScreenProps) {
  const phase = useSelector(props.sale, selectSalePhase);
  if (phase === 'loading') return <WidgetSkeleton label={copy.LOADING} />;
  if (phase === 'failed') return <NotLoaded sale={props.sale} />;
  if (phase === 'sold') return <SoldCard {...props} />;
  return <Choosing {...props} />;
}

function Choosing(props: SaleScreenProps) {
  const kind = useSelector(props.sale, selectSaleKind);
  const phase = useSelector(props.sale, selectSalePhase);
  const patientName = useSelector(props.sale, selectPatientName);
  const title = copy.TITLES[kind](patientName);
  const patient = useSelector(props.sale, selectPatientBrief);
  return (
    <>
      {patient && (
        <PatientHeader
          patient={patient}
          today={props.today}
          paymentHref={props.patientHref('payment')}
          note={copy.NOT_IN_ORDER}
        />
      )}
      <div className="sale" aria-busy={phase !== 'choosing'} data-form-scope>
        <div className="sale-plan">
          <Card title={title}>
            <PlanChoice {...props} />
          </Card>
        </div>
        <div className="sale-order">
          <Card title={copy.ORDER}>
            <Notice sale={props.sale} />
            <SaleOrderForm {...props} />
          </Card>
        </div>
        <Terms sale={props.sale} />
      </div>
    </>
  );
}

function Terms({ sale }: { sale: SaleRef }) {
  const terms = useSelector(sale, selectTerms);
  return (
    <div className="sale-terms-text" tabIndex={-1}>
      <Card title={copy.TERMS}>
        {terms?.text.split('\n\n').map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Card>
    </div>
  );
}

function Notice({ sale }: { sale: SaleRef }) {
  const phase = useSelector(sale, selectSalePhase);
  const failure = useSelector(sale, selectSaleFailure);
  const refusal = useSelector(sale, selectRefusal);
  const charge = useSelector(sale, selectRefusedCharge);
  const method = useSelector(sale, selectSaleOfficeMethod);
  const isUnknown = phase === 'unknown';
  return (
    <div role={isUnknown ? 'status' : 'alert'}>
      {isUnknown && (
        <Banner tone="warning" title={copy.checkingTitle(failure)}>
          {copy.checkingWords(failure, method)}
        </Banner>
      )}
      {phase === 'choosing' && refusal !== null && (
        <Banner tone="danger" title={copy.refusedTitle(charge, method)}>
          {refusal.message}
        </Banner>
      )}
      {phase === 'choosing' && failure !== null && (
        <Banner tone="danger" title={copy.NOT_PRICED}>
          {failure.message}
        </Banner>
      )}
    </div>
  );
}

function NotLoaded({ sale }: { sale: SaleRef }) {
  const failure = useSelector(sale, selectSaleFailure);
  const retry = <Button onClick={() => sale.send({ type: 'load.retry' })}>{copy.RETRY}</Button>;
  return (
    <Card>
      <ErrorState title={copy.NOT_LOADED} action={retry}>
        {failure?.message}
      </ErrorState>
    </Card>
  );
}
