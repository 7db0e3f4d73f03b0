import { useSelector } from '@xstate/react';
import { formatMoney } from '#domain/money/format-money.ts';
import { comparePlans, type PlanComparison, type WantedProcedure } from '#domain/plan/sale.ts';
import {
  type PlanOffersRef,
  selectOffersFailure,
  selectPlanOffers,
} from '#machines/plan-offers/plan-offers.selectors.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { DescriptionList } from '#ui/DescriptionList/DescriptionList.tsx';
import { ErrorState } from '#ui/StateMessage/ErrorState.tsx';
import { Table } from '#ui/Table/Table.tsx';
import type { Column } from '#ui/Table/table.ts';
import { WidgetSkeleton } from '#ui/WidgetSkeleton/WidgetSkeleton.tsx';
import * as copy from './copy.ts';
import './SaleScreen.css';

interface CompareScreenProps {
  offers: PlanOffersRef;
  /** Of the address. If empty, one of each procedure is compared. */
  wanted: readonly WantedProcedure[];
}

const COLUMNS: readonly Column<PlanComparison>[] = [
  { id: 'plan', name: copy.PLAN, card: 'title', cell: ({ offer }) => offer.name },
  { id: 'fee', name: copy.YEARLY_FEE, align: 'end', cell: ({ feeCents }) => formatMoney(feeCents) },
  {
    id: 'procedures',
    name: copy.PROCEDURES,
    align: 'end',
    cell: ({ proceduresCents }) => formatMoney(proceduresCents),
  },
  { id: 'saved', name: copy.SAVED, align: 'end', cell: ({ savedCents }) => formatMoney(savedCents) },
];

/** Plans side by side, for the procedures that were picked (FRAME-1). */
export function CompareScreen({ offers, wanted }: CompareScreenProps) {
  const loaded = useSelector(offers, selectPlanOffers);
  const failure = useSelector(offers, selectOffersFailure);
  if (failure !== null) {
    const retry = (
      <Button variant="primary" onClick={() => offers.send({ type: 'load.retry' })}>
        {copy.RETRY}
      </Button>
    );
    return (
      <Card>
        <ErrorState title={copy.NOT_LOADED} action={retry}>
          {failure.message}
        </ErrorState>
      </Card>
    );
  }
  if (loaded === null) return <WidgetSkeleton label={copy.LOADING} />;
  const { procedures } = loaded;
  const lines = wanted.length > 0 ? wanted : procedures.map(({ code }) => ({ code, quantity: 1 }));
  const shown = lines.flatMap(({ code, quantity }) => {
    const procedure = procedures.find((each) => each.code === code);
    return procedure === undefined ? [] : [{ ...procedure, quantity }];
  });
  return (
    <div className="sale-sold sale-compare">
      <Card title={copy.COMPARED}>
        <Table
          label={copy.COMPARED}
          columns={COLUMNS}
          rows={comparePlans(loaded.offers, procedures, lines)}
          rowId={({ offer }) => offer.id}
        />
      </Card>
      <Card title={copy.WITHOUT_PLAN}>
        <DescriptionList
          figures
          items={shown.map(({ description, quantity, usualCents }) => ({
            term: quantity === 1 ? description : copy.timesWords(quantity, description),
            value: formatMoney(usualCents * quantity),
          }))}
        />
      </Card>
    </div>
  );
}
