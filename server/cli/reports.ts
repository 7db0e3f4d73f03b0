import { parseArgs } from 'node:util';
import { differencesOfReportSums, rebuildReportSums } from '../reports/report-sums.queries.ts';
import { CommandError } from './command-error.ts';
import type { Work } from './work.ts';

/** `reports check` compares the sums of the report with the records, `reports rebuild` counts them again. */
export function reportsCommand(args: string[]): (work: Work) => Promise<void> {
  const { positionals } = parseArgs({ args, options: {}, allowPositionals: true });
  const [what, ...more] = positionals;
  if ((what !== 'check' && what !== 'rebuild') || more.length > 0)
    throw new CommandError('Type reports check, or reports rebuild.');
  return async ({ db, terminal }) => {
    if (what === 'rebuild') await rebuildReportSums(db);
    const { payments, terms, members, debts } = await differencesOfReportSums(db);
    if (payments + terms + members + debts > 0)
      throw new CommandError(
        `The sums differ from the records: payments ${payments}, terms ${terms}, members ${members}, debts ${debts}. Run reports rebuild.`,
      );
    terminal.print('The sums of the report equal the records.');
  };
}
