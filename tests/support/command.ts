import { runCommand } from '#server/cli/commands.ts';
import type { Db } from '#server/db/open.ts';

/** A command with an open database, and its output so far. */
export function commandOver(db: Db, name: string, env: Record<string, string> = {}) {
  const printed: string[] = [];
  const terminal = {
    env,
    input: process.stdin,
    print: (line: string) => void printed.push(line),
    askHidden: async () => '',
  };
  const run = (...args: string[]) =>
    runCommand([name, ...args], terminal, async () => ({ db, close: async () => undefined }));
  return { printed, run };
}
