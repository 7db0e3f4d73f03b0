import { describe, expect, it } from 'vitest';
import {
  EXPORT_MOST_ROWS,
  EXPORT_PAGE_SIZE,
  endsExport,
  exportFileName,
  progressAfter,
} from '#domain/payment/csv-export.ts';
import { csvExportMachine } from '#machines/csv-export/csv-export.machine.ts';
import { selectExportPhase, selectProgress } from '#machines/csv-export/csv-export.selectors.ts';
import { startChart } from '#tests/support/start-chart.ts';

function start() {
  const { actor, ports, log, now } = startChart(csvExportMachine);
  actor.send({ type: 'export.start' });
  return { actor, page: ports.addPage, done: () => log.map(([name]) => name), now };
}

describe('a CSV file', () => {
  it('API-5, API-18: the export loads all rows page by page, and shows its progress', async () => {
    const { page, done, now } = start();
    expect([page.asked, selectExportPhase(now())]).toEqual([[{ page: 1 }], 'loading']);
    await page.succeed({ rows: 100, records: 150 });
    expect([page.asked.at(-1), selectProgress(now())]).toEqual([{ page: 2 }, { done: 100, of: 150 }]);
    await page.succeed({ rows: 50, records: 150 });
    expect([selectExportPhase(now()), selectProgress(now())]).toEqual(['saved', { done: 150, of: 150 }]);
    expect(done()).toEqual(['openFile', 'saveFile', 'clearFile']);
  });

  it('API-5, API-18: a second export starts from an empty file', async () => {
    const { actor, page, now } = start();
    await page.succeed({ rows: 3, records: 3 });
    actor.send({ type: 'export.start' });
    expect([page.asked.at(-1), selectProgress(now())]).toEqual([{ page: 1 }, { done: 0, of: null }]);
    await page.succeed({ rows: 3, records: 3 });
    actor.send({ type: 'export.dismiss' });
    expect([selectExportPhase(now()), selectProgress(now()).of]).toEqual(['idle', null]);
  });

  it('API-5: a file has at most 100,000 rows, 100 per call, and a name without patient data', () => {
    expect([EXPORT_MOST_ROWS, EXPORT_PAGE_SIZE]).toEqual([100_000, 100]);
    const before = { done: 99_900, of: 100_000 };
    const full = { rows: 100, records: 1_000_000 };
    expect([progressAfter(before, full), endsExport(before, full)]).toEqual([
      { done: 100_000, of: 100_000 },
      true,
    ]);
    expect(endsExport({ done: 0, of: null }, full)).toBe(false);
    expect(endsExport({ done: 100, of: 300 }, { rows: 99, records: 300 })).toBe(true);
    expect(exportFileName('patients', '2026-11-22')).toBe('patients-2026-11-22.csv');
  });
});
