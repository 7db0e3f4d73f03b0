import type { FormEvent } from 'react';
import type { PlayChoice } from '#domain/atelier/play.ts';
import type { ChartPlayRef } from '#machines/chart-play/chart-play.selectors.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Disclosure } from '#ui/Disclosure/Disclosure.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';
import * as copy from './copy.ts';

interface TypedEventProps {
  play: ChartPlayRef;
  choices: readonly PlayChoice[];
}

/** An event with any payload: the fields are filled with the first case of each event. */
export function TypedEvent({ play, choices }: TypedEventProps) {
  const events = new Map(
    choices.filter(({ kind }) => kind === 'event').map(({ source, payload }) => [source, payload]),
  );
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const text = (name: string) => String(fields.get(name) ?? '');
    play.send({ type: 'step.take', step: { kind: 'typed', event: text('event'), payload: text('payload') } });
  };
  return (
    <Disclosure title={copy.TYPED}>
      <form className="atelier-form" onSubmit={send}>
        <TextField label={copy.EVENT_TYPE} name="event" list="atelier-events" required autoComplete="off" />
        <datalist id="atelier-events">
          {[...events].map(([type, payload]) => (
            <option key={type} value={type}>
              {payload}
            </option>
          ))}
        </datalist>
        <TextField label={copy.PAYLOAD} name="payload" hint={copy.PAYLOAD_HINT} autoComplete="off" />
        <Button type="submit">{copy.SEND}</Button>
      </form>
    </Disclosure>
  );
}
