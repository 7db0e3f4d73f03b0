import { createActor } from 'xstate';
import { UNREACHABLE } from '#domain/failure/failure.ts';
import type { SessionEnd } from '#domain/session/session-end.ts';
import { sessionEndMachine } from '#machines/session-end/session-end.machine.ts';
import { ActorsProvider, ShellActorsProvider } from '#react/actors.tsx';
import { Notices } from '#screens/shell/Notices.tsx';
import { FAR, LAST, SOON } from '#tests/machines/session-end.model.ts';
import { type CommandedPort, commandedPort } from '#tests/support/commanded-port.ts';
import type { SessionEndSet } from '#tests/support/pages/session-end.ts';
import { mount } from './mount.tsx';
import { shellActors } from './shell-parts.tsx';

type EndPort = CommandedPort<SessionEnd | null, undefined>;

const OUTPUTS = { far: FAR, soon: SOON, 'soon for good': LAST, over: null };

/** The notices of the shell; whoever knows when the session ends answers on command. */
export function sessionEndSet(): SessionEndSet {
  let reading: EndPort = commandedPort();
  let extending: EndPort = commandedPort();
  let changeToken: () => void = () => undefined;
  const answering =
    (port: () => EndPort): SessionEndSet['answerRead'] =>
    (outcome) =>
      outcome === 'unreachable' ? port().fail(UNREACHABLE) : port().succeed(OUTPUTS[outcome]);
  return {
    async open() {
      reading = commandedPort();
      extending = commandedPort();
      const machine = sessionEndMachine.provide({
        actors: { readEnd: reading.logic, extendSession: extending.logic },
      });
      const sessionEnd = createActor(machine).start();
      changeToken = () => sessionEnd.send({ type: 'token.change' });
      const actors = { ...(await shellActors('/')), sessionEnd };
      mount(
        <ActorsProvider actors={actors}>
          <ShellActorsProvider actors={actors}>
            <Notices />
          </ShellActorsProvider>
        </ActorsProvider>,
      );
    },
    changeToken: async () => changeToken(),
    answerRead: answering(() => reading),
    answerExtend: answering(() => extending),
  };
}
