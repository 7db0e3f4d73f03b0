import { assign, setup } from 'xstate';
import type { ExportFormat } from '#domain/atelier/export-format.ts';
import type { Failure } from '#domain/failure/failure.ts';
import { failureActions } from '../failure.ts';
import { effect, port } from '../port.ts';
import type { ChartMeta } from '../requirements.ts';

interface ExportRequest {
  chart: string;
  format: ExportFormat;
}

export const chartExportMachine = setup({
  types: {
    meta: {} as ChartMeta,
    context: {} as ExportRequest & { saved: string; failure: Failure | null },
    events: {} as { type: 'export.start'; format: ExportFormat },
    input: {} as { chart: string },
    tags: {} as 'busy',
  },
  actors: {
    writeChart: port<string, ExportRequest>('writeChart'),
  },
  actions: {
    storeFormat: assign((_, { format }: { format: ExportFormat }) => ({ format })),
    storeName: assign({ saved: ({ context: { chart, format } }) => `${chart}.${format}` }),
    clearName: assign({ saved: '' }),
    saveFile: effect<{ name: string; text: string }>('saveFile'),
    ...failureActions,
  },
}).createMachine({
  id: 'chartExport',
  description: 'Writes a chart as a file for other programs.',
  meta: { requirements: ['ATELIER-4'] },
  context: ({ input: { chart } }) => ({ chart, format: 'svg', saved: '', failure: null }),
  initial: 'idle',
  states: {
    idle: {
      description: 'The reader chooses a format. The page names the file that was saved last.',
      on: {
        'export.start': { target: 'writing', actions: { type: 'storeFormat', params: ({ event }) => event } },
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
                text: event.output,
              }),
            },
          ],
        },
        onError: { target: 'idle', actions: 'storeFailure' },
      },
    },
  },
});
