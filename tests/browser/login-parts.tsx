import { useSelector } from '@xstate/react';
import { createActor } from 'xstate';
import type { Credentials } from '#domain/session/login.ts';
import { loginMachine } from '#machines/login/login.machine.ts';
import type { LoginRef } from '#machines/login/login.selectors.ts';
import type { LoginOutput } from '#machines/login/login.types.ts';
import { navigationMachine } from '#machines/navigation/navigation.machine.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import { selectView } from '#machines/session/session.selectors.ts';
import { toastQueueMachine } from '#machines/toast-queue/toast-queue.machine.ts';
import { type Actors, ActorsProvider } from '#react/actors.tsx';
import { LoginForm } from '#screens/shared/LoginForm.tsx';
import { Toasts } from '#screens/shared/Toasts.tsx';
import { type CommandedPort, commandedPort } from '#tests/support/commanded-port.ts';
import type { LoginSet } from '#tests/support/pages/login.ts';
import { shows } from '#tests/support/pages/shows.ts';
import type { Stage } from '#tests/support/pages/stage.ts';
import { NOT_SIGNED_IN, type ToastSet } from '#tests/support/pages/toast-queue.ts';
import { EMPTY_LOGIN, readLogin } from '#tests/support/pages/views.ts';
import { mount } from './mount.tsx';

const UNREACHABLE = { status: 500, reason: 'Unreachable', message: NOT_SIGNED_IN[1] };

/** A login form and the page's toasts; its sign-ins end on command. */
export function loginSet(stage: Stage): LoginSet {
  let authenticate: CommandedPort<LoginOutput, Credentials>;
  return {
    async open() {
      authenticate = commandedPort();
      const actors = restingActors();
      const machine = loginMachine.provide({
        actors: { authenticate: authenticate.logic },
        actions: { showToast: (_, toast) => actors.toastQueue.send({ type: 'toast.push', toast }) },
      });
      const login = createActor(machine, { input: { username: '' } }).start();
      mount(
        <ActorsProvider actors={actors}>
          <SignIn login={login} />
          <Toasts />
        </ActorsProvider>,
      );
    },
    answer: {
      accepted: () => authenticate.succeed({ userId: 'ann' }),
      'wrong password': () => authenticate.fail({ status: 401 }),
      'server down': () => authenticate.fail(UNREACHABLE),
    },
    seeAccepted: () => shows(stage, readLogin, { ...EMPTY_LOGIN, button: 'loading' }),
  };
}

/** The page's toasts alone. */
export function toastSet(): ToastSet {
  let { toastQueue } = restingActors();
  return {
    async open() {
      const actors = restingActors();
      toastQueue = actors.toastQueue;
      mount(
        <ActorsProvider actors={actors}>
          <Toasts />
        </ActorsProvider>,
      );
    },
    push: async (toast) => toastQueue.send({ type: 'toast.push', toast }),
  };
}

/** As the session has it: an accepted login is followed by the storing of its token. */
function SignIn({ login }: { login: LoginRef }) {
  const isAccepted = useSelector(login, ({ status }) => status === 'done');
  return <LoginForm login={login} isAccepted={isAccepted} />;
}

/** The actors of a page of which only the toasts are at work. */
function restingActors(): Actors {
  const session = createActor(sessionMachine);
  const view = selectView(session.getSnapshot());
  return {
    session,
    navigation: createActor(navigationMachine, { input: { path: '/login', view, askedFor: null } }),
    toastQueue: createActor(toastQueueMachine).start(),
  };
}
