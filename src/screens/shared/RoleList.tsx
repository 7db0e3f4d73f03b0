import { ChevronRight } from 'lucide';
import { kindInShort, rolesByKind } from '#domain/access/roles-by-kind.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { ValueList } from '#ui/DescriptionList/DescriptionList.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import './RoleList.css';

/** A badge for each kind of role. Opens to show what each kind is for, where the badges don’t. */
export function RoleList({ roles }: { roles: readonly string[] }) {
  const kinds = rolesByKind(roles);
  const badges = (
    <ValueList>
      {kinds.map((role) => (
        <Badge key={role.kind}>{kindInShort(role)}</Badge>
      ))}
    </ValueList>
  );
  if (kinds.every(({ subjects }) => subjects.length === 1)) return badges;
  return (
    <details className="role-list">
      <summary className="role-list-kinds">
        {badges}
        <Icon of={ChevronRight} mirrors />
      </summary>
      <ul className="role-list-subjects">
        {kinds.map(({ kind, subjects }) => (
          <li key={kind}>{`${kind}: ${subjects.join(', ')}`}</li>
        ))}
      </ul>
    </details>
  );
}
