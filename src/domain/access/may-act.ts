import {
  type AccessRule,
  type Action,
  ADMIN_RULES,
  type AdminArea,
  LEVEL_BITS,
  levelAllows,
  PERMISSIONS,
  ROLE_PERMISSIONS,
  type RoleName,
} from './permissions.ts';

/** Roles by name; permissions by name with their level. */
export interface UserRights {
  roles: readonly { name: string }[];
  permissions: readonly { name: string; level: string }[];
}

/** PERM-5, PERM-6 */
export function mayAct(rights: UserRights, area: AdminArea, action: Action): boolean {
  return reaches(rights, ADMIN_RULES[area], action);
}

/** Rights for custom codes don't cover standard codes. */
const STANDARD_CODES: AccessRule = {
  roles: ['AdministratorADACodes', 'EditorADACodes'],
  permissions: ['ADACodesManagement', 'ADACodesEditor'],
};

export function mayChangeStandardCodes(rights: UserRights): boolean {
  return reaches(rights, STANDARD_CODES, 'update');
}

/**
 * Any one role or permission of the rule with the required level (PERM-4, PERM-6). A role has its permission's level, a
 * permission has its stored level.
 */
function reaches(rights: UserRights, rule: AccessRule, action: Action): boolean {
  const byRole = rolesThatReach(rule, action).some((role) => rights.roles.some(({ name }) => name === role));
  const byPermission = rule.permissions.some((permission) =>
    rights.permissions.some(({ name, level }) => name === permission && levelAllows(level, action)),
  );
  return byRole || byPermission;
}

/** The roles of the rule with the required level. */
export const rolesThatReach = (rule: AccessRule, action: Action): readonly RoleName[] =>
  rule.roles.filter((role) => levelAllows(PERMISSIONS[ROLE_PERMISSIONS[role]].level, action));

const ADMIN_AREAS = Object.keys(ADMIN_RULES) as AdminArea[];

/** PERM-8: full rights in each area. The specification has no role for a practice as a whole. */
export function managesPractice(rights: UserRights): boolean {
  return ADMIN_AREAS.every((area) => LEVEL_BITS.every((action) => mayAct(rights, area, action)));
}
