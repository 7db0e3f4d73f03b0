import type { RoleGroup } from '#domain/access/role-groups.ts';
import { INVITATION_DAYS } from '#domain/access/staff-member.ts';
import { countOf } from '#domain/text/count.ts';

const ROLE_GROUPS: Record<RoleGroup, string> = {
  frontDesk: 'Notifications',
  billing: 'Billing',
  administration: 'Administration',
};

export const copy = {
  people: 'Organization staff',
  count: (shown: number, all: number) =>
    `${shown === all ? '' : `${shown} of `}${countOf(all, 'person', 'people')}`,
  add: 'Add staff member',
  edit: 'Edit',
  deactivate: 'Deactivate',
  activate: 'Activate',
  sendLink: 'Email password link',
  actionsFor: (name: string) => `Actions for ${name}`,
  columns: { name: 'Name', email: 'Contact', roles: 'Job', status: 'Status', lastSignIn: 'Last sign-in' },
  search: 'Search by name or email',
  anyJob: 'Any',
  noneFound: 'No staff match',
  neverSignedIn: 'Not signed in yet',
  invited: 'Invited',
  inactive: 'Inactive',
  active: 'Active',
  you: 'You',
  noRoles: 'None',
  otherRoles: 'Other',
  elsewhere: 'Also works for an organization that you don’t belong to',

  loadFailed: 'Couldn’t load the staff',
  retry: 'Try again',

  addTitle: 'Add staff member',
  invite: 'Send invitation',
  addAbout: (organization: string) =>
    `They’ll get an email with a link to choose a password, which works for ${INVITATION_DAYS} days. They can work in every practice of ${organization}.`,
  editTitle: (name: string) => `Edit ${name}`,
  field: 'Field',
  name: 'Full name',
  email: 'Email',
  emailStays: 'Used to sign in, so it can’t be changed.',
  phone: 'Phone (optional)',
  job: 'Job',
  singleRoles: 'Choose individual roles',
  roleGroups: ROLE_GROUPS,
  rolesAbout: 'Everyone can find patients, sell plans, and take payments. The roles below add to that.',
  chooseRole: 'Choose at least one role.',
  roleNotYours: 'You can give only roles that you have',
  save: 'Save',
  changedTitle: 'Someone else changed this person',

  deactivateTitle: (name: string) => `Deactivate ${name}?`,
  deactivateAbout: 'They’ll be signed out right away, and can’t sign in until you activate them again.',

  refusedTitle: 'You don’t manage this practice',
  refused:
    'Only people with full access to goals, payments, procedure codes, and plan fees can change the staff. Ask one of them.',
};
