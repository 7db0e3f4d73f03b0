import { formatMoney } from '#domain/money/format-money.ts';
import type { CodeSortField, ProcedureCode } from '#domain/plan/procedure-code.ts';
import { unusualWords } from '#domain/plan/unusual-price.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import type { Column } from '#ui/Table/table.ts';
import * as copy from './copy.ts';

type CodeColumn = Column<ProcedureCode> & { id: CodeSortField | 'plans' };

const Code = ({ code, isCustom }: ProcedureCode) => (
  <span className="codes-name">
    <span className="codes-code">{code}</span>
    {isCustom && <Badge>{copy.KINDS.custom}</Badge>}
  </span>
);

const Plans = ({ plans }: ProcedureCode) => {
  if (plans.length === 0) return <span className="codes-none">{copy.NO_PLANS}</span>;
  return <span title={plans.join(', ')}>{plans.length === 1 ? plans[0] : copy.planCount(plans.length)}</span>;
};

export const Amount = (code: ProcedureCode) => {
  const words = unusualWords(code, code.category);
  return (
    <span className="codes-amount">
      <span className="tabular">{formatMoney(code.ucrCents)}</span>
      {words && <span className="codes-unusual">{words}</span>}
    </span>
  );
};

export const CODE_COLUMNS: readonly CodeColumn[] = [
  { id: 'adaCode', name: 'Code', cell: Code, sortable: true, card: 'title' },
  { id: 'description', name: 'Description', cell: ({ description }) => description, sortable: true },
  {
    id: 'specialtyName',
    name: 'Specialty',
    cell: ({ specialtyName }) => specialtyName,
    sortable: true,
  },
  { id: 'category', name: 'Category', cell: ({ category }) => category, sortable: true },
  { id: 'plans', name: 'Plans', cell: Plans },
  { id: 'ucrAmount', name: 'UCR amount', cell: Amount, align: 'end', sortable: true, card: 'fact' },
];
