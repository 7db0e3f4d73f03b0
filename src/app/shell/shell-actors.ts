import { createActor, fromPromise } from 'xstate';
import { sayingWhereBegun } from '#api/begun-in.ts';
import { getSupportInformation } from '#api/support.ts';
import { changePassword } from '#api/user.ts';
import type { SupportInformation } from '#domain/access/support.ts';
import { NARROW_VIEWPORT_PX } from '#domain/navigation/drawer.ts';
import type { Look } from '#domain/session/look.ts';
import type { PasswordChange } from '#domain/session/password-change.ts';
import { dialogMachine } from '#machines/dialog/dialog.machine.ts';
import { drawerMachine } from '#machines/drawer/drawer.machine.ts';
import { selectDrawerState } from '#machines/drawer/drawer.selectors.ts';
import { lookMachine } from '#machines/look/look.machine.ts';
import { selectLook } from '#machines/look/look.selectors.ts';
import { passwordChangeMachine } from '#machines/password-change/password-change.machine.ts';
import { type SessionRef, selectSelection } from '#machines/session/session.selectors.ts';
import { supportMachine } from '#machines/support/support.machine.ts';
import type { ShellActors } from '#react/actors.tsx';
import type { Portal } from '../portal.ts';
import { wireSessionEnd } from '../session/session-end.ports.ts';
import { wireCommands } from './command.ports.ts';
import { tellSwitchedPractice } from './last-practice.ts';
import { wireLeaving } from './leaving.ports.ts';
import { tellPasswords } from './leaving.ts';
import { createLookStore } from './look-store.ts';
import { wireNotifications } from './notifications.ports.ts';
import { tellPractice, tellUser } from './tell-session.ts';

/** The charts around the pages of a signed-in user, running. */
export function startShell(portal: Portal, session: SessionRef) {
  const { actors, listen } = wireShell(portal, session);
  const running = Object.values(actors);
  for (const actor of running) actor.start();
  const stopListening = listen();
  return {
    actors,
    stop() {
      stopListening();
      for (const actor of running) actor.stop();
    },
  };
}

/** The charts around the pages of a signed-in user: every port provided, nothing started. */
export function wireShell(given: Portal, session: SessionRef) {
  const { browser } = given;
  const client = sayingWhereBegun(given.client, () => selectSelection(session.getSnapshot()));
  const portal = { ...given, client };
  const looks = createLookStore(browser);
  const wiredLook = wireLook(looks);
  const prefersCollapsed = looks.shown().drawer === 'collapsed';
  const input = { path: browser.path(), viewportWidth: browser.viewportWidth(), prefersCollapsed };
  const wiredSupport = wireSupport(portal);
  const wiredPassword = wirePassword(portal);
  const bell = wireNotifications(portal, session);
  const sessionEnd = wireSessionEnd(portal, session);
  const leaving = wireLeaving(portal, session, bell.actor);
  const hearers = {
    profile: createActor(dialogMachine),
    support: createActor(wiredSupport, { input: { practiceId: null } }),
    password: createActor(wiredPassword),
    look: createActor(wiredLook),
    notifications: bell.actor,
    leaving: leaving.actor,
    sessionEnd: sessionEnd.actor,
  };
  const commands = wireCommands(portal, session, hearers);
  const actors: ShellActors = {
    ...hearers,
    ...commands.actors,
    drawer: createActor(drawerMachine, { input }),
  };

  /** What the charts hear from then on. Answers how to stop hearing. */
  function listen(): () => void {
    const stops = [
      browser.onPathChange((path) => actors.drawer.send({ type: 'path.change', path })),
      tellPractice(session, actors.support),
      tellUser(session, actors.look),
      rememberDrawer(actors, () => browser.viewportWidth() >= NARROW_VIEWPORT_PX),
      bell.listen(),
      leaving.listen(),
      sessionEnd.listen(),
      tellPasswords(actors.password, actors.leaving),
      commands.listen(),
      tellSwitchedPractice(portal, session),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }

  return {
    actors,
    machines: [
      ...[wiredSupport, wiredPassword, wiredLook, bell.machine, leaving.machine],
      sessionEnd.machine,
      ...commands.machines,
    ],
    listen,
  };
}

function wireSupport({ client, showToast }: Portal) {
  return supportMachine.provide({
    actors: {
      loadSupport: fromPromise<SupportInformation, { practiceId: string | null }>(({ input, signal }) =>
        getSupportInformation(client, input.practiceId ?? '', signal),
      ),
    },
    actions: { showToast: (_, toast) => showToast(toast) },
  });
}

function wirePassword({ client, showToast }: Portal) {
  return passwordChangeMachine.provide({
    actors: {
      changePassword: fromPromise<{ message: string }, PasswordChange>(({ input, signal }) =>
        changePassword(client, input, signal),
      ),
    },
    actions: { showToast: (_, toast) => showToast(toast) },
  });
}

function wireLook(looks: ReturnType<typeof createLookStore>) {
  return lookMachine.provide({
    actors: {
      loadLook: fromPromise<Look, { userId: string | null }>(({ input }) => looks.load(input.userId ?? '')),
      saveLook: fromPromise<void, { userId: string | null; look: Look }>(({ input }) =>
        looks.save(input.userId ?? '', input.look),
      ),
    },
    actions: { showLook: (_, look) => looks.show(look) },
  });
}

/** A drawer that somebody collapses or expands in a wide window begins so the next time. */
function rememberDrawer({ drawer, look }: ShellActors, isWide: () => boolean): () => void {
  const subscription = drawer.subscribe((snapshot) => {
    const state = selectDrawerState(snapshot);
    const isChoice = state === 'expanded' || state === 'collapsed';
    if (isChoice && isWide() && selectLook(look.getSnapshot()).drawer !== state)
      look.send({ type: 'look.choose', change: { drawer: state } });
  });
  return () => subscription.unsubscribe();
}
