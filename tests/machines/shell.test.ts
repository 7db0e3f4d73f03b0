import { describe, expect, it, vi } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import type { FoundPatient } from '#domain/patient/found-patient.ts';
import type { SupportInformation } from '#domain/practice/support.ts';
import type { SessionEnd } from '#domain/session/session-end.ts';
import { appearanceMachine } from '#machines/appearance/appearance.machine.ts';
import { commandMenuMachine } from '#machines/command-menu/command-menu.machine.ts';
import { selectIsMenuOpen } from '#machines/command-menu/command-menu.selectors.ts';
import { leavingMachine } from '#machines/leaving/leaving.machine.ts';
import { menuHintMachine } from '#machines/menu-hint/menu-hint.machine.ts';
import { navigationMachine } from '#machines/navigation/navigation.machine.ts';
import { notificationsMachine } from '#machines/notifications/notifications.machine.ts';
import { selectHasBell } from '#machines/notifications/notifications.selectors.ts';
import { selectIsPasswordOpen } from '#machines/password-change/password-change.selectors.ts';
import { portalMachine } from '#machines/portal/portal.machine.ts';
import { selectPortalActors } from '#machines/portal/portal.selectors.ts';
import { sessionEndMachine } from '#machines/session-end/session-end.machine.ts';
import { shellMachine } from '#machines/shell/shell.machine.ts';
import { type ShellRef, selectShellActors } from '#machines/shell/shell.selectors.ts';
import type { ShellInput, ShellSession } from '#machines/shell/shell.types.ts';
import { supportMachine } from '#machines/support/support.machine.ts';
import { selectToast } from '#machines/toast-queue/toast-queue.selectors.ts';
import { commandedPort } from '#tests/support/commanded-port.ts';
import { BIRCH, HIDDEN, SHELL_INPUT, SIGNED_OUT, UNASSIGNED, WILLOW } from './shell.model.ts';

const nothing = () => undefined;

/** The shell in the portal's tree. Its requests get no response unless the test sends one. */
function startShell(given: Partial<ShellInput> = {}) {
  const loadSupport = commandedPort<SupportInformation, { practiceId: string | null }>();
  const loadRecents = commandedPort<readonly FoundPatient[], { practiceId: string | null }>();
  const readEnd = commandedPort<SessionEnd | null>();
  const stored: (string | null)[] = [];
  const taken: unknown[] = [];
  const looks: (string | null)[] = [];
  const followed: string[] = [];
  const navigation = navigationMachine.provide({ actions: { showTitle: nothing, navigate: nothing } });
  const root = createActor(portalMachine.provide({ actors: { navigation } }), {
    input: { path: '/', query: '', requestedPath: null },
  }).start();
  const logic = shellMachine.provide({
    actors: {
      commandMenu: commandMenuMachine.provide({ actors: { loadRecents: loadRecents.logic } }),
      leaving: leavingMachine.provide({
        actions: { selectPatient: (_, leave) => void taken.push(leave), notifyBrowser: nothing },
      }),
      appearance: appearanceMachine.provide({
        actors: {
          loadAppearance: fromPromise(({ input }) => {
            looks.push(input.userId);
            return new Promise<never>(nothing);
          }),
        },
      }),
      notifications: notificationsMachine.provide({
        actors: {
          followNotifications: fromCallback(({ input }) => {
            followed.push((input as { practiceId: string }).practiceId);
            return () => void followed.push('stopped');
          }),
        },
        actions: { storeSeen: nothing },
      }),
      menuHint: menuHintMachine.provide({ actions: { logFailure: nothing } }),
      sessionEnd: sessionEndMachine.provide({ actors: { readEnd: readEnd.logic } }),
      support: supportMachine.provide({ actors: { loadSupport: loadSupport.logic } }),
    },
    actions: { storeLastPractice: (_, { lastPractice }) => void stored.push(lastPractice) },
  });
  root.send({ type: 'shell.start', logic, input: { ...SHELL_INPUT, ...given } });
  const shell: ShellRef = root.system.get('shell');
  const actors = selectShellActors(shell.getSnapshot());
  const change = (session: ShellSession) => shell.send({ type: 'session.change', session });
  const toast = () => selectToast(selectPortalActors(root.getSnapshot()).toastQueue.getSnapshot());
  return {
    root,
    shell,
    ...actors,
    loadSupport,
    loadRecents,
    readEnd,
    stored,
    taken,
    looks,
    followed,
    change,
    toast,
  };
}

