import type { Organization, Practice, StaffUser } from '../access/staff.ts';

/** What a tab works on: ids only, so that storage holds nothing else (SESSION-2). */
export interface Selection {
  organizationId: string;
  practiceId: string;
  memberId: string | null;
}

/** What widgets, frames and calls are told about where the work happens (SESSION-1). */
export interface SessionScope {
  /** The specification gives an organization no state of its own: chosen is that of the selected practice. */
  organization: { id: string; state: string };
  practice: { id: string; state: string };
  user: StaffUser;
}

/** The first organization that has a practice, and its first practice, as `GET /user` answers them. */
export function firstSelection(user: StaffUser): Selection | null {
  for (const organization of user.organizations) {
    const selection = firstPracticeOf(organization);
    if (selection !== null) return selection;
  }
  return null;
}

/** The stored choice while it is still the user's to make, else the first (SESSION-2). */
export function selectionFor(user: StaffUser, stored: Selection | null): Selection | null {
  const isStillOpen = stored !== null && selectedPractice(user, stored) !== undefined;
  return isStillOpen ? stored : firstSelection(user);
}

/** Changing the organization selects its first practice; null when the user may not make that choice. */
export function selectOrganization(user: StaffUser, organizationId: string): Selection | null {
  const organization = user.organizations.find(({ id }) => id === organizationId);
  return organization === undefined ? null : firstPracticeOf(organization);
}

/** A practice of the selected organization, with a member or none yet; null when it is not one of them. */
export function selectPractice(
  user: StaffUser,
  current: Selection,
  practiceId: string,
  memberId: string | null = null,
): Selection | null {
  const selection = { ...current, practiceId, memberId };
  return selectedPractice(user, selection) === undefined ? null : selection;
}

export function selectedOrganization(user: StaffUser, selection: Selection): Organization | undefined {
  return user.organizations.find(({ id }) => id === selection.organizationId);
}

export function selectedPractice(user: StaffUser, selection: Selection): Practice | undefined {
  return selectedOrganization(user, selection)?.practices.find(({ id }) => id === selection.practiceId);
}

export function scopeOf(user: StaffUser, selection: Selection): SessionScope | null {
  const practice = selectedPractice(user, selection);
  if (practice === undefined) return null;
  const { state } = practice;
  return {
    organization: { id: selection.organizationId, state },
    practice: { id: practice.id, state },
    user,
  };
}

function firstPracticeOf(organization: Organization): Selection | null {
  const practice = organization.practices[0];
  return practice === undefined
    ? null
    : { organizationId: organization.id, practiceId: practice.id, memberId: null };
}
