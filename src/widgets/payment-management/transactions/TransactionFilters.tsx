import { useSelector } from '@xstate/react';
import {
  type DayField,
  PAID_WITH,
  PERIODS,
  type Period,
  type TransactionChoice,
} from '#domain/payment/practice-transactions.ts';
import { PAYMENT_STATUSES } from '#domain/payment/transaction.ts';
import {
  type PracticeTransactionsRef,
  selectChoices,
  selectDayMessage,
  selectFilterCount,
  selectFound,
  selectIsNarrowed,
  selectPeriod,
} from '#machines/practice-transactions/practice-transactions.selectors.ts';
import { useField } from '#react/use-field.ts';
import { Button } from '#ui/Button/Button.tsx';
import { DateField } from '#ui/DateField/DateField.tsx';
import { PhoneDisclosure } from '#ui/Disclosure/PhoneDisclosure.tsx';
import { Select } from '#ui/Select/Select.tsx';
import * as copy from './copy.ts';

interface FiltersProps {
  transactions: PracticeTransactionsRef;
}

const ANY = { id: '*', name: 'Any' };
const CUSTOM = { id: 'custom', name: copy.CUSTOM };

export function TransactionFilters({ transactions }: FiltersProps) {
  const users = useSelector(transactions, selectFound)?.users ?? [];
  const count = useSelector(transactions, selectFilterCount);
  const isNarrowed = useSelector(transactions, selectIsNarrowed);
  const takers = {
    values: users.map(({ userName }) => userName),
    words: Object.fromEntries(users.map(({ userName, fullName }) => [userName, fullName])),
  };
  const clear = isNarrowed && (
    <Button variant="quiet" size="small" onClick={() => transactions.send({ type: 'filter.clear' })}>
      {copy.CLEAR}
    </Button>
  );
  return (
    <section className="practice-transactions-filters" aria-label={copy.FILTERS}>
      <PhoneDisclosure title={copy.filtersTitle(count)} end={clear}>
        <div className="practice-transactions-fields">
          <Choice transactions={transactions} filter="userName" label={copy.USER} {...takers} />
          <Choice transactions={transactions} filter="paidWith" label={copy.PAID_WITH} values={PAID_WITH} />
          <Choice transactions={transactions} filter="status" label={copy.STATUS} values={PAYMENT_STATUSES} />
          <PeriodChoice transactions={transactions} />
          <Day transactions={transactions} field="from" label={copy.FROM} />
          <Day transactions={transactions} field="to" label={copy.TO} />
        </div>
      </PhoneDisclosure>
    </section>
  );
}

interface ChoiceProps extends FiltersProps {
  filter: TransactionChoice;
  label: string;
  values: readonly string[];
  words?: Readonly<Record<string, string>>;
}

function Choice({ transactions, filter, label, values, words = {} }: ChoiceProps) {
  const chosen = useSelector(transactions, selectChoices)[filter];
  const known = chosen === '' || values.includes(chosen) ? values : [chosen, ...values];
  return (
    <Select
      label={label}
      options={[ANY, ...known.map((value) => ({ id: value, name: words[value] ?? value }))]}
      value={chosen || ANY.id}
      onChoose={(id) => transactions.send({ type: 'filter.choose', filter, value: id === ANY.id ? '' : id })}
    />
  );
}

function PeriodChoice({ transactions }: FiltersProps) {
  const period = useSelector(transactions, selectPeriod);
  const options = PERIODS.map((id) => ({ id, name: copy.PERIODS[id] }));
  return (
    <Select
      label={copy.PERIOD}
      options={period === null ? [CUSTOM, ...options] : options}
      value={period ?? CUSTOM.id}
      onChoose={(id) =>
        id !== CUSTOM.id && transactions.send({ type: 'period.choose', period: id as Period })
      }
    />
  );
}

function Day({ transactions, field, label }: FiltersProps & { field: DayField; label: string }) {
  const error = useSelector(transactions, selectDayMessage(field));
  return <DateField {...useField(transactions, field)} label={label} error={error} />;
}
