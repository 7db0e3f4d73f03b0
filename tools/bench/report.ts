import os from 'node:os';

/** Aligns columns as text. */
export function table(lines: readonly (readonly string[])[]): string {
  const columns = lines[0] ?? [];
  const widths = columns.map((_, column) => Math.max(...lines.map((line) => (line[column] ?? '').length)));
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** The processors, the Node.js version and the load of this machine. */
export function machine(): string {
  const [cpu] = os.cpus();
  const load = os.loadavg().map((each) => each.toFixed(1));
  return `${os.cpus().length} x ${cpu?.model.trim()}, Node ${process.versions.node}, load ${load.join(' ')}`;
}

export type Target = { atLeast: number } | { atMost: number };

/**
 * Compares a value with its target, and returns the last three cells of a line. Without a target, the value is only
 * printed.
 */
export function judge(
  value: number | undefined,
  target: Target | undefined,
  show: (value: number) => string,
): { cells: readonly string[]; isMet: boolean } {
  const wanted = target === undefined ? '' : wantedOf(target, show);
  if (value === undefined) return { cells: ['', wanted, 'not measured'], isMet: true };
  if (target === undefined) return { cells: [show(value), '', ''], isMet: true };
  const missing = 'atLeast' in target ? target.atLeast - value : value - target.atMost;
  const isMet = missing <= 0;
  return { cells: [show(value), wanted, isMet ? 'met' : `missed by ${show(missing)}`], isMet };
}

const wantedOf = (target: Target, show: (value: number) => string): string =>
  'atLeast' in target ? `at least ${show(target.atLeast)}` : `at most ${show(target.atMost)}`;
