import { EXPORT_MOST_ROWS } from '#domain/payment/csv-export.ts';

const counted = (count: number) => count.toLocaleString('en-US');

export const DOWNLOAD = 'Download CSV';
export const STOP = 'Stop';
export const RETRY = 'Try again';
export const DISMISS = 'Dismiss';
export const WRITING = 'Writing the file';
export const NOT_WRITTEN = 'The file is not finished';
export const WRITTEN = 'The file is saved';
export const progressWords = (done: number, of: number | null, what: string) =>
  of === null ? '' : `${counted(done)} of ${counted(of)} ${what}`;
export const savedWords = (done: number, what: string) =>
  done >= EXPORT_MOST_ROWS
    ? `The first ${counted(EXPORT_MOST_ROWS)} ${what} are in it: a file has no more. Narrow the list for the others.`
    : `All that is found is in it: ${counted(done)} ${what}.`;
