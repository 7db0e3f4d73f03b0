import { fromPromise } from 'xstate';
import type { CardReport, GivenCard } from '#domain/payment/card-messages.ts';
import { hostedFieldsMachine } from '#machines/hosted-fields/hosted-fields.machine.ts';
import type { TokenRequest } from '#machines/hosted-fields/hosted-fields.types.ts';
import { tokenize } from './card-service.ports.ts';

interface HostedFieldsParts {
  /** Serves the page of the card fields. The token service is next to it. */
  service: string;
  pageId: string;
  send(report: CardReport): void;
}

export function wireHostedFields({ service, pageId, send }: HostedFieldsParts) {
  return hostedFieldsMachine.provide({
    actors: {
      tokenize: fromPromise<GivenCard, TokenRequest>(({ input, signal }) =>
        tokenize(service, pageId, input, signal),
      ),
    },
    actions: {
      sendCard: (_, { request, card }) => send({ type: 'card_given', request, card }),
      sendDenial: (_, { request, reason }) => send({ type: 'card_not_given', request, reason }),
      sendEdited: () => send({ type: 'card_edited' }),
      sendKey: (_, { key }) => send({ type: 'card_key', key }),
    },
  });
}
