import { assign, setup } from 'xstate';
import type { Failure } from '#domain/failure/failure.ts';
import {
  type ExportedPage,
  type ExportProgress,
  endsExport,
  NO_PROGRESS,
  progressAfter,
} from '#domain/payment/csv-export.ts';
import { failureActions } from '../shared/failure.ts';
import { effect, port } from '../shared/port.ts';
import type { ChartMeta } from '../shared/requirements.ts';

export type CsvExportEvent =
  | { type: 'export.start' }
  | { type: 'export.stop' }
  | { type: 'export.retry' }
  | { type: 'export.dismiss' };

export interface CsvExportContext {
  progress: ExportProgress;
  page: number;
  failure: Failure | null;
}

export const csvExportMachine = setup({
  types: {
    meta: {} as ChartMeta,
    context: {} as CsvExportContext,
    events: {} as CsvExportEvent,
    tags: {} as 'loading',
  },
  actors: {
    /** If it rejects, it has added no rows. */
    addPage: port<ExportedPage, { page: number }>('addPage'),
  },
  guards: {
    endsExport: ({ context }, page: ExportedPage) => endsExport(context.progress, page),
  },
  actions: {
    clearProgress: assign({ progress: NO_PROGRESS, page: 1 }),
    setPage: assign(({ context }, page: ExportedPage) => ({
      progress: progressAfter(context.progress, page),
      page: context.page + 1,
    })),
    ...failureActions,
    openFile: effect('openFile'),
    saveFile: effect('saveFile'),
    clearFile: effect('clearFile'),
  },
}).createMachine({
  id: 'csvExport',
  description: 'Writes all rows of a list into a file, page by page, until the user stops it.',
  meta: { requirements: ['API-5', 'API-18'] },
  context: { progress: NO_PROGRESS, page: 1, failure: null },
  initial: 'idle',
  states: {
    idle: {
      description: 'No file is being written.',
      entry: 'clearProgress',
      on: { 'export.start': { target: 'loading', actions: 'openFile' } },
    },
    loading: {
      description: 'Loads the next page of the list. The page shows the progress.',
      tags: 'loading',
      invoke: {
        id: 'addPage',
        src: 'addPage',
        input: ({ context }) => ({ page: context.page }),
        onDone: [
          {
            guard: { type: 'endsExport', params: ({ event }) => event.output },
            target: 'saved',
            actions: [{ type: 'setPage', params: ({ event }) => event.output }, 'saveFile', 'clearFile'],
          },
          {
            target: 'loading',
            reenter: true,
            actions: { type: 'setPage', params: ({ event }) => event.output },
          },
        ],
        onError: { target: 'failed', actions: 'storeFailure' },
      },
      on: { 'export.stop': { target: 'idle', actions: 'clearFile' } },
    },
    failed: {
      description: 'A page of the list could not be loaded. The user retries or stops the export.',
      exit: 'clearFailure',
      on: {
        'export.retry': 'loading',
        'export.stop': { target: 'idle', actions: 'clearFile' },
      },
    },
    saved: {
      description: 'The file is downloaded, and the page shows how many rows it has.',
      on: {
        'export.start': { target: 'loading', actions: ['clearProgress', 'openFile'] },
        'export.dismiss': 'idle',
      },
    },
  },
});
