import { type CallbackActorLogic, type EventObject, fromCallback } from 'xstate';

export interface CommandedStream<Input> {
  /** Takes the place of the stream. */
  logic: CallbackActorLogic<EventObject, Input>;
  /** The input of each start, in order. */
  asked: Input[];
}

/** A stream that sends nothing: a test sends the chart what it would send. */
export function commandedStream<Input>(): CommandedStream<Input> {
  const asked: Input[] = [];
  return { asked, logic: fromCallback<EventObject, Input>(({ input }) => void asked.push(input)) };
}
