import { memo } from 'react';
import { type CodeRights, updateRefusal } from '#domain/access/code-rights.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { centsOf, formatAmount } from '#domain/money/money.ts';
import { ucrMessage } from '#domain/plan/amount-edit.ts';
import { CODE_LABELS } from '#domain/plan/code-draft.ts';
import type { CodeSortField, ProcedureCode } from '#domain/plan/procedure-code.ts';
import { unusualWords } from '#domain/plan/unusual-price.ts';
import type { CodeAmountsRef } from '#machines/code-amounts/code-amounts.selectors.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { GridEditor } from '#ui/Grid/GridEditor.tsx';
import type { Column } from '#ui/Table/table.ts';
import '#ui/Grid/Grid.css';
import * as copy from './copy.ts';

type CodeColumn = Column<ProcedureCode> & { id: CodeSortField | 'plans' };

const Code = ({ code, isCustom }: ProcedureCode) => (
  <>
    <span className="codes-code">{code}</span> {isCustom && <Badge>{copy.KINDS.custom}</Badge>}
  </>
);

const Plans = ({ plans }: ProcedureCode) => {
  if (plans.length === 0) return <span className="codes-none">{copy.NO_PLANS}</span>;
  return <span title={plans.join(', ')}>{plans.length === 1 ? plans[0] : copy.planCount(plans.length)}</span>;
};

export interface AmountRights {
  amounts: CodeAmountsRef;
  may: CodeRights;
}

/**
 * An amount that the user may not change is plain text. Renders again only when its code changes, because a page has
 * a hundred.
 */
const Amount = memo(function Amount({ code, amounts, may }: AmountRights & { code: ProcedureCode }) {
  const words = unusualWords(code, code.category);
  const text = formatMoney(code.ucrCents);
  const refusal = updateRefusal(may, [code]);
  return (
    <span className="codes-amount">
      {refusal === undefined ? (
        <GridEditor
          row={code}
          name={copy.editAmount(code.code)}
          text={text}
          edit={{
            value: ({ ucrCents }) => formatAmount(ucrCents),
            check: (typed) => ucrMessage('amount', typed, []),
            start: '$',
            onSave: (row, typed) =>
              amounts.send({ type: 'amount.save', code: row, cents: centsOf(typed.trim()) ?? row.ucrCents }),
          }}
          announce={() => undefined}
        />
      ) : (
        <span className="tabular" title={refusal}>
          {text}
        </span>
      )}
      {words && <span className="codes-unusual">{words}</span>}
    </span>
  );
});

export const codeColumns = (rights: AmountRights): readonly CodeColumn[] => [
  { id: 'adaCode', name: CODE_LABELS.code, cell: Code, sortable: true, card: 'title' },
  {
    id: 'description',
    name: CODE_LABELS.description,
    cell: ({ description }) => description,
    sortable: true,
  },
  {
    id: 'specialtyName',
    name: CODE_LABELS.specialtyName,
    cell: ({ specialtyName }) => specialtyName,
    sortable: true,
  },
  { id: 'category', name: CODE_LABELS.category, cell: ({ category }) => category, sortable: true },
  { id: 'plans', name: 'Plans', cell: Plans },
  {
    id: 'ucrAmount',
    name: CODE_LABELS.amount,
    cell: (code) => <Amount code={code} {...rights} />,
    align: 'end',
    sortable: true,
    card: 'fact',
  },
];
