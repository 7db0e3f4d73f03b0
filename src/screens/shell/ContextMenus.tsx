import type { Leave } from '#domain/navigation/leaving.ts';
import { selectProfilePhase } from '#machines/session/session.selectors.ts';
import {
  selectCurrentOrganization,
  selectCurrentPractice,
  selectOrganizationOptions,
  selectPracticeOptions,
} from '#machines/session/session-scope.selectors.ts';
import { useSession, useShellActors } from '#react/actors.tsx';
import { Menu, MenuChoice } from '#ui/Menu/Menu.tsx';
import { PickerButton } from '#ui/PickerButton/PickerButton.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { copy } from './copy.ts';

/** LAYOUT-1 */
export function ContextMenus() {
  const { leaving } = useShellActors();
  const ask = (leave: Leave) => leaving.send({ type: 'leave.request', leave });
  const organization = useSession(selectCurrentOrganization);
  const practice = useSession(selectCurrentPractice);
  const organizations = useSession(selectOrganizationOptions);
  const practices = useSession(selectPracticeOptions);
  const isLoading = useSession(selectProfilePhase) === 'loadingUser';
  if (organization === undefined || practice === undefined)
    return isLoading ? <Skeleton shape="control" /> : null;
  return (
    <>
      <Menu
        label={copy.organization}
        trigger={<PickerButton label={copy.organization} value={organization.name} />}
      >
        <MenuChoice
          value={organization.id}
          options={organizations}
          onChoose={(organizationId) => ask({ kind: 'organization', organizationId })}
        />
      </Menu>
      <Menu label={copy.practice} trigger={<PickerButton label={copy.practice} value={practice.name} />}>
        <MenuChoice
          value={practice.id}
          options={practices}
          onChoose={(practiceId) => ask({ kind: 'practice', practiceId })}
        />
      </Menu>
    </>
  );
}
