import type { StaffUser } from '../access/staff.ts';
import type { SessionScope } from './selection.ts';

/** The practice that was selected when the user began a change. */
export interface PracticeContext {
  organizationId: string;
  practiceId: string;
}

export const practiceContextIn = ({ organization, practice }: SessionScope): PracticeContext => ({
  organizationId: organization.id,
  practiceId: practice.id,
});

/** Null if the user is not assigned to the practice. */
export function practiceContextOf(user: StaffUser, practiceId: string): PracticeContext | null {
  const organization = user.organizations.find(({ practices }) =>
    practices.some(({ id }) => id === practiceId),
  );
  return organization === undefined ? null : { organizationId: organization.id, practiceId };
}
