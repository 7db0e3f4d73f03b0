import { pageModel } from '#charts/page/page-model.ts';
import * as select from '#machines/member-edit/member-edit.selectors.ts';
import { memberEditModel, REFUSED, STALE } from '#tests/machines/member-edit.model.ts';
import { BUSY } from '#tests/support/failures.ts';
import { RECEIVED_MEMBER } from '#tests/support/received-patients.ts';
import { because, canDo, type Drive, leaveField, nothingElse, type SnapshotOf, typeInto } from './drive.ts';
import { isThere } from './is-there.ts';
import { sendHead } from './patient-head.ts';
import { everyState, shows } from './shows.ts';

type Snapshot = SnapshotOf<typeof memberEditModel>;

const isForm = (snapshot: Snapshot): boolean =>
  select.selectEditPhase(snapshot) === 'form' && !select.selectIsSaving(snapshot);
const canSave = (snapshot: Snapshot): boolean => isForm(snapshot) && select.selectHasChanges(snapshot);

/** While the form is saving, its fields are read-only; a button without an effect is disabled. */
const can = canDo<typeof memberEditModel>({
  'field.change': (snapshot, { value }) =>
    isForm(snapshot) && value !== snapshot.context.fields.texts.firstName,
  'field.blur': (snapshot) => isForm(snapshot) && !snapshot.context.left.includes('firstName'),
  'member.save': canSave,
  'member.discard': canSave,
  'member.load': (snapshot) => snapshot.matches('failed'),
  otherwise: nothingElse,
});

export const memberEditPage = pageModel({
  model: memberEditModel,
  scenes: { 'the form of a patient': { input: { today: '1969-12-31' }, can } },
  notOnPage: because(
    'the fields can only be read then, and the buttons do nothing',
    ...['member.save', 'member.discard', 'field.change', 'field.blur'].map(
      (type) => `memberEdit.editing.changed.saving|${type}|0`,
    ),
  ),
});

const RECORD = '/detail';
const UPDATE = '/member/10000001/update';
const HER = { ...RECEIVED_MEMBER, fullName: 'Ada Marlowe', birthDate: '1960-04-12' };

export const driveMemberEdit: Drive<typeof memberEditModel> = async (adapter, harness) => {
  const answer = await harness.pause(RECORD, UPDATE);
  await sendHead(harness);
  const sees = (snapshot: Snapshot) => {
    const isForm = select.selectEditPhase(snapshot) === 'form';
    return shows(adapter, readForm, {
      phase: select.selectEditPhase(snapshot),
      firstName: isForm ? snapshot.context.fields.texts.firstName : '',
      zipCode: isForm ? snapshot.context.fields.texts.zipCode : '',
      message: isForm ? (select.selectMessages(snapshot).firstName ?? '') : '',
      notice: isForm ? (select.selectNotice(snapshot) ?? '') : '',
      canSave: isForm && select.selectHasChanges(snapshot),
      isSaving: isForm && select.selectIsSaving(snapshot),
      isOutdated: isForm && select.selectDifferences(snapshot) !== null,
      differences: (select.selectDifferences(snapshot) ?? []).map(({ name, stored, mine }) => [
        name,
        stored,
        mine,
      ]),
    });
  };
  return {
    open: async () => {
      await harness.open('/member/edit');
      // The header of the page sends the first request, the form the second.
      await answer(RECORD, 200, HER);
      await isThere(adapter, '.patient-name', 'Ada Marlowe');
    },
    do: {
      'field.change': ({ field, value }) =>
        adapter.inPage(typeInto, [`.form input[name=${field}]`, value] as const),
      'field.blur': () => leaveField(adapter, 'First name'),
      'member.save': () => adapter.click('button', 'Save changes'),
      'member.discard': () => adapter.click('button', 'Discard changes'),
      'member.load': () => adapter.click('button', 'Try again'),
    },
    answer: {
      'loadMember → read': () => answer(RECORD, 200, HER),
      'loadMember → server down': () => answer(RECORD, 503, BUSY),
      'saveMember → saved': () => answer(UPDATE, 200, { message: 'Member data updated successfully' }),
      'saveMember → refused at a field': () => answer(UPDATE, 400, REFUSED),
      'saveMember → changed by someone else': () =>
        answer(UPDATE, 409, { ...STALE, current: [{ ...HER, address: { ...HER.address, city: 'Bexley' } }] }),
      'saveMember → server down': () => answer(UPDATE, 503, BUSY),
    },
    see: {
      ...everyState(memberEditPage, sees),
      'memberEdit.saved': () => shows(adapter, readHeading, 'Patient overview'),
    },
  };
};

const readHeading = () => dom.words('h1');

function readForm() {
  const firstName = dom.input('.form input[name=firstName]');
  return {
    phase: dom.which({ form: '.form', failed: '.widget .state-message[role=alert]' }) ?? 'loading',
    firstName: firstName?.value ?? '',
    zipCode: dom.value('.form input[name=zipCode]'),
    message: dom.error(firstName),
    notice: dom.line('.form [data-tone=danger] .banner-words > div'),
    canSave: dom.has('.form [type=submit]:enabled'),
    isSaving: dom.has('.form [type=submit][data-loading=true]'),
    isOutdated: dom.line('.form .banner-title') === 'Someone else changed this patient',
    differences: dom.rows('.form .table-row'),
  };
}
