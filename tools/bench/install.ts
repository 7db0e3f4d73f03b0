import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Installs exact versions of npm packages into a separate folder, once, without their install scripts.
 *
 * @param packages such as `autocannon@8.0.0`
 */
export function installPackages(folder: string, packages: readonly string[]): void {
  const stamp = path.join(folder, 'installed.txt');
  const wanted = packages.join('\n');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.error(`Installing ${packages.join(', ')} …`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const options = ['--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync('npm', ['install', ...options, '--prefix', folder, ...packages], {
    stdio: ['ignore', 2, 2],
  });
  if (status !== 0) throw new Error(`npm could not install ${packages.join(', ')}.`);
  writeFileSync(stamp, wanted);
}
