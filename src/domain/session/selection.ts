import type { Organization, Practice, StaffUser } from '../access/staff.ts';

/** Stored per tab: ids only (SESSION-2). */
export interface Selection {
  organizationId: string;
  practiceId: string;
  memberId: string | null;
}

/** Sent to widgets, frames and calls (SESSION-1). */
export interface SessionScope {
  /** The state of the selected practice, because the specification gives an organization none. */
  organization: { id: string; state: string };
  practice: { id: string; state: string };
  user: StaffUser;
}

/** The first practice of the first organization that has one. */
export function firstSelection(user: StaffUser): Selection | null {
  return user.organizations.map(firstPracticeOf).find((selection) => selection !== null) ?? null;
}

/** The stored selection if the user still has access to it, else the first (SESSION-2). */
export function selectionFor(user: StaffUser, stored: Selection | null): Selection | null {
  const isStillOpen = stored !== null && selectedPractice(user, stored) !== undefined;
  return isStillOpen ? stored : firstSelection(user);
}

/** The selection for the patient in an address. Without access to their practice, no patient is selected. */
export function selectionNamed(
  user: StaffUser,
  named: Pick<Selection, 'practiceId'> & { memberId: string },
  stored: Selection | null,
): Selection | null {
  const organization = user.organizations.find(({ practices }) =>
    practices.some(({ id }) => id === named.practiceId),
  );
  if (organization !== undefined) return { organizationId: organization.id, ...named };
  const selection = selectionFor(user, stored);
  return selection && { ...selection, memberId: null };
}

/** Selects the organization's first practice. Null if the user has no access. */
export function selectOrganization(user: StaffUser, organizationId: string): Selection | null {
  const organization = user.organizations.find(({ id }) => id === organizationId);
  return organization === undefined ? null : firstPracticeOf(organization);
}

/** Null if the practice is not in the selected organization. */
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
