import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { isRefusal } from '#domain/failure/failure.ts';
import { cardBrandName, cardBrandOf, codeDigitsOf } from '#domain/payment/card.ts';
import { type CardField, cardMessage } from '#domain/payment/card-fields.ts';
import type { hostedFieldsMachine } from './hosted-fields.machine.ts';

export type HostedFieldsRef = ActorRefFrom<typeof hostedFieldsMachine>;
type Snapshot = SnapshotFrom<typeof hostedFieldsMachine>;

export const selectBrand = ({ context }: Snapshot) => cardBrandName(cardBrandOf(context.fields.texts.number));
export const selectCodeDigits = ({ context }: Snapshot) =>
  codeDigitsOf(cardBrandOf(context.fields.texts.number));
export const selectIsTokenizing = (snapshot: Snapshot) => snapshot.hasTag('busy');
export const selectIsProviderUnavailable = ({ context: { failure } }: Snapshot) =>
  failure !== null && !isRefusal(failure);

export const selectCardMessage =
  (field: CardField) =>
  ({ context: { judged, fields, today, failure } }: Snapshot): string | null => {
    const message = judged.includes(field) ? cardMessage(field, fields.texts, today) : null;
    const isRefused = field === 'number' && failure !== null && isRefusal(failure);
    return message ?? (isRefused ? failure.message : null);
  };
