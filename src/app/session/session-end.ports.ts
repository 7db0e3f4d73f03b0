import { fromCallback, fromPromise } from 'xstate';
import type { Credential } from '#api/session-gate.ts';
import { getUser } from '#api/user.ts';
import { ApiFailure, type Failure, isUnauthorized } from '#domain/failure/failure.ts';
import { endOf, isWorthRenewing, type SessionEnd, type StatedEnds } from '#domain/session/session-end.ts';
import { sessionEndMachine } from '#machines/session-end/session-end.machine.ts';
import type { Portal } from '../portal.ts';
import { openChannel } from './tab-channel.ts';
import { payloadOf } from './token-claims.ts';
import { TOKEN_ITEM } from './token-store.ports.ts';

export function wireSessionEnd(portal: Portal) {
  const { browser, client } = portal;
  const ends = sessionEnds(portal);
  const tabs = openChannel('bridgework-extend');
  return sessionEndMachine.provide({
    actors: {
      readEnd: fromPromise<SessionEnd | null, undefined>(ends.read),
      extendSession: fromPromise<SessionEnd | null, undefined>(async ({ signal }) => {
        await getUser(client, signal);
        const end = await ends.renewAndRead();
        tabs?.postMessage(null);
        return end;
      }),
      watchToken: fromCallback(({ sendBack }) => {
        const send = () => sendBack({ type: 'token.change' });
        tabs?.addEventListener('message', send);
        const stop = browser.onStorageChange((item) => {
          if (item === TOKEN_ITEM) send();
        });
        return () => {
          tabs?.removeEventListener('message', send);
          stop();
        };
      }),
    },
  });
}

/** When the session ends, from its token. If only the server knows, exchanges the token for a new one. */
export function sessionEnds({ gate, browser }: Pick<Portal, 'gate'> & { browser: { now(): number } }) {
  /** How far the server's clock is ahead, measured with a token that has just arrived. */
  let ahead = 0;

  async function renewAndRead(): Promise<SessionEnd | null> {
    const old = await gate.credential();
    if (old.kind === 'none') return nothing(old.failure);
    const stated = statedIn(await gate.renewed(old.accessToken));
    if (stated === null) return null;
    ahead = stated.issuedAt - browser.now();
    return endOf(stated, browser.now(), ahead);
  }

  async function read(): Promise<SessionEnd | null> {
    const stated = statedIn(await gate.credential());
    if (stated === null) return null;
    const end = endOf(stated, browser.now(), ahead);
    return isWorthRenewing(end, stated, browser.now(), ahead) ? renewAndRead() : end;
  }

  return { read, renewAndRead };
}

function statedIn(credential: Credential): StatedEnds | null {
  return credential.kind === 'none' ? nothing(credential.failure) : readEnds(credential.accessToken);
}

/** A rejected token means that there is no session. A lost response means nothing. */
function nothing(failure: Failure): null {
  if (isUnauthorized(failure)) return null;
  throw new ApiFailure(failure);
}

function readEnds(accessToken: string): StatedEnds | null {
  const claims = payloadOf(accessToken);
  const at = (name: string) => Number(claims[name]) * 1000;
  const stated = { issuedAt: at('iat'), idleAt: at('idle_end'), latestAt: at('session_end') };
  return Object.values(stated).every(Number.isFinite) ? stated : null;
}
