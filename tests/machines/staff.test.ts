import { expect, it } from 'vitest';
import { staffMachine } from '#machines/staff/staff.machine.ts';
import { selectPeople } from '#machines/staff/staff.selectors.ts';
import { BUSY, conflict } from '#tests/support/failures.ts';
import { startChart } from '#tests/support/start-chart.ts';
import { staffMember } from './staff-member.ts';

/** As the command line stores them. */
const SHORT = staffMember({ name: 'Bo', phone: '555-0119' });

function startStaff() {
  const { actor: staff, ports, now } = startChart(staffMachine);
  return { staff, ...ports, now };
}

it('PERM-8.9: a stored name and phone that the form would refuse stay, and the roles can change', async () => {
  const { staff, listStaff, changePerson } = startStaff();
  await listStaff.succeed([SHORT]);
  staff.send({ type: 'person.edit', person: SHORT });
  staff.send({ type: 'roles.choose', roles: ['ViewerGeneral'] });
  staff.send({ type: 'form.save' });
  expect(changePerson.asked).toEqual([{ person: SHORT, roles: ['ViewerGeneral'], isActive: true }]);
});

it('PERM-8.9: a person without roles is saved without one', async () => {
  const {
    actor: staff,
    ports: { changePerson },
  } = startChart(staffMachine);
  const person = staffMember({ roles: [] });
  staff.send({ type: 'person.edit', person });
  staff.send({ type: 'form.save' });
  expect(changePerson.asked).toEqual([{ person, roles: [], isActive: true }]);
});

it('PERM-8: after a save, the list has the saved person before it has loaded again', async () => {
  const { staff, listStaff, changePerson, now } = startStaff();
  const other = staffMember({ id: '5', name: 'Kit Second' });
  const stored = { ...SHORT, roles: ['ViewerGeneral'], version: 2 };
  await listStaff.succeed([other, SHORT]);
  staff.send({ type: 'person.edit', person: SHORT });
  staff.send({ type: 'roles.choose', roles: ['ViewerGeneral'] });
  staff.send({ type: 'form.save' });
  await changePerson.succeed(stored);
  expect(now().matches({ list: 'loading' })).toBe(true);
  expect(selectPeople(now())).toEqual([stored, other]);
});

it('PERM-8: after a failed invitation, which may be stored, closing the dialog loads the list again', async () => {
  const { staff, listStaff, addPerson, now } = startStaff();
  await listStaff.succeed([]);
  staff.send({ type: 'person.add' });
  staff.send({ type: 'field.change', field: 'name', value: SHORT.name.repeat(2) });
  staff.send({ type: 'field.change', field: 'email', value: SHORT.email });
  staff.send({ type: 'roles.choose', roles: ['ViewerGeneral'] });
  staff.send({ type: 'form.save' });
  await addPerson.fail(BUSY);
  staff.send({ type: 'dialog.close' });
  staff.send({ type: 'discard.confirm' });
  await listStaff.succeed([SHORT]);
  expect(selectPeople(now())).toEqual([SHORT]);
});

it('PERM-8.6: deactivating a person sends no name or phone', async () => {
  const { staff, listStaff, changePerson } = startStaff();
  await listStaff.succeed([SHORT]);
  staff.send({ type: 'person.deactivate', person: SHORT });
  staff.send({ type: 'change.confirm' });
  expect(changePerson.asked).toEqual([{ person: SHORT, roles: ['EditorPlanFees'], isActive: false }]);
});

it('PERM-8: after another user’s change, the form has it, and saving changes only what the user changed', async () => {
  const { staff, listStaff, changePerson } = startStaff();
  const before = staffMember({ roles: ['EditorPlanFees', 'ViewerUrgent'] });
  const stored = staffMember({ name: 'Robin Vale-Ito', roles: ['EditorPlanFees'], version: 2 });
  await listStaff.succeed([before]);
  staff.send({ type: 'person.edit', person: before });
  staff.send({ type: 'field.change', field: 'phone', value: '(614) 555-0119' });
  staff.send({ type: 'role.switch', role: 'ViewerGeneral', isOn: true });
  staff.send({ type: 'form.save' });
  await changePerson.fail(conflict('staffChanged', 'Someone else changed this person.', [stored]));
  staff.send({ type: 'form.save' });
  expect(changePerson.asked[1]).toEqual({
    person: stored,
    phone: '6145550119',
    roles: ['ViewerGeneral', 'EditorPlanFees'],
    isActive: true,
  });
});
