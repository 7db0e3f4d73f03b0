export interface WorkerData {
  dataFolder: string;
  template: string | undefined;
}

export type ToWorker =
  | { kind: 'reset'; id: number }
  | { kind: 'exchange'; id: number; bytes: Uint8Array }
  | { kind: 'close' };

export interface FromWorker {
  id: number;
  bytes: Uint8Array;
}
