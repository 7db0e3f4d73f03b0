import { formatMoney } from '#domain/money/format-money.ts';
import { centsOf, formatAmount } from '#domain/money/money.ts';
import { ucrMessage } from '#domain/plan/amount-edit.ts';
import type { CodeSortField, ProcedureCode } from '#domain/plan/procedure-code.ts';
import { unusualWords } from '#domain/plan/unusual-price.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { GridEditor } from '#ui/Grid/GridEditor.tsx';
import type { Column } from '#ui/Table/table.ts';
import '#ui/Grid/Grid.css';
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

/** An amount that the user may not change is a text. */
const amountCell = (save: SaveAmount) => (code: ProcedureCode) => {
  const words = unusualWords(code, code.category);
  const text = formatMoney(code.ucrCents);
  return (
    <span className="codes-amount">
      {save.refusal(code) === undefined ? (
        <GridEditor
          row={code}
          name={copy.editAmount(code.code)}
          text={text}
          edit={{
            value: ({ ucrCents }) => formatAmount(ucrCents),
            check: (typed) => ucrMessage('amount', typed, []),
            start: '$',
            onSave: (row, typed) => save.send(row, centsOf(typed.trim()) ?? row.ucrCents),
          }}
          announce={save.announce}
        />
      ) : (
        <span className="tabular" title={save.refusal(code)}>
          {text}
        </span>
      )}
      {words && <span className="codes-unusual">{words}</span>}
    </span>
  );
};

export interface SaveAmount {
  refusal(code: ProcedureCode): string | undefined;
  send(code: ProcedureCode, cents: number): void;
  announce(words: string): void;
}

export const codeColumns = (save: SaveAmount): readonly CodeColumn[] => [
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
  { id: 'ucrAmount', name: 'UCR amount', cell: amountCell(save), align: 'end', sortable: true, card: 'fact' },
];
