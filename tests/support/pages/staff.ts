import type { SnapshotFrom } from 'xstate';
import type { Step } from '#charts/explore/model.ts';
import { pageModel } from '#charts/page/page-model.ts';
import type { StaffMember, StaffSort } from '#domain/access/staff-member.ts';
import type { staffMachine } from '#machines/staff/staff.machine.ts';
import {
  selectDifferences,
  selectFieldError,
  selectIsConfirming,
  selectIsFormOpen,
  selectLacksRoles,
  selectPeople,
} from '#machines/staff/staff.selectors.ts';
import type { StaffField } from '#machines/staff/staff.types.ts';
import { KIT, OUTDATED, ROBIN, staffModel } from '#tests/machines/staff.model.ts';
import { BUSY, listed } from '#tests/support/desk.ts';
import { choose } from './choose.ts';
import { type Drive, leaveField } from './drive.ts';
import { everyState, shows } from './shows.ts';

type Snapshot = SnapshotFrom<typeof staffMachine>;

const isListed = ({ context: { people } }: Snapshot, person: StaffMember): boolean =>
  people?.some(({ id, version }) => id === person.id && version === person.version) ?? false;

const hasList = (snapshot: Snapshot): boolean =>
  snapshot.matches('list') || snapshot.matches('changing') || snapshot.matches('sendingLink');

/** The page sends a person in the list's format. */
function can(snapshot: Snapshot, { event, kind }: Step): boolean {
  if (kind !== 'event') return true;
  const { person, fields, roles, search, job, sort } = snapshot.context;
  const isEditing = snapshot.matches('editing');
  switch (event.type) {
    case 'list.retry':
      return snapshot.matches('failed');
    case 'list.search':
      return hasList(snapshot) && event['text'] !== search;
    case 'job.choose':
      return hasList(snapshot) && event['job'] !== job;
    case 'list.sort':
      return hasList(snapshot) && (event['sort'] as StaffSort).field !== sort.field;
    case 'person.add':
      return snapshot.matches('list');
    case 'field.change':
      return (
        isEditing &&
        (person === null || event['field'] !== 'email') &&
        event['value'] !== fields.texts[event['field'] as StaffField]
      );
    case 'field.blur':
      return isEditing;
    case 'role.switch':
      return isEditing && event['isOn'] !== roles.includes('EditorPlanFees');
    case 'roles.choose':
      return isEditing && roles.join() !== 'ViewerGeneral,ViewerWarning';
    case 'form.save':
      return isEditing;
    case 'change.confirm':
      return snapshot.matches('confirming');
    case 'dialog.close':
      return isEditing || snapshot.matches('confirming');
    default:
      return snapshot.matches('list') && isListed(snapshot, event['person'] as StaffMember);
  }
}

export const staffPage = pageModel({
  model: staffModel,
  scenes: { 'the staff of an organization': { input: undefined, can } },
  notOnPage: [],
});

const STAFF = '/staff';
const STAFF_FIELDS = ['name', 'email', 'phone'] as const;
const LABELS: Record<StaffField, string> = { name: 'Full name', email: 'Email', phone: 'Phone (optional)' };
const LINK = `${STAFF}/${ROBIN.id}/password-link`;
const pathOf = ({ id }: StaffMember) => `${STAFF}/${id}`;

export const driveStaff: Drive<typeof staffMachine> = async (adapter, desk) => {
  const answer = await desk.hold(STAFF, pathOf(ROBIN), pathOf(KIT), LINK);
  let chosen = ROBIN;
  const act = async (person: StaffMember, name: string) => {
    chosen = person;
    await adapter.click('button', `Actions for ${person.name}`);
    await adapter.click('menuitem', name);
  };
  const sees = (snapshot: Snapshot) =>
    shows(adapter, readStaff, {
      isFailed: snapshot.matches('failed'),
      people: snapshot.matches('failed') ? [] : (selectPeople(snapshot) ?? []).map(({ name }) => name),
      dialog: titleOf(snapshot),
      ...textsIn(snapshot),
      ...formOf(snapshot),
      isChanging: snapshot.matches('changing') || snapshot.matches('sendingLink'),
    });
  return {
    ...adapter,
    open: () => desk.open('/staff'),
    do: {
      'list.retry': () => adapter.click('button', 'Try again'),
      'list.search': ({ text }) => adapter.fill('Search by name or email', text),
      'job.choose': ({ job }) => choose(adapter, 'Job', job ?? '*'),
      'list.sort': ({ sort: { field } }) =>
        adapter.clickAt(`.staff th:nth-child(${field === 'name' ? 1 : 5}) button`),
      'person.add': async () => {
        await adapter.click('button', 'Add staff member');
        await adapter.clickAt('.staff-choices summary');
      },
      'person.edit': ({ person }) => act(person, 'Edit'),
      'person.deactivate': ({ person }) => act(person, 'Deactivate'),
      'person.activate': ({ person }) => act(person, 'Activate'),
      'link.send': ({ person }) => act(person, 'Email password link'),
      'field.change': ({ field, value }) => adapter.fill(LABELS[field], value),
      'field.blur': () => leaveField(adapter, LABELS.phone),
      'role.switch': () => adapter.inPage(switchRole, 'Plan fees editor'),
      'roles.choose': () => adapter.inPage(switchRole, 'Front desk'),
      'form.save': () => adapter.clickAt('.dialog [type=submit]'),
      'change.confirm': () => adapter.click('button', 'Deactivate'),
      'dialog.close': () => adapter.press('Escape'),
    },
    answer: {
      'listStaff → some': () => answer(STAFF, 200, listed(KIT, ROBIN)),
      'listStaff → server down': () => answer(STAFF, 503, BUSY),
      'addPerson → added': () => answer(STAFF, 201, ROBIN),
      'addPerson → server down': () => answer(STAFF, 503, BUSY),
      'changePerson → changed': () => answer(pathOf(chosen), 200, ROBIN),
      'changePerson → outdated': () => answer(pathOf(chosen), 409, OUTDATED),
      'changePerson → server down': () => answer(pathOf(chosen), 503, BUSY),
      'sendLink → sent': () => answer(LINK, 200, { message: 'Password link sent' }),
      'sendLink → server down': () => answer(LINK, 503, BUSY),
    },
    see: everyState(staffPage, sees),
  };
};

