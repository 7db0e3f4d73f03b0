import type { ComponentProps, FormEvent } from 'react';
import { isJson, isPayload, type PayloadField, payloadFields, payloadText } from '#domain/atelier/payload.ts';
import type { PlayChoice } from '#domain/atelier/play.ts';
import type { ChartPlayRef } from '#machines/chart-play/chart-play.selectors.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Disclosure } from '#ui/Disclosure/Disclosure.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';
import '#ui/choice.css';
import '#ui/Checkbox/Checkbox.css';
import * as text from './simulate-copy.ts';

interface TypedEventProps {
  play: ChartPlayRef;
  choices: readonly PlayChoice[];
}

/**
 * Sends an event with values that the model does not have: a form for each event, filled with the values of its last
 * case.
 */
export function TypedEvent({ play, choices }: TypedEventProps) {
  const events = new Map(
    choices.filter(({ kind }) => kind === 'event').map(({ source, payload }) => [source, payload]),
  );
  const forms = [...events].map(([event, payload]) => ({ event, fields: payloadFields(payload) }));
  const send = (event: string, payload: string) =>
    play.send({ type: 'step.take', step: { kind: 'typed', event, payload } });
  return (
    <Disclosure title={text.TYPED}>
      {forms
        .filter(({ fields }) => fields.length > 0)
        .map(({ event, fields }) => (
          <Disclosure key={event} title={event}>
            <EventForm event={event} fields={fields} onSend={(payload) => send(event, payload)} />
          </Disclosure>
        ))}
      <AnyEventForm events={events} onSend={send} />
    </Disclosure>
  );
}

/** The browser shows the message at the field, and does not submit its form. */
const checked = (
  isValid: (value: string) => boolean,
  message: string,
): Pick<ComponentProps<'input'>, 'onChange'> => ({
  onChange: ({ currentTarget }) =>
    currentTarget.setCustomValidity(isValid(currentTarget.value) ? '' : message),
});

interface EventFormProps {
  event: string;
  fields: readonly PayloadField[];
  onSend: (payload: string) => void;
}

function EventForm({ event, fields, onSend }: EventFormProps) {
  const submit = (submitted: FormEvent<HTMLFormElement>) => {
    submitted.preventDefault();
    const given = new FormData(submitted.currentTarget);
    const filled = fields.map((field): PayloadField => {
      const value = field.type === 'boolean' ? given.has(field.name) : given.get(field.name);
      return { ...field, value: String(value ?? '') };
    });
    onSend(payloadText(filled));
  };
  return (
    <form className="atelier-form" aria-label={event} onSubmit={submit}>
      {fields.map((field) => (
        <EventField key={`${field.name} ${field.type}`} {...field} />
      ))}
      <Button type="submit" size="small">
        {text.sendEvent(event)}
      </Button>
    </form>
  );
}

function EventField({ name, type, value }: PayloadField) {
  if (type === 'boolean')
    return (
      <label className="choice checkbox-label">
        <input type="checkbox" className="checkbox-input" name={name} defaultChecked={value === 'true'} />
        {name}
      </label>
    );
  return (
    <TextField
      label={name}
      name={name}
      defaultValue={value}
      autoComplete="off"
      {...(type === 'number' && { type: 'number', step: 'any', required: true })}
      {...(type === 'json' && { hint: text.JSON_HINT, required: true, ...checked(isJson, text.JSON_ERROR) })}
    />
  );
}

interface AnyEventProps {
  events: ReadonlyMap<string, string>;
  onSend: (event: string, payload: string) => void;
}

/** For an event that has no values in the model. */
function AnyEventForm({ events, onSend }: AnyEventProps) {
  const submit = (submitted: FormEvent<HTMLFormElement>) => {
    submitted.preventDefault();
    const fields = new FormData(submitted.currentTarget);
    const text = (name: string) => String(fields.get(name) ?? '');
    onSend(text('event'), text('payload'));
  };
  return (
    <form className="atelier-form" onSubmit={submit}>
      <TextField label={text.EVENT_TYPE} name="event" list="atelier-events" required autoComplete="off" />
      <datalist id="atelier-events">
        {[...events].map(([type, payload]) => (
          <option key={type} value={type}>
            {payload}
          </option>
        ))}
      </datalist>
      <TextField
        label={text.PAYLOAD}
        name="payload"
        hint={text.PAYLOAD_HINT}
        autoComplete="off"
        {...checked(isPayload, text.PAYLOAD_ERROR)}
      />
      <Button type="submit">{text.SEND}</Button>
    </form>
  );
}
