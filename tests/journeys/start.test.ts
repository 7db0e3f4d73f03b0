import { spawn } from 'node:child_process';
import { expect, it } from 'vitest';
import { ROOT } from '../../scripts/setup/root.mjs';
import { freePort, removeDataDir } from './support/portal.ts';
import { sampleDataDir } from './support/sample-data.ts';
import { SAMPLE_PEOPLE } from './support/sign-in.ts';

it('WIDGET-4.3, ATELIER-1.5: npm start prints the address and the users, hosts the built-in widgets, and ends its server with npm', async () => {
  const port = await freePort();
  const dataDir = sampleDataDir();
  const npm = spawn('npm', ['start'], {
    cwd: ROOT,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: 'development', PORT: String(port), DATA_DIR: dataDir },
  });
  let output = '';
  npm.stdout.on('data', (piece: Buffer) => {
    output += piece;
  });
  const ended = new Promise((resolve) => npm.once('exit', resolve));
  const address = `http://localhost:${port}`;
  await expect.poll(() => output).toContain('Stop with Ctrl+C.');
  expect(output).toContain(`Bridgework is at ${address}\n`);
  expect(output).toContain(`Its statecharts are at ${address}/statecharts/\n`);
  expect(output.match(/\S+@bridgework\.test/g)).toEqual(SAMPLE_PEOPLE);
  expect(output).toContain('Bridge2026!');
  const page = await (await fetch(address)).text();
  const config: unknown = JSON.parse(/id="portal-config">(.*?)<\/script>/s.exec(page)?.[1] ?? '');
  const widgets = {
    patients: '/widgets/patient-management.js',
    goals: '/widgets/goal-settings.js',
    payments: '/widgets/payment-management.js',
    fees: '/widgets/plan-fees.js',
    plans: '/widgets/plans.js',
    revenue: '/widgets/revenue-management.js',
  };
  expect(config).toMatchObject({ widgets });
  for (const module of Object.values(widgets)) {
    const widget = await fetch(address + module);
    expect([module, widget.status, widget.headers.get('content-type')]).toEqual([
      module,
      200,
      expect.stringMatching(/javascript/),
    ]);
  }

  npm.kill('SIGTERM');
  await ended;
  await expect(fetch(`${address}/health/live`)).rejects.toThrow();
  removeDataDir(dataDir);
});
