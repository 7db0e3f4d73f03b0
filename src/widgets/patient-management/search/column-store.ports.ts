import { columnsIn, DEFAULT_COLUMNS, type PatientColumn } from '#domain/patient/patient-columns.ts';

/** Stored by user id, like the appearance. Contains column names only. */
const itemOf = (userId: string): string => `Patient columns of ${userId}`;

export function columnStore(page: Pick<Window, 'localStorage'>, userId: string) {
  return {
    load(): readonly PatientColumn[] {
      try {
        return columnsIn(JSON.parse(page.localStorage.getItem(itemOf(userId)) ?? 'null'));
      } catch {
        return DEFAULT_COLUMNS;
      }
    },

    /** Without storage, the columns stay until the page closes. */
    save(columns: readonly PatientColumn[]): void {
      try {
        page.localStorage.setItem(itemOf(userId), JSON.stringify(columns));
      } catch {
        return;
      }
    },
  };
}
export type ColumnStore = ReturnType<typeof columnStore>;
