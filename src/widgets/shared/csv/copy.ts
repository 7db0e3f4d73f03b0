import { EXPORT_MOST_ROWS } from '#domain/payment/csv-export.ts';
import { countOf, formatCount } from '#domain/text/count.ts';

export const DOWNLOAD = 'Download CSV';
export const STOP = 'Stop';
export const RETRY = 'Try again';
export const DISMISS = 'Dismiss';
export const WRITING = 'Preparing CSV';
export const NOT_WRITTEN = 'Download didn’t finish';
export const WRITTEN = 'CSV downloaded';
export const progressWords = (done: number, of: number | null, what: string) =>
  of === null ? '' : `${formatCount(done)} of ${countOf(of, what)}`;
export const savedWords = (done: number, what: string) =>
  done >= EXPORT_MOST_ROWS
    ? `Exported the first ${countOf(EXPORT_MOST_ROWS, what)}. Narrow your search to get the rest.`
    : `Exported ${countOf(done, what)}.`;
