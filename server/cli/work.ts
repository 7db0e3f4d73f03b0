import type { Clock } from '../clock.ts';
import type { Db } from '../db/open.ts';
import type { CommandSettings } from './settings.ts';
import type { Terminal } from './terminal.ts';

export interface Work {
  db: Db;
  clock: Clock;
  settings: CommandSettings;
  terminal: Terminal;
}
