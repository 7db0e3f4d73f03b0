import type { Organization, Practice, StaffUser } from '#domain/access/staff.ts';

const practice = (id: string, name: string, phone: string, goal: number): Practice => ({
  id,
  name,
  phone,
  goal,
  state: 'OH',
  timeZone: 'America/New_York',
});
export const WILLOW_STREET = practice('p1', 'Willow Street', '6145550101', 40);
const BIRCH_LANE = practice('p2', 'Birch Lane', '6145550102', 25);
const HARBOR_ROAD: Practice = {
  ...practice('p3', 'Harbor Road', '4155550103', 30),
  state: 'CA',
  timeZone: 'America/Los_Angeles',
};

/** Two organizations whose order in the response differs from the order in the menu. */
export const ORGANIZATIONS: readonly Organization[] = [
  { id: 'o1', name: 'North Dental', practices: [WILLOW_STREET, BIRCH_LANE] },
  { id: 'o2', name: 'Bay Dental', practices: [HARBOR_ROAD] },
];

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
