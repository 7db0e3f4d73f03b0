import type { SnapshotFrom } from 'xstate';
import type { Step } from '#charts/explore/model.ts';
import { pageModel } from '#charts/page/page-model.ts';
import type { codeFormMachine } from '#machines/code-form/code-form.machine.ts';
import { selectIsDeleteOpen, selectIsFormOpen } from '#machines/code-form/code-form.selectors.ts';
import { codeFormModel } from '#tests/machines/code-form.model.ts';
import { EVERYTHING } from '#tests/machines/procedure-codes.model.ts';
import { BUSY, listed } from '#tests/support/desk.ts';
import { RECEIVED_CODE, RECEIVED_GROUPS } from '#tests/support/received-codes.ts';
import { type Drive, leaveField } from './drive.ts';
import { shows } from './shows.ts';

type Snapshot = SnapshotFrom<typeof codeFormMachine>;

const isStandard = (event: Step['event']) => (event['code'] as { isCustom: boolean }).isCustom === false;

function can(snapshot: Snapshot, { event, kind }: Step): boolean {
  if (kind !== 'event') return true;
  const { before, fields } = snapshot.context;
  switch (event.type) {
    case 'code.add':
    case 'code.edit':
      return snapshot.matches('closed');
    case 'code.delete':
      return snapshot.matches('closed') && !isStandard(event);
    case 'field.change':
      return snapshot.matches('writing') && before !== null && fields.texts.description !== '';
    case 'field.blur':
      return snapshot.matches('writing') && before !== null;
    default:
      return true;
  }
}

export const codeFormPage = pageModel({
  model: codeFormModel,
  scenes: { 'one custom code is listed': { input: { may: EVERYTHING }, can } },
  notOnPage: [],
});

const CODE = '/ada-codes/601';
const DELETED = '/ada-codes/delete/601';
const THEIRS = { ...RECEIVED_CODE, ucrAmount: 65, version: 2 };

export const driveCodeForm: Drive<typeof codeFormMachine> = async (adapter, desk) => {
  const answer = await desk.hold(CODE, DELETED);
  await desk.tell('/ada-codes', () => listed(RECEIVED_CODE));
  await desk.tell('/ada-codes/groups', () => RECEIVED_GROUPS);
  const sees = (snapshot: Snapshot) => {
    const { before, stored, fields, isChecked, failure } = snapshot.context;
    const isForm = selectIsFormOpen(snapshot);
    const isDelete = selectIsDeleteOpen(snapshot);
    const formTitle = before === null ? 'Add code' : 'Edit X9001';
    const deleteTitle = isDelete ? 'Delete X9001?' : '';
    return shows(adapter, readForm, {
      title: isForm ? formTitle : deleteTitle,
      description: isForm ? fields.texts.description : null,
      hasError: isForm && isChecked && fields.texts.description === '',
      failure: (isForm || isDelete) && failure !== null,
      stored: isForm && failure === null && stored !== null,
      isBusy: snapshot.hasTag('busy'),
      asks: snapshot.hasTag('discarding'),
    });
  };
  return {
    ...adapter,
    open: () => desk.open('/revenue-management'),
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
      'saveCode → changed by others': () =>
        answer(CODE, 409, {
          status: 409,
          reason: 'Conflict',
          code: 'procedureCodeChanged',
          message: 'Someone else changed this code. Check the stored values and try again.',
          current: [THEIRS],
        }),
      'saveCode → server down': () => answer(CODE, 503, BUSY),
      'deleteCode → deleted': () => answer(DELETED, 200, {}),
      'deleteCode → server down': () => answer(DELETED, 503, BUSY),
    },
    see: {
      'codeForm.closed': sees,
      'codeForm.writing': sees,
      'codeForm.discarding': sees,
      'codeForm.saving': sees,
      'codeForm.confirming': sees,
      'codeForm.deleting': sees,
    },
  };
};

function readForm() {
  const words = (selector: string) => document.querySelector<HTMLElement>(selector)?.innerText ?? '';
  const input = document.querySelector<HTMLInputElement>('.dialog input[name=description]');
  const alert = words('.dialog [role=alert]');
  return {
    title: words('.dialog-title'),
    description: input?.value ?? null,
    hasError: input?.ariaInvalid === 'true',
    failure: alert.includes('The server is busy.'),
    stored: alert.includes('Stored now:'),
    isBusy: document.querySelector('.dialog [aria-busy=true]') !== null,
    asks: [...document.querySelectorAll('.dialog-title')].at(-1)?.textContent === 'Discard your changes?',
  };
}
