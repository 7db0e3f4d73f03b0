import { getNextSnapshot, type SnapshotFrom } from 'xstate';
import { model } from '#charts/explore/model.ts';
import { BY_NAME, type StaffFacts, type StaffMember } from '#domain/access/staff-member.ts';
import { staffMachine } from '#machines/staff/staff.machine.ts';
import { selectDifferences, selectIsFormOpen } from '#machines/staff/staff.selectors.ts';
import { factsIn } from '#machines/staff/staff.setup.ts';
import type { StaffContext } from '#machines/staff/staff.types.ts';
import { BUSY, conflict } from '#tests/support/failures.ts';
import { staffMember } from './staff-member.ts';

const isStored = (person: StaffMember, { name, phone, roles }: StaffFacts): boolean =>
  name === person.name && phone === person.phone && roles.join() === person.roles.join();

const isUntouched = ({ texts }: StaffContext['fields'], roles: readonly string[]): boolean =>
  texts.name + texts.email + texts.phone === '' && roles.length === 0;

/** The list is visible while the server works. */
const isWaiting = (snapshot: SnapshotFrom<typeof staffMachine>): boolean =>
  snapshot.matches('changing') || snapshot.matches('sendingLink');

export const OUTDATED = conflict(
  'staffChanged',
  'Someone else changed this person. Check the list and try again.',
  [staffMember({ roles: ['ViewerGeneral'], version: 2 })],
);
export const ELSEWHERE = conflict('worksElsewhere', 'This person also works for another organization.');
export const ROBIN = staffMember();
export const KIT = staffMember({ id: '5', name: 'Kit Second', isActive: false, lastSignedInAt: null });

export const staffModel = model({
  machine: staffMachine,
  inputs: [undefined],
  events: {
    'list.retry': [{}],
    'list.search': [
      { case: 'a name', text: 'kit' },
      { case: 'nothing', text: '' },
    ],
    'job.choose': [
      { case: 'a job', job: 'frontDesk' },
      { case: 'every job', job: null },
    ],
    'list.sort': [
      { case: 'last sign-in', sort: { field: 'lastSignedInAt', order: 'desc' } },
      { case: 'name', sort: BY_NAME },
    ],
    'person.add': [{}],
    'person.edit': [{ person: ROBIN }],
    'person.deactivate': [{ person: ROBIN }],
    'person.activate': [{ person: KIT }],
    'link.send': [{ person: ROBIN }],
    'field.change': [
      { case: 'a name', field: 'name', value: 'Robin Vale' },
      { case: 'an email', field: 'email', value: 'robin@vale.test' },
      { case: 'a short phone', field: 'phone', value: '614' },
    ],
    'field.blur': [{ field: 'phone' }],
    'role.switch': [
      { case: 'given', role: 'EditorPlanFees', isOn: true },
      { case: 'taken away', role: 'EditorPlanFees', isOn: false },
    ],
    'roles.choose': [{ roles: ['ViewerGeneral', 'ViewerWarning'] }],
    'form.save': [{}],
    'change.confirm': [{}],
    'discard.confirm': [{}],
    'dialog.close': [{}],
  },
  outcomes: {
    listStaff: { some: { output: [KIT, ROBIN] }, 'server down': { error: BUSY } },
    addPerson: { added: { output: ROBIN }, 'server down': { error: BUSY } },
    changePerson: {
      changed: { output: ROBIN },
      outdated: { error: OUTDATED },
      'server down': { error: BUSY },
    },
    sendLink: {
      sent: { output: undefined },
      'works elsewhere': { error: ELSEWHERE },
      'server down': { error: BUSY },
    },
  },
  /** What the form had counts only while it is open. */
  abstraction: (snapshot) => {
    const { fields, roles, isChecked, ...rest } = snapshot.context;
    return selectIsFormOpen(snapshot) ? [rest, fields, roles, isChecked] : [rest];
  },
  /** Search, job and order change the list only: each alone, before the user chose a person, or while the list waits. */
  isWorthTaking: (snapshot, { kind, event: { type } }) => {
    const { search, job, sort, person, fields, roles } = snapshot.context;
    if (kind !== 'event' || type === 'list.retry') return true;
    const changes = [
      search !== '' && 'list.search',
      job && 'job.choose',
      sort.field !== 'name' && 'list.sort',
    ];
    const isOnlyChange = changes.every((change) => !change || change === type);
    const isOfList = type === 'list.search' || type === 'job.choose' || type === 'list.sort';
    const isFirst = person === null && isUntouched(fields, roles);
    return isOnlyChange && (!isOfList || isFirst || isWaiting(snapshot));
  },
  isHome: (snapshot) => snapshot.matches({ list: 'shown' }),
  whyHome: 'It starts before the staff is loaded.',
  invariants: {
    'PERM-8: no person is saved without a role.': (snapshot) =>
      !snapshot.matches('saving') || snapshot.context.roles.length > 0,
    'PERM-8: a change after another user’s change applies to the stored record, which the form shows.': (
      snapshot,
    ) => {
      const differences = selectDifferences(snapshot);
      const { person } = snapshot.context;
      return (
        differences === null ||
        (person?.version === 2 && isStored(person, factsIn(snapshot.context)) === (differences.length === 0))
      );
    },
    'DIALOG-3.7: the chart asks only before it discards a change.': (snapshot) => {
      const { person, fields, roles } = snapshot.context;
      const isUnchanged =
        person === null ? isUntouched(fields, roles) : isStored(person, factsIn(snapshot.context));
      return !snapshot.matches('discarding') || !isUnchanged;
    },
    'PERM-8: only a listed person is deactivated, activated or sent a link.': (snapshot) =>
      !(snapshot.matches('changing') || snapshot.matches('sendingLink') || snapshot.matches('confirming')) ||
      snapshot.context.person !== null,
    'PERM-8: a search that is typed while the server changes a person or emails a link applies.': (
      snapshot,
    ) =>
      !isWaiting(snapshot) ||
      getNextSnapshot(staffMachine, snapshot, { type: 'list.search', text: 'pat' }).context.search === 'pat',
    'ERR-1: no failure is shown while the server works on the next try.': (snapshot) =>
      !snapshot.hasTag('busy') || snapshot.context.failure === null,
  },
});
