import type { Organization, StaffUser } from '#domain/access/staff.ts';

/** Two organizations whose order in the response differs from the order in the menu. */
export const ORGANIZATIONS: readonly Organization[] = [
  {
    id: 'o1',
    name: 'North Dental',
    practices: [
      {
        id: 'p1',
        name: 'Willow Street',
        phone: '6145550101',
        goal: 40,
        state: 'OH',
        timeZone: 'America/New_York',
      },
      {
        id: 'p2',
        name: 'Birch Lane',
        phone: '6145550102',
        goal: 25,
        state: 'OH',
        timeZone: 'America/New_York',
      },
    ],
  },
  {
    id: 'o2',
    name: 'Bay Dental',
    practices: [
      {
        id: 'p3',
        name: 'Harbor Road',
        phone: '4155550103',
        goal: 30,
        state: 'CA',
        timeZone: 'America/Los_Angeles',
      },
    ],
  },
];

/** A staff user for tests, with the given changes. */
export function staffUser(given: Partial<StaffUser> = {}): StaffUser {
  return {
    id: 'u1',
    firstName: 'Ann Marie Okafor',
    email: 'ann@a.test',
    username: 'ann@a.test',
    phone: '6145550100',
    locked: false,
    organizations: ORGANIZATIONS,
    roles: [],
    permissions: [],
    ...given,
  };
}
