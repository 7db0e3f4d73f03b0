import type { Workspace } from '#bench/workspace.ts';
import { emailOfProfile, SAMPLE_PASSWORD } from '#server/seed/profiles.ts';
import { type Portal, startPortal } from '../../journeys/support/portal.ts';
import type { Stock } from './databases.ts';

export const METRICS_TOKEN = 'figures-of-the-bench-alone';

/** Runs the built server on a database during some work, with the flags of `npm start`. */
export async function withServer<T>(
  workspace: Workspace,
  stock: Stock,
  work: (portal: Portal) => Promise<T>,
): Promise<T> {
  const portal = await startPortal({
    dataDir: stock.dataDir,
    isLasting: true,
    env: { ...stock.env, METRICS_TOKEN },
  });
  workspace.own(portal.process);
  const stop = workspace.atEnd(() => portal.stop());
  try {
    return await work(portal);
  } finally {
    await stop();
  }
}

/** @returns an access token */
export async function signIn(address: string, username = emailOfProfile('admin')): Promise<string> {
  const answer = await fetch(`${address}/api/authenticate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: SAMPLE_PASSWORD }),
  });
  if (!answer.ok) throw new Error(`Signing in was answered with ${answer.status}.`);
  const { accessToken } = (await answer.json()) as { accessToken: string };
  return accessToken;
}
