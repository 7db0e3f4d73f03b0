import { useSelector } from '@xstate/react';
import type { FormEvent } from 'react';
import {
  type ChartQuestionsRef,
  selectLeadsTo,
} from '#machines/chart-questions/chart-questions.selectors.ts';
import { Button } from '#ui/Button/Button.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';
import * as copy from './copy.ts';
import { descriptionOf } from './descriptions.ts';

/** The one question that names its states (ATELIER-6). */
export function LeadsToForm({ questions, chart }: { questions: ChartQuestionsRef; chart: string }) {
  const { from, to, withinMs } = useSelector(questions, selectLeadsTo);
  const states = descriptionOf(chart)
    .states.slice(1)
    .filter(({ type }) => type !== 'history');
  const ask = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const text = (name: string) => String(fields.get(name) ?? '');
    questions.send({
      type: 'leadsTo.ask',
      from: text('from'),
      to: text('to'),
      withinMs: Number(text('within')) * 1000,
    });
  };
  return (
    <form className="atelier-form" onSubmit={ask}>
      <h2>{copy.LEADS_TO}</h2>
      <p className="atelier-muted">{copy.LEADS_TO_ABOUT}</p>
      <StateChoice label={copy.LEADS_FROM} name="from" chosen={from} states={states.map(({ id }) => id)} />
      <StateChoice label={copy.LEADS_INTO} name="to" chosen={to} states={states.map(({ id }) => id)} />
      <TextField
        label={copy.LEADS_WITHIN}
        name="within"
        type="number"
        min="0"
        step="any"
        defaultValue={withinMs / 1000}
        required
      />
      <Button type="submit">{copy.LEADS_ASK}</Button>
    </form>
  );
}

interface StateChoiceProps {
  label: string;
  name: string;
  /** Empty before the first check. */
  chosen: string;
  states: readonly string[];
}

const StateChoice = ({ label, name, chosen, states }: StateChoiceProps) => (
  <div className="text-field">
    <label className="text-field-label" htmlFor={`leads-${name}`}>
      {label}
    </label>
    <select id={`leads-${name}`} name={name} className="text-field-input" defaultValue={chosen || undefined}>
      {states.map((id) => (
        <option key={id} value={id}>
          {copy.pathOf(id)}
        </option>
      ))}
    </select>
  </div>
);
