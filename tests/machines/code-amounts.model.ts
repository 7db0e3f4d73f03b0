import { model } from '#charts/explore/model.ts';
import { mayUpdate } from '#domain/access/code-rights.ts';
import type { ProcedureCode } from '#domain/plan/procedure-code.ts';
import { codeAmountsMachine } from '#machines/code-amounts/code-amounts.machine.ts';
import { selectPreview } from '#machines/code-amounts/code-amounts.selectors.ts';
import { EVERYTHING, NIGHT_GUARD } from './procedure-codes.model.ts';

export const STANDARD = { ...NIGHT_GUARD, id: '602', code: 'X1010', ucrCents: 5500, isCustom: false };
const THEIRS = { ...NIGHT_GUARD, ucrCents: 6500, version: 2 };
const SERVER_DOWN = { error: { status: 503, reason: 'Unavailable', message: 'The server is busy.' } };

const namesOf = (codes: readonly ProcedureCode[]) => codes.map(({ code }) => code);

export const codeAmountsModel = model({
  machine: codeAmountsMachine,
  inputs: [{ may: EVERYTHING }, { may: { ...EVERYTHING, updateStandard: false } }],
  events: {
    'rows.select': [
      { case: 'a custom code', codes: [NIGHT_GUARD], isSelected: true },
      { case: 'a standard code', codes: [STANDARD], isSelected: true },
      { case: 'none on the page', codes: [NIGHT_GUARD, STANDARD], isSelected: false },
    ],
    'selection.clear': [{}],
    'amount.save': [
      { case: 'of a custom code', code: NIGHT_GUARD, cents: 7000 },
      { case: 'of a standard code', code: STANDARD, cents: 7000 },
    ],
    'codes.refresh': [{ codes: [THEIRS] }],
    'bulk.open': [{}],
    'kind.choose': [{ kind: 'amount' }],
    'field.change': [
      { case: 'a value', field: 'value', value: '3' },
      { case: 'nothing', field: 'value', value: '' },
    ],
    'field.blur': [{ field: 'value' }],
    'bulk.save': [{}],
    'conflict.overwrite': [{}],
    'save.retry': [{}],
    'discard.confirm': [{}],
    'dialog.close': [{}],
  },
  outcomes: {
    saveAmounts: {
      saved: { output: { kind: 'saved', codes: [THEIRS] } },
      'changed by others': { output: { kind: 'stale', codes: [THEIRS] } },
      'another deleted by others': { output: { kind: 'deleted', codes: [THEIRS] } },
      'all deleted by others': { output: { kind: 'deleted', codes: [] } },
      'server down': SERVER_DOWN,
    },
  },
  /** The amount of a change does not affect later steps, and its codes do only until it is saved. */
  abstraction: (snapshot) => {
    const { may, selected, wanted, later, kind, fields, isChecked, stale, failure } = snapshot.context;
    const isOpen = ['saving', 'conflict', 'failed'].includes(snapshot.value);
    return [
      may.updateStandard,
      namesOf(selected).sort(),
      wanted.isBulk,
      isOpen && namesOf(wanted.codes).sort(),
      later.map(({ codes }) => namesOf(codes)),
      kind,
      fields.texts.value,
      isChecked,
      stale.length,
      failure === null,
    ];
  },
  isHome: (snapshot) => snapshot.matches('selecting'),
  invariants: {
    'PERM-8: only amounts that the user may change are saved.': (snapshot) =>
      !snapshot.matches('saving') || mayUpdate(snapshot.context.may, snapshot.context.wanted.codes),
    'API-17: amounts are queued only while another amount is saved, or its conflict or failure is shown.': (
      snapshot,
    ) =>
      !(snapshot.matches('selecting') || snapshot.matches('editing')) || snapshot.context.later.length === 0,
    'API-17: the server is called exactly while the chart saves.': (snapshot) =>
      snapshot.hasTag('busy') === 'saveAmounts' in snapshot.children,
    'API-17: an amount is shown before it can be saved.': (snapshot) =>
      !snapshot.matches('editing') ||
      snapshot.context.fields.texts.value === '' ||
      selectPreview(snapshot)?.length === snapshot.context.selected.length,
    'API-17.9: amounts that others stored are shown exactly in a conflict.': (snapshot) =>
      snapshot.matches('conflict') === snapshot.context.stale.length > 0,
    'API-17: a failure is shown exactly in its dialog.': (snapshot) =>
      (snapshot.context.failure !== null) === snapshot.matches('failed'),
  },
});
