// Builds the portal when its sources changed since the last build.
import { ensureBuilt } from './setup/build.mjs';

try {
  ensureBuilt();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
