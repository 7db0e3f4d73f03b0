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
  unchangedFields,
  withField,
  withoutRefusal,
} from '../form-fields.ts';
import { effect, port } from '../port.ts';
import type { HostedFieldsContext, HostedFieldsEvent, HostedFieldsInput } from './hosted-fields.types.ts';

export const hostedFieldsMachine = setup({
  types: {
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
    noteAll: assign({ judged: CARD_FIELDS, fields: ({ context: { fields } }) => withoutRefusal(fields) }),
    takeRequest: assign((_, { request }: { request: string }) => ({ request, failure: null })),
    keepFailure: assign(withFailure),
    tellCard: effect<{ request: string; card: GivenCard }>('tellCard'),
    tellNotGiven: effect<{ request: string; reason: NotGiven }>('tellNotGiven'),
    tellKey: effect<{ key: 'Enter' | 'Escape' }>('tellKey'),
  },
}).createMachine({
  id: 'hostedFields',
  description:
    'A card is entered where the portal can not read it; what stands for it goes to the asking page.',
  meta: { requirements: ['FRAME-5'] },
  context: ({ input: { today } }) => ({
    today,
    fields: unchangedFields(NO_CARD),
    judged: [],
    request: '',
    failure: null,
  }),
  on: {
    'card.ask': [
      {
        guard: 'isWhole',
        target: '.tokenizing',
        reenter: true,
        actions: ['noteAll', { type: 'takeRequest', params: ({ event }) => event }],
      },
      {
        actions: [
          'noteAll',
          { type: 'tellNotGiven', params: ({ event: { request } }) => ({ request, reason: 'faulty' }) },
        ],
      },
    ],
    'card.press': { actions: { type: 'tellKey', params: ({ event: { key } }) => ({ key }) } },
  },
  initial: 'filling',
  states: {
    filling: {
      description: 'The fields are being filled in; each says what is wrong with it once it was left.',
      meta: { requirements: ['SCHEMA-2', 'SCHEMA-5'] },
      on: {
        'field.change': { actions: { type: 'applyEdit', params: ({ event }) => event } },
        'field.blur': { actions: { type: 'commitField', params: ({ event }) => event } },
      },
    },
    tokenizing: {
      description: 'The provider is asked for what stands for the card; nothing can be changed meanwhile.',
      tags: 'busy',
      invoke: {
        id: 'tokenize',
        src: 'tokenize',
        input: ({ context: { fields } }) => fields.texts,
        onDone: {
          target: 'filling',
          actions: {
            type: 'tellCard',
            params: ({ context: { request }, event }) => ({ request, card: event.output }),
          },
        },
        onError: [
          {
            guard: 'isRefused',
            target: 'filling',
            actions: [
              'keepFailure',
              {
                type: 'tellNotGiven',
                params: ({ context: { request } }) => ({ request, reason: 'refused' }),
              },
            ],
          },
          {
            target: 'filling',
            actions: [
              'keepFailure',
              {
                type: 'tellNotGiven',
                params: ({ context: { request } }) => ({ request, reason: 'unavailable' }),
              },
            ],
          },
        ],
      },
    },
  },
});
