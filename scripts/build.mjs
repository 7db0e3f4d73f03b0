// Builds the portal and the server, even if their sources did not change.
import { build } from './setup/build.mjs';

try {
  build();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
