import type { FormEvent, ReactNode } from 'react';
import type { LeadsTo, PassesFirst, StateQuestion } from '#domain/atelier/answer.ts';
import { Button } from '#ui/Button/Button.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';
import * as copy from './copy.ts';
import { descriptionOf } from './descriptions.ts';

interface StateQuestionProps<Question> {
  chart: string;
  /** The user's last question; null before the first. */
  asked: Question | null;
  onAsk: (question: StateQuestion) => void;
}

/** Asks whether one state leads to another in time (ATELIER-6). */
export function LeadsToForm({ chart, asked, onAsk }: StateQuestionProps<LeadsTo>) {
  const states = statesOf(chart);
  return (
    <QuestionForm
      title={copy.LEADS_TO}
      about={copy.LEADS_TO_ABOUT}
      onSubmit={(text) =>
        onAsk({
          kind: 'leadsTo',
          from: text('from'),
          to: text('to'),
          withinMs: Number(text('within')) * 1000,
        })
      }
    >
      <StateChoice label={copy.LEADS_FROM} name="from" chosen={asked?.from} states={states} />
      <StateChoice label={copy.LEADS_INTO} name="to" chosen={asked?.to} states={states} />
      <TextField
        label={copy.LEADS_WITHIN}
        name="within"
        type="number"
        min="0"
        step="any"
        defaultValue={(asked?.withinMs ?? 0) / 1000}
        required
      />
      <Button type="submit">{copy.LEADS_ASK}</Button>
    </QuestionForm>
  );
}

/** Asks whether every path to a state passes through another one first (ATELIER-6). */
export function PassesFirstForm({ chart, asked, onAsk }: StateQuestionProps<PassesFirst>) {
  const states = statesOf(chart);
  return (
    <QuestionForm
      title={copy.PASSES}
      about={copy.PASSES_ABOUT}
      onSubmit={(text) =>
        onAsk({ kind: 'passesFirst', from: text('start'), to: text('end'), first: text('first') })
      }
    >
      <StateChoice label={copy.PASSES_FROM} name="start" chosen={asked?.from} states={['', ...states]} />
      <StateChoice label={copy.PASSES_INTO} name="end" chosen={asked?.to} states={states} />
      <StateChoice label={copy.PASSES_FIRST} name="first" chosen={asked?.first} states={states} />
      <Button type="submit">{copy.PASSES_ASK}</Button>
    </QuestionForm>
  );
}

const statesOf = (chart: string): string[] =>
  descriptionOf(chart)
    .states.slice(1)
    .filter(({ type }) => type !== 'history')
    .map(({ id }) => id);

interface QuestionFormProps {
  title: string;
  about: string;
  onSubmit: (text: (name: string) => string) => void;
  children: ReactNode;
}

function QuestionForm({ title, about, onSubmit, children }: QuestionFormProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    onSubmit((name) => String(fields.get(name) ?? ''));
  };
  return (
    <form className="atelier-form" onSubmit={submit}>
      <h2>{title}</h2>
      <p className="atelier-muted">{about}</p>
      {children}
    </form>
  );
}

interface StateChoiceProps {
  label: string;
  name: string;
  /** Undefined before the first check. */
  chosen: string | undefined;
  /** An empty state is the start of the chart. */
  states: readonly string[];
}

const StateChoice = ({ label, name, chosen, states }: StateChoiceProps) => (
  <div className="text-field">
    <label className="text-field-label" htmlFor={`states-${name}`}>
      {label}
    </label>
    <select id={`states-${name}`} name={name} className="text-field-input" defaultValue={chosen}>
      {states.map((id) => (
        <option key={id} value={id}>
          {id === '' ? copy.BEGINNING : copy.pathOf(id)}
        </option>
      ))}
    </select>
  </div>
);
