import type pg from 'pg';

/** What a start after a crash reads again, and what the log takes on the disk. */
const LARGEST_LOG_BYTES = 64 * 1024 * 1024;

/**
 * Writes everything that only the log holds to its place, where the log has grown: PGlite has no process that does so,
 * and its log would grow for as long as the server runs.
 * @returns whether it was due
 */
export async function checkpointWhenDue(
  pool: pg.Pool,
  largestLogBytes = LARGEST_LOG_BYTES,
): Promise<boolean> {
  const { rows } = await pool.query<{ due: boolean }>(
    'select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn) > $1 as due from pg_control_checkpoint()',
    [largestLogBytes],
  );
  const due = rows[0]?.due ?? false;
  if (due) await pool.query('checkpoint');
  return due;
}
