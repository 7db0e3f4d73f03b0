import { useSelector } from '@xstate/react';
import {
  bestOf,
  commonDiscounts,
  comparedBenefits,
  comparePlans,
  mostSaving,
} from '#domain/plan/comparison.ts';
import type { PlanOffer } from '#domain/plan/sale.ts';
import {
  type ComparisonRef,
  comparedLines,
  selectAllPlansShown,
  selectCompared,
  selectComparison,
  selectComparisonFailure,
} from '#machines/comparison/comparison.selectors.ts';
import { Button } from '#ui/Button/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink/ButtonLink.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { Table } from '#ui/Table/Table.tsx';
import { WidgetSkeleton } from '#ui/WidgetSkeleton/WidgetSkeleton.tsx';
import { NotLoaded } from '#widgets/shared/NotLoaded.tsx';
import * as copy from './compare-copy.ts';
import { comparedColumns } from './compared-columns.tsx';
import { LOADING, NOT_LOADED } from './copy.ts';
import { discountWords } from './explore-copy.ts';
import { PatientHeader } from './PatientHeader.tsx';
import { Visits } from './Visits.tsx';
import './SaleScreen.css';
import './PlanOffers.css';
import './CompareScreen.css';

interface CompareScreenProps {
  comparison: ComparisonRef;
  /** Sells one of the compared plans. The patient's own page does not keep parameters in its address. */
  saleHref: (offerId: string) => string;
  /** Takes the patient's payment. */
  paymentHref: () => string;
  today: string;
}

/** Plans side by side, for the selected visits (FRAME-1, SCHEMA-6). */
export function CompareScreen({ comparison, saleHref, paymentHref, today }: CompareScreenProps) {
  const loaded = useSelector(comparison, selectCompared);
  const failure = useSelector(comparison, selectComparisonFailure);
  const context = useSelector(comparison, selectComparison);
  const showsAll = useSelector(comparison, selectAllPlansShown);
  if (failure !== null)
    return (
      <Card>
        <NotLoaded
          title={NOT_LOADED}
          failure={failure}
          onRetry={() => comparison.send({ type: 'load.retry' })}
        />
      </Card>
    );
  if (loaded === null) return <WidgetSkeleton label={LOADING} />;
  const { patient, offers, procedures } = loaded;
  const currentPlans = patient?.plans.map(({ name }) => name) ?? [];
  const plans = comparePlans(offers, procedures, comparedLines(context), currentPlans);
  const [best, savesMost] = [bestOf(plans), mostSaving(plans)?.id];
  return (
    <div className="sale-sold sale-compare">
      {patient && <PatientHeader patient={patient} today={today} paymentHref={paymentHref()} />}
      <Card title={copy.YEAR_COSTS}>
        <div className="sale-offer">
          <Visits comparison={comparison} procedures={procedures} />
          <EveryPlan offers={offers} />
          <Table
            label={copy.COMPARED}
            columns={comparedColumns(plans, currentPlans)}
            rows={showsAll ? plans : best}
            rowId={({ offer }) => offer.id}
            actions={({ offer: { id, name } }) =>
              currentPlans.includes(name) ? null : (
                <ButtonLink
                  size="small"
                  variant={id === savesMost ? 'primary' : 'secondary'}
                  href={saleHref(id)}
                  target="_top"
                  aria-label={copy.chooseWords(name)}
                >
                  {copy.CHOOSE}
                </ButtonLink>
              )
            }
            footer={
              best.length < plans.length && (
                <Button
                  size="small"
                  onClick={() => comparison.send({ type: showsAll ? 'plans.showBest' : 'plans.showAll' })}
                >
                  {showsAll ? copy.SHOW_FEWER : copy.showAllWords(plans.length)}
                </Button>
              )
            }
          />
          <p className="sale-about sale-note">{copy.ABOUT}</p>
        </div>
      </Card>
    </div>
  );
}

/** What makes no difference between the plans. */
function EveryPlan({ offers }: { offers: readonly PlanOffer[] }) {
  const benefits = comparedBenefits(offers).common.map(copy.includedWords);
  const discounts = (commonDiscounts(offers) ?? []).map(discountWords);
  const words = [...benefits, ...discounts];
  if (words.length === 0) return null;
  return (
    <p className="sale-every">
      <strong>{copy.EVERY_PLAN}</strong> <span>{words.join('\u00a0· ')}</span>
    </p>
  );
}
