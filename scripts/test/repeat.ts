/** Runs `once` up to `times` times, stops after a failed run, and reports each run. Returns all outcomes. */
export async function repeat<Outcome extends { failed: number }>(
  times: number,
  once: () => Promise<readonly Outcome[]>,
  report: (outcomes: readonly Outcome[], turn: number) => void,
): Promise<Outcome[]> {
  const all: Outcome[] = [];
  for (let turn = 1; turn <= times; turn++) {
    const outcomes = await once();
    all.push(...outcomes);
    report(outcomes, turn);
    if (outcomes.some(({ failed }) => failed > 0)) break;
  }
  return all;
}
