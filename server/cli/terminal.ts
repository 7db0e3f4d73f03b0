import type { Environment } from '../environment.ts';

/** What a command may reach of the process that runs it. */
export interface Terminal {
  env: Environment;
  input: NodeJS.ReadableStream & { isTTY?: boolean };
  /** Writes one line of the answer. */
  print(line: string): void;
  /** Asks for one line without showing what is typed. */
  askHidden(question: string): Promise<string>;
}

export async function readAll(input: NodeJS.ReadableStream): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of input) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString('utf8');
}
