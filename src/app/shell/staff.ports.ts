import { fromPromise } from 'xstate';
import { withPracticeContext } from '#api/practice-context.ts';
import { addStaff, changeStaff, listStaff, sendPasswordLink } from '#api/staff.ts';
import type { NewStaffMember, StaffMember } from '#domain/access/staff-member.ts';
import { PAGES } from '#domain/navigation/routes.ts';
import type { PracticeContext } from '#domain/session/practice-context.ts';
import { staffMachine } from '#machines/staff/staff.machine.ts';
import type { StaffWrite } from '#machines/staff/staff.types.ts';
import type { Portal } from '../portal.ts';
import { unsavedWork } from './unsaved-work.ts';
import { reloadOwn } from './update-user.ts';

/** Wired for one practice: another practice gets its own chart. */
export function wireStaff(portal: Pick<Portal, 'client' | 'showToast' | 'root'>, place: PracticeContext) {
  const client = withPracticeContext(portal.client, () => place);
  return staffMachine.provide({
    actors: {
      listStaff: fromPromise<readonly StaffMember[], undefined>(({ signal }) =>
        listStaff(client, place, signal),
      ),
      addPerson: fromPromise<StaffMember, NewStaffMember>(({ input }) => addStaff(client, place, input)),
      changePerson: fromPromise<StaffMember, StaffWrite>(({ input: { person, ...change } }) =>
        changeStaff(client, { ...place, userId: person.id }, { ...change, version: person.version }),
      ),
      sendLink: fromPromise<void, { userId: string }>(async ({ input }) => {
        await sendPasswordLink(client, { ...place, ...input });
      }),
    },
    actions: {
      showToast: (_, toast) => portal.showToast(toast),
      reportUnsavedWork: unsavedWork(portal, { id: 'staff', name: PAGES.staff.title }),
      announce: (_, person) => reloadOwn(portal, person),
    },
  });
}
