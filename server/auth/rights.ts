import {
  type AccessRule,
  type Action,
  ADMIN_RULES,
  type AdminArea,
  levelAllows,
  PERMISSIONS,
  ROLE_PERMISSIONS,
} from '#domain/access/permissions.ts';

/** Roles by name, permissions by name with their level. */
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
  const byRole = rule.roles.some(
    (role) =>
      rights.roles.some(({ name }) => name === role) &&
      levelAllows(PERMISSIONS[ROLE_PERMISSIONS[role]].level, action),
  );
  const byPermission = rule.permissions.some((permission) =>
    rights.permissions.some(({ name, level }) => name === permission && levelAllows(level, action)),
  );
  return byRole || byPermission;
}
