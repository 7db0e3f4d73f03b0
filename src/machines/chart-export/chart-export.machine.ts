import { assign, setup } from 'xstate';
import {
  type ChartComparison,
  type ComparisonPart,
  NOTHING_COMPARED,
  type PairsCompared,
} from '#domain/atelier/comparison.ts';
import type { ExportFormat } from '#domain/atelier/export-format.ts';
import type { Failure } from '#domain/failure/failure.ts';
import { failureActions } from '../shared/failure.ts';
import { effect, port } from '../shared/port.ts';
import type { ChartMeta } from '../shared/requirements.ts';

interface ExportRequest {
  chart: string;
  format: ExportFormat;
}

/** A text, or a picture. */
type FileContent = string | Blob;

interface ChartExportContext extends ExportRequest {
  saved: string;
  /** An exported chart to compare with. */
  compared: string;
  /** The differences from it; null before a comparison. */
  comparison: ChartComparison | null;
  progress: PairsCompared;
  failure: Failure | null;
}

export const chartExportMachine = setup({
  types: {
    meta: {} as ChartMeta,
    context: {} as ChartExportContext,
    events: {} as
      | { type: 'export.start'; format: ExportFormat }
      | { type: 'file.compare'; text: string }
      | { type: 'comparison.cancel' },
    input: {} as { chart: string },
    tags: {} as 'busy',
  },
  actors: {
    writeChart: port<FileContent, ExportRequest>('writeChart'),
    /** Begins a comparison, or continues it after `compared` pairs of configurations. */
    comparePart: port<ComparisonPart, { chart: string; text: string; compared: number }>('comparePart'),
  },
  guards: {
    isComplete: (_, { comparison }: ComparisonPart) => comparison !== null,
  },
  actions: {
    storeFormat: assign((_, { format }: { format: ExportFormat }) => ({ format })),
    storeName: assign({ saved: ({ context: { chart, format } }) => `${chart}.${format}` }),
    clearName: assign({ saved: '' }),
    startComparison: assign((_, { text }: { text: string }) => ({
      compared: text,
      comparison: null,
      progress: NOTHING_COMPARED,
    })),
    storePart: assign((_, { progress, comparison }: ComparisonPart) => ({ progress, comparison })),
    saveFile: effect<{ name: string; content: FileContent }>('saveFile'),
    ...failureActions,
  },
}).createMachine({
  id: 'chartExport',
  description: 'Writes a chart as a file for other programs, and compares it with such a file.',
  meta: { requirements: ['ATELIER-4', 'ATELIER-6'] },
  context: ({ input: { chart } }) => ({
    chart,
    format: 'svg',
    saved: '',
    compared: '',
    comparison: null,
    progress: NOTHING_COMPARED,
    failure: null,
  }),
  initial: 'idle',
  states: {
    idle: {
      description: 'The reader chooses a format. The page names the file that was saved last.',
      on: {
        'file.compare': {
          target: 'comparing',
          actions: { type: 'startComparison', params: ({ event }) => event },
        },
        'export.start': { target: 'writing', actions: { type: 'storeFormat', params: ({ event }) => event } },
      },
    },
    comparing: {
      description: 'Compares the chart with an exported file, part by part. The page shows the progress.',
      tags: 'busy',
      entry: ['clearFailure', 'clearName'],
      invoke: {
        id: 'comparePart',
        src: 'comparePart',
        input: ({ context: { chart, compared, progress } }) => ({
          chart,
          text: compared,
          compared: progress.compared,
        }),
        onDone: [
          {
            guard: { type: 'isComplete', params: ({ event }) => event.output },
            target: 'idle',
            actions: { type: 'storePart', params: ({ event }) => event.output },
          },
          {
            target: 'comparing',
            reenter: true,
            actions: { type: 'storePart', params: ({ event }) => event.output },
          },
        ],
        onError: { target: 'idle', actions: 'storeFailure' },
      },
      on: {
        'comparison.cancel': 'idle',
        'file.compare': {
          target: 'comparing',
          reenter: true,
          actions: { type: 'startComparison', params: ({ event }) => event },
        },
      },
    },
    writing: {
      description: 'Writes the file.',
      tags: 'busy',
      entry: ['clearFailure', 'clearName'],
      invoke: {
        id: 'writeChart',
        src: 'writeChart',
        input: ({ context: { chart, format } }) => ({ chart, format }),
        onDone: {
          target: 'idle',
          actions: [
            'storeName',
            {
              type: 'saveFile',
              params: ({ context, event }) => ({
                name: `${context.chart}.${context.format}`,
                content: event.output,
              }),
            },
          ],
        },
        onError: { target: 'idle', actions: 'storeFailure' },
      },
    },
  },
});
