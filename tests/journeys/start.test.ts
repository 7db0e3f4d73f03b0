import { type ChildProcess, spawn } from 'node:child_process';
import { afterEach, expect, it } from 'vitest';
import { ROOT } from '../../scripts/house/root.mjs';
import { freePort, removeDataDir } from './support/portal.ts';
import { sampleDataDir } from './support/sample-data.ts';

interface Started {
  npm: ChildProcess;
  address: string;
  output(): string;
  ended: Promise<unknown>;
}

const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) removeDataDir(folder);
});

async function npmStart(): Promise<Started> {
  const port = await freePort();
  const dataDir = sampleDataDir();
  folders.push(dataDir);
  const npm = spawn('npm', ['start'], {
    cwd: ROOT,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: 'development', PORT: String(port), DATA_DIR: dataDir },
  });
  let printed = '';
  npm.stdout.on('data', (piece: Buffer) => {
    printed += piece;
  });
  const ended = new Promise((resolve) => npm.once('exit', resolve));
  const started = { npm, address: `http://localhost:${port}`, output: () => printed, ended };
  await expect.poll(started.output).toContain('Stop with Ctrl+C.');
  return started;
}

it('WIDGET-4.3: npm start prints the address and the users, hosts the built-in patient management, and ends its server with npm', async () => {
  const { npm, address, output, ended } = await npmStart();
  expect(output()).toContain(`Bridgework is at ${address}\n`);
  expect(output().match(/\S+@bridgework\.test/g)).toEqual([
    'admin@bridgework.test',
    'team@bridgework.test',
    'office@bridgework.test',
    'organization@bridgework.test',
    'frontdesk@bridgework.test',
  ]);
  expect(output()).toContain('Bridge2026!');
  const page = await (await fetch(address)).text();
  const config: unknown = JSON.parse(/id="portal-config">(.*?)<\/script>/s.exec(page)?.[1] ?? '');
  expect(config).toMatchObject({ widgets: { patients: '/widgets/patient-management.js' } });
  const widget = await fetch(`${address}/widgets/patient-management.js`);
  expect([widget.status, widget.headers.get('content-type')]).toEqual([
    200,
    expect.stringMatching(/javascript/),
  ]);

  npm.kill('SIGTERM');
  await ended;
  await expect(fetch(`${address}/health/live`)).rejects.toThrow();
});

it('Ctrl+C at the terminal ends everything in good order', async () => {
  const { npm, address, ended } = await npmStart();
  const group = npm.pid;
  if (group === undefined) throw new Error('npm did not start.');
  process.kill(-group, 'SIGINT');
  await ended;
  await expect(fetch(`${address}/health/live`)).rejects.toThrow();
});
