import { useSelector } from '@xstate/react';
import { X } from 'lucide';
import { formatMoney } from '#domain/money/format-money.ts';
import {
  commonDiscounts,
  comparePlans,
  type PlanComparison,
  type WantedProcedure,
} from '#domain/plan/comparison.ts';
import type { OfferedProcedure, PlanOffer } from '#domain/plan/sale.ts';
import {
  type ComparisonRef,
  comparedLines,
  selectCompared,
  selectComparedCodes,
  selectComparison,
  selectComparisonFailure,
  selectQuantityMessage,
} from '#machines/comparison/comparison.selectors.ts';
import { useField } from '#react/use-field.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { ButtonLink } from '#ui/ButtonLink/ButtonLink.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { Combobox } from '#ui/Combobox/Combobox.tsx';
import { IconButton } from '#ui/IconButton/IconButton.tsx';
import { Table } from '#ui/Table/Table.tsx';
import type { Column } from '#ui/Table/table.ts';
import { TextField } from '#ui/TextField/TextField.tsx';
import { WidgetSkeleton } from '#ui/WidgetSkeleton/WidgetSkeleton.tsx';
import { NotLoaded } from '#widgets/shared/NotLoaded.tsx';
import * as copy from './compare-copy.ts';
import { LOADING, NOT_LOADED, removeWords } from './copy.ts';
import { discountWords, enrollmentWords, INCLUDED, monthlyWords, yearlyWords } from './explore-copy.ts';
import { Included } from './Included.tsx';
import { PatientHeader } from './PatientHeader.tsx';
import './SaleScreen.css';
import './PlanOffers.css';

const discountsIn = (discounts: PlanOffer['discounts']) =>
  discounts.map(({ category, percent }) => discountWords(percent, category)).join(', ');

const DISCOUNTS: Column<PlanComparison> = {
  id: 'discounts',
  name: copy.DISCOUNTS,
  cell: ({ offer: { discounts } }) => (
    <span className="sale-included">{discountsIn(discounts) || copy.NO_DISCOUNTS}</span>
  ),
};

const columnsFor = (
  currentPlans: readonly string[],
  haveSameDiscounts: boolean,
): readonly Column<PlanComparison>[] => [
  {
    id: 'plan',
    name: copy.PLAN,
    card: 'title',
    cell: ({ offer: { name } }) => (
      <span className="sale-compared-plan">
        {name} {currentPlans.includes(name) && <Badge tone="accent">{copy.CURRENT_PLAN}</Badge>}
      </span>
    ),
  },
  { id: 'included', name: INCLUDED, cell: ({ offer }) => <Included offer={offer} /> },
  ...(haveSameDiscounts ? [] : [DISCOUNTS]),
  {
    id: 'price',
    name: copy.PRICE,
    align: 'end',
    cell: ({ feeCents, monthlyFeeCents, enrollmentFeeCents }) => (
      <span className="sale-price">
        <span>{yearlyWords(formatMoney(feeCents))}</span>
        {monthlyFeeCents !== null && (
          <span className="sale-about">{monthlyWords(formatMoney(monthlyFeeCents))}</span>
        )}
        {enrollmentFeeCents > 0 && (
          <span className="sale-about">{enrollmentWords(formatMoney(enrollmentFeeCents))}</span>
        )}
      </span>
    ),
  },
  { id: 'paid', name: copy.YOU_PAY, align: 'end', cell: ({ paidCents }) => formatMoney(paidCents) },
  {
    id: 'saved',
    name: copy.YOU_SAVE,
    align: 'end',
    card: 'fact',
    cell: ({ savedCents }) => (
      <strong className="sale-saved" data-saves={savedCents > 0 || undefined}>
        <span className="sale-saved-word">{copy.SAVE} </span>
        {formatMoney(savedCents)}
      </strong>
    ),
  },
];

interface CompareScreenProps {
  comparison: ComparisonRef;
  /** Sells a plan, to the patient if the comparison is for one. */
  purchaseHref: () => string;
  /** Sells one of the compared plans. The patient's own page does not keep parameters in its address. */
  saleHref: (offerId: string) => string;
  /** Takes the patient's payment. */
  paymentHref: () => string;
  today: string;
}

