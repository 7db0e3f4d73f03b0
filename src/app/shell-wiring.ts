import { createActor } from 'xstate';
import { dialogMachine } from '#machines/dialog/dialog.machine.ts';
import { drawerMachine } from '#machines/drawer/drawer.machine.ts';
import type { ShellActors } from '#parts/actors.tsx';
import type { Portal } from './portal.ts';

/** The charts around the pages of somebody who is signed in: every port provided, nothing started. */
export function wireShell({ browser }: Portal) {
  const input = { path: browser.path(), viewportWidth: browser.viewportWidth() };
  const actors: ShellActors = {
    drawer: createActor(drawerMachine, { input }),
    profile: createActor(dialogMachine),
  };

  /** What the charts hear from then on. Answers how to stop hearing. */
  function listen(): () => void {
    return browser.onPathChange((path) => actors.drawer.send({ type: 'path.change', path }));
  }

  function start(): void {
    for (const actor of Object.values(actors)) actor.start();
  }

  return { actors, machines: [], start, listen };
}
