import { assign, setup } from 'xstate';
import type { Toast } from '#domain/notification/toast.ts';
import {
  type AddressChoice,
  addressMessage,
  addressOf,
  type EmailSubject,
  emailSentToast,
  firstChoice,
  type ReceiptEmail,
} from '#domain/payment/receipt-email.ts';
import { FIELDS } from '#domain/text/field.ts';
import { failureIn } from '../failure.ts';
import { changeField, commitField, type FieldEdit, unchangedFields, withoutRefusal } from '../form-fields.ts';
import { effect, port } from '../port.ts';
import {
  chosenIn,
  type ReceiptEmailContext,
  type ReceiptEmailEvent,
  type ReceiptEmailInput,
} from './receipt-email.types.ts';

const RULES = { other: FIELDS.recipientEmail };
const NO_ADDRESS = unchangedFields({ other: '' });

export const receiptEmailMachine = setup({
  types: {
    context: {} as ReceiptEmailContext,
    events: {} as ReceiptEmailEvent,
    input: {} as ReceiptEmailInput,
    tags: {} as 'loading' | 'busy',
  },
  actors: {
    sendEmail: port<{ message: string }, { subject: EmailSubject; to: string }>('sendEmail'),
    listEmails: port<readonly ReceiptEmail[], { subject: EmailSubject }>('listEmails'),
  },
  guards: {
    hasAddress: ({ context }) => addressMessage(chosenIn(context)) === null,
    hasHistory: ({ context }) => context.subject.kind === 'receipt',
  },
  actions: {
    clearForm: assign(({ context: { ownAddress } }) => ({
      choice: firstChoice(ownAddress),
      fields: NO_ADDRESS,
      isChecked: false,
      failure: null,
      history: null,
      historyFailure: null,
    })),
    takeSubject: assign((_, { subject }: { subject: EmailSubject }) => ({ subject })),
    takeChoice: assign((_, { choice }: { choice: AddressChoice }) => ({ choice, failure: null })),
    applyEdit: assign(({ context: { fields } }, edit: FieldEdit<'other'>) => ({
      fields: changeField(fields, RULES, edit),
      failure: null,
    })),
    commitField: assign({
      fields: ({ context: { fields } }, event: { field: 'other' }) => commitField(fields, RULES, event),
    }),
    noteCheck: assign(({ context: { fields } }) => ({ isChecked: true, fields: withoutRefusal(fields) })),
    keepFailure: assign(({ event }, { of }: { of: 'failure' | 'historyFailure' }) => ({
      [of]: failureIn(event),
    })),
    keepHistory: assign({ history: (_, { history }: { history: readonly ReceiptEmail[] }) => history }),
    forgetFailure: assign({ failure: null }),
    forgetHistoryFailure: assign({ historyFailure: null }),
    showToast: effect<Toast>('showToast'),
  },
}).createMachine({
  id: 'receiptEmail',
  description:
    'A receipt, or a statement of all transactions, is emailed to an address that somebody chooses.',
  meta: { requirements: ['API-7', 'API-18'] },
  context: ({ input: { ownAddress } }) => ({
    ownAddress,
    subject: { kind: 'statement' },
    choice: firstChoice(ownAddress),
    fields: NO_ADDRESS,
    isChecked: false,
    failure: null,
    history: null,
    historyFailure: null,
  }),
  initial: 'closed',
  states: {
    closed: {
      description: 'The dialog is not on the page.',
      on: {
        'email.open': {
          target: 'open',
          actions: ['clearForm', { type: 'takeSubject', params: ({ event }) => event }],
        },
      },
    },
    open: {
      description: 'The dialog can be seen.',
      type: 'parallel',
      states: {
        form: {
          description: 'Where the email stands.',
          initial: 'editing',
          states: {
            editing: {
              description: 'The address is being chosen.',
              on: {
                'address.choose': { actions: { type: 'takeChoice', params: ({ event }) => event } },
                'field.change': { actions: { type: 'applyEdit', params: ({ event }) => event } },
                'field.blur': { actions: { type: 'commitField', params: ({ event }) => event } },
                'email.send': [{ guard: 'hasAddress', target: 'sending' }, { actions: 'noteCheck' }],
                'email.close': '#receiptEmail.closed',
              },
            },
            sending: {
              description: 'The server is asked; nobody closes the dialog before it has answered.',
              tags: 'busy',
              entry: 'forgetFailure',
              invoke: {
                id: 'sendEmail',
                src: 'sendEmail',
                input: ({ context }) => ({ subject: context.subject, to: addressOf(chosenIn(context)) }),
                onDone: {
                  target: '#receiptEmail.closed',
                  actions: {
                    type: 'showToast',
                    params: ({ context, event }) =>
                      emailSentToast(event.output.message, addressOf(chosenIn(context))),
                  },
                },
                onError: {
                  target: 'editing',
                  actions: { type: 'keepFailure', params: { of: 'failure' } },
                },
              },
            },
          },
        },
        history: {
          description: 'To whom the receipt was sent before.',
          initial: 'deciding',
          states: {
            deciding: {
              description: 'Is it of one transaction?',
              always: [{ guard: 'hasHistory', target: 'loading' }, { target: 'untold' }],
            },
            loading: {
              description: 'The server is asked.',
              tags: 'loading',
              entry: 'forgetHistoryFailure',
              invoke: {
                id: 'listEmails',
                src: 'listEmails',
                input: ({ context }) => ({ subject: context.subject }),
                onDone: {
                  target: 'shown',
                  actions: { type: 'keepHistory', params: ({ event }) => ({ history: event.output }) },
                },
                onError: {
                  target: 'failed',
                  actions: { type: 'keepFailure', params: { of: 'historyFailure' } },
                },
              },
            },
            shown: { description: 'The emails are listed, or that there are none.' },
            failed: {
              description: 'The emails could not be loaded, and the dialog says why.',
              on: { 'history.retry': 'loading' },
            },
            untold: { description: 'A statement is of all transactions, and has no history of its own.' },
          },
        },
      },
    },
  },
});