/** Plans side by side, for the selected procedures and quantities (FRAME-1, SCHEMA-6). */
export function CompareScreen({
  comparison,
  purchaseHref,
  saleHref,
  paymentHref,
  today,
}: CompareScreenProps) {
  const loaded = useSelector(comparison, selectCompared);
  const failure = useSelector(comparison, selectComparisonFailure);
  const context = useSelector(comparison, selectComparison);
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
  const { patient } = loaded;
  const currentPlans = patient?.plans.map(({ name }) => name) ?? [];
  const discounts = commonDiscounts(loaded.offers);
  return (
    <div className="sale-sold sale-compare">
      {patient && <PatientHeader patient={patient} today={today} paymentHref={paymentHref()} />}
      <Card title={patient === null ? copy.COMPARED : copy.comparedFor(patient.name)}>
        <div className="sale-offer">
          <div className="sale-links">
            <div className="sale-about sale-year">
              <p>{yearIn(loaded.procedures, comparedLines(context))}</p>
              {discounts && <p>{copy.everyPlanWords(discountsIn(discounts))}</p>}
            </div>
            <ButtonLink href={purchaseHref()} target="_top">
              {copy.PURCHASE}
            </ButtonLink>
          </div>
          <Table
            label={copy.COMPARED}
            columns={columnsFor(currentPlans, discounts !== null)}
            rows={comparePlans(loaded.offers, loaded.procedures, comparedLines(context), currentPlans)}
            rowId={({ offer }) => offer.id}
            actions={({ offer: { id, name } }) =>
              currentPlans.includes(name) ? null : (
                <ButtonLink
                  size="small"
                  href={saleHref(id)}
                  target="_top"
                  aria-label={copy.chooseWords(name)}
                >
                  {copy.CHOOSE}
                </ButtonLink>
              )
            }
          />
        </div>
      </Card>
      <Card title={copy.YEAR}>
        <Procedures comparison={comparison} procedures={loaded.procedures} />
      </Card>
    </div>
  );
}

/** The visits of the compared year, and what they cost without a plan. */
function yearIn(procedures: readonly OfferedProcedure[], lines: readonly WantedProcedure[]): string {
  const known = lines.flatMap(({ code, quantity }) => {
    const procedure = procedures.find((each) => each.code === code);
    return procedure === undefined ? [] : [{ ...procedure, quantity }];
  });
  if (known.length === 0) return copy.NO_VISITS;
  const usualCents = known.reduce((sum, { usualCents, quantity }) => sum + usualCents * quantity, 0);
  const visits = known.map(({ quantity, description }) => copy.visitWords(quantity, description));
  return copy.aboutWords(visits.join(', '), formatMoney(usualCents));
}

interface ProceduresProps {
  comparison: ComparisonRef;
  procedures: readonly OfferedProcedure[];
}

function Procedures({ comparison, procedures }: ProceduresProps) {
  const codes = useSelector(comparison, selectComparedCodes);
  const context = useSelector(comparison, selectComparison);
  const lines = comparedLines(context);
  const shown = codes.flatMap((code) => procedures.find((each) => each.code === code) ?? []);
  const others = procedures.filter(({ code }) => !codes.includes(code));
  const columns: readonly Column<OfferedProcedure>[] = [
    { id: 'procedure', name: copy.PROCEDURE, card: 'title', cell: ({ description }) => description },
    {
      id: 'quantity',
      name: copy.QUANTITY,
      cell: (procedure) => <Quantity comparison={comparison} procedure={procedure} />,
    },
    {
      id: 'usual',
      name: copy.WITHOUT_PLAN,
      align: 'end',
      card: 'fact',
      cell: ({ code, usualCents }) =>
        formatMoney(usualCents * (lines.find((line) => line.code === code)?.quantity ?? 0)),
    },
  ];
  return (
    <div className="sale-offer">
      <p className="sale-about">{copy.YEAR_ABOUT}</p>
      <Table
        label={copy.YEAR}
        columns={columns}
        rows={shown}
        rowId={({ code }) => code}
        actions={({ code, description }) => (
          <IconButton
            label={removeWords(description)}
            icon={X}
            onClick={() => comparison.send({ type: 'procedure.remove', code })}
          />
        )}
      />
      {others.length > 0 && (
        <Combobox
          label={copy.ADD_PROCEDURE}
          options={others.map(({ code, description }) => ({ id: code, name: description }))}
          value={null}
          onChoose={(code) => code !== null && comparison.send({ type: 'procedure.add', code })}
        />
      )}
    </div>
  );
}

function Quantity({ comparison, procedure }: { comparison: ComparisonRef; procedure: OfferedProcedure }) {
  const { code, description } = procedure;
  return (
    <div className="sale-quantity">
      <TextField
        {...useField(comparison, code)}
        label={copy.quantityOf(description)}
        name={code}
        inputMode="numeric"
        autoComplete="off"
        error={useSelector(comparison, selectQuantityMessage(code))}
        required
      />
    </div>
  );
}
