import type { SnapshotFrom } from 'xstate';
import type { GivenCard, NotGiven } from '#domain/payment/card-messages.ts';
import type { cardFrameMachine } from './card-frame.machine.ts';

export type CardFrameSnapshot = SnapshotFrom<typeof cardFrameMachine>;

export const selectIsLoaded = (snapshot: CardFrameSnapshot) => snapshot.matches({ present: 'loaded' });

export const selectResponse =
  (request: string) =>
  ({ context }: CardFrameSnapshot): { card: GivenCard } | { reason: NotGiven } | null => {
    if (context.request !== request) return null;
    if (context.card !== null) return { card: context.card };
    return context.reason === null ? null : { reason: context.reason };
  };
