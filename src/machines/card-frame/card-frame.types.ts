import type { GivenCard, NotGiven } from '#domain/payment/card-messages.ts';
import type { HostedKind } from '#domain/payment/hosted-fields.ts';

export type CardFrameEvent =
  | { type: 'frame.attach' }
  | { type: 'frame.detach' }
  | { type: 'fields.load'; kind: HostedKind }
  | { type: 'fields.ready' }
  | { type: 'fields.resize'; height: number }
  | { type: 'fields.edit' }
  | { type: 'fields.press'; key: 'Enter' | 'Escape' }
  | { type: 'card.request'; request: string }
  | { type: 'card.give'; request: string; card: GivenCard }
  | { type: 'card.deny'; request: string; reason: NotGiven };

export interface CardFrameContext {
  kind: HostedKind;
  request: string;
  card: GivenCard | null;
  reason: NotGiven | null;
}
