import { requestedBenefit } from '#domain/benefit/benefit.ts';
import { notResentToast, recordedToast, resentToast, UNDONE_TOAST } from '#domain/benefit/benefit-toasts.ts';
import { isoDateOf } from '#domain/date/calendar.ts';
import { discardQuestion } from '../shared/discard-question.ts';
import { failureIn, reportUnconfirmed } from '../shared/failure.ts';
import { fieldBlur, given } from '../shared/form-fields.ts';
import { benefitsSetup, isDayChanged } from './benefits.setup.ts';
import type { BenefitsContext } from './benefits.types.ts';

const STORE_REFUSAL = { type: 'storeFailure', params: { of: 'refusal' } } as const;

const REPORT_UNSAVED_WORK = {
  type: 'reportUnsavedWork',
  params: ({ context }: { context: BenefitsContext }) => ({ isUnsaved: isDayChanged(context) }),
} as const;

/** A refusal is shown in the dialog. An unknown outcome closes the dialog and shows an error on the page. */
const whenNotDone = <Dialog extends string>(dialog: Dialog, done: 'recorded' | 'undone') =>
  [
    {
      guard: 'isRefused',
      target: dialog,
      actions: [STORE_REFUSAL, 'reloadSummary'],
    },
    {
      target: '#benefits.work.idle',
      actions: [STORE_REFUSAL, reportUnconfirmed(`the benefit was ${done}`), 'reloadSummary'],
    },
  ] as const;

export const usingStates = benefitsSetup.createStateConfig({
  description: 'A dialog records the use of a benefit.',
  tags: 'using',
  initial: 'form',
  entry: 'clearRefusal',
  exit: { type: 'reportUnsavedWork', params: { isUnsaved: false } },
  states: {
    form: {
      description: 'The user edits the day of the procedure. A refusal is shown below.',
      on: {
        'field.change': { actions: [{ type: 'applyEdit', params: given }, REPORT_UNSAVED_WORK] },
        'field.blur': fieldBlur,
        'work.confirm': [{ guard: 'isDateValid', target: 'sending' }, { actions: 'startValidation' }],
        'dialog.close': [{ guard: 'isDayChanged', target: 'discarding' }, { target: '#benefits.work.idle' }],
      },
    },
    discarding: discardQuestion({ kept: 'form', discarded: '#benefits.work.idle' }),
    sending: {
      description: 'Saves the use. The dialog stays open until the server responds.',
      tags: 'busy',
      entry: 'clearRefusal',
      invoke: {
        id: 'useBenefit',
        src: 'useBenefit',
        input: ({ context: { code, fields } }) => ({
          cdtCode: code,
          procedureDate: isoDateOf(fields.texts.day) ?? '',
        }),
        onDone: {
          target: '#benefits.work.idle',
          actions: [
            {
              type: 'showToast',
              params: ({ context: { summary, code, patient } }) => recordedToast(summary, code, patient),
            },
            'reloadSummary',
            'reloadPatient',
          ],
        },
        onError: whenNotDone('form', 'recorded'),
      },
    },
  },
});

export const undoingStates = benefitsSetup.createStateConfig({
  description: 'A dialog reverses the use of a benefit.',
  tags: 'undoing',
  initial: 'confirming',
  entry: 'clearRefusal',
  states: {
    confirming: {
      description: 'The dialog asks for confirmation. A refusal is shown below.',
      on: { 'work.confirm': 'sending', 'dialog.close': '#benefits.work.idle' },
    },
    sending: {
      description: 'Reverses the use. The dialog stays open until the server responds.',
      tags: 'busy',
      entry: 'clearRefusal',
      invoke: {
        id: 'undoBenefit',
        src: 'undoBenefit',
        input: ({ context: { requestId } }) => ({ id: requestId }),
        onDone: {
          target: '#benefits.work.idle',
          actions: [{ type: 'showToast', params: UNDONE_TOAST }, 'reloadSummary', 'reloadPatient'],
        },
        onError: whenNotDone('confirming', 'undone'),
      },
    },
  },
});

export const resendingState = benefitsSetup.createStateConfig({
  description: 'Sends the request to the patient again.',
  tags: 'busy',
  invoke: {
    id: 'resendBenefit',
    src: 'resendBenefit',
    input: ({ context: { requestId } }) => ({ id: requestId }),
    onDone: {
      target: 'idle',
      actions: [
        {
          type: 'showToast',
          params: ({ context: { patient, summary, requestId }, event }) =>
            resentToast(
              patient,
              requestedBenefit(summary, requestId)?.request?.requestedAt === event.output.requestedAt,
            ),
        },
        'reloadSummary',
        'reloadPatient',
      ],
    },
    onError: {
      target: 'idle',
      actions: [
        STORE_REFUSAL,
        {
          type: 'showToast',
          params: ({ event }) => notResentToast(failureIn(event)),
        },
        'reloadSummary',
      ],
    },
  },
});
