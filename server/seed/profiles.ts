import { ROLE_NAMES, type RoleName } from '#domain/access/permissions.ts';

/** Public, so production never uses it. */
export const SAMPLE_PASSWORD = 'Bridge2026!';

const MANAGING = [
  'AdministratorGoalSettings',
  'AdministratorPaymentManagement',
  'AdministratorCustomADACodes',
  'EditorPlanFees',
  'EditorADACodes',
] as const;

/** PERM-7 */
const ROLES = {
  admin: ROLE_NAMES,
  team: MANAGING,
  office: MANAGING,
  organization: MANAGING,
  frontdesk: ['ViewerGeneral'],
} as const satisfies Record<string, readonly RoleName[]>;
export type ProfileName = keyof typeof ROLES;
export const PROFILE_NAMES = [
  'admin',
  'team',
  'office',
  'organization',
  'frontdesk',
] as const satisfies readonly ProfileName[];

export const rolesOfProfile = (profile: ProfileName): readonly RoleName[] => ROLES[profile];

/** They sign in as `<profile>@bridgework.test`. */
export const SAMPLE_PEOPLE: readonly {
  profile: ProfileName;
  name: string;
  phone: string;
  /** How long before the sample was written the person last signed in. */
  signedInHours: number;
}[] = [
  { profile: 'admin', name: 'Ada Admin', phone: '(614) 555-0101', signedInHours: 20 },
  { profile: 'team', name: 'Tomas Team', phone: '(614) 555-0102', signedInHours: 68 },
  { profile: 'office', name: 'Olga Office', phone: '(614) 555-0103', signedInHours: 21 },
  { profile: 'organization', name: 'Oscar Organization', phone: '(614) 555-0104', signedInHours: 270 },
  { profile: 'frontdesk', name: 'Freya Front', phone: '(614) 555-0105', signedInHours: 4 },
];

export const emailOfProfile = (profile: ProfileName): string => `${profile}@bridgework.test`;
