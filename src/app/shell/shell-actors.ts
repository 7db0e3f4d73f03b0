import { fromPromise } from 'xstate';
import { withPracticeContext } from '#api/practice-context.ts';
import { getSupportInformation } from '#api/support.ts';
import { changePassword } from '#api/user.ts';
import type { SupportInformation } from '#domain/practice/support.ts';
import type { Appearance } from '#domain/session/appearance.ts';
import type { PasswordChange } from '#domain/session/password-change.ts';
import { appearanceMachine } from '#machines/appearance/appearance.machine.ts';
import { drawerMachine } from '#machines/drawer/drawer.machine.ts';
import { passwordChangeMachine } from '#machines/password-change/password-change.machine.ts';
import { type SessionRef, selectSelection } from '#machines/session/session.selectors.ts';
import { selectShellSession } from '#machines/session/session-scope.selectors.ts';
import { watchSession } from '#machines/session/watch-session.ts';
import { shellMachine } from '#machines/shell/shell.machine.ts';
import { type ShellRef, selectShellActors } from '#machines/shell/shell.selectors.ts';
import { supportMachine } from '#machines/support/support.machine.ts';
import type { Portal } from '../portal.ts';
import { wireSessionEnd } from '../session/session-end.ports.ts';
import { watchPath } from '../watch-path.ts';
import { createAppearanceStore } from './appearance-store.ts';
import { wireCommandMenu, wireShortcuts } from './command.ports.ts';
import { focusSearchBox } from './key-presses.ts';
import { wireLeaving } from './leaving.ports.ts';
import { wireMenuHint } from './menu-hint.ports.ts';
import { seenIn, wireNotifications } from './notifications.ports.ts';
import { watchWidth } from './watch-width.ts';

export function startShell(portal: Portal, session: SessionRef) {
  const { root, browser, tab } = portal;
  const input = {
    path: browser.path(),
    isNarrow: browser.isNarrow(),
    prefersCollapsed: createAppearanceStore(browser).shown().drawer === 'collapsed',
    seen: seenIn(tab),
    lastPractice: tab.get('last-practice'),
  };
  root.send({ type: 'shell.start', logic: wireShell(portal, session), input });
  const shell: ShellRef = root.system.get('shell');
  return {
    actors: selectShellActors(shell.getSnapshot()),
    stop: () => root.send({ type: 'shell.stop' }),
  };
}

export function wireShell(given: Portal, session: SessionRef) {
  const { browser, tab } = given;
  const client = withPracticeContext(given.client, () => selectSelection(session.getSnapshot()));
  const portal = { ...given, client };
  return shellMachine.provide({
    actors: {
      commandMenu: wireCommandMenu(portal, session),
      drawer: drawerMachine.provide({
        actors: { watchPath: watchPath(browser), watchWidth: watchWidth(browser) },
      }),
      leaving: wireLeaving(portal),
      menuHint: wireMenuHint(portal),
      appearance: wireAppearance(portal),
      notifications: wireNotifications(portal, session),
      password: wirePassword(portal),
      sessionEnd: wireSessionEnd(portal),
      shortcuts: wireShortcuts(),
      support: wireSupport(portal),
      watchSession: watchSession(
        () => session,
        (snapshot) => ({ session: selectShellSession(snapshot) }),
      ),
    },
    actions: {
      storeLastPractice: (_, { lastPractice }) => void tab.set('last-practice', lastPractice),
      focusSearchBox: () => focusSearchBox(),
      logFailure: ({ event }) => console.error(event),
    },
  });
}

function wireSupport({ client }: Portal) {
  return supportMachine.provide({
    actors: {
      loadSupport: fromPromise<SupportInformation, { practiceId: string | null }>(({ input, signal }) =>
        getSupportInformation(client, input.practiceId ?? '', signal),
      ),
    },
  });
}

function wirePassword({ client }: Portal) {
  return passwordChangeMachine.provide({
    actors: {
      changePassword: fromPromise<{ message: string }, PasswordChange>(({ input, signal }) =>
        changePassword(client, input, signal),
      ),
    },
  });
}

function wireAppearance({ browser }: Portal) {
  const store = createAppearanceStore(browser);
  return appearanceMachine.provide({
    actors: {
      loadAppearance: fromPromise<Appearance, { userId: string | null }>(({ input }) =>
        store.load(input.userId ?? ''),
      ),
      saveAppearance: fromPromise<void, { userId: string | null; appearance: Appearance }>(({ input }) =>
        store.save(input.userId ?? '', input.appearance),
      ),
    },
    actions: { showAppearance: (_, appearance) => store.show(appearance) },
  });
}
