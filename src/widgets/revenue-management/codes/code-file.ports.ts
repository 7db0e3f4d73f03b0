import { createHostClient } from '#api/host-client.ts';
import { listCodes } from '#api/procedure-codes.ts';
import { EXPORT_PAGE_SIZE, exportFileName } from '#domain/payment/csv-export.ts';
import { CODE_HEAD, codeLine } from '#domain/plan/code-lines.ts';
import {
  type ProcedureCodesRef,
  selectRequest,
} from '#machines/procedure-codes/procedure-codes.selectors.ts';
import type { WidgetHost } from '#widgets/host/contract.ts';
import type { CsvSource } from '#widgets/shared/csv/csv-export.ports.ts';
import { practiceOf, todayAt } from '#widgets/shared/host-facts.ts';

/** All codes found, in the order of the page. Later edits of the search do not change the file. */
export function codeFile(host: WidgetHost, codes: ProcedureCodesRef): CsvSource {
  const client = createHostClient(host);
  const request = selectRequest(codes.getSnapshot());
  return {
    fileName: exportFileName('procedure-codes', todayAt(host)),
    head: CODE_HEAD,
    async loadPage(page, signal) {
      const wanted = { ...request, page, pageSize: EXPORT_PAGE_SIZE };
      const { records, rows } = await listCodes(client, practiceOf(host), wanted, signal);
      return { records, rows: rows.map((row) => ({ id: row.id, lines: [codeLine(row)] })) };
    },
  };
}
