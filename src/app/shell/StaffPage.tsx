import { useState } from 'react';
import { grantableRoles } from '#domain/access/granting.ts';
import { managesPractice } from '#domain/access/may-act.ts';
import { practiceContextIn } from '#domain/session/practice-context.ts';
import type { SessionScope } from '#domain/session/selection.ts';
import { selectCurrentOrganization, selectScope } from '#machines/session/session-scope.selectors.ts';
import { useSession } from '#react/actors.tsx';
import { useRootActor } from '#react/use-root-actor.ts';
import { StaffRefused } from '#screens/staff/StaffRefused.tsx';
import { StaffScreen } from '#screens/staff/StaffScreen.tsx';
import { usePortal } from '../portal.ts';
import { wireStaff } from './staff.ports.ts';

export function StaffPage() {
  const scope = useSession(selectScope);
  if (scope === null) return null;
  if (!managesPractice(scope.user)) return <StaffRefused />;
  return <StaffOf key={scope.practice.id} scope={scope} />;
}

function StaffOf({ scope }: { scope: SessionScope }) {
  const portal = usePortal();
  const [logic] = useState(() => wireStaff(portal, practiceContextIn(scope)));
  return (
    <StaffScreen
      staff={useRootActor(logic)}
      organization={useSession(selectCurrentOrganization)?.name ?? ''}
      userId={scope.user.id}
      grantable={grantableRoles(scope.user)}
    />
  );
}
