import { model } from '#charts/explore/model.ts';
import { chartExportMachine } from '#machines/chart-export/chart-export.machine.ts';

export const chartExportModel = model({
  machine: chartExportMachine,
  inputs: [{ chart: 'door' }],
  events: {
    'export.start': [
      { case: 'SVG', format: 'svg' },
      { case: 'SCXML', format: 'scxml' },
    ],
    'file.compare': [{ text: '{}' }],
    'comparison.cancel': [{}],
  },
  outcomes: {
    comparePart: {
      'a part': { output: { progress: { compared: 100, most: 5000 }, comparison: null } },
      'the last part': {
        output: {
          progress: { compared: 120, most: 5000 },
          comparison: {
            differences: [{ sign: '+', kind: 'state', id: 'door.open', guard: null, changes: [] }],
            behavior: null,
          },
        },
      },
      'no chart': { error: new Error('This file is no exported chart.') },
    },
    writeChart: { written: { output: '<svg/>' }, failed: { error: new Error('The layout failed.') } },
  },
  abstraction: ({ context: { format, saved, comparison, progress, failure } }) => [
    format,
    saved,
    comparison === null,
    progress.compared,
    failure === null,
  ],
  isHome: (snapshot) => snapshot.matches('idle'),
  invariants: {
    'ATELIER-6: while charts are compared, no result is shown.': (snapshot) =>
      !snapshot.matches('comparing') || snapshot.context.comparison === null,
    'ATELIER-4: a failed file is not reported as saved.': ({ context: { saved, failure } }) =>
      failure === null || saved === '',
    'ATELIER-4: a chart is written or compared exactly while the page is busy.': (snapshot) =>
      snapshot.hasTag('busy') === ('writeChart' in snapshot.children || 'comparePart' in snapshot.children),
  },
});
