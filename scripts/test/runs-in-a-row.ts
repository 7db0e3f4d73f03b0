/** How often the same steps passed at a commit, one run after the other. */
export interface RunsInARow {
  count: number;
  steps: readonly string[];
  commit: string;
  size: 'sampled' | 'at full size';
  /** The steps that failed in the run after these. */
  endedBy: readonly string[];
}

/** One run of some steps. */
export interface Run extends Pick<RunsInARow, 'steps' | 'commit' | 'size'> {
  failed: readonly string[];
}

const LINE =
  /^- (\d+) runs? in a row of ([a-z ,]+) at ([0-9a-f]+), (sampled|at full size)(?:; then ([a-z ,]+) failed)?$/gm;

const namesIn = (text = ''): string[] => (text === '' ? [] : text.split(', '));

/** The runs in a row that a proof tells of. */
export const runsIn = (text: string): RunsInARow[] =>
  [...text.matchAll(LINE)].map(([, count, steps, commit = '', size, endedBy]) => ({
    count: Number(count),
    steps: namesIn(steps),
    commit,
    size: size === 'sampled' ? size : 'at full size',
    endedBy: namesIn(endedBy),
  }));

/** What a proof says of runs in a row. */
export function lineOfRuns({ count, steps, commit, size, endedBy }: RunsInARow): string {
  const end = endedBy.length === 0 ? '' : `; then ${endedBy.join(', ')} failed`;
  return `${count} ${count === 1 ? 'run' : 'runs'} in a row of ${steps.join(', ')} at ${commit}, ${size}${end}`;
}

/** One run more: it goes on where the same steps last passed at the same commit, or it ends that row. */
export function withRun(rows: readonly RunsInARow[], run: Run): RunsInARow[] {
  const { failed, ...what } = run;
  const open = rows.find((row) => row.endedBy.length === 0 && isSame(row, run));
  const before = open?.count ?? 0;
  const count = failed.length === 0 ? before + 1 : before;
  return [...rows.filter((row) => row !== open), { ...what, count, endedBy: failed }];
}

const isSame = (row: RunsInARow, run: Run): boolean =>
  row.commit === run.commit && row.size === run.size && row.steps.join() === run.steps.join();

/** Runs so many times, until one fails; `tell` hears of each run when it ends. Answers what came of all of them. */
export async function runInARow<Outcome extends { failed: number }>(
  times: number,
  once: () => Promise<readonly Outcome[]>,
  tell: (outcomes: readonly Outcome[], turn: number) => void,
): Promise<Outcome[]> {
  const all: Outcome[] = [];
  for (let turn = 1; turn <= times; turn++) {
    const outcomes = await once();
    all.push(...outcomes);
    tell(outcomes, turn);
    if (outcomes.some(({ failed }) => failed > 0)) break;
  }
  return all;
}
