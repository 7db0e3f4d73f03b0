import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { ROOT } from '#server/root.ts';
import { SAMPLE_PASSWORD } from '#server/seed/profiles.ts';

const REDOCLY = path.join(ROOT, 'node_modules/@redocly/cli/bin/cli.js');
const FLOW = path.join(ROOT, 'openapi/payment-flow.arazzo.yaml');
/** Neither checks for a newer version nor sends usage data. */
const QUIETLY = { REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', REDOCLY_TELEMETRY: 'off', NO_COLOR: '1' };

/** Walks the flow of `openapi/` through the server at the address, as a user of the sample data. */
export async function walkFlow(url: string, username: string): Promise<{ code: number; output: string }> {
  const input = JSON.stringify({ username, password: SAMPLE_PASSWORD });
  const child = spawn(process.execPath, [REDOCLY, 'respect', FLOW, '-S', `portal=${url}/api`, '-i', input], {
    cwd: ROOT,
    env: { PATH: process.env['PATH'], ...QUIETLY },
  });
  const printed: Buffer[] = [];
  child.stdout.on('data', (chunk) => printed.push(chunk));
  child.stderr.on('data', (chunk) => printed.push(chunk));
  const [code] = await once(child, 'close');
  return { code: Number(code), output: Buffer.concat(printed).toString() };
}
