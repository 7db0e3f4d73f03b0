import { readdirSync, readFileSync } from 'node:fs';

/** What Linux counts processor time in. */
const MS_A_TICK = 10;

/**
 * The processor time that processes and everything below them have used, in ms. Unlike a rate it does not change with
 * what else the machine is doing. Undefined where there is no `/proc`.
 */
export function cpuMsOf(roots: readonly number[]): number | undefined {
  const processes = everyProcess();
  if (processes === undefined) return undefined;
  const own = new Set(roots);
  for (let before = -1; before < own.size; ) {
    before = own.size;
    for (const { id, parent } of processes) if (own.has(parent)) own.add(id);
  }
  return processes.reduce((sum, { id, ticks }) => sum + (own.has(id) ? ticks * MS_A_TICK : 0), 0);
}

interface Process {
  id: number;
  parent: number;
  /** Its own, and of its children that have ended. */
  ticks: number;
}

function everyProcess(): Process[] | undefined {
  try {
    return readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? processOf(Number(name)) : []));
  } catch {
    return undefined;
  }
}

/** None where it has ended meanwhile. */
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
