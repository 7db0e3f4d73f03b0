// npm run dev: runs the API server behind Vite at one address, and restarts it when its sources change.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { ensureInstalled } from './setup/install.mjs';
import { requireNode } from './setup/node-version.mjs';
import { ROOT } from './setup/root.mjs';

requireNode();
ensureInstalled();

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject()));
    });
  });
}

const settings = path.join(ROOT, '.env');
if (existsSync(settings)) process.loadEnvFile(settings);
const port = Number(process.env['PORT'] || 4000);
if (!Number.isInteger(port) || port < 1 || port > 65_535) {
  console.error('PORT: set a whole number from 1 to 65535');
  process.exit(1);
}
const address = process.env['PUBLIC_URL'] || `http://localhost:${port}`;
const apiPort = await freePort();
process.env['API_SERVER'] = `http://127.0.0.1:${apiPort}`;

const { createServer: createVite } = await import('vite');
const vite = await createVite({
  root: ROOT,
  clearScreen: false,
  logLevel: 'warn',
  server: { port, strictPort: true },
});
await vite.listen();

const api = spawn(
  process.execPath,
  ['node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false', 'server/main.ts'],
  {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, PORT: String(apiPort), PUBLIC_URL: address },
  },
);

let stopping = false;
async function stop(code = 0) {
  if (stopping) return;
  stopping = true;
  api.kill('SIGTERM');
  await vite.close();
  process.exitCode = code;
}
api.on('exit', (code) => void stop(code ?? 0));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void stop());
