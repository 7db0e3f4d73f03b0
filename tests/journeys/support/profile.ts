import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BrowserContext, chromium } from 'playwright-core';
import { CHROMIUM_ARGS, chromiumPath, findWindowedChromium } from '../../../scripts/house/chromium.mjs';

/** A browser profile on disk, as on a shared computer. */
export interface Profile {
  context: BrowserContext;
  /** The folders that this browser writes; only a browser with windows saves its tabs. */
  written: readonly string[];
  /** The files below a folder of the profile that contain the text, in UTF-8 or UTF-16. */
  filesWith(text: string, folder?: string): string[];
  /** Closes the browser if it is open, and deletes the profile. */
  remove(): Promise<void>;
}

export async function openProfile(address: string): Promise<Profile> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bridgework-profile-'));
  const windowed = findWindowedChromium();
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: windowed ?? chromiumPath(),
    args: [...CHROMIUM_ARGS],
    baseURL: address,
    viewport: { width: 1440, height: 900 },
  });
  context.setDefaultTimeout(30_000);
  return {
    context,
    written: ['Session Storage', ...(windowed === undefined ? [] : ['Sessions'])],
    filesWith: (text, below = '') =>
      filesIn(path.join(folder, 'Default', below))
        .filter((file) => contains(file, text))
        .map((file) => path.relative(folder, file)),
    async remove() {
      await context.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function filesIn(folder: string): string[] {
  return entriesOf(folder).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return filesIn(file);
    return entry.isFile() ? [file] : [];
  });
}

/** A running browser may delete files and folders. */
function entriesOf(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}

function contains(file: string, text: string): boolean {
  try {
    const bytes = readFileSync(file);
    return (['utf8', 'utf16le'] as const).some((encoding) => bytes.includes(Buffer.from(text, encoding)));
  } catch {
    return false;
  }
}
