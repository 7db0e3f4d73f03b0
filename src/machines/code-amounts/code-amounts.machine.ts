import { assign, setup } from 'xstate';
import { type CodeRights, mayUpdate } from '#domain/access/code-rights.ts';
import type { Toast } from '#domain/notification/toast.ts';
import {
  amountsToast,
  isAlreadySaved,
  refreshed,
  ucrChangeOf,
  ucrMessage,
  withCode,
  withCodes,
  withVersions,
} from '#domain/plan/amount-edit.ts';
import type { ProcedureCode } from '#domain/plan/procedure-code.ts';
import type { UcrChange } from '#domain/plan/ucr-change.ts';
import { FIELDS } from '#domain/text/fields.ts';
import { discardQuestion } from '../discard-question.ts';
import { failureActions } from '../failure.ts';
import { fieldActions, unchangedFields } from '../form-fields.ts';
import { effect, port } from '../port.ts';
import type { ChartMeta } from '../requirements.ts';
import type {
  AmountsOutcome,
  CodeAmountsContext,
  CodeAmountsEvent,
  WantedAmounts,
} from './code-amounts.types.ts';

const NOTHING: WantedAmounts = { codes: [], change: { kind: 'amount', cents: 0 } };

interface EnteredAmount {
  code: ProcedureCode;
  cents: number;
}

const oneAmount = ({ code, cents }: EnteredAmount): WantedAmounts => ({
  codes: [code],
  change: { kind: 'amount', cents },
});

interface SelectedRows {
  codes: readonly ProcedureCode[];
  isSelected: boolean;
}

const selectionEvents = {
  'row.toggle': {
    actions: { type: 'toggleRow', params: ({ event }: { event: { code: ProcedureCode } }) => event },
  },
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

const refreshedLater = (later: readonly WantedAmounts[], stored: readonly ProcedureCode[]) =>
  later.map((wanted) => ({ ...wanted, codes: refreshed(wanted.codes, stored) }));

export const codeAmountsMachine = setup({
  types: {
    meta: {} as ChartMeta,
    context: {} as CodeAmountsContext,
    events: {} as CodeAmountsEvent,
    input: {} as { may: CodeRights },
    tags: {} as 'busy' | 'discarding',
  },
  actors: {
    saveAmounts: port<AmountsOutcome, WantedAmounts>('saveAmounts'),
  },
  guards: {
    canChange: ({ context }, { codes }: { codes: readonly ProcedureCode[] }) => mayUpdate(context.may, codes),
    hasLater: ({ context }) => context.later.length > 0,
    hasChangeable: ({ context: { may, selected } }) => selected.length > 0 && mayUpdate(may, selected),
    hasValue: ({ context }) => context.fields.texts.value !== '',
    isValid: ({ context: { kind, fields, selected } }) =>
      ucrMessage(kind, fields.texts.value, selected) === null,
    isStale: ({ context: { wanted } }, { outcome }: { outcome: AmountsOutcome }) =>
      outcome.kind === 'stale' && !isAlreadySaved(wanted, outcome.codes),
  },
  actions: {
    toggleRow: assign({
      selected: ({ context }, { code }: { code: ProcedureCode }) => withCode(context.selected, code),
    }),
    selectRows: assign({
      selected: ({ context }, given: SelectedRows) =>
        withCodes(context.selected, given.codes, given.isSelected),
    }),
    clearSelection: assign({ selected: [] }),
    storeOne: assign((_, entered: EnteredAmount) => ({ wanted: oneAmount(entered) })),
    /** Only the last amount entered for a code counts. */
    storeLater: assign(({ context: { later } }, entered: EnteredAmount) => ({
      later: [
        ...later.filter(({ codes }) => !codes.some(({ id }) => id === entered.code.id)),
        oneAmount(entered),
      ],
    })),
    startLater: assign(({ context }) => {
      const [wanted = NOTHING, ...later] = context.later;
      return { wanted, later };
    }),
    refreshSelection: assign({
      selected: ({ context }, { codes }: { codes: readonly ProcedureCode[] }) =>
        refreshed(context.selected, codes),
    }),
    storeSaved: assign(({ context: { selected, wanted, later } }, { codes }: AmountsOutcome) => ({
      selected: wanted.isBulk ? withCodes(selected, codes, false) : refreshed(selected, codes),
      later: refreshedLater(later, codes),
    })),
    openForm: assign({ kind: 'percent', fields: unchangedFields({ value: '' }), isChecked: false }),
    setKind: assign((_, { kind }: { kind: UcrChange['kind'] }) => ({
      kind,
      fields: unchangedFields({ value: '' }),
      isChecked: false,
    })),
    ...fieldActions({ value: FIELDS.ucrChange }),
    startValidation: assign({ isChecked: true }),
    storeBulk: assign({
      wanted: ({ context: { selected, kind, fields } }) => ({
        codes: selected,
        change: ucrChangeOf(kind, fields.texts.value) ?? NOTHING.change,
        isBulk: true as const,
      }),
    }),
    storeStale: assign((_, { outcome }: { outcome: AmountsOutcome }) => ({ stale: outcome.codes })),
    acceptStored: assign(({ context: { wanted, selected, later, stale } }) => ({
      wanted: { ...wanted, codes: withVersions(wanted.codes, stale) },
      selected: refreshed(selected, stale),
      later: refreshedLater(later, stale),
      stale: [],
    })),
    ...failureActions,
    reportUnsavedWork: effect<{ isUnsaved: boolean }>('reportUnsavedWork'),
    showToast: effect<Toast>('showToast'),
    reloadCodes: effect('reloadCodes'),
  },
}).createMachine({
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
      description: 'A dialog shows what the selected amounts would become.',
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
        'field.blur': { actions: { type: 'commitField', params: ({ event }) => event } },
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
      description: 'The amounts could not be saved, and a dialog says why.',
      on: {
        'amount.save': SAVE_LATER,
        'save.retry': 'saving',
        'dialog.close': { target: 'selecting', actions: ['clearFailure', 'reloadCodes'] },
      },
    },
  },
});
