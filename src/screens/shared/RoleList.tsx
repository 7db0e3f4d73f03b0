import { rolesByKind } from '#domain/access/roles-by-kind.ts';
import './RoleList.css';

/** What each kind of role is for: one line for each kind. */
export function RoleList({ roles }: { roles: readonly string[] }) {
  return (
    <ul className="role-list">
      {rolesByKind(roles).map(({ kind, subjects }) => (
        <li key={kind}>
          {kind}: <span className="role-list-subjects">{subjects.join(', ')}</span>
        </li>
      ))}
    </ul>
  );
}
