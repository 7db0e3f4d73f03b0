import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import path from 'node:path';

/** The headless shell runs the same engine with a quarter less CPU time. */
const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell'];
const WINDOWED = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const INSTALLED_WITHIN_MS = 600_000;
const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Features that a test browser turns off. A list replaces the previous one, so it starts with Playwright's own. The
 * others are hidden pages of the address bar, which cost two thirds of the start of a fresh profile.
 */
export const DISABLED_FEATURES = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
  'PreloadTopChromeWebUI',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
];

/** Arguments of a test browser: no background network traffic, and no GPU. */
export const CHROMIUM_ARGS = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${DISABLED_FEATURES.join(',')}`,
];

/** @param {string} file */
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** @param {readonly string[]} names @param {NodeJS.ProcessEnv} env */
function firstOnPath(names, env) {
  const folders = (env['PATH'] ?? '').split(path.delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(isExecutable);
}

/** The installed browser: CHROMIUM_PATH, else the first headless shell, Chromium or Chrome on the PATH. */
export function findChromium(env = process.env) {
  return env['CHROMIUM_PATH'] || firstOnPath(SHELLS, env) || findWindowedChromium(env);
}

/** An installed Chromium or Chrome with windows. Unlike a headless shell, it writes whole profiles. */
export function findWindowedChromium(env = process.env) {
  return firstOnPath(WINDOWED, env) ?? ELSEWHERE.find(isExecutable);
}

/** The path of the installed browser. @throws an error that says how to install one */
export function chromiumPath() {
  const found = findChromium();
  if (!found) throw new Error('No Chromium or Chrome was found: install one, or set CHROMIUM_PATH.');
  return found;
}

/** @param {string[]} args */
function aptGet(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync('apt-get', ['-qq', ...args], { stdio: 'ignore', env, timeout: INSTALLED_WITHIN_MS });
}

/** Installs a Debian package if apt exists and the user is root. Returns whether it is installed now. */
const install = (/** @type {string} */ name) =>
  process.getuid?.() === 0 && aptGet('install', '-y', '--no-install-recommends', name).status === 0;

/**
 * The browser of the tests. If none is found, installs Debian's headless shell or Chromium.
 * If nothing can be installed, uses any browser that is found.
 */
export function ensureChromium() {
  const found = findChromium();
  const isMade = found && (process.env['CHROMIUM_PATH'] || SHELLS.includes(path.basename(found)));
  if (isMade) return found;
  if (!found) {
    console.log('Installing Chromium (about a minute) …');
    aptGet('update');
  }
  if (!install('chromium-headless-shell') && !found) install('chromium');
  return chromiumPath();
}
