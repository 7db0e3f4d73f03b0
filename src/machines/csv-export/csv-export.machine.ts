import { assign, setup } from 'xstate';
import type { Failure } from '#domain/failure/failure.ts';
import {
  type ExportedPage,
  type ExportProgress,
  endsExport,
  NO_PROGRESS,
  progressAfter,
} from '#domain/payment/csv-export.ts';
import { failureActions } from '../failure.ts';
import { effect, port } from '../port.ts';

export type CsvExportEvent =
  | { type: 'export.start' }
  | { type: 'export.stop' }
  | { type: 'export.retry' }
  | { type: 'export.dismiss' };

export interface CsvExportContext {
  progress: ExportProgress;
  /** From 1. */
  page: number;
  failure: Failure | null;
}

export const csvExportMachine = setup({
  types: {
    context: {} as CsvExportContext,
    events: {} as CsvExportEvent,
    tags: {} as 'loading',
  },
  actors: {
    /** Asks for a page and adds its rows to the file. Rejects with a failure, and has added nothing then. */
    addPage: port<ExportedPage, { page: number }>('addPage'),
  },
  guards: {
    endsExport: ({ context }, page: ExportedPage) => endsExport(context.progress, page),
  },
  actions: {
    clearProgress: assign({ progress: NO_PROGRESS, page: 1 }),
    takePage: assign(({ context }, page: ExportedPage) => ({
      progress: progressAfter(context.progress, page),
      page: context.page + 1,
    })),
    ...failureActions,
    /** Begins an empty file of what is asked for now. */
    openFile: effect('openFile'),
    /** Gives the file to whoever asked for it. */
    saveFile: effect('saveFile'),
    /** Keeps nothing of its rows. */
    clearFile: effect('clearFile'),
  },
}).createMachine({
  id: 'csvExport',
  description: 'All that is found is written into a file, page by page, and can be stopped.',
  meta: { requirements: ['API-5', 'API-18'] },
  context: { progress: NO_PROGRESS, page: 1, failure: null },
  initial: 'resting',
  states: {
    resting: {
      description: 'No file is being written.',
      entry: 'clearProgress',
      on: { 'export.start': { target: 'asking', actions: 'openFile' } },
    },
    asking: {
      description: 'A page is asked for; the page says how far the file has come.',
      tags: 'loading',
      invoke: {
        id: 'addPage',
        src: 'addPage',
        input: ({ context }) => ({ page: context.page }),
        onDone: [
          {
            guard: { type: 'endsExport', params: ({ event }) => event.output },
            target: 'saved',
            actions: [{ type: 'takePage', params: ({ event }) => event.output }, 'saveFile', 'clearFile'],
          },
          {
            target: 'asking',
            reenter: true,
            actions: { type: 'takePage', params: ({ event }) => event.output },
          },
        ],
        onError: { target: 'failed', actions: 'keepFailure' },
      },
      on: { 'export.stop': { target: 'resting', actions: 'clearFile' } },
    },
    failed: {
      description: 'A page did not come; the file goes on from there, or is given up.',
      exit: 'forgetFailure',
      on: {
        'export.retry': 'asking',
        'export.stop': { target: 'resting', actions: 'clearFile' },
      },
    },
    saved: {
      description: 'The file is with whoever asked for it, and the page says how much is in it.',
      on: {
        'export.start': { target: 'asking', actions: ['clearProgress', 'openFile'] },
        'export.dismiss': 'resting',
      },
    },
  },
});
