import type { SnapshotFrom } from 'xstate';
import type { GivenCard, NotGiven } from '#domain/payment/card-messages.ts';
import type { cardFrameMachine } from './card-frame.machine.ts';

export type CardFrameSnapshot = SnapshotFrom<typeof cardFrameMachine>;

/** The user can fill in the fields. */
export const selectIsLoaded = (snapshot: CardFrameSnapshot) => snapshot.matches({ present: 'loaded' });

/** The response to a request for the card; null until there is one. */
export const selectResponse =
  (request: string) =>
  ({ context }: CardFrameSnapshot): { card: GivenCard } | { reason: NotGiven } | null => {
    if (context.request !== request) return null;
    if (context.card !== null) return { card: context.card };
    return context.reason === null ? null : { reason: context.reason };
  };
