import type { SnapshotFrom } from 'xstate';
import type { Step } from '#charts/explore/model.ts';
import { pageModel } from '#charts/page/page-model.ts';
import type { memberEditMachine } from '#machines/member-edit/member-edit.machine.ts';
import {
  selectDifferences,
  selectEditPhase,
  selectHasChanges,
  selectIsSaving,
  selectIsStale,
  selectMessages,
  selectNotice,
} from '#machines/member-edit/member-edit.selectors.ts';
import { memberEditModel, STALE } from '#tests/machines/member-edit.model.ts';
import { BUSY } from '#tests/support/desk.ts';
import { RECEIVED_MEMBER } from '#tests/support/received-patients.ts';
import type { Drive } from './drive.ts';
import { isThere } from './is-there.ts';
import { tellHead } from './patient-head.ts';
import { everyState, shows } from './shows.ts';

type Snapshot = SnapshotFrom<typeof memberEditMachine>;

/** While the form is saving, its fields are read-only; a button without an effect is disabled. */
function can(snapshot: Snapshot, { event, kind }: Step): boolean {
  if (kind !== 'event') return true;
  const isForm = selectEditPhase(snapshot) === 'form' && !selectIsSaving(snapshot);
  switch (event.type) {
    case 'field.change':
      return isForm && event['value'] !== snapshot.context.fields.texts.firstName;
    case 'field.blur':
      return isForm && !snapshot.context.left.includes('firstName');
    case 'member.save':
    case 'member.discard':
      return isForm && selectHasChanges(snapshot);
    case 'member.load':
      return snapshot.matches('failed') || selectIsStale(snapshot);
    default:
      return false;
  }
}

const SAVING = 'memberEdit.editing.changed.saving';

export const memberEditPage = pageModel({
  model: memberEditModel,
  scenes: { 'the form of a patient': { input: { today: '1969-12-31' }, can } },
  notOnPage: ['member.save', 'member.discard', 'field.change', 'field.blur'].map((type) => ({
    transition: `${SAVING}|${type}|0`,
    why: 'the fields can only be read then, and the buttons do nothing',
  })),
});

const RECORD = '/detail';
const UPDATE = '/member/10000001/update';
const SHORT = 'Name must be at least 3 characters';
const REFUSED = {
  status: 400,
  reason: 'Bad Request',
  message: SHORT,
  validationErrors: [{ field: 'firstName', message: SHORT }],
};
const HER = { ...RECEIVED_MEMBER, fullName: 'Ada Marlowe', birthDate: '1960-04-12' };

export const driveMemberEdit: Drive<typeof memberEditMachine> = async (adapter, desk) => {
  const answer = await desk.hold(RECORD, UPDATE);
  await tellHead(desk);
  const sees = (snapshot: Snapshot) => {
    const isForm = selectEditPhase(snapshot) === 'form';
    return shows(adapter, readForm, {
      phase: selectEditPhase(snapshot),
      firstName: isForm ? snapshot.context.fields.texts.firstName : '',
      zipCode: isForm ? snapshot.context.fields.texts.zipCode : '',
      message: isForm ? (selectMessages(snapshot).firstName ?? '') : '',
      notice: isForm ? (selectNotice(snapshot) ?? '') : '',
      canSave: isForm && selectHasChanges(snapshot),
      isSaving: isForm && selectIsSaving(snapshot),
      canLoadAgain: selectIsStale(snapshot),
      differences: selectDifferences(snapshot).map(({ name, stored, mine }) => [name, stored, mine]),
    });
  };
  return {
    ...adapter,
    open: async () => {
      await desk.open('/member/edit');
      // The header of the page sends the first request, the form the second.
      await answer(RECORD, 200, HER);
      await isThere(adapter, '.patient-name', 'Ada Marlowe');
    },
    do: {
      'field.change': ({ field, value }) => adapter.inPage(typeInto, [field, value] as const),
      async 'field.blur'() {
        await adapter.focus('First name');
        await adapter.focus('City');
      },
      'member.save': () => adapter.click('button', 'Save changes'),
      'member.discard': () => adapter.click('button', 'Discard changes'),
      'member.load': () => adapter.inPage(pressLoad, null),
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

/** Types into a field without leaving it. */
function typeInto([name, text]: readonly [string, string]): void {
  const input = document.querySelector<HTMLInputElement>(`.form input[name=${name}]`);
  if (input === null) throw new Error(`There is no field ${name}`);
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

function pressLoad(): void {
  const buttons = [...document.querySelectorAll<HTMLElement>('.widget [role=alert] button')];
  buttons.find(({ innerText }) => /^(Try again|Load latest version)$/.test(innerText))?.click();
}

const readHeading = () => document.querySelector('h1')?.innerText ?? '';

function readForm() {
  const words = (selector: string) =>
    (document.querySelector<HTMLElement>(selector)?.innerText ?? '').replace(/\s+/g, ' ').trim();
  const input = (name: string) => document.querySelector<HTMLInputElement>(`.form input[name=${name}]`);
  const form = document.querySelector('.form');
  const isFailed = document.querySelector('.widget .state-message[role=alert]') !== null;
  const shownPhase = () => {
    if (form !== null) return 'form';
    return isFailed ? 'failed' : 'loading';
  };
  const firstName = input('firstName');
  const message = document.getElementById(firstName?.getAttribute('aria-describedby') ?? '')?.innerText;
  const save = document.querySelector<HTMLButtonElement>('.form [type=submit]');
  return {
    phase: shownPhase(),
    firstName: firstName?.value ?? '',
    zipCode: input('zipCode')?.value ?? '',
    message: firstName?.getAttribute('aria-invalid') === 'true' ? (message ?? '') : '',
    notice: words('.form .banner-words > div'),
    canSave: save !== null && !save.disabled,
    isSaving: save?.dataset['loading'] === 'true',
    canLoadAgain: words('.form [role=alert] button') === 'Load latest version',
    differences: [...document.querySelectorAll('.form .table-row')].map((row) =>
      [...row.querySelectorAll<HTMLElement>('th, td')].map(({ innerText }) => innerText),
    ),
  };
}
