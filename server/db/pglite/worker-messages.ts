/** What the database's thread is started with. */
export interface WorkerData {
  dataFolder: string;
  template: string | undefined;
}

export type ToWorker =
  | { kind: 'reset'; id: number }
  | { kind: 'exchange'; id: number; bytes: Uint8Array }
  | { kind: 'close' };

/** The answer to the message of the same id. */
export interface FromWorker {
  id: number;
  bytes: Uint8Array;
}
