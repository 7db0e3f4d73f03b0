import { fromPromise } from 'xstate';
import { type AuthResult, authenticate } from '#api/authentication.ts';
import type { PortalClient } from '#api/client.ts';
import { getUser } from '#api/user.ts';
import type { StaffUser } from '#domain/access/staff.ts';
import { ApiFailure } from '#domain/failure/failure.ts';
import { patientInAddress } from '#domain/navigation/patient-address.ts';
import type { Credentials } from '#domain/session/login.ts';
import { type Selection, selectionFor, selectionNamed } from '#domain/session/selection.ts';
import { loginMachine } from '#machines/login/login.machine.ts';
import type { LoginOutput } from '#machines/login/login.types.ts';
import type { Profile, Renewal, RestoredSession, StoreTokenInput } from '#machines/session/session.types.ts';
import type { SelectionStore } from './selection-store.ts';
import type { SessionStore } from './session-store.ts';
import type { TabItems } from './tab-items.ts';
import { readClaims } from './token-claims.ts';

export interface SessionPortsParts {
  client: PortalClient;
  store: SessionStore;
  selections: SelectionStore;
  tab: TabItems;
  refused(): string | null;
  /** With its query. */
  address(): string;
  /**
   * Removes the patient from the address. Once that patient is selected, the user can select another, and the address
   * would be wrong.
   */
  showBarePath(): void;
}

const NOT_STORED = {
  status: 500,
  reason: 'Storage',
  message: 'Your browser couldn’t save your session. Allow site data, free up space, then sign in again.',
};

const NOTHING_ACCEPTED = { kind: 'failed' } as const;

/** Another user starts with an empty tab (SESSION-4). */
export function claimTab(tab: TabItems, userId: string): void {
  const owner = tab.get('user');
  if (owner !== null && owner !== userId) tab.clear();
  tab.set('user', userId);
}

/** An accepted sign-in's tokens wait here until the chart stores them. */
export function sessionPorts(parts: SessionPortsParts) {
  const { client, store, selections, tab, refused, address, showBarePath } = parts;
  let accepted: AuthResult | null = null;

  const login = loginMachine.provide({
    actors: {
      authenticate: fromPromise<LoginOutput, Credentials>(async ({ input, signal }) => {
        accepted = await authenticate(client, input, signal);
        return { userId: readClaims(accepted.accessToken).subject };
      }),
    },
  });

  return {
    login,

    restoreSession: fromPromise<RestoredSession, undefined>(() => store.restore()),

    storeToken: fromPromise<void, StoreTokenInput>(async ({ input }) => {
      const selection = input.keepsSelection ? await selections.load() : null;
      if (!selection) {
        tab.set('selection', null);
        // Otherwise the user reads that they lost the practice of the last session.
        tab.set('last-practice', null);
      }
      const stored = accepted ? await store.begin(accepted) : NOTHING_ACCEPTED;
      accepted = null;
      if (stored.kind === 'failed') throw new ApiFailure(NOT_STORED);
      // The tokens have replaced the default of new tabs, too.
      if (selection) await selections.begin(selection);
      claimTab(tab, input.userId);
      tab.set('signed-in', 'yes');
    }),

    loadUser: fromPromise<Profile, undefined>(async ({ signal }) => {
      const user = await getUser(client, signal);
      claimTab(tab, user.id);
      const latest = await selections.load();
      const named = patientInAddress(address());
      const stored = named ? selectionNamed(user, named, latest) : latest;
      const selection = selectionFor(user, stored);
      if (selection) void selections.begin(selection);
      if (named) showBarePath();
      return { user, stored };
    }),

    reloadUser: fromPromise<StaffUser, undefined>(({ signal }) => getUser(client, signal)),

    saveSelection: fromPromise<void, { selection: Selection | null }>(async ({ input }) => {
      if (input.selection) await selections.save(input.selection);
    }),

    refreshToken: fromPromise<Renewal, undefined>(() => store.refresh(refused())),

    endSession: fromPromise<void, undefined>(() => store.end()),

    eraseSession: fromPromise<void, undefined>(() => store.erase()),
  };
}
