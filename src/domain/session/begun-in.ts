import type { StaffUser } from '../access/staff.ts';

/** The organization and the practice that somebody worked in when they began to write something. */
export interface BegunIn {
  organizationId: string;
  practiceId: string;
}

/** A practice of the user's, and the organization that has it; null where it is none of theirs. */
export function begunInPractice(user: StaffUser, practiceId: string): BegunIn | null {
  const organization = user.organizations.find(({ practices }) =>
    practices.some(({ id }) => id === practiceId),
  );
  return organization === undefined ? null : { organizationId: organization.id, practiceId };
}
