import type { GivenCard, NotGiven } from '#domain/payment/card-messages.ts';

export type CardFrameEvent =
  /** The page shows an empty frame for the card fields. */
  | { type: 'frame.attach' }
  | { type: 'frame.detach' }
  /** Loads the fields into the frame, again if need be, as soon as there is one. */
  | { type: 'fields.load' }
  | { type: 'fields.ready' }
  | { type: 'fields.resize'; height: number }
  /** A key that means something to the form around the fields. */
  | { type: 'fields.press'; key: 'Enter' | 'Escape' }
  | { type: 'card.ask'; request: string }
  | { type: 'card.give'; request: string; card: GivenCard }
  | { type: 'card.deny'; request: string; reason: NotGiven };

export interface CardFrameContext {
  /** The last request for the card: responses to an earlier one are ignored. */
  request: string;
  card: GivenCard | null;
  reason: NotGiven | null;
}
