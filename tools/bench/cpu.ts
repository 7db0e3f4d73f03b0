import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts CPU time in ticks. */
const MS_PER_TICK = 10;

/**
 * The CPU time of processes and their children, in ms. Unlike a rate, it doesn't depend on the machine's other work.
 * Undefined without `/proc`.
 */
export function cpuMsOf(roots: readonly number[]): number | undefined {
  const processes = everyProcess();
  if (processes === undefined) return undefined;
  const own = new Set(roots);
  for (let before = -1; before < own.size; ) {
    before = own.size;
    for (const { id, parent } of processes) if (own.has(parent)) own.add(id);
  }
  return processes.reduce((sum, { id, ticks }) => sum + (own.has(id) ? ticks * MS_PER_TICK : 0), 0);
}

interface Process {
  id: number;
  parent: number;
  /** The process's own ticks, and those of its ended children. */
  ticks: number;
}

function everyProcess(): Process[] | undefined {
  try {
    return readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? processOf(Number(name)) : []));
  } catch {
    return undefined;
  }
}

/** Empty if the process has ended. */
function processOf(id: number): Process[] {
  try {
    const text = readFileSync(`/proc/${id}/stat`, 'utf8');
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [parent = 0] = fields.slice(1);
    return [{ id, parent, ticks: fields.slice(11, 15).reduce((sum, each) => sum + each, 0) }];
  } catch {
    return [];
  }
}
