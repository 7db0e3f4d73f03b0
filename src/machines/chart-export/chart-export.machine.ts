import { assign, setup } from 'xstate';
import type { ChartComparison } from '#domain/atelier/comparison.ts';
import type { ExportFormat } from '#domain/atelier/export-format.ts';
import type { Failure } from '#domain/failure/failure.ts';
import { failureActions } from '../failure.ts';
import { effect, port } from '../port.ts';
import type { ChartMeta } from '../requirements.ts';

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
  /** How this chart differs from it; null before a comparison. */
  comparison: ChartComparison | null;
  failure: Failure | null;
}

export const chartExportMachine = setup({
  types: {
    meta: {} as ChartMeta,
    context: {} as ChartExportContext,
    events: {} as { type: 'export.start'; format: ExportFormat } | { type: 'file.compare'; text: string },
    input: {} as { chart: string },
    tags: {} as 'busy',
  },
  actors: {
    writeChart: port<FileContent, ExportRequest>('writeChart'),
    compareChart: port<ChartComparison, { chart: string; text: string }>('compareChart'),
  },
  actions: {
    storeFormat: assign((_, { format }: { format: ExportFormat }) => ({ format })),
    storeName: assign({ saved: ({ context: { chart, format } }) => `${chart}.${format}` }),
    clearName: assign({ saved: '' }),
    storeText: assign((_, { text }: { text: string }) => ({ compared: text })),
    storeComparison: assign((_, { comparison }: { comparison: ChartComparison }) => ({ comparison })),
    clearComparison: assign({ comparison: null }),
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
    failure: null,
  }),
  initial: 'idle',
  states: {
    idle: {
      description: 'The reader chooses a format. The page names the file that was saved last.',
      on: {
        'file.compare': { target: 'comparing', actions: { type: 'storeText', params: ({ event }) => event } },
        'export.start': { target: 'writing', actions: { type: 'storeFormat', params: ({ event }) => event } },
      },
    },
    comparing: {
      description: 'Compares the chart with an exported file.',
      tags: 'busy',
      entry: ['clearFailure', 'clearName', 'clearComparison'],
      invoke: {
        id: 'compareChart',
        src: 'compareChart',
        input: ({ context: { chart, compared } }) => ({ chart, text: compared }),
        onDone: {
          target: 'idle',
          actions: { type: 'storeComparison', params: ({ event }) => ({ comparison: event.output }) },
        },
        onError: { target: 'idle', actions: 'storeFailure' },
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
