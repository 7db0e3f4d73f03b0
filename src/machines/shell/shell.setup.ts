import { assign, sendTo, setup, stopChild } from 'xstate';
import { isSwitched, lastPracticeText } from '#domain/access/practice-switch.ts';
import { type CommandAct, type LeavingAct, leaveBy } from '#domain/navigation/command-act.ts';
import type { Appearance } from '#domain/session/appearance.ts';
import { appearanceMachine } from '../appearance/appearance.machine.ts';
import { commandMenuMachine } from '../command-menu/command-menu.machine.ts';
import { dialogMachine } from '../dialog/dialog.machine.ts';
import { drawerMachine } from '../drawer/drawer.machine.ts';
import { leavingMachine } from '../leaving/leaving.machine.ts';
import { menuHintMachine } from '../menu-hint/menu-hint.machine.ts';
import { notificationsMachine } from '../notifications/notifications.machine.ts';
import { passwordChangeMachine } from '../password-change/password-change.machine.ts';
import { sessionEndMachine } from '../session-end/session-end.machine.ts';
import { loggedFailureActions } from '../shared/failure.ts';
import { effect, stream } from '../shared/port.ts';
import type { ChartMeta } from '../shared/requirements.ts';
import { startChild } from '../shared/start-child.ts';
import { shortcutsMachine } from '../shortcuts/shortcuts.machine.ts';
import { supportMachine } from '../support/support.machine.ts';
import { actorIn } from '../system.ts';
import { pushToast } from '../toast-queue/push-toast.ts';
import { WIDGET_WORK } from '../widget-host/widget-host.types.ts';
import type { ShellContext, ShellEvent, ShellInput } from './shell.types.ts';

type SessionChange = Extract<ShellEvent, { type: 'session.change' }>;
export type Act = Extract<ShellEvent, { type: 'command.take' }>['act'];
export type Opened = (CommandAct & { kind: 'open' })['what'];

/** By id. They run as long as the shell. */
export const SHELL_CHARTS = {
  commandMenu: commandMenuMachine,
  drawer: drawerMachine,
  leaving: leavingMachine,
  menuHint: menuHintMachine,
  appearance: appearanceMachine,
  notifications: notificationsMachine,
  password: passwordChangeMachine,
  profile: dialogMachine,
  sessionEnd: sessionEndMachine,
  shortcuts: shortcutsMachine,
  support: supportMachine,
};

export const shellSetup = setup({
  types: {
    meta: {} as ChartMeta,
    context: {} as ShellContext,
    events: {} as ShellEvent,
    input: {} as ShellInput,
    children: {} as { [Id in keyof typeof SHELL_CHARTS]: Id },
  },
  actors: { ...SHELL_CHARTS, watchSession: stream('watchSession') },
  guards: {
    isUnchanged: ({ context: { session: before } }, { session }: SessionChange) =>
      before.userId === session.userId &&
      before.practice?.id === session.practice?.id &&
      before.practice?.timeZone === session.practice?.timeZone &&
      before.bell?.managesPayments === session.bell?.managesPayments &&
      before.isHidden === session.isHidden,
    isHidden: (_, { session }: SessionChange) => session.isHidden,
    hasPractice: (_, { session }: SessionChange) => session.practice !== null,
    hasUser: (_, { session }: SessionChange) => session.userId !== null,
    /** The user may have lost access to the last practice. */
    isSwitched: ({ context: { lastPractice } }, { session: { userId, practice, isHidden } }: SessionChange) =>
      userId !== null && practice !== null && !isHidden && isSwitched(lastPractice, userId, practice.id),
    isOfKind: (_, { act, kind }: { act: Act; kind: Act['kind'] }) => act.kind === kind,
    isOpening: (_, { act, what }: { act: Act; what: Opened }) => act.kind === 'open' && act.what === what,
  },
  actions: {
    storeSession: assign((_, { session }: SessionChange) => ({ session })),
    rememberLastPractice: assign({
      lastPractice: ({ context: { session } }) =>
        lastPracticeText(session.userId ?? '', session.practice?.id ?? ''),
    }),
    storeLastPractice: effect<{ lastPractice: string | null }>('storeLastPractice'),
    ...loggedFailureActions,
    showToast: sendTo(actorIn('toastQueue'), pushToast),
    loadAppearance: sendTo('appearance', ({ context: { session } }) => ({
      type: 'user.change' as const,
      userId: session.userId ?? '',
    })),
    loadHint: sendTo('menuHint', ({ context: { session } }) => ({
      type: 'user.change' as const,
      userId: session.userId ?? '',
    })),
    loadSupport: sendTo('support', ({ context: { session } }) => ({
      type: 'practice.change' as const,
      practiceId: session.practice?.id ?? '',
    })),
    openBell: sendTo('notifications', ({ context: { session } }) => ({
      type: 'scope.change' as const,
      scope: session.bell,
    })),
    closeBell: sendTo('notifications', { type: 'scope.change', scope: null }),
    enableMenu: sendTo('commandMenu', ({ context: { session } }) => ({
      type: 'scope.change' as const,
      practiceId: session.practice?.id ?? null,
    })),
    closeMenu: sendTo('commandMenu', { type: 'scope.change', practiceId: null }),
    readSessionEnd: sendTo('sessionEnd', { type: 'token.change' }),
    openMenu: sendTo('commandMenu', { type: 'menu.open' }),
    focusSearchBox: effect('focusSearchBox'),
    openSheet: sendTo('commandMenu', { type: 'sheet.open' }),
    openProfile: sendTo('profile', { type: 'dialog.open' }),
    openPassword: sendTo('password', { type: 'password.open' }),
    openSupport: sendTo('support', { type: 'support.open' }),
    openNotifications: sendTo('notifications', { type: 'panel.open' }),
    chooseAppearance: sendTo('appearance', (_, { change }: { change: Partial<Appearance> }) => ({
      type: 'appearance.choose' as const,
      change,
    })),
    openWidget: startChild('widgetHost'),
    closeWidget: stopChild('widgetHost'),
    clearWidgetWork: sendTo('leaving', { type: 'work.end', id: WIDGET_WORK }),
    requestLeave: sendTo('leaving', (_, { act }: { act: LeavingAct }) => ({
      type: 'leave.request' as const,
      leave: leaveBy(act),
    })),
  },
});
