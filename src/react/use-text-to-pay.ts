import { useActorRef } from '@xstate/react';
import { textToPayMachine } from '#machines/text-to-pay/text-to-pay.machine.ts';

/** The form of Text To Pay, closed at first. */
export const useTextToPay = () => useActorRef(textToPayMachine);
