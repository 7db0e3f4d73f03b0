import type { OpenedList } from '#domain/report/report-messages.ts';
import type { CsvValue } from '#domain/text/csv.ts';

/** What the report does outside of its page. */
export interface ReportActions {
  open(list: OpenedList): void;
  save(name: string, lines: readonly (readonly CsvValue[])[]): void;
  print(): void;
}
