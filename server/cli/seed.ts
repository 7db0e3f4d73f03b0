import { parseArgs } from 'node:util';
import { hasBench, seedBench } from '../seed/bench.ts';
import { seedIfEmpty } from '../seed/sample.ts';
import { CommandError } from './command-error.ts';
import type { Work } from './work.ts';

const MOST_PATIENTS = 5_000_000;
const PROGRESS_EVERY = 50_000;

/** `seed` adds the sample data, `seed --patients 1000000` also a large set for benchmarks. */
export function seedCommand(args: string[]): (work: Work) => Promise<void> {
  const { values } = parseArgs({ args, options: { patients: { type: 'string' } } });
  const patients = values.patients === undefined ? undefined : Number(values.patients);
  if (patients !== undefined && !(Number.isInteger(patients) && patients >= 1 && patients <= MOST_PATIENTS)) {
    throw new CommandError(`--patients: a whole number from 1 to ${MOST_PATIENTS}.`);
  }

  return async (work) => {
    if (work.settings.production) throw new CommandError('Production holds no sample data.');
    const seeded = await seedIfEmpty(work.db, work.clock);
    if (patients !== undefined) return addBench(work, patients);
    if (!seeded) throw new CommandError('The database is not empty: the sample data go into an empty one.');
    work.terminal.print('Added the sample data.');
  };
}

async function addBench({ db, clock, terminal }: Work, patients: number): Promise<void> {
  if (await hasBench(db)) throw new CommandError('The database holds a set for measuring already.');
  const started = clock().getTime();
  await seedBench(db, clock, patients, (made) => {
    if (made % PROGRESS_EVERY === 0) terminal.print(`${made} patients`);
  });
  const seconds = Math.round((clock().getTime() - started) / 1000);
  terminal.print(`Added ${patients} patients in ${seconds} s.`);
}
