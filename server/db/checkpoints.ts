import type pg from 'pg';

/** Limits the log's size and the start after a crash. */
const LARGEST_LOG_BYTES = 64 * 1024 * 1024;

/** PGlite has no checkpointer process, so its log would grow without limit. @returns whether a checkpoint was due */
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
