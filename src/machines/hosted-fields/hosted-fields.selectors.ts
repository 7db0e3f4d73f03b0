import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { isRefusal } from '#domain/failure/failure.ts';
import { cardBrandName, cardBrandOf, codeDigitsOf } from '#domain/payment/card.ts';
import { HOSTED_FIELDS, type HostedField, hostedMessage } from '#domain/payment/hosted-fields.ts';
import type { hostedFieldsMachine } from './hosted-fields.machine.ts';

export type HostedFieldsRef = ActorRefFrom<typeof hostedFieldsMachine>;
type Snapshot = SnapshotFrom<typeof hostedFieldsMachine>;

export const selectBrand = ({ context }: Snapshot) => cardBrandName(cardBrandOf(context.fields.texts.number));
export const selectCodeDigits = ({ context }: Snapshot) =>
  codeDigitsOf(cardBrandOf(context.fields.texts.number));
export const selectIsTokenizing = (snapshot: Snapshot) => snapshot.hasTag('busy');
export const selectIsProviderUnavailable = ({ context: { failure } }: Snapshot) =>
  failure !== null && !isRefusal(failure);

export const selectKind = ({ context }: Snapshot) => context.kind;

/** A refusal is shown at the first field. */
export const selectFieldMessage =
  (field: HostedField) =>
  ({ context: { kind, judged, fields, today, failure } }: Snapshot): string | null => {
    const message = judged.includes(field) ? hostedMessage(field, fields.texts, today) : null;
    const isRefused = field === HOSTED_FIELDS[kind][0] && failure !== null && isRefusal(failure);
    return message ?? (isRefused ? failure.message : null);
  };
