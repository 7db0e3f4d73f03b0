import type { BegunIn } from '#domain/session/begun-in.ts';
import { BEGUN_IN, begunInText, isWrite } from './begun-in.ts';
import {
  asResponse,
  authorized,
  CALL_TIMEOUT_MS,
  type ClientParts,
  limited,
  UNAUTHORIZED,
} from './client.ts';

interface AuthorisedParts extends Pick<ClientParts, 'session' | 'fetch'> {
  /** Said with whatever is written, over what the caller says of it. */
  begunIn: BegunIn;
}

/** Sends a request with the session's token; a 401 is tried once more with the token that takes its place. */
export function createAuthorisedFetch({ session, fetch, begunIn }: AuthorisedParts): ClientParts['fetch'] {
  const send = limited(fetch, CALL_TIMEOUT_MS);
  return async (request) => {
    if (isWrite(request.method)) request.headers.set(BEGUN_IN, begunInText(begunIn));
    const first = await session.credential();
    if (first.kind === 'none') return asResponse(first);
    const again = request.clone();
    const response = await send(authorized(request, first.accessToken));
    if (response.status !== UNAUTHORIZED) return response;
    const second = await session.renewed(first.accessToken);
    return second.kind === 'none' ? asResponse(second) : send(authorized(again, second.accessToken));
  };
}
