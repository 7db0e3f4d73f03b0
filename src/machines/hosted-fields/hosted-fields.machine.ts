import { assign, setup } from 'xstate';
import { isRefusal } from '#domain/failure/failure.ts';
import {
  CARD_FIELDS,
  CARD_RULES,
  type CardField,
  type CardTexts,
  isWholeCard,
  NO_CARD,
} from '#domain/payment/card-fields.ts';
import type { GivenCard, NotGiven } from '#domain/payment/card-messages.ts';
import { failureIn, withFailure } from '../failure.ts';
import {
  changeField,
  commitField,
  type FieldEdit,
  isRefused,
  unchangedFields,
  withField,
  withoutRefusal,
} from '../form-fields.ts';
import { effect, port } from '../port.ts';
import type { ChartMeta } from '../requirements.ts';
import type { HostedFieldsContext, HostedFieldsEvent, HostedFieldsInput } from './hosted-fields.types.ts';

export const hostedFieldsMachine = setup({
  types: {
    meta: {} as ChartMeta,
    context: {} as HostedFieldsContext,
    events: {} as HostedFieldsEvent,
    input: {} as HostedFieldsInput,
    tags: {} as 'busy',
  },
  actors: {
    /** Exchanges a card for a token. */
    tokenize: port<GivenCard, CardTexts>('tokenize'),
  },
  guards: {
    isWhole: ({ context: { fields, today } }) => isWholeCard(fields.texts, today),
    isAccepted: ({ context: { fields } }, edit: FieldEdit<CardField>) => !isRefused(fields, CARD_RULES, edit),
    isRefused: ({ event }) => isRefusal(failureIn(event)),
  },
  actions: {
    applyEdit: assign(({ context: { fields } }, edit: FieldEdit<CardField>) => ({
      fields: changeField(fields, CARD_RULES, edit),
      failure: null,
    })),
    commitField: assign(({ context: { fields, judged } }, event: { field: CardField }) => ({
      fields: commitField(fields, CARD_RULES, event),
      judged: withField(judged, event.field),
    })),
    validateAll: assign({ judged: CARD_FIELDS, fields: ({ context: { fields } }) => withoutRefusal(fields) }),
    storeRequest: assign((_, { request }: { request: string }) => ({ request, failure: null })),
    storeFailure: assign(withFailure),
    sendCard: effect<{ request: string; card: GivenCard }>('sendCard'),
    sendDenial: effect<{ request: string; reason: NotGiven }>('sendDenial'),
    sendEdited: effect('sendEdited'),
    sendKey: effect<{ key: 'Enter' | 'Escape' }>('sendKey'),
  },
}).createMachine({
  id: 'hostedFields',
  description: "The user enters a card that the portal can't read. The page receives a token for it.",
  meta: { requirements: ['FRAME-5'] },
  context: ({ input: { today } }) => ({
    today,
    fields: unchangedFields(NO_CARD),
    judged: [],
    request: '',
    failure: null,
  }),
  on: {
    'card.request': [
      {
        guard: 'isWhole',
        target: '.tokenizing',
        reenter: true,
        actions: ['validateAll', { type: 'storeRequest', params: ({ event }) => event }],
      },
      {
        actions: [
          'validateAll',
          { type: 'sendDenial', params: ({ event: { request } }) => ({ request, reason: 'faulty' }) },
        ],
      },
    ],
    'card.press': { actions: { type: 'sendKey', params: ({ event: { key } }) => ({ key }) } },
  },
  initial: 'filling',
  states: {
    filling: {
      description: 'The user fills in the fields. Each shows its error once the user leaves it.',
      meta: { requirements: ['SCHEMA-2', 'SCHEMA-5'] },
      on: {
        'field.change': [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event },
            actions: [{ type: 'applyEdit', params: ({ event }) => event }, 'sendEdited'],
          },
          { actions: { type: 'applyEdit', params: ({ event }) => event } },
        ],
        'field.blur': { actions: { type: 'commitField', params: ({ event }) => event } },
      },
    },
    tokenizing: {
      description: 'Requests a token for the card. The fields are disabled.',
      tags: 'busy',
      invoke: {
        id: 'tokenize',
        src: 'tokenize',
        input: ({ context: { fields } }) => fields.texts,
        onDone: {
          target: 'filling',
          actions: {
            type: 'sendCard',
            params: ({ context: { request }, event }) => ({ request, card: event.output }),
          },
        },
        onError: [
          {
            guard: 'isRefused',
            target: 'filling',
            actions: [
              'storeFailure',
              {
                type: 'sendDenial',
                params: ({ context: { request } }) => ({ request, reason: 'refused' }),
              },
            ],
          },
          {
            target: 'filling',
            actions: [
              'storeFailure',
              {
                type: 'sendDenial',
                params: ({ context: { request } }) => ({ request, reason: 'unavailable' }),
              },
            ],
          },
        ],
      },
    },
  },
});
