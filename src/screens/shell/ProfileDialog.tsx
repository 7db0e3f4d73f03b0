import { formattedPhone } from '#domain/phone.ts';
import { sortedByName } from '#domain/staff.ts';
import { selectUser } from '#machines/session/session.selectors.ts';
import { useSession, useShellActors } from '#parts/actors.tsx';
import { DialogPart } from '#parts/DialogPart.tsx';
import { Badge } from '#ui/Badge/Badge.tsx';
import { DescriptionList, ValueList } from '#ui/DescriptionList/DescriptionList.tsx';
import { copy } from './copy.ts';

/** Who is signed in: name, email, phone, roles and organizations (LAYOUT-8). */
export function ProfileDialog() {
  const { profile } = useShellActors();
  const user = useSession(selectUser);
  if (user === null) return null;
  const badges = (things: readonly { id: string; name: string }[]) => (
    <ValueList>
      {sortedByName(things).map(({ id, name }) => (
        <Badge key={id}>{name}</Badge>
      ))}
    </ValueList>
  );
  return (
    <DialogPart dialog={profile} title={copy.profile}>
      <DescriptionList
        items={[
          { term: copy.fullName, value: user.firstName },
          { term: copy.email, value: user.email },
          { term: copy.phone, value: formattedPhone(user.phone) || copy.noPhone },
          { term: copy.roles, value: user.roles.length > 0 ? badges(user.roles) : copy.noRoles },
          { term: copy.organizations, value: badges(user.organizations) },
        ]}
      />
    </DialogPart>
  );
}
