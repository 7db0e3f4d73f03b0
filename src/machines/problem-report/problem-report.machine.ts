import { assign, not, setup } from 'xstate';
import { messageIn, REPORT_RULES, type WrittenReport } from '#domain/access/problem-report.ts';
import { failureIn } from '../shared/failure.ts';
import { fieldActions, fieldEvents, unchangedFields } from '../shared/form-fields.ts';
import { effect, port } from '../shared/port.ts';
import type { ChartMeta } from '../shared/requirements.ts';
import type { ProblemReportContext, ProblemReportEvent } from './problem-report.types.ts';

type WorkFailure = 'failure' | 'saveFailure';

const EMPTY = { fields: unchangedFields({ message: '' }), isChecked: false, failure: null };

export const problemReportMachine = setup({
  types: {
    meta: {} as ChartMeta,
    context: {} as ProblemReportContext,
    events: {} as ProblemReportEvent,
    tags: {} as 'busy',
  },
  actors: {
    sendReport: port<string, WrittenReport>('sendReport'),
    saveReport: port<void>('saveReport'),
  },
  guards: {
    isWritten: ({ context: { fields } }) => messageIn(fields.texts) !== '',
  },
  actions: {
    startValidation: assign({ isChecked: true }),
    storeNumber: assign({ number: (_, { number }: { number: string }) => number }),
    clearReport: assign(EMPTY),
    clearNumber: assign({ number: '' }),
    ...fieldActions(REPORT_RULES),
    storeFailure: assign(({ event }, { of }: { of: WorkFailure }) => ({ [of]: failureIn(event) })),
    clearFailure: assign((_, { of }: { of: WorkFailure }) => ({ [of]: null })),
    reportUnsavedWork: effect<{ isUnsaved: boolean }>('reportUnsavedWork'),
  },
}).createMachine({
  id: 'problemReport',
  description:
    'The user reports a problem with the portal to support, or saves the log of what its charts did.',
  meta: { requirements: ['ATELIER-7', 'ERR-1'] },
  context: { ...EMPTY, saveFailure: null, number: '' },
  type: 'parallel',
  states: {
    report: {
      description: 'The message, which is sent together with the log.',
      on: {
        ...fieldEvents,
        'help.close': {
          actions: ['clearNumber', { type: 'clearFailure', params: { of: 'failure' } }],
        },
      },
      initial: 'empty',
      states: {
        empty: {
          description: 'The user has not written anything.',
          always: { guard: 'isWritten', target: 'written' },
          on: { 'report.send': { actions: 'startValidation' } },
        },
        written: {
          description:
            'There is a message that was not sent. Signing out asks before it discards the message.',
          entry: { type: 'reportUnsavedWork', params: { isUnsaved: true } },
          exit: { type: 'reportUnsavedWork', params: { isUnsaved: false } },
          always: { guard: not('isWritten'), target: 'empty' },
          initial: 'typing',
          states: {
            typing: {
              description: 'The user writes. The page shows why sending failed.',
              on: { 'report.send': 'sending' },
            },
            sending: {
              description: 'Sends the message and the log. The message is read-only.',
              tags: 'busy',
              entry: { type: 'clearFailure', params: { of: 'failure' } },
              on: { 'field.change': {}, 'field.blur': {} },
              invoke: {
                id: 'sendReport',
                src: 'sendReport',
                input: ({ context, event }) => ({
                  message: messageIn(context.fields.texts),
                  errorId: event.type === 'report.send' ? event.errorId : '',
                }),
                onDone: {
                  target: '#problemReport.report.sent',
                  actions: [
                    'clearReport',
                    { type: 'storeNumber', params: ({ event }) => ({ number: event.output }) },
                  ],
                },
                onError: {
                  target: 'typing',
                  actions: { type: 'storeFailure', params: { of: 'failure' } },
                },
              },
            },
          },
        },
        sent: {
          description:
            'The page shows the number of the report until Help closes. The user can write another.',
          on: {
            'field.change': {},
            'field.blur': {},
            'report.restart': 'empty',
            'help.close': { target: 'empty', actions: 'clearNumber' },
          },
        },
      },
    },
    log: {
      description: 'The log as a file.',
      initial: 'unsaved',
      states: {
        unsaved: {
          description: 'No file was saved since Help opened.',
          on: { 'report.save': 'saving' },
        },
        saving: {
          description: 'Writes the file.',
          tags: 'busy',
          entry: { type: 'clearFailure', params: { of: 'saveFailure' } },
          invoke: {
            id: 'saveReport',
            src: 'saveReport',
            onDone: {
              target: 'saved',
              actions: { type: 'clearFailure', params: { of: 'failure' } },
            },
            onError: { target: 'failed', actions: { type: 'storeFailure', params: { of: 'saveFailure' } } },
          },
        },
        saved: {
          description:
            'The file is saved, and the user can email it. The page no longer says that sending failed.',
          on: { 'report.save': 'saving', 'report.send': 'unsaved', 'help.close': 'unsaved' },
        },
        failed: {
          description: 'The file could not be written. The user can try again.',
          on: {
            'report.save': 'saving',
            'help.close': {
              target: 'unsaved',
              actions: { type: 'clearFailure', params: { of: 'saveFailure' } },
            },
          },
        },
      },
    },
  },
});
