import { model } from '#charts/explore/model.ts';
import { isRefusal } from '#domain/failure/failure.ts';
import { codeFormMachine } from '#machines/code-form/code-form.machine.ts';
import { selectDifferences } from '#machines/code-form/code-form.selectors.ts';
import { BUSY, GONE } from '#tests/support/failures.ts';
import { STANDARD } from './code-amounts.model.ts';
import { REFUSED } from './day-close.model.ts';
import { EVERYTHING, NIGHT_GUARD } from './procedure-codes.model.ts';

const THEIRS = { ...NIGHT_GUARD, ucrCents: 6500, version: 2 };
const NOTHING = { create: false, update: false, updateStandard: false, delete: false };

export const codeFormModel = model({
  machine: codeFormMachine,
  inputs: [{ may: EVERYTHING }, { may: NOTHING }],
  events: {
    'code.add': [{}],
    'code.edit': [{ code: NIGHT_GUARD }],
    'code.delete': [
      { case: 'a custom code', code: NIGHT_GUARD },
      { case: 'a standard code', code: STANDARD },
    ],
    'field.change': [{ field: 'description', value: '' }],
    'field.blur': [{ field: 'description' }],
    'code.save': [{}],
    'delete.confirm': [{}],
    'discard.confirm': [{}],
    'dialog.close': [{}],
  },
  outcomes: {
    saveCode: {
      saved: { output: { kind: 'saved', code: NIGHT_GUARD } },
      'changed by others': { output: { kind: 'stale', code: THEIRS } },
      'deleted by others': { error: GONE },
      'server down': { error: BUSY },
    },
    deleteCode: {
      deleted: { output: undefined },
      'deleted by others': { error: GONE },
      refused: REFUSED,
      'server down': { error: BUSY },
    },
  },
  abstraction: ({ context: { may, before, isOutdated, fields, isChecked, failure } }) => [
    may.create,
    before?.code ?? null,
    isOutdated,
    fields.texts.description === '',
    isChecked,
    failure === null,
  ],
  isHome: (snapshot) => snapshot.matches('closed'),
  invariants: {
    'PERM-8: without the right, no dialog opens.': (snapshot) =>
      snapshot.context.may.create || snapshot.matches('closed'),
    'DIALOG-3.7: the chart asks only before it discards a change.': ({ context, ...snapshot }) =>
      !snapshot.matches('discarding') || context.fields.changed.length > 0,
    'API-17: a code is saved only with a description.': (snapshot) =>
      !snapshot.matches('saving') || snapshot.context.fields.texts.description !== '',
    'API-17: a standard code is never deleted.': (snapshot) =>
      !snapshot.matches('deleting') || snapshot.context.before?.isCustom === true,
    'API-17: the confirmation says that a code was not deleted only if the server refused it.': (snapshot) =>
      !snapshot.matches('confirming') ||
      snapshot.context.failure === null ||
      isRefusal(snapshot.context.failure),
    'API-17: the server is called exactly while the chart is busy.': (snapshot) =>
      snapshot.hasTag('busy') === ('saveCode' in snapshot.children || 'deleteCode' in snapshot.children),
    'API-17.5: the next save keeps the values that another user stored.': ({ context }) =>
      !context.isOutdated || (context.before?.version === 2 && context.fields.texts.amount === '65.00'),
    'API-17.5: a save hides what another user stored, so that the next conflict is announced.': (snapshot) =>
      !snapshot.hasTag('busy') || selectDifferences(snapshot) === null,
  },
});
