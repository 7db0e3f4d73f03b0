import { model } from '#charts/explore/model.ts';
import { mayUpdate } from '#domain/access/code-rights.ts';
import { codeAmountsMachine } from '#machines/code-amounts/code-amounts.machine.ts';
import { selectPreview } from '#machines/code-amounts/code-amounts.selectors.ts';
import { EVERYTHING, NIGHT_GUARD } from './procedure-codes.model.ts';

export const STANDARD = { ...NIGHT_GUARD, id: '602', code: 'X1010', ucrCents: 5500, isCustom: false };
const THEIRS = { ...NIGHT_GUARD, ucrCents: 6500, version: 2 };
const SERVER_DOWN = { error: { status: 503, reason: 'Unavailable', message: 'The server is busy.' } };

export const codeAmountsModel = model({
  machine: codeAmountsMachine,
  inputs: [{ may: EVERYTHING }, { may: { ...EVERYTHING, updateStandard: false } }],
  events: {
    'row.toggle': [
      { case: 'a custom code', code: NIGHT_GUARD },
      { case: 'a standard code', code: STANDARD },
    ],
    'rows.select': [
      { case: 'the page', codes: [NIGHT_GUARD], isSelected: true },
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
      'server down': SERVER_DOWN,
    },
  },
  /** The amount of a change does not affect later steps. */
  abstraction: ({ context: { may, selected, wanted, later, kind, fields, isChecked, stale, failure } }) => [
    may.updateStandard,
    selected.map(({ code }) => code).sort(),
    wanted.isBulk,
    later.map(({ codes }) => codes.map(({ code }) => code)),
    kind,
    fields.texts.value,
    isChecked,
    stale.length,
    failure === null,
  ],
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
