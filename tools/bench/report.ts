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
