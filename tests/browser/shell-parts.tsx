import { page } from 'vitest/browser';
import { createActor, waitFor } from 'xstate';
import type { StaffUser } from '#domain/access/staff.ts';
import { dialogMachine } from '#machines/dialog/dialog.machine.ts';
import { selectUser } from '#machines/session/session.selectors.ts';
import { ActorsProvider, ShellActorsProvider } from '#react/actors.tsx';
import { storyActors } from '#react/story-actors.tsx';
import { Toasts } from '#screens/shared/Toasts.tsx';
import { DeletePermission } from '#screens/shell/account/DeletePermission.tsx';
import { DialogPart } from '#screens/shell/account/DialogPart.tsx';
import { Shell } from '#screens/shell/Shell.tsx';
import { type DialogSet, PERMISSION } from '#tests/support/pages/dialog.ts';
import type { DrawerSet } from '#tests/support/pages/drawer.ts';
import type { Stage } from '#tests/support/pages/stage.ts';
import { staffUser } from '#tests/support/staff-user.ts';
import { mount } from './mount.tsx';

/** A dialog beside the button that opens it, in which another one is opened. */
export function dialogSet(stage: Stage): DialogSet {
  return {
    async open() {
      const dialog = createActor(dialogMachine).start();
      mount(
        <>
          <button type="button" onClick={() => dialog.send({ type: 'dialog.open' })}>
            View
          </button>
          <DialogPart dialog={dialog} title="Profile">
            <DeletePermission name={PERMISSION} />
          </DialogPart>
        </>,
      );
    },
    openProfile: () => stage.click('button', 'View'),
  };
}

/** The whole shell around a page of words, for somebody who may do everything. */
export function drawerSet(): DrawerSet {
  let goTo: DrawerSet['goTo'] = async () => undefined;
  return {
    async open({ width, path }) {
      await page.viewport(width, 900);
      const actors = await shellActors(path);
      goTo = async (to) => {
        actors.drawer.send({ type: 'path.change', path: to });
        actors.navigation.send({ type: 'path.change', path: to });
      };
      mountShell(actors);
    },
    goTo: (path) => goTo(path),
  };
}

const ROLES = ['AdministratorGoalSettings', 'EditorPlanFees'].map((name) => ({
  id: name,
  name,
  permissions: [],
}));

interface ShellWorld {
  user?: StaffUser;
  /** Charts in place of the story's. */
  charts?: Parameters<typeof storyActors>[1];
}

/** The actors of a page of a signed-in user; no request but those of the session gets a response. */
export async function shellActors(
  path: string,
  { user = staffUser({ roles: ROLES }), charts }: ShellWorld = {},
) {
  const actors = storyActors(
    {
      path,
      restoreSession: { value: { kind: 'signedIn' } },
      loadUser: { value: { user, stored: null } },
    },
    charts,
  );
  await waitFor(actors.session, (snapshot) => selectUser(snapshot) !== null);
  return actors;
}

type PageActors = Awaited<ReturnType<typeof shellActors>>;

/** The whole shell with its toasts, around a page of words. */
export function mountShell(actors: PageActors): void {
  mount(
    <ActorsProvider actors={actors}>
      <ShellActorsProvider actors={actors}>
        <Shell year={2026}>
          <h1>A page</h1>
        </Shell>
        <Toasts />
      </ShellActorsProvider>
    </ActorsProvider>,
  );
}
