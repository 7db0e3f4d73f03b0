import { rolesByKind } from '#domain/access/roles-by-kind.ts';

/** A line for each kind of role, with its areas. */
export const RoleList = ({ roles }: { roles: readonly string[] }) => (
  <ul>
    {rolesByKind(roles).map(({ kind, subjects }) => (
      <li key={kind}>{`${kind}: ${subjects.join(', ')}`}</li>
    ))}
  </ul>
);
