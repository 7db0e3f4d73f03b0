import { amountsToast, deletedToast } from '#domain/plan/amount-edit.ts';
import { discardQuestion } from '../shared/discard-question.ts';
import { fieldBlur, unchangedFields } from '../shared/form-fields.ts';
import { codeAmountsSetup, type EnteredAmount, NOTHING, type SelectedRows } from './code-amounts.setup.ts';
import type { AmountsOutcome, CodeAmountsContext } from './code-amounts.types.ts';

const selectionEvents = {
  'rows.select': {
    actions: { type: 'selectRows', params: ({ event }: { event: SelectedRows }) => event },
  },
  'selection.clear': { actions: 'clearSelection' },
} as const;

const enteredIn = ({ event }: { event: EnteredAmount }) => event;

/** The user can leave another row while its dialog opens. */
const SAVE_LATER = {
  guard: {
    type: 'canChange',
    params: ({ event }: { event: EnteredAmount }) => ({ codes: [event.code] }),
  },
  actions: [
    { type: 'storeLater', params: enteredIn },
    { type: 'reportUnsavedWork', params: { isUnsaved: true } },
  ],
} as const;

interface Saved {
  context: CodeAmountsContext;
  event: { output: AmountsOutcome };
}

const reportDeleted = [
  {
    type: 'showToast',
    params: ({ context: { wanted }, event }: Saved) => deletedToast(wanted.codes, event.output.codes),
  },
  'reloadCodes',
] as const;

export const codeAmountsMachine = codeAmountsSetup.createMachine({
  id: 'codeAmounts',
  description: 'Staff change the amounts of procedure codes: one in its row, or all that are selected.',
  meta: { requirements: ['API-17', 'PERM-8'] },
  context: ({ input }) => ({
    ...input,
    selected: [],
    kind: 'percent',
    fields: unchangedFields({ value: '' }),
    isChecked: false,
    wanted: NOTHING,
    later: [],
    saved: [],
    stale: [],
    failure: null,
  }),
  on: { 'codes.refresh': { actions: { type: 'refreshSelection', params: ({ event }) => event } } },
  initial: 'selecting',
  states: {
    selecting: {
      description: 'No change is open. Rows can be selected, on one page or several.',
      entry: { type: 'reportUnsavedWork', params: { isUnsaved: false } },
      always: { guard: 'hasLater', target: 'saving', actions: 'startLater' },
      on: {
        ...selectionEvents,
        'amount.save': {
          guard: { type: 'canChange', params: ({ event }) => ({ codes: [event.code] }) },
          target: 'saving',
          actions: { type: 'storeOne', params: ({ event }) => event },
        },
        'bulk.open': { guard: 'hasChangeable', target: 'editing', actions: 'openForm' },
      },
    },
    editing: {
      description:
        'A dialog shows what the selected amounts would become. It opens again without codes that others deleted.',
      meta: { requirements: ['FIELD-1'] },
      on: {
        'field.change': {
          actions: [
            { type: 'applyEdit', params: ({ event }) => event },
            {
              type: 'reportUnsavedWork',
              params: ({ context }) => ({ isUnsaved: context.fields.texts.value !== '' }),
            },
          ],
        },
        'field.blur': fieldBlur,
        'kind.choose': { actions: { type: 'setKind', params: ({ event }) => event } },
        'bulk.save': [
          { guard: 'isValid', target: 'saving', actions: 'storeBulk' },
          { actions: 'startValidation' },
        ],
        'dialog.close': [{ guard: 'hasValue', target: 'discarding' }, { target: 'selecting' }],
      },
    },
    discarding: discardQuestion({ kept: 'editing', discarded: 'selecting' }),
    saving: {
      description: 'Saves the amounts, all or none. An amount entered in another row is saved next.',
      tags: 'busy',
      entry: 'clearFailure',
      on: { ...selectionEvents, 'amount.save': SAVE_LATER },
      invoke: {
        id: 'saveAmounts',
        src: 'saveAmounts',
        input: ({ context }) => context.wanted,
        onDone: [
          {
            guard: { type: 'isStale', params: ({ event }) => ({ outcome: event.output }) },
            target: 'conflict',
            actions: { type: 'storeStale', params: ({ event }) => ({ outcome: event.output }) },
          },
          {
            guard: { type: 'isRestEditable', params: ({ event }) => ({ outcome: event.output }) },
            target: 'editing',
            actions: [{ type: 'selectRest', params: ({ event }) => event.output }, ...reportDeleted],
          },
          {
            guard: { type: 'hasDeleted', params: ({ event }) => ({ outcome: event.output }) },
            target: 'selecting',
            actions: [{ type: 'dropDeleted', params: ({ event }) => event.output }, ...reportDeleted],
          },
          {
            target: 'selecting',
            actions: [
              { type: 'storeSaved', params: ({ event }) => event.output },
              { type: 'showToast', params: ({ event }) => amountsToast(event.output.codes) },
              'reloadCodes',
            ],
          },
        ],
        onError: { target: 'failed', actions: 'storeFailure' },
      },
    },
    conflict: {
      description: 'Others changed some of the codes. A dialog shows the stored amounts and those to save.',
      on: {
        'amount.save': SAVE_LATER,
        'conflict.overwrite': { target: 'saving', actions: 'acceptStored' },
        'dialog.close': { target: 'selecting', actions: ['acceptStored', 'reloadCodes'] },
      },
    },
    failed: {
      description: 'The amounts could not be saved, and a dialog shows the reason.',
      on: {
        'amount.save': SAVE_LATER,
        'save.retry': 'saving',
        'dialog.close': { target: 'selecting', actions: ['clearFailure', 'reloadCodes'] },
      },
    },
  },
});
