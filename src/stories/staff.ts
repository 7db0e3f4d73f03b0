import { ROLE_NAMES, ROLE_PERMISSIONS, type RoleName } from '#domain/access/permissions.ts';
import type { Organization, StaffUser } from '#domain/access/staff.ts';
import type { StoryWorld } from './actors.tsx';

const practice = (id: string, name: string, state: string) => ({
  id,
  name,
  state,
  phone: '6145550134',
  goal: 120,
  timeZone: 'America/New_York',
});

const ORGANIZATIONS: Organization[] = [
  {
    id: 'o1',
    name: 'Lakeshore Dental Partners',
    practices: [
      practice('p1', 'Harbor Street Dentistry', 'OH'),
      practice('p2', 'Birchwood Family Dental', 'MI'),
      practice('p3', 'Old Mill Orthodontics', 'IN'),
    ],
  },
  { id: 'o2', name: 'Copper Canyon Oral Health', practices: [practice('p4', 'Mesa Verde Dental', 'AZ')] },
  { id: 'o3', name: 'Bluestem Smiles', practices: [practice('p5', 'Prairie Avenue Dental', 'KS')] },
];

/** A sample staff member with the given roles. */
export function staffUser(roles: readonly RoleName[] = ROLE_NAMES, organizations = ORGANIZATIONS): StaffUser {
  return {
    id: 'u1',
    firstName: 'Avery Whitfield',
    email: 'avery@lakeshore.test',
    username: 'avery@lakeshore.test',
    phone: '6145550119',
    locked: false,
    organizations,
    roles: roles.map((name, index) => ({ id: `r${index}`, name, permissions: [] })),
    permissions: roles.map((role, index) => ({
      id: `n${index}`,
      name: ROLE_PERMISSIONS[role],
      group: 0,
      level: '1111',
    })),
  };
}

export const signedInAs = (user: StaffUser): StoryWorld => ({
  restoreSession: { value: { kind: 'signedIn' } },
  loadUser: { value: { user, stored: null } },
});
