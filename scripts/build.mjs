// Builds the portal and the server, whether their sources changed or not.
import { build } from './house/build.mjs';

try {
  build();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
