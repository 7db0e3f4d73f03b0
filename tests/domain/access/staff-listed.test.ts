import { expect, it } from 'vitest';
import { BY_NAME, type JobChoice, type StaffSort, staffListed } from '#domain/access/staff-member.ts';
import { staffMember } from '#tests/machines/staff-member.ts';

const PEOPLE = [
  staffMember({ id: '1', name: 'Robin Vale', lastSignedInAt: '2026-03-12T13:04:05Z' }),
  staffMember({
    id: '2',
    name: 'Ada Admin',
    email: 'admin@lake.test',
    roles: ['ViewerGeneral'],
    lastSignedInAt: '2026-03-16T13:04:05Z',
  }),
  staffMember({ id: '3', name: 'kit second', email: 'kit@lake.test', lastSignedInAt: null }),
];
const idsOf = (search: string, sort: StaffSort, job: JobChoice | null = null) =>
  staffListed(PEOPLE, { search, job }, sort).map(({ id }) => id);

it('PERM-8: the staff is sorted by name or by last sign-in', () => {
  expect(idsOf('', BY_NAME)).toEqual(['2', '3', '1']);
  expect(idsOf('', { field: 'name', order: 'desc' })).toEqual(['1', '3', '2']);
  expect(idsOf('', { field: 'lastSignedInAt', order: 'asc' })).toEqual(['3', '1', '2']);
  expect(idsOf('', { field: 'lastSignedInAt', order: 'desc' })).toEqual(['2', '1', '3']);
});

it('PERM-8: a search finds a part of a name or an email', () => {
  expect(idsOf(' KIT ', BY_NAME)).toEqual(['3']);
  expect(idsOf('lake.test', BY_NAME)).toEqual(['2', '3']);
  expect(idsOf('zz', BY_NAME)).toEqual([]);
});

it('PERM-8: the job filter lists the people with that job, or those whose roles match no job', () => {
  expect(idsOf('', BY_NAME, 'frontDesk')).toEqual(['2']);
  expect(idsOf('', BY_NAME, 'other')).toEqual(['3', '1']);
  expect(idsOf('robin', BY_NAME, 'frontDesk')).toEqual([]);
});
