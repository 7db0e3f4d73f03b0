import { assign, sendTo, setup } from 'xstate';
import { type CodeRights, mayUpdate } from '#domain/access/code-rights.ts';
import type { Toast } from '#domain/notification/toast.ts';
import {
  isAlreadySaved,
  latestOf,
  refreshed,
  ucrChangeOf,
  ucrMessage,
  withCodes,
  withVersions,
} from '#domain/plan/amount-edit.ts';
import type { ProcedureCode } from '#domain/plan/procedure-code.ts';
import type { UcrChange } from '#domain/plan/ucr-change.ts';
import { FIELDS } from '#domain/text/fields.ts';
import { failureActions } from '../shared/failure.ts';
import { fieldActions, unchangedFields } from '../shared/form-fields.ts';
import { effect, port } from '../shared/port.ts';
import type { ChartMeta } from '../shared/requirements.ts';
import { actorIn } from '../system.ts';
import type {
  AmountsOutcome,
  CodeAmountsContext,
  CodeAmountsEvent,
  WantedAmounts,
} from './code-amounts.types.ts';

export const NOTHING: WantedAmounts = { codes: [], change: { kind: 'amount', cents: 0 } };

export interface EnteredAmount {
  code: ProcedureCode;
  cents: number;
}

const oneAmount = ({ code, cents }: EnteredAmount, saved: readonly ProcedureCode[]): WantedAmounts => ({
  codes: [latestOf(code, saved)],
  change: { kind: 'amount', cents },
});

export interface SelectedRows {
  codes: readonly ProcedureCode[];
  isSelected: boolean;
}

const refreshedLater = (later: readonly WantedAmounts[], stored: readonly ProcedureCode[]) =>
  later.map((wanted) => ({ ...wanted, codes: refreshed(wanted.codes, stored) }));

export const codeAmountsSetup = setup({
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
    hasDeleted: (_, { outcome }: { outcome: AmountsOutcome }) => outcome.kind === 'deleted',
    /** An amount that was entered in another row is saved first. */
    isRestEditable: ({ context: { wanted, later } }, { outcome }: { outcome: AmountsOutcome }) =>
      outcome.kind === 'deleted' && wanted.isBulk === true && outcome.codes.length > 0 && later.length === 0,
  },
  actions: {
    selectRows: assign({
      selected: ({ context }, given: SelectedRows) =>
        withCodes(context.selected, given.codes, given.isSelected),
    }),
    clearSelection: assign({ selected: [] }),
    /** The row may not have loaded again since its last amount was saved. */
    storeOne: assign(({ context: { saved } }, entered: EnteredAmount) => ({
      wanted: oneAmount(entered, saved),
    })),
    /** Only the last amount entered for a code counts. */
    storeLater: assign(({ context: { later, saved } }, entered: EnteredAmount) => ({
      later: [
        ...later.filter(({ codes }) => !codes.some(({ id }) => id === entered.code.id)),
        oneAmount(entered, saved),
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
    storeSaved: assign(({ context: { selected, wanted, later, saved } }, { codes }: AmountsOutcome) => ({
      selected: wanted.isBulk ? withCodes(selected, codes, false) : refreshed(selected, codes),
      later: refreshedLater(later, codes),
      saved: withCodes(saved, codes, true),
    })),
    dropDeleted: assign(({ context: { selected, wanted } }, { codes }: AmountsOutcome) => {
      const deleted = withCodes(wanted.codes, codes, false);
      return { selected: refreshed(withCodes(selected, deleted, false), codes) };
    }),
    /** Not the rows that were selected during the save. */
    selectRest: assign((_, { codes }: AmountsOutcome) => ({ selected: codes })),
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
    reloadCodes: sendTo(actorIn('procedureCodes'), { type: 'list.reload' }),
  },
});
