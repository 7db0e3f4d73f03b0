import type { UserRights } from './may-act.ts';
import {
  LEVEL_BITS,
  levelAllows,
  PERMISSIONS,
  type PermissionName,
  ROLE_NAMES,
  ROLE_PERMISSIONS,
  type RoleName,
} from './permissions.ts';

/** Permissions that include others in addition to themselves. */
const INCLUDED: Partial<Record<string, readonly PermissionName[]>> = {
  ADACodesManagement: ['CustomADACodesManagement', 'ADACodesEditor'],
  PlanFeesManagement: ['PlanFeesEditor'],
};

/** The roles that the user may give to others: those whose rights the user also has (PERM-8). */
export const grantableRoles = (rights: UserRights): readonly RoleName[] =>
  ROLE_NAMES.filter((role) => isCovered(rights, ROLE_PERMISSIONS[role]));

function isCovered(rights: UserRights, wanted: PermissionName): boolean {
  const bits = LEVEL_BITS.filter((bit) => levelAllows(PERMISSIONS[wanted].level, bit));
  return permissionsOf(rights).some(
    ({ name, level }) =>
      (name === wanted || INCLUDED[name]?.includes(wanted) === true) &&
      bits.every((bit) => levelAllows(level, bit)),
  );
}

const permissionsOf = ({ roles, permissions }: UserRights): UserRights['permissions'] => [
  ...permissions,
  ...ROLE_NAMES.filter((role) => roles.some(({ name }) => name === role)).map((role) => {
    const name = ROLE_PERMISSIONS[role];
    return { name, level: PERMISSIONS[name].level };
  }),
];
