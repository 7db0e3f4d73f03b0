import {
  type Action,
  ADMIN_RULES,
  type AdminArea,
  levelAllows,
  PERMISSIONS,
  ROLE_PERMISSIONS,
} from '#domain/permissions.ts';

/** What a staff user holds, as stored: roles by name, permissions by name with their own level. */
export interface HeldRights {
  roles: readonly { name: string }[];
  permissions: readonly { name: string; level: string }[];
}

/**
 * Whether any one role or permission that opens the area also goes far enough (PERM-4, PERM-6). A role carries the
 * level of its permission; a permission carries the level that is stored with it.
 */
export function mayAct(held: HeldRights, area: AdminArea, action: Action): boolean {
  const rule = ADMIN_RULES[area];
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
