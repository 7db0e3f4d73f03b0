import { useSelector } from '@xstate/react';
import { X } from 'lucide';
import { formatMoney } from '#domain/money/format-money.ts';
import {
  comparePlans,
  type OfferedProcedure,
  type PlanComparison,
  type WantedProcedure,
} from '#domain/plan/sale.ts';
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
import * as copy from './copy.ts';
import './SaleScreen.css';

const columnsFor = (currentPlans: readonly string[]): readonly Column<PlanComparison>[] => [
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
  { id: 'fee', name: copy.YEARLY_FEE, align: 'end', cell: ({ feeCents }) => formatMoney(feeCents) },
  {
    id: 'procedures',
    name: copy.PROCEDURES,
    align: 'end',
    cell: ({ proceduresCents }) => formatMoney(proceduresCents),
  },
  {
    id: 'saved',
    name: copy.SAVED,
    align: 'end',
    cell: ({ savedCents }) => formatMoney(savedCents),
  },
];

interface CompareScreenProps {
  comparison: ComparisonRef;
  /** Sells a plan, to the patient if the comparison is for one. */
  purchaseHref: () => string;
  /** Sells one of the compared plans. The patient's own page does not keep parameters in its address. */
  saleHref: (offerId: string) => string;
}

/** Plans side by side, for the selected procedures and quantities (FRAME-1, SCHEMA-6). */
export function CompareScreen({ comparison, purchaseHref, saleHref }: CompareScreenProps) {
  const loaded = useSelector(comparison, selectCompared);
  const failure = useSelector(comparison, selectComparisonFailure);
  const context = useSelector(comparison, selectComparison);
  if (failure !== null)
    return (
      <Card>
        <NotLoaded
          title={copy.NOT_LOADED}
          failure={failure}
          onRetry={() => comparison.send({ type: 'load.retry' })}
        />
      </Card>
    );
  if (loaded === null) return <WidgetSkeleton label={copy.LOADING} />;
  const { patientName } = loaded;
  return (
    <div className="sale-sold sale-compare">
      <Card title={patientName === null ? copy.COMPARED : copy.comparedFor(patientName)}>
        <div className="sale-offer">
          <div className="sale-links">
            <p className="sale-about">{assumptionIn(loaded.procedures, comparedLines(context))}</p>
            <ButtonLink variant="primary" href={purchaseHref()} target="_top">
              {copy.PURCHASE}
            </ButtonLink>
          </div>
          <Table
            label={copy.COMPARED}
            columns={columnsFor(loaded.currentPlans)}
            rows={comparePlans(loaded.offers, loaded.procedures, comparedLines(context))}
            rowId={({ offer }) => offer.id}
            actions={({ offer: { id, name } }) => (
              <ButtonLink size="small" href={saleHref(id)} target="_top" aria-label={copy.chooseWords(name)}>
                {copy.CHOOSE}
              </ButtonLink>
            )}
          />
        </div>
      </Card>
      <Card title={copy.WITHOUT_PLAN}>
        <Procedures comparison={comparison} procedures={loaded.procedures} />
      </Card>
    </div>
  );
}

/** The procedures that the savings include, and their price without a plan. */
function assumptionIn(procedures: readonly OfferedProcedure[], lines: readonly WantedProcedure[]): string {
  const usualCents = lines.reduce((sum, { code, quantity }) => {
    const procedure = procedures.find((each) => each.code === code);
    return sum + (procedure?.usualCents ?? 0) * quantity;
  }, 0);
  return copy.assumption(formatMoney(usualCents));
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
      name: copy.USUAL_FEE,
      align: 'end',
      card: 'fact',
      cell: ({ code, usualCents }) =>
        formatMoney(usualCents * (lines.find((line) => line.code === code)?.quantity ?? 0)),
    },
  ];
  return (
    <div className="sale-offer">
      <Table
        label={copy.WITHOUT_PLAN}
        columns={columns}
        rows={shown}
        rowId={({ code }) => code}
        actions={({ code, description }) => (
          <IconButton
            label={copy.removeWords(description)}
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
