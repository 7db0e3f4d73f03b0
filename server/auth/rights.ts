import {
  type AccessRule,
  type Action,
  ADMIN_RULES,
  type AdminArea,
  levelAllows,
  PERMISSIONS,
  ROLE_PERMISSIONS,
} from '#domain/access/permissions.ts';

/** What a staff user holds, as stored: roles by name, permissions by name with their own level. */
export interface HeldRights {
  roles: readonly { name: string }[];
  permissions: readonly { name: string; level: string }[];
}

/** Whether the user may do this in an admin area (PERM-5, PERM-6). */
export function mayAct(held: HeldRights, area: AdminArea, action: Action): boolean {
  return reaches(held, ADMIN_RULES[area], action);
}

/** Of procedure codes, the rights named for custom ones reach no standard one. */
const STANDARD_CODES: AccessRule = {
  roles: ['AdministratorADACodes', 'EditorADACodes'],
  permissions: ['ADACodesManagement', 'ADACodesEditor'],
};

/** Whether the user may change a standard procedure code; a custom one is for whoever may act in its area. */
export function mayChangeStandardCodes(held: HeldRights): boolean {
  return reaches(held, STANDARD_CODES, 'update');
}

/**
 * Whether any one role or permission of the rule also goes far enough (PERM-4, PERM-6). A role carries the level of
 * its permission; a permission carries the level that is stored with it.
 */
function reaches(held: HeldRights, rule: AccessRule, action: Action): boolean {
  const byRole = rule.roles.some(
    (role) =>
      held.roles.some(({ name }) => name === role) &&
      levelAllows(PERMISSIONS[ROLE_PERMISSIONS[role]].level, action),
  );
  const byPermission = rule.permissions.some((permission) =>
    held.permissions.some(({ name, level }) => name === permission && levelAllows(level, action)),
  );
  return byRole || byPermission;
}
