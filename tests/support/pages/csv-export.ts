import type { SnapshotFrom } from 'xstate';
import type { Step } from '#charts/explore/model.ts';
import { pageModel } from '#charts/page/page-model.ts';
import type { PageDriver } from '#charts/page/walk.ts';
import type { csvExportMachine } from '#machines/csv-export/csv-export.machine.ts';
import { selectProgress } from '#machines/csv-export/csv-export.selectors.ts';
import { csvExportModel } from '#tests/machines/csv-export.model.ts';
import type { PageAdapter } from './page-adapter.ts';
import { shows } from './shows.ts';

type Snapshot = SnapshotFrom<typeof csvExportMachine>;

function can(snapshot: Snapshot, { event, kind }: Step): boolean {
  if (kind !== 'event') return true;
  switch (event.type) {
    case 'export.start':
      return snapshot.matches('resting') || snapshot.matches('saved');
    case 'export.stop':
      return snapshot.matches('asking') || snapshot.matches('failed');
    case 'export.retry':
      return snapshot.matches('failed');
    default:
      return snapshot.matches('saved');
  }
}

/** The two lists that are written into files, and what their rows are called. */
export const EXPORTED_LISTS = {
  'patients found': 'patients',
  'transactions of a patient': 'payments',
} as const;
export type ExportedList = keyof typeof EXPORTED_LISTS;

export const csvExportPage = pageModel({
  model: csvExportModel,
  scenes: {
    'patients found': { input: undefined, can },
    'transactions of a patient': { input: undefined, can },
  },
  notOnPage: [],
});

export interface CsvExportSet {
  open(list: ExportedList): Promise<void>;
  /** Ends the question that is under way, which waits until then. */
  answer: Record<'a whole page' | 'the last page' | 'server down', () => Promise<void>>;
}

const counted = (count: number) => count.toLocaleString('en-US');

export function driveCsvExport(adapter: PageAdapter, set: CsvExportSet): PageDriver<typeof csvExportMachine> {
  let rows = '';
  const wordsAsking = ({ done, of }: ReturnType<typeof selectProgress>) =>
    of === null ? 'Preparing CSV' : `Preparing CSV ${counted(done)} of ${counted(of)} ${rows}`;
  const sees = (wordsFor: (snapshot: Snapshot) => string) => (snapshot: Snapshot) =>
    shows(adapter, readExport, {
      words: wordsFor(snapshot),
      canStart: can(snapshot, { kind: 'event', event: { type: 'export.start' } } as Step),
    });
  return {
    ...adapter,
    async open(scene) {
      rows = EXPORTED_LISTS[scene as ExportedList];
      await set.open(scene as ExportedList);
    },
    do: {
      'export.start': () => adapter.click('button', 'Download CSV'),
      'export.stop': () => adapter.click('button', 'Stop'),
      'export.retry': () => adapter.click('button', 'Try again'),
      'export.dismiss': () => adapter.click('button', 'Dismiss'),
    },
    answer: {
      'addPage → a whole page': set.answer['a whole page'],
      'addPage → the last page': set.answer['the last page'],
      'addPage → server down': set.answer['server down'],
    },
    see: {
      'csvExport.resting': sees(() => ''),
      'csvExport.asking': sees((snapshot) => wordsAsking(selectProgress(snapshot))),
      'csvExport.failed': sees(() => 'Download didn’t finish The server is busy.'),
      'csvExport.saved': sees(
        (snapshot) => `CSV downloaded Exported ${counted(selectProgress(snapshot).done)} ${rows}.`,
      ),
    },
  };
}

function readExport() {
  const said = document.querySelector<HTMLElement>('.csv-status .progress-words, .csv-status .banner-words');
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('.widget button')];
  const start = buttons.find(({ innerText }) => innerText.trim() === 'Download CSV');
  return {
    words: (said?.innerText ?? '').replace(/\s+/g, ' ').trim(),
    canStart: start !== undefined && start.ariaDisabled !== 'true',
  };
}
