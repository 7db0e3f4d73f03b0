import type { SnapshotFrom } from 'xstate';
import { type Organization, type Practice, sortedByName } from '#domain/access/staff.ts';
import { type BellScope, bellScopeOf } from '#domain/notification/notification.ts';
import {
  type SessionScope,
  scopeOf,
  selectedOrganization,
  selectedPractice,
} from '#domain/session/selection.ts';
import type { ShellSession } from '../shell/shell.types.ts';
import type { sessionMachine } from './session.machine.ts';
import { selectHidesPatientData, selectUser } from './session.selectors.ts';

type Snapshot = SnapshotFrom<typeof sessionMachine>;

/** Organizations with a practice, sorted (LAYOUT-1). */
export const selectOrganizationOptions = ({ context }: Snapshot): Organization[] =>
  sortedByName((context.user?.organizations ?? []).filter(({ practices }) => practices.length > 0));
/** The practices of the selected organization, sorted (LAYOUT-1). */
export const selectPracticeOptions = (snapshot: Snapshot): Practice[] =>
  sortedByName(selectCurrentOrganization(snapshot)?.practices ?? []);
export const selectCurrentOrganization = ({ context: { user, selection } }: Snapshot) =>
  user === null || selection === null ? undefined : selectedOrganization(user, selection);
export const selectCurrentPractice = ({ context: { user, selection } }: Snapshot) =>
  user === null || selection === null ? undefined : selectedPractice(user, selection);
/** Organization, practice and user, once all three are present (SESSION-1, WIDGET-3). */
export const selectScope = ({ context: { user, selection } }: Snapshot): SessionScope | null =>
  user === null || selection === null ? null : scopeOf(user, selection);
/** Also null while patient data is hidden (BELL-1). */
export const selectBellScope = (snapshot: Snapshot): BellScope | null => {
  const { user, selection } = snapshot.context;
  if (user === null || selection === null || selectHidesPatientData(snapshot)) return null;
  return bellScopeOf(user, selection);
};
export const selectShellSession = (snapshot: Snapshot): ShellSession => ({
  userId: selectUser(snapshot)?.id ?? null,
  practice: selectCurrentPractice(snapshot) ?? null,
  bell: selectBellScope(snapshot),
  isHidden: selectHidesPatientData(snapshot),
});
