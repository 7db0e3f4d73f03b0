import { useSelector } from '@xstate/react';
import { X } from 'lucide';
import { formatMoney } from '#domain/money/format-money.ts';
import type { OfferedProcedure } from '#domain/plan/sale.ts';
import {
  type ComparisonRef,
  comparedLines,
  offeredYears,
  selectComparedCodes,
  selectComparison,
  selectQuantityMessage,
  selectVisitYear,
} from '#machines/comparison/comparison.selectors.ts';
import { useField } from '#react/use-field.ts';
import { Combobox } from '#ui/Combobox/Combobox.tsx';
import { Disclosure } from '#ui/Disclosure/Disclosure.tsx';
import { IconButton } from '#ui/IconButton/IconButton.tsx';
import { RadioGroup } from '#ui/RadioGroup/RadioGroup.tsx';
import { Table } from '#ui/Table/Table.tsx';
import type { Column } from '#ui/Table/table.ts';
import { TextField } from '#ui/TextField/TextField.tsx';
import * as copy from './compare-copy.ts';
import { removeWords } from './copy.ts';

/** The visits of the year that the plans are compared by. */
export function Visits({ comparison, procedures }: ProceduresProps) {
  const context = useSelector(comparison, selectComparison);
  const year = useSelector(comparison, selectVisitYear);
  const years = offeredYears(context);
  const known = comparedLines(context).flatMap(({ code, quantity }) => {
    const procedure = procedures.find((each) => each.code === code);
    return procedure === undefined ? [] : [{ ...procedure, quantity }];
  });
  const usualCents = known.reduce((sum, { usualCents, quantity }) => sum + usualCents * quantity, 0);
  return (
    <div className="sale-visits">
      {years.length > 1 && (
        <RadioGroup
          label={copy.VISITS}
          layout="segments"
          options={years.map(({ id }) => ({ id, name: copy.YEARS[id] }))}
          value={year}
          onChoose={(chosen) => {
            const id = years.find((each) => each.id === chosen)?.id;
            if (id !== undefined) comparison.send({ type: 'year.choose', year: id });
          }}
        />
      )}
      <div className="sale-visits-year">
        {known.length === 0 ? (
          <p className="sale-about">{copy.NO_VISITS}</p>
        ) : (
          <ul className="sale-included" aria-label={copy.VISITS}>
            {known.map(({ code, quantity, description }) => (
              <li key={code}>
                <strong>{quantity}</strong> {description}
              </li>
            ))}
          </ul>
        )}
        <p className="sale-visits-usual tabular">
          {copy.WITHOUT_PLAN} <strong>{formatMoney(usualCents)}</strong>
        </p>
      </div>
      <Disclosure title={copy.CHANGE_VISITS} opens={year === null}>
        <Procedures comparison={comparison} procedures={procedures} />
      </Disclosure>
    </div>
  );
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
      <Combobox
        label={copy.ADD_PROCEDURE}
        options={others.map(({ code, description }) => ({ id: code, name: description }))}
        // No option has this value. It changes with each choice, and React Aria then closes the list.
        value={codes.join()}
        onChoose={(code) => code !== null && comparison.send({ type: 'procedure.add', code })}
        {...(others.length === 0 && { hint: copy.ALL_ADDED })}
      />
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
