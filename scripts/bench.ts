/** Runs `npm run bench -- NAME`. The names are listed below. */
import { runAdministration } from '#tests/bench/administration/run.ts';
import { runApi } from '#tests/bench/api/run.ts';
import { runAtelier } from '#tests/bench/atelier/run.ts';
import { runCodes } from '#tests/bench/codes/run.ts';
import { runLoad } from '#tests/bench/load/run.ts';
import { runReports } from '#tests/bench/reports/run.ts';
import { runSearch } from '#tests/bench/search/run.ts';

const BENCHES: Record<string, (args: readonly string[]) => Promise<boolean>> = {
  administration: runAdministration,
  api: runApi,
  atelier: runAtelier,
  codes: runCodes,
  load: runLoad,
  reports: runReports,
  search: runSearch,
};

const [name = '', ...args] = process.argv.slice(2);
const bench = BENCHES[name];
if (!bench) {
  console.error(`Usage: npm run bench -- ${Object.keys(BENCHES).join(' | ')}`);
  process.exitCode = 1;
} else if (!(await bench(args))) process.exitCode = 1;
