import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import type { Workspace } from '#bench/workspace.ts';
import type { Db } from '#server/db/open.ts';
import { ROOT } from '#server/root.ts';
import { BENCH_ORGANIZATION } from '#server/seed/bench.ts';
import { freePort } from '../../journeys/support/portal.ts';

const ROWS = 10_000;
const READY_WITHIN_MS = 60_000;
const ASK_EVERY_MS = 100;

/** The servers that we compare ours with. */
export const PEERS = ['Prism', 'json-server'] as const;
export type PeerName = (typeof PEERS)[number];

export interface Answering {
  address: string;
  pids: readonly number[];
}

/** A json-server row, with the member's id. */
export interface PeerRow {
  id: string;
  firstName: string;
  lastName: string;
  emailAddress: string;
}

/** Ten thousand patients of a database, as rows of a search. */
export async function peerRows(db: Db): Promise<PeerRow[]> {
  const { rows } = await sql<PeerRow>`
    select member_id as id, patients.id::text as "patientId", member_id as "memberId",
      first_name as "firstName", last_name as "lastName", first_name || ' ' || last_name as name,
      birth_date as "dateOfBirth", email as "emailAddress",
      subscriber_identifier as "subscriberIdentifier", past_due_cents / 100.0 as "pastDue", plan_type as "planType"
    from patients
    join patient_statuses on patient_id = patients.id
    join practices on practices.id = patients.practice_id
    join organizations on organizations.id = organization_id
    where organizations.name = ${BENCH_ORGANIZATION} order by patients.id limit ${ROWS}`.execute(db);
  return rows;
}

/** Starts Prism's static mock of our contract, and json-server with the rows, both without logs. */
export async function startPeers(
  workspace: Workspace,
  tools: string,
  rows: readonly PeerRow[],
): Promise<Record<PeerName, Answering>> {
  const file = path.join(workspace.folder, 'json-server.json');
  writeFileSync(file, JSON.stringify({ patients: rows }));
  const contract = path.join(ROOT, 'openapi/portal.yaml');
  const prism = await startPeer(workspace, tools, '@stoplight/prism-cli/dist/index.js', (port) => [
    ...['mock', contract, '--port', port, '--host', '127.0.0.1', '--verboseLevel', 'silent'],
  ]);
  const jsonServer = await startPeer(workspace, tools, 'json-server/lib/cli/bin.js', (port) => [
    ...[file, '--port', port, '--host', '127.0.0.1', '--quiet', '--read-only'],
  ]);
  return { Prism: prism, 'json-server': jsonServer };
}

async function startPeer(
  workspace: Workspace,
  tools: string,
  program: string,
  argumentsFor: (port: string) => string[],
): Promise<Answering> {
  const port = await freePort();
  const script = path.join(tools, 'node_modules', program);
  const child = spawn(process.execPath, [script, ...argumentsFor(String(port))], {
    cwd: workspace.folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { PATH: process.env['PATH'], NODE_ENV: 'production' },
  });
  workspace.own(child);
  workspace.atEnd(() => stop(child));
  const address = `http://127.0.0.1:${port}`;
  await answering(address, child, program);
  return { address, pids: child.pid === undefined ? [] : [child.pid] };
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill('SIGKILL');
  await exit;
}

async function answering(address: string, child: ChildProcess, program: string): Promise<void> {
  const until = performance.now() + READY_WITHIN_MS;
  for (;;) {
    const answers = await fetch(address).then(
      () => true,
      () => false,
    );
    if (answers) return;
    if (child.exitCode !== null || performance.now() > until) throw new Error(`${program} did not start.`);
    await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));
  }
}
