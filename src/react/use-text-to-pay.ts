import { textToPayMachine } from '#machines/text-to-pay/text-to-pay.machine.ts';
import { useRootActor } from './use-root-actor.ts';

export const useTextToPay = () => useRootActor(textToPayMachine);
