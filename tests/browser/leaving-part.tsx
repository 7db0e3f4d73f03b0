import { onTestFinished } from 'vitest';
import { createActor } from 'xstate';
import type { Leave } from '#domain/navigation/leaving.ts';
import { leavingMachine } from '#machines/leaving/leaving.machine.ts';
import type { LeavingRef } from '#machines/leaving/leaving.selectors.ts';
import { ActorsProvider, ShellActorsProvider } from '#react/actors.tsx';
import { ContextMenus } from '#screens/shell/ContextMenus.tsx';
import { LeaveQuestion } from '#screens/shell/LeaveQuestion.tsx';
import type { LeavingSet } from '#tests/support/pages/leaving.ts';
import { mount } from './mount.tsx';
import { shellActors } from './shell-parts.tsx';

const WORK = { id: 'widget', name: 'Manage Plan Fees', lostWith: 'page' } as const;

const askBeforeUnload = (asks: boolean) => {
  window.onbeforeunload = asks ? (event) => event.preventDefault() : null;
};

/** What leads away from a page, and the question that stands before it. Where it leads, nobody goes. */
export function leavingSet(): LeavingSet {
  let leaving: LeavingRef | null = null;
  const ask = (leave: Leave) => leaving?.send({ type: 'leave.ask', leave });
  return {
    otherPractice: 'Birch Lane',
    async open() {
      const machine = leavingMachine.provide({
        actions: { takeLeave: () => undefined, tellBrowser: (_, { asks }) => askBeforeUnload(asks) },
      });
      onTestFinished(() => askBeforeUnload(false));
      leaving = createActor(machine, { input: { path: '/fee-management' } }).start();
      const actors = { ...(await shellActors('/fee-management')), leaving };
      mount(
        <ActorsProvider actors={actors}>
          <ShellActorsProvider actors={actors}>
            <header>
              <ContextMenus />
              <a
                href="/reports"
                onClick={(event) => {
                  event.preventDefault();
                  ask({ kind: 'page', path: '/reports' });
                }}
              >
                Report
              </a>
            </header>
            <LeaveQuestion />
          </ShellActorsProvider>
        </ActorsProvider>,
      );
    },
    async call(name, given = '') {
      if (name === 'workBegan') leaving?.send({ type: 'work.begin', work: WORK });
      if (name === 'workEnded') leaving?.send({ type: 'work.end', id: WORK.id });
      if (name === 'navigate') ask({ kind: 'page', path: given });
    },
    goBack: async () => void ask({ kind: 'history', path: '/reports', steps: -1 }),
    arriveAt: async (path) => void leaving?.send({ type: 'path.change', path }),
  };
}
