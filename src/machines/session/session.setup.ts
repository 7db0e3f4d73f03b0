import { assign, raise, setup } from 'xstate';
import type { StaffUser } from '#domain/access/staff.ts';
import { isUnreachable } from '#domain/failure/failure.ts';
import { RECONNECT_MS } from '#domain/failure/reconnect.ts';
import {
  type Selection,
  selectionFor,
  selectOrganization,
  selectPractice,
} from '#domain/session/selection.ts';
import type { SessionNotice } from '#domain/session/session-notice.ts';
import { loginMachine } from '../login/login.machine.ts';
import type { LoginOutput } from '../login/login.types.ts';
import { failureActions } from '../shared/failure.ts';
import { effect, port, stream } from '../shared/port.ts';
import type { ChartMeta } from '../shared/requirements.ts';
import type {
  Profile,
  Renewal,
  RestoredSession,
  SessionContext,
  SessionEvent,
  StoreTokenInput,
} from './session.types.ts';

export const sessionSetup = setup({
  types: {
    meta: {} as ChartMeta,
    context: {} as SessionContext,
    events: {} as SessionEvent,
    children: {} as { login: 'login' },
    tags: {} as 'busy' | 'hidesPatientData',
  },
  /** No token passes through these ports, because the token store has them. */
  actors: {
    login: loginMachine,
    restoreSession: port<RestoredSession>('restoreSession'),
    storeToken: port<void, StoreTokenInput>('storeToken'),
    loadUser: port<Profile>('loadUser'),
    reloadUser: port<StaffUser>('reloadUser'),
    saveSelection: port<void, { selection: Selection | null }>('saveSelection'),
    refreshToken: port<Renewal>('refreshToken'),
    /** Notifies the server and the other tabs if they can be reached. Rejects only if erasing fails. */
    endSession: port<void>('endSession'),
    eraseSession: port<void>('eraseSession'),
    watchTabs: stream('watchTabs'),
  },
  guards: {
    isRestored: (_, { kind }: RestoredSession) => kind === 'signedIn',
    isUnsupported: (_, { kind }: RestoredSession) => kind === 'unsupported',
    hasPractice: (_, { user, stored }: Profile) => selectionFor(user, stored) !== null,
    hasNoPractice: (_, { user }: { user: StaffUser }) => selectionFor(user, null) === null,
    isUnreachable: ({ context }) => context.failure !== null && isUnreachable(context.failure),
    isOwnOrganization: ({ context }, { organizationId }: { organizationId: string }) =>
      context.user !== null && selectOrganization(context.user, organizationId) !== null,
    isOwnPractice: ({ context }, { practiceId }: { practiceId: string }) =>
      context.user !== null &&
      context.selection !== null &&
      selectPractice(context.user, context.selection, practiceId) !== null,
    isRenewed: (_, { kind }: Renewal) => kind === 'refreshed',
    isRenewalUnreachable: (_, { kind }: Renewal) => kind === 'unreachable',
    isUserUnknown: ({ context }) => context.user === null,
    isSameUserWithPractice: ({ context }, { user }: { user: StaffUser }) =>
      context.user?.id === user.id && selectionFor(user, null) !== null,
    isSameUser: ({ context }, { userId }: { userId: string }) => context.user?.id === userId,
  },
  actions: {
    storeObstacle: assign((_, restored: RestoredSession) => ({
      obstacle: restored.kind === 'unsupported' ? restored.why : null,
    })),
    storeRestoreNotice: assign((_, restored: RestoredSession) => ({
      notice:
        restored.kind === 'signedOut' && restored.reason === 'unreadable' ? ('unreadable' as const) : null,
    })),
    storeNotice: assign({ notice: (_, { notice }: { notice: SessionNotice }) => notice }),
    clearNotice: assign({ notice: null }),
    storeAccepted: assign({ acceptedUserId: (_, { userId }: LoginOutput) => userId }),
    storeProfile: assign((_, { user, stored }: Profile) => ({ user, selection: selectionFor(user, stored) })),
    clearProfile: assign({ user: null, selection: null }),
    storeOrganization: assign(({ context }, { organizationId }: { organizationId: string }) => ({
      selection: context.user === null ? null : selectOrganization(context.user, organizationId),
    })),
    storePractice: assign(
      ({ context }, { practiceId, memberId }: { practiceId: string; memberId?: string }) => ({
        selection:
          context.user === null || context.selection === null
            ? null
            : selectPractice(context.user, context.selection, practiceId, memberId),
      }),
    ),
    /** The selection stays if the user still has access to it (SESSION-2). */
    storeUser: assign(({ context }, { user }: { user: StaffUser }) => ({
      user,
      selection: selectionFor(user, context.selection),
    })),
    receiveUser: raise((_, { user }: { user: StaffUser }) => ({ type: 'user.update', user }) as const),
    ...failureActions,
    /** Reloads at the dashboard, so that nothing stays in memory (LOGIN-6). */
    reloadOnDashboard: effect('reloadOnDashboard'),
  },
  delays: { reconnect: RECONNECT_MS },
});
