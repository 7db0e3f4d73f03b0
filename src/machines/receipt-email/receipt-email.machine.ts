import { assign, setup } from 'xstate';
import type { Toast } from '#domain/notification/toast.ts';
import {
  type AddressChoice,
  addressMessage,
  addressOf,
  type EmailSubject,
  emailSentToast,
  firstChoice,
  notEmailed,
  type ReceiptEmail,
} from '#domain/payment/receipt-email.ts';
import { FIELDS } from '#domain/text/fields.ts';
import { discardQuestion } from '../shared/discard-question.ts';
import { failureGuards, failureIn } from '../shared/failure.ts';
import {
  changeField,
  type FieldEdit,
  fieldActions,
  fieldBlur,
  unchangedFields,
  withoutRefusal,
} from '../shared/form-fields.ts';
import { effect, port } from '../shared/port.ts';
import type { ChartMeta } from '../shared/requirements.ts';
import {
  chosenIn,
  isAddressTyped,
  type ReceiptEmailContext,
  type ReceiptEmailEvent,
  type ReceiptEmailInput,
} from './receipt-email.types.ts';

const RULES = { other: FIELDS.recipientEmail };
const REPORT_UNSAVED_WORK = {
  type: 'reportUnsavedWork',
  params: ({ context }: { context: ReceiptEmailContext }) => ({ isUnsaved: isAddressTyped(context) }),
} as const;
const NO_ADDRESS = unchangedFields({ other: '' });

export const receiptEmailMachine = setup({
  types: {
    meta: {} as ChartMeta,
    context: {} as ReceiptEmailContext,
    events: {} as ReceiptEmailEvent,
    input: {} as ReceiptEmailInput,
    tags: {} as 'loading' | 'busy' | 'discarding',
  },
  actors: {
    sendEmail: port<{ message: string }, { subject: EmailSubject; to: string }>('sendEmail'),
    listEmails: port<readonly ReceiptEmail[], { subject: EmailSubject }>('listEmails'),
  },
  guards: {
    hasOwnAddress: ({ context }) => context.ownAddress !== '',
    isAddressTyped: ({ context }) => isAddressTyped(context),
    hasAddress: ({ context }) => addressMessage(chosenIn(context)) === null,
    ...failureGuards,
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
    setSubject: assign((_, { subject }: { subject: EmailSubject }) => ({ subject })),
    setChoice: assign((_, { choice }: { choice: AddressChoice }) => ({ choice, failure: null })),
    applyEdit: assign(({ context: { fields } }, edit: FieldEdit<'other'>) => ({
      fields: changeField(fields, RULES, edit),
      failure: null,
    })),
    commitField: fieldActions(RULES).commitField,
    startValidation: assign(({ context: { fields } }) => ({
      isChecked: true,
      fields: withoutRefusal(fields),
    })),
    storeFailure: assign(({ event }, { of }: { of: 'failure' | 'historyFailure' }) => ({
      [of]: failureIn(event),
    })),
    storeHistory: assign({ history: (_, { history }: { history: readonly ReceiptEmail[] }) => history }),
    clearFailure: assign({ failure: null }),
    clearHistoryFailure: assign({ historyFailure: null }),
    reportUnsavedWork: effect<{ isUnsaved: boolean }>('reportUnsavedWork'),
    showToast: effect<Toast>('showToast'),
  },
}).createMachine({
  id: 'receiptEmail',
  description: 'Staff email a receipt or a statement to an address.',
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
          actions: ['clearForm', { type: 'setSubject', params: ({ event }) => event }],
        },
        'email.sendToPatient': [
          {
            guard: 'hasOwnAddress',
            target: 'sendingToPatient',
            actions: ['clearForm', { type: 'setSubject', params: ({ event }) => event }],
          },
          {
            target: 'open',
            actions: ['clearForm', { type: 'setSubject', params: ({ event }) => event }],
          },
        ],
      },
    },
    sendingToPatient: {
      description:
        'Sends the email to the patient without the dialog, which opens if that fails. A user who has left the page sees a toast.',
      tags: 'busy',
      invoke: {
        id: 'sendEmail',
        src: 'sendEmail',
        input: ({ context }) => ({ subject: context.subject, to: context.ownAddress }),
        onDone: {
          target: 'closed',
          actions: {
            type: 'showToast',
            params: ({ context, event }) => emailSentToast(event.output.message, context.ownAddress),
          },
        },
        onError: {
          target: 'open',
          actions: [
            { type: 'storeFailure', params: { of: 'failure' } },
            { type: 'showToast', params: ({ event }) => notEmailed(failureIn(event)) },
          ],
        },
      },
    },
    open: {
      description: 'The dialog is on the page.',
      type: 'parallel',
      exit: { type: 'reportUnsavedWork', params: { isUnsaved: false } },
      states: {
        form: {
          description: 'The email.',
          initial: 'editing',
          states: {
            editing: {
              description: 'The user chooses the address.',
              on: {
                'address.choose': { actions: { type: 'setChoice', params: ({ event }) => event } },
                'field.change': {
                  actions: [{ type: 'applyEdit', params: ({ event }) => event }, REPORT_UNSAVED_WORK],
                },
                'field.blur': fieldBlur,
                'email.send': [{ guard: 'hasAddress', target: 'sending' }, { actions: 'startValidation' }],
                'dialog.close': [
                  { guard: 'isAddressTyped', target: 'discarding' },
                  { target: '#receiptEmail.closed' },
                ],
              },
            },
            discarding: discardQuestion({ kept: 'editing', discarded: '#receiptEmail.closed' }),
            sending: {
              description: 'Sends the request. The dialog stays open until the server responds.',
              tags: 'busy',
              entry: 'clearFailure',
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
                onError: [
                  {
                    guard: 'isRefused',
                    target: 'editing',
                    actions: { type: 'storeFailure', params: { of: 'failure' } },
                  },
                  {
                    target: '#receiptEmail.open',
                    actions: [{ type: 'storeFailure', params: { of: 'failure' } }, REPORT_UNSAVED_WORK],
                  },
                ],
              },
            },
          },
        },
        history: {
          description: 'Earlier emails of the receipt.',
          initial: 'checkingSubject',
          states: {
            checkingSubject: {
              description: 'Decides whether the email is a receipt, which has a history.',
              always: [{ guard: 'hasHistory', target: 'loading' }, { target: 'notApplicable' }],
            },
            loading: {
              description: 'Loads the results.',
              tags: 'loading',
              entry: 'clearHistoryFailure',
              invoke: {
                id: 'listEmails',
                src: 'listEmails',
                input: ({ context }) => ({ subject: context.subject }),
                onDone: {
                  target: 'shown',
                  actions: { type: 'storeHistory', params: ({ event }) => ({ history: event.output }) },
                },
                onError: {
                  target: 'failed',
                  actions: { type: 'storeFailure', params: { of: 'historyFailure' } },
                },
              },
            },
            shown: { description: 'The dialog lists the emails, or shows that there are none.' },
            failed: {
              description: 'The emails could not be loaded, and the dialog shows the reason.',
              on: { 'history.retry': 'loading' },
            },
            notApplicable: { description: 'A statement has no history.' },
          },
        },
      },
    },
  },
});
