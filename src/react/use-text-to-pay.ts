import { useActorRef } from '@xstate/react';
import { textToPayMachine } from '#machines/text-to-pay/text-to-pay.machine.ts';

export const useTextToPay = () => useActorRef(textToPayMachine);
