import type { Environment } from '../environment.ts';

export interface Terminal {
  env: Environment;
  input: NodeJS.ReadableStream & { isTTY?: boolean };
  print(line: string): void;
  askHidden(question: string): Promise<string>;
}
