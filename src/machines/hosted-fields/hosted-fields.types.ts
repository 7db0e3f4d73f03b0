import type { Failure } from '#domain/failure/failure.ts';
import type { CardField } from '#domain/payment/card-fields.ts';
import type { FieldEvent, FormFields } from '../form-fields.ts';

export type HostedFieldsEvent =
  | FieldEvent<CardField>
  /** The response repeats the id of the request. */
  | { type: 'card.request'; request: string }
  | { type: 'card.press'; key: 'Enter' | 'Escape' };

export interface HostedFieldsInput {
  /** YYYY-MM-DD, to detect expired cards (SCHEMA-2). */
  today: string;
}

export interface HostedFieldsContext {
  today: string;
  fields: FormFields<CardField>;
  /** The fields that the user has left; all fields once the card was requested. */
  judged: readonly CardField[];
  /** Only the last request counts. */
  request: string;
  failure: Failure | null;
}
