import { pageModel } from '#charts/page/page-model.ts';
import { jobOf } from '#domain/access/job.ts';
import type { StaffMember } from '#domain/access/staff-member.ts';
import * as select from '#machines/staff/staff.selectors.ts';
import type { StaffField } from '#machines/staff/staff.types.ts';
import { ELSEWHERE, KIT, OUTDATED, ROBIN, staffModel } from '#tests/machines/staff.model.ts';
import { BUSY } from '#tests/support/failures.ts';
import { listed } from '#tests/support/harness.ts';
import { choose } from './choose.ts';
import { canDo, type Drive, leaveField, type SnapshotOf } from './drive.ts';
import { everyState, shows } from './shows.ts';

type Snapshot = SnapshotOf<typeof staffModel>;

/** The page sends a person in the list's format. */
const hasPerson = (snapshot: Snapshot, { person: { id, version } }: { person: StaffMember }): boolean =>
  snapshot.matches('list') &&
  snapshot.context.people?.some((listed) => listed.id === id && listed.version === version) === true;

const isEditing = (snapshot: Snapshot): boolean => snapshot.matches('editing');
const isFrontDesk = ({ context }: Snapshot): boolean => jobOf(context.roles) === 'frontDesk';

const hasList = (snapshot: Snapshot): boolean =>
  snapshot.matches('list') || snapshot.matches('changing') || snapshot.matches('sendingLink');

const can = canDo<typeof staffModel>({
  'list.retry': (snapshot) => snapshot.matches('failed'),
  'list.search': (snapshot, { text }) => hasList(snapshot) && text !== snapshot.context.search,
  'job.choose': (snapshot, { job }) => hasList(snapshot) && job !== snapshot.context.job,
  'list.sort': (snapshot, { sort }) => hasList(snapshot) && sort.field !== snapshot.context.sort.field,
  'person.add': (snapshot) => snapshot.matches('list'),
  'person.edit': hasPerson,
  'person.deactivate': hasPerson,
  'person.activate': hasPerson,
  'link.send': hasPerson,
  'field.change': (snapshot, { field, value }) => {
    const { person, fields } = snapshot.context;
    return isEditing(snapshot) && (person === null || field !== 'email') && value !== fields.texts[field];
  },
  'field.blur': isEditing,
  'role.switch': (snapshot, { isOn }) =>
    isEditing(snapshot) && isOn !== snapshot.context.roles.includes('EditorPlanFees'),
  'roles.choose': (snapshot) => isEditing(snapshot) && !isFrontDesk(snapshot),
  'form.save': isEditing,
  'change.confirm': (snapshot) => snapshot.matches('confirming'),
  'discard.confirm': select.selectIsDiscarding,
  'dialog.close': (snapshot) =>
    isEditing(snapshot) || select.selectIsDiscarding(snapshot) || snapshot.matches('confirming'),
});

export const staffPage = pageModel({
  model: staffModel,
  scenes: { 'the staff of an organization': { input: undefined, can } },
});

const STAFF = '/staff';
const STAFF_FIELDS = ['name', 'email', 'phone'] as const;
const LABELS: Record<StaffField, string> = { name: 'Full name', email: 'Email', phone: 'Phone (optional)' };
const LINK = `${STAFF}/${ROBIN.id}/password-link`;
const pathOf = ({ id }: StaffMember) => `${STAFF}/${id}`;

export const driveStaff: Drive<typeof staffModel> = async (adapter, harness) => {
  const answer = await harness.pause(STAFF, pathOf(ROBIN), pathOf(KIT), LINK);
  let chosen = ROBIN;
  const act = async (person: StaffMember, name: string) => {
    chosen = person;
    await adapter.click('button', `Actions for ${person.name}`);
    await adapter.click('menuitem', name);
  };
  const sees = (snapshot: Snapshot) =>
    shows(adapter, readStaff, {
      isFailed: snapshot.matches('failed'),
      people: snapshot.matches('failed') ? [] : (select.selectPeople(snapshot) ?? []).map(({ name }) => name),
      dialog: titleOf(snapshot),
      asks: select.selectIsDiscarding(snapshot),
      ...textsIn(snapshot),
      ...formOf(snapshot),
      isChanging: snapshot.matches('changing') || snapshot.matches('sendingLink'),
    });
  return {
    open: () => harness.open('/staff'),
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
      'discard.confirm': () => adapter.click('button', 'Discard changes'),
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
      'sendLink → works elsewhere': () => answer(LINK, 409, ELSEWHERE),
      'sendLink → server down': () => answer(LINK, 503, BUSY),
    },
    see: everyState(staffPage, sees),
  };
};

function textsIn(snapshot: Snapshot) {
  if (!select.selectIsFormOpen(snapshot)) return { name: '', email: '', phone: '', errors: [] };
  const errors = STAFF_FIELDS.map((field) => select.selectFieldError(field)(snapshot));
  return { ...snapshot.context.fields.texts, errors: errors.filter((error) => error !== null) };
}

function formOf(snapshot: Snapshot) {
  const { roles, failure } = snapshot.context;
  const isForm = select.selectIsFormOpen(snapshot);
  const differences = select.selectDifferences(snapshot);
  return {
    lacksRoles: isForm && select.selectLacksRoles(snapshot),
    isEditor: isForm && roles.includes('EditorPlanFees'),
    isFrontDesk: isForm && isFrontDesk(snapshot),
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
  if (select.selectIsConfirming(snapshot)) return `Deactivate ${person?.name}?`;
  if (!select.selectIsFormOpen(snapshot)) return '';
  return person === null ? 'Add staff member' : `Edit ${person.name}`;
}

const switchRole = (start: string) => dom.labeled(start)?.click();

function readStaff() {
  const isOutdated = dom.words('.dialog .banner-title') === 'Someone else changed this person';
  return {
    isFailed: dom.has('.state-message[role=alert]'),
    people: dom.texts('.staff-name > .table-open'),
    dialog: dom.words('.dialog-title'),
    asks: dom.texts('.dialog-title').at(-1) === 'Discard your changes?',
    name: dom.labeled('Full name')?.value ?? '',
    email: dom.labeled('Email')?.value ?? '',
    phone: dom.labeled('Phone')?.value ?? '',
    errors: ['Full name', 'Email', 'Phone'].map((label) => dom.error(dom.labeled(label))).filter(Boolean),
    lacksRoles: dom.words('.staff-choices .text-field-message') === 'Choose at least one role.',
    isEditor: dom.labeled('Plan fees editor')?.checked ?? false,
    isFrontDesk: dom.labeled('Front desk')?.checked ?? false,
    failure: isOutdated ? '' : dom.words('.dialog .banner-words > div'),
    isOutdated,
    differences: dom.rows('.dialog .table-row'),
    isSaving: dom.has('.dialog [type=submit][aria-busy=true]'),
    isChanging: dom.has('.staff-end > button[aria-disabled=true]') && !dom.has('.dialog'),
  };
}