describe('the shell', () => {
  it('SESSION-2: another practice restarts bell, menu and support, and cancels their requests', () => {
    const { change, followed, commandMenu, support, loadSupport, loadRecents, stored, looks } = startShell();
    change(WILLOW);
    support.send({ type: 'support.open' });
    commandMenu.send({ type: 'menu.open' });
    change(BIRCH);
    expect(followed).toEqual(['p1', 'stopped', 'p2']);
    expect(loadSupport.asked).toEqual([{ practiceId: 'p1' }, { practiceId: 'p2' }]);
    expect(selectIsMenuOpen(commandMenu.getSnapshot())).toBe(false);
    commandMenu.send({ type: 'menu.open' });
    expect(loadRecents.asked).toEqual([{ practiceId: 'p1' }, { practiceId: 'p2' }]);
    expect([stored, looks]).toEqual([['u1/p1', 'u1/p2'], ['u1']]);
  });

  it('SESSION-2: the same practice again restarts nothing', () => {
    const { change, followed, commandMenu, stored } = startShell();
    change(WILLOW);
    commandMenu.send({ type: 'menu.open' });
    change({ ...WILLOW });
    expect([followed, stored, selectIsMenuOpen(commandMenu.getSnapshot())]).toEqual([
      ['p1'],
      ['u1/p1'],
      true,
    ]);
  });

  it('SESSION-4: an ended session closes bell and menu; signing in again opens them and reads the end', () => {
    const { change, followed, notifications, commandMenu, password, readEnd } = startShell();
    change(WILLOW);
    commandMenu.send({ type: 'menu.open' });
    password.send({ type: 'password.open' });
    change(HIDDEN);
    expect(selectHasBell(notifications.getSnapshot())).toBe(false);
    expect(selectIsMenuOpen(commandMenu.getSnapshot())).toBe(false);
    expect(selectIsPasswordOpen(password.getSnapshot())).toBe(true);
    expect(readEnd.asked).toHaveLength(1);
    change(WILLOW);
    expect([followed, readEnd.asked.length]).toEqual([['p1', 'stopped', 'p1'], 2]);
  });

  it.each([
    ['BELL-1: a user without a practice has an appearance, and no bell', UNASSIGNED, ['u1']],
    ['SESSION-5: after signing out there is no bell and no menu', SIGNED_OUT, ['u1']],
  ])('%s', (_, session, expected) => {
    const { change, looks, notifications, commandMenu, support, loadSupport } = startShell();
    if (session === SIGNED_OUT) change(WILLOW);
    change(session);
    commandMenu.send({ type: 'menu.open' });
    expect([looks, selectHasBell(notifications.getSnapshot())]).toEqual([expected, false]);
    expect(selectIsMenuOpen(commandMenu.getSnapshot())).toBe(false);
    if (session === UNASSIGNED) support.send({ type: 'support.open' });
    expect(loadSupport.asked).toEqual([]);
  });

  it('SESSION-2: a practice that the user did not choose is named in a toast, once', () => {
    const { change, toast, stored } = startShell({ lastPractice: 'u1/p2' });
    change(WILLOW);
    expect(toast()).toMatchObject({ variant: 'warning', title: 'You’re now in Willow Street' });
    expect(stored).toEqual(['u1/p1']);
    const chosen = startShell({ lastPractice: 'u1/p1' });
    chosen.change(WILLOW);
    chosen.change(BIRCH);
    expect(chosen.toast()).toBeNull();
  });

  it('ROUTE-8: a command that leaves the page asks about unsaved work first', () => {
    const { change, taken, commandMenu, leaving } = startShell();
    change(WILLOW);
    commandMenu.send({ type: 'menu.open' });
    commandMenu.send({
      type: 'command.choose',
      act: { kind: 'patient', practiceId: 'p1', memberId: '7' },
    });
    const patient = { kind: 'patient', practiceId: 'p1', memberId: '7', path: '/view-patient/overview' };
    expect(taken).toEqual([patient]);
    leaving.send({ type: 'work.begin', work: { id: 'widget', name: 'Fees', lostWith: 'page' } });
    commandMenu.send({ type: 'menu.open' });
    commandMenu.send({ type: 'command.choose', act: { kind: 'signOut' } });
    expect([taken.length, leaving.getSnapshot().matches({ question: 'confirming' })]).toEqual([1, true]);
  });

  it('CONST-1: a drawer toggled in a wide window is stored with the appearance', () => {
    const { change, drawer, appearance } = startShell();
    const send = vi.spyOn(appearance, 'send');
    change(WILLOW);
    const relayed = vi.fn();
    appearance.system.inspect((inspected) => {
      if (inspected.type === '@xstate.event' && inspected.actorRef === appearance) relayed(inspected.event);
    });
    drawer.send({ type: 'width.change', isNarrow: true });
    drawer.send({ type: 'drawer.toggle' });
    expect(relayed).not.toHaveBeenCalled();
    drawer.send({ type: 'width.change', isNarrow: false });
    drawer.send({ type: 'drawer.toggle' });
    expect(relayed.mock.calls).toEqual([[{ type: 'appearance.choose', change: { drawer: 'collapsed' } }]]);
    expect(send).not.toHaveBeenCalled();
  });

  it('SESSION-5: signing out removes every toast, and a sign-in that fails afterwards still shows its own', () => {
    const { root, toast } = startShell();
    const { toastQueue } = selectPortalActors(root.getSnapshot());
    const push = (label: string) =>
      toastQueue.send({ type: 'toast.push', toast: { variant: 'success', label } });
    push('To jane@example.com');
    push('Jane Doe was removed from the plan.');
    root.send({ type: 'shell.stop' });
    expect(toast()).toBeNull();
    push('The server could not be reached.');
    expect(toast()?.label).toBe('The server could not be reached.');
  });

  it('a widget or a shell that ends with an error is logged, and the actors around it continue', async () => {
    const log = vi.fn();
    const broken = fromPromise<never>(async () => {
      throw new Error('A defect');
    });
    const root = createActor(portalMachine.provide({ actions: { logFailure: log } }), {
      input: { path: '/', query: '', requestedPath: null },
    }).start();
    const logic = shellMachine.provide({ actions: { logFailure: log, storeLastPractice: nothing } });
    root.send({ type: 'shell.start', logic, input: SHELL_INPUT });
    const shell: ShellRef = root.system.get('shell');
    shell.send({
      type: 'widget.open',
      logic: broken,
      input: { address: '', session: null, page: 'feeManagement' },
    });
    await vi.waitFor(() => expect(log).toHaveBeenCalledOnce());
    expect(shell.getSnapshot().status).toBe('active');
    root.send({ type: 'shell.stop' });
    root.send({ type: 'shell.start', logic: broken, input: SHELL_INPUT });
    await vi.waitFor(() => expect(log).toHaveBeenCalledTimes(2));
    expect(root.getSnapshot().status).toBe('active');
  });

  it('a defect in one actor is logged, and the others continue', () => {
    const log = vi.fn();
    const { root } = startShell();
    root.send({ type: 'shell.stop' });
    const broken = fromPromise<never>(async () => {
      throw new Error('A defect');
    });
    const logic = shellMachine.provide({
      actors: { support: broken as never },
      actions: { logFailure: log, storeLastPractice: nothing },
    });
    root.send({ type: 'shell.start', logic, input: SHELL_INPUT });
    const shell: ShellRef = root.system.get('shell');
    return vi.waitFor(() => {
      expect(log).toHaveBeenCalledOnce();
      expect(shell.getSnapshot().status).toBe('active');
    });
  });
});
