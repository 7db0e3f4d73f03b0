import { EXPORT_MOST_ROWS } from '#domain/payment/csv-export.ts';

const counted = (count: number) => count.toLocaleString('en-US');

export const DOWNLOAD = 'Download CSV';
export const STOP = 'Stop';
export const RETRY = 'Try again';
export const DISMISS = 'Dismiss';
export const WRITING = 'Preparing CSV';
export const NOT_WRITTEN = 'Download didn’t finish';
export const WRITTEN = 'CSV downloaded';
export const progressWords = (done: number, of: number | null, what: string) =>
  of === null ? '' : `${counted(done)} of ${counted(of)} ${what}`;
export const savedWords = (done: number, what: string) =>
  done >= EXPORT_MOST_ROWS
    ? `Exported the first ${counted(EXPORT_MOST_ROWS)} ${what}. Narrow your search to get the rest.`
    : `Exported ${counted(done)} ${what}.`;
