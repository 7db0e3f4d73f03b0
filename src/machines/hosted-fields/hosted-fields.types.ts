import type { Failure } from '#domain/failure/failure.ts';
import type { CardField } from '#domain/payment/card-fields.ts';
import type { FieldEvent, FormFields } from '../form-fields.ts';

export type HostedFieldsEvent =
  | FieldEvent<CardField>
  /** The asking page wants the card; its answer names the request. */
  | { type: 'card.ask'; request: string }
  /** A key that means something to the form around the fields. */
  | { type: 'card.press'; key: 'Enter' | 'Escape' };

export interface HostedFieldsInput {
  /** As YYYY-MM-DD, for cards that have expired (SCHEMA-2). */
  today: string;
}

export interface HostedFieldsContext {
  today: string;
  fields: FormFields<CardField>;
  /** The fields that say what is wrong with them: those that were left, and all of them once the card was asked for. */
  judged: readonly CardField[];
  /** What the asking page waits for; the last request counts alone. */
  request: string;
  /** Why the last card was not given. */
  failure: Failure | null;
}
