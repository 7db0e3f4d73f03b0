import { managesPractice } from '#domain/access/may-act.ts';
import { selectUser } from '#machines/session/session.selectors.ts';
import { selectCurrentOrganization } from '#machines/session/session-scope.selectors.ts';
import { useSession } from '#react/actors.tsx';
import { copy } from './support-copy.ts';

/** Who helps with Bridgework if the server has no mailbox and no phone of support. */
export function useHelper(): { ask: string; helper: string } {
  const organization = useSession(selectCurrentOrganization);
  const user = useSession(selectUser);
  if (user !== null && managesPractice(user)) return { ask: copy.askServer, helper: copy.serverPeople };
  return {
    ask: copy.askAdministrator(organization?.name ?? copy.yourOrganization),
    helper: copy.administrator,
  };
}
