import type { FormEvent } from 'react';
import type { ChartQuestionsRef } from '#machines/chart-questions/chart-questions.selectors.ts';
import { Button } from '#ui/Button/Button.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';
import * as copy from './copy.ts';
import { descriptionOf } from './descriptions.ts';

/** The one question that names its states (ATELIER-6). */
export function LeadsToForm({ questions, chart }: { questions: ChartQuestionsRef; chart: string }) {
  const states = descriptionOf(chart)
    .states.slice(1)
    .filter(({ type }) => type !== 'history');
  const ask = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const text = (name: string) => String(fields.get(name) ?? '');
    const withinMs = Number(text('within')) * 1000;
    questions.send({ type: 'leadsTo.ask', from: text('from'), to: text('to'), withinMs });
  };
  return (
    <form className="atelier-form" onSubmit={ask}>
      <h2>{copy.LEADS_TO}</h2>
      <p className="atelier-muted">{copy.LEADS_TO_ABOUT}</p>
      <StateChoice label={copy.LEADS_FROM} name="from" states={states.map(({ id }) => id)} />
      <StateChoice label={copy.LEADS_INTO} name="to" states={states.map(({ id }) => id)} />
      <TextField
        label={copy.LEADS_WITHIN}
        name="within"
        type="number"
        min="0"
        step="any"
        defaultValue="0"
        required
      />
      <Button type="submit">{copy.LEADS_ASK}</Button>
    </form>
  );
}

const StateChoice = ({ label, name, states }: { label: string; name: string; states: readonly string[] }) => (
  <div className="text-field">
    <label className="text-field-label" htmlFor={`leads-${name}`}>
      {label}
    </label>
    <select id={`leads-${name}`} name={name} className="text-field-input">
      {states.map((id) => (
        <option key={id} value={id}>
          {copy.pathOf(id)}
        </option>
      ))}
    </select>
  </div>
);
