import { assign, setup } from 'xstate';
import type { GivenCard, NotGiven } from '#domain/payment/card-messages.ts';
import {
  HOSTED_FIELDS,
  HOSTED_RULES,
  type HostedField,
  isComplete,
  NO_TEXTS,
} from '#domain/payment/hosted-fields.ts';
import { failureGuards, withFailure } from '../shared/failure.ts';
import {
  changeField,
  commitField,
  type FieldEdit,
  fieldBlur,
  isRefused,
  unchangedFields,
  withField,
  withoutRefusal,
} from '../shared/form-fields.ts';
import { effect, port } from '../shared/port.ts';
import type { ChartMeta } from '../shared/requirements.ts';
import type {
  HostedFieldsContext,
  HostedFieldsEvent,
  HostedFieldsInput,
  TokenRequest,
} from './hosted-fields.types.ts';

export const hostedFieldsMachine = setup({
  types: {
    meta: {} as ChartMeta,
    context: {} as HostedFieldsContext,
    events: {} as HostedFieldsEvent,
    input: {} as HostedFieldsInput,
    tags: {} as 'busy',
  },
  actors: {
    /** Exchanges a card or a bank account for a token. */
    tokenize: port<GivenCard, TokenRequest>('tokenize'),
  },
  guards: {
    isComplete: ({ context: { kind, fields, today } }) => isComplete(kind, fields.texts, today),
    isAccepted: ({ context: { fields } }, edit: FieldEdit<HostedField>) =>
      !isRefused(fields, HOSTED_RULES, edit),
    ...failureGuards,
  },
  actions: {
    applyEdit: assign(({ context: { fields } }, edit: FieldEdit<HostedField>) => ({
      fields: changeField(fields, HOSTED_RULES, edit),
      failure: null,
    })),
    commitField: assign(({ context: { fields, judged } }, event: { field: HostedField }) => ({
      fields: commitField(fields, HOSTED_RULES, event),
      judged: withField(judged, event.field),
    })),
    validateAll: assign(({ context: { kind, fields } }) => ({
      judged: HOSTED_FIELDS[kind],
      fields: withoutRefusal(fields),
    })),
    storeRequest: assign((_, { request }: { request: string }) => ({ request, failure: null })),
    storeFailure: assign(withFailure),
    sendCard: effect<{ request: string; card: GivenCard }>('sendCard'),
    sendDenial: effect<{ request: string; reason: NotGiven }>('sendDenial'),
    sendEdited: effect('sendEdited'),
    sendKey: effect<{ key: 'Enter' | 'Escape' }>('sendKey'),
  },
}).createMachine({
  id: 'hostedFields',
  description:
    "The user enters a card or a bank account that the portal can't read. The page receives a token for it.",
  meta: { requirements: ['FRAME-5'] },
  context: ({ input }) => ({
    ...input,
    fields: unchangedFields(NO_TEXTS),
    judged: [],
    request: '',
    failure: null,
  }),
  on: {
    'card.request': [
      {
        guard: 'isComplete',
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
        'field.blur': fieldBlur,
      },
    },
    tokenizing: {
      description: 'Requests a token. The fields are disabled.',
      tags: 'busy',
      invoke: {
        id: 'tokenize',
        src: 'tokenize',
        input: ({ context: { kind, fields } }) => ({ kind, texts: fields.texts }),
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
