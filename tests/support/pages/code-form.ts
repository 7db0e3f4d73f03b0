import { pageModel } from '#charts/page/page-model.ts';
import { selectIsDeleteOpen, selectIsFormOpen } from '#machines/code-form/code-form.selectors.ts';
import { codeFormModel } from '#tests/machines/code-form.model.ts';
import { EVERYTHING } from '#tests/machines/procedure-codes.model.ts';
import { BUSY, conflict, GONE } from '#tests/support/failures.ts';
import { RECEIVED_CODE, respondWithCodes } from '#tests/support/received-codes.ts';
import { canDo, type Drive, leaveField, type SnapshotOf } from './drive.ts';
import { everyState, shows } from './shows.ts';

type Snapshot = SnapshotOf<typeof codeFormModel>;

const isEditing = (snapshot: Snapshot): boolean =>
  snapshot.matches('writing') && snapshot.context.before !== null;

const can = canDo<typeof codeFormModel>({
  'code.add': (snapshot) => snapshot.matches('closed'),
  'code.edit': (snapshot) => snapshot.matches('closed'),
  'code.delete': (snapshot, { code }) => snapshot.matches('closed') && code.isCustom,
  'field.change': (snapshot) => isEditing(snapshot) && snapshot.context.fields.texts.description !== '',
  'field.blur': isEditing,
});

export const codeFormPage = pageModel({
  model: codeFormModel,
  scenes: { 'one custom code is listed': { input: { may: EVERYTHING }, can } },
});

const CODE = '/ada-codes/601';
const DELETED = '/ada-codes/delete/601';
const IN_USE = conflict('procedureCodeInUse', 'A plan uses this code.');
const CHANGED = conflict('procedureCodeChanged', '', [{ ...RECEIVED_CODE, ucrAmount: 65, version: 2 }]);

export const driveCodeForm: Drive<typeof codeFormModel> = async (adapter, harness) => {
  const answer = await harness.pause(CODE, DELETED);
  await respondWithCodes(harness);
  const sees = (snapshot: Snapshot) => {
    const { before, isOutdated, fields, isChecked, failure } = snapshot.context;
    const isForm = selectIsFormOpen(snapshot);
    const isDelete = selectIsDeleteOpen(snapshot);
    const formTitle = before === null ? 'Add code' : 'Edit X9001';
    const deleteTitle = isDelete ? 'Delete X9001?' : '';
    return shows(adapter, readForm, {
      title: isForm ? formTitle : deleteTitle,
      description: isForm ? fields.texts.description : null,
      hasError: isForm && isChecked && fields.texts.description === '',
      failure: (isForm || isDelete) && failure !== null,
      isOutdated: isForm && failure === null && isOutdated,
      isBusy: snapshot.hasTag('busy'),
      asks: snapshot.hasTag('discarding'),
    });
  };
  return {
    open: () => harness.open('/revenue-management'),
    do: {
      'code.add': () => adapter.click('button', 'Add code'),
      'code.edit': () => adapter.click('button', 'Edit X9001'),
      'code.delete': () => adapter.click('button', 'Delete X9001'),
      'field.change': ({ value }) => adapter.fill('Description', value),
      'field.blur': () => leaveField(adapter, 'Description'),
      'code.save': () => adapter.click('button', 'Save code'),
      'delete.confirm': () => adapter.click('button', 'Delete code'),
      'discard.confirm': () => adapter.click('button', 'Discard changes'),
      'dialog.close': () => adapter.press('Escape'),
    },
    answer: {
      'saveCode → saved': () => answer(CODE, 200, RECEIVED_CODE),
      'saveCode → changed by others': () => answer(CODE, 409, CHANGED),
      'saveCode → deleted by others': () => answer(CODE, 404, GONE),
      'saveCode → server down': () => answer(CODE, 503, BUSY),
      'deleteCode → deleted': () => answer(DELETED, 200, {}),
      'deleteCode → deleted by others': () => answer(DELETED, 404, GONE),
      'deleteCode → refused': () => answer(DELETED, 409, IN_USE),
      'deleteCode → server down': () => answer(DELETED, 503, BUSY),
    },
    see: everyState(codeFormPage, sees),
  };
};

function readForm() {
  const input = dom.input('.dialog input[name=description]');
  const alert = dom.words('.dialog [role=alert]');
  return {
    title: dom.words('.dialog-title'),
    description: input?.value ?? null,
    hasError: input?.ariaInvalid === 'true',
    failure: alert !== '' && !alert.startsWith('Someone else changed'),
    isOutdated: alert.startsWith('Someone else changed'),
    isBusy: dom.has('.dialog [aria-busy=true]'),
    asks: dom.texts('.dialog-title').at(-1) === 'Discard your changes?',
  };
}