function textsIn(snapshot: Snapshot) {
  if (!selectIsFormOpen(snapshot)) return { name: '', email: '', phone: '', errors: [] };
  const errors = STAFF_FIELDS.map((field) => selectFieldError(field)(snapshot));
  return { ...snapshot.context.fields.texts, errors: errors.filter((error) => error !== null) };
}

function formOf(snapshot: Snapshot) {
  const { roles, failure } = snapshot.context;
  const isForm = selectIsFormOpen(snapshot);
  const differences = selectDifferences(snapshot);
  return {
    lacksRoles: isForm && selectLacksRoles(snapshot),
    isEditor: isForm && roles.includes('EditorPlanFees'),
    isFrontDesk: isForm && roles.join() === 'ViewerGeneral,ViewerWarning',
    failure: isForm && differences === null ? (failure?.message ?? '') : '',
    isOutdated: differences !== null,
    differences: (differences ?? []).map(({ name, stored, mine }) => [
      name,
      stored || 'None',
      mine || 'None',
    ]),
    isSaving: snapshot.matches('saving'),
  };
}

function titleOf(snapshot: Snapshot): string {
  const { person } = snapshot.context;
  if (selectIsConfirming(snapshot)) return `Deactivate ${person?.name}?`;
  if (!selectIsFormOpen(snapshot)) return '';
  return person === null ? 'Add staff member' : `Edit ${person.name}`;
}

function switchRole(words: string): void {
  const labels = [...document.querySelectorAll<HTMLLabelElement>('.dialog label')];
  labels.find(({ innerText }) => innerText.startsWith(words))?.control?.click();
}

function readStaff() {
  const words = (selector: string) => document.querySelector<HTMLElement>(selector)?.innerText ?? '';
  const labels = [...document.querySelectorAll<HTMLLabelElement>('.dialog label')];
  const field = (label: string) =>
    labels.find(({ innerText }) => innerText.startsWith(label))?.control as HTMLInputElement | undefined;
  const errorOf = (label: string) => {
    const input = field(label);
    const message = document.getElementById(input?.getAttribute('aria-describedby') ?? '')?.innerText;
    return input?.ariaInvalid === 'true' && message ? [message] : [];
  };
  const isOutdated = words('.dialog .banner-title') === 'Someone else changed this person';
  const add = document.querySelector('.staff-end > button');
  return {
    isFailed: document.querySelector('.state-message[role=alert]') !== null,
    people: [...document.querySelectorAll('.staff-name > .table-open')].map(({ textContent }) => textContent),
    dialog: words('.dialog-title'),
    name: field('Full name')?.value ?? '',
    email: field('Email')?.value ?? '',
    phone: field('Phone')?.value ?? '',
    errors: ['Full name', 'Email', 'Phone'].flatMap(errorOf),
    lacksRoles: words('.staff-choices .text-field-message') === 'Choose at least one role.',
    isEditor: field('Plan fees editor')?.checked ?? false,
    isFrontDesk: field('Front desk')?.checked ?? false,
    failure: isOutdated ? '' : words('.dialog .banner-words > div'),
    isOutdated,
    differences: [...document.querySelectorAll('.dialog .table-row')].map((row) =>
      [...row.querySelectorAll<HTMLElement>('th, td')].map(({ innerText }) => innerText),
    ),
    isSaving: document.querySelector('.dialog [type=submit][aria-busy=true]') !== null,
    isChanging: add?.ariaDisabled === 'true' && document.querySelector('.dialog') === null,
  };
}
