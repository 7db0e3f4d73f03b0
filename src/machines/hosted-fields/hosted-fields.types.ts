import type { Failure } from '#domain/failure/failure.ts';
import type { HostedField, HostedKind, HostedTexts } from '#domain/payment/hosted-fields.ts';
import type { FieldEvent, FormFields } from '../shared/form-fields.ts';

export type HostedFieldsEvent =
  | FieldEvent<HostedField>
  /** The response repeats the id of the request. */
  | { type: 'card.request'; request: string }
  | { type: 'card.press'; key: 'Enter' | 'Escape' };

export interface HostedFieldsInput {
  kind: HostedKind;
  /** YYYY-MM-DD, to detect expired cards (SCHEMA-2). */
  today: string;
}

export interface HostedFieldsContext extends HostedFieldsInput {
  fields: FormFields<HostedField>;
  /** The fields that the user has left; all fields once the card was requested. */
  judged: readonly HostedField[];
  /** Only the last request counts. */
  request: string;
  failure: Failure | null;
}

/** What the provider exchanges for a token. */
export interface TokenRequest {
  kind: HostedKind;
  texts: HostedTexts;
}
