import { createActor, fromPromise } from 'xstate';
import { createHostClient } from '#api/host-client.ts';
import { getCodeGroups, listCodes } from '#api/procedure-codes.ts';
import type { CodePage, CodeRequest } from '#domain/plan/procedure-code.ts';
import { procedureCodesMachine } from '#machines/procedure-codes/procedure-codes.machine.ts';
import type { ProcedureCodesRef } from '#machines/procedure-codes/procedure-codes.selectors.ts';
import type { WidgetHost } from '#widgets/host/contract.ts';
import { type CsvQuestion, saveFile, wireCsvExport } from '#widgets/shared/csv/csv-export.ports.ts';
import { officeOf } from '#widgets/shared/host-facts.ts';
import { codeFile } from './code-file.ports.ts';

export function startProcedureCodes(host: WidgetHost): ProcedureCodesRef {
  const codes: ProcedureCodesRef = createActor(wireProcedureCodes(host, () => codeFile(host, codes)));
  codes.start();
  return codes;
}

export function wireProcedureCodes(host: WidgetHost, file: () => CsvQuestion) {
  const client = createHostClient(host);
  return procedureCodesMachine.provide({
    actors: {
      csvExport: wireCsvExport(file, saveFile),
      listCodes: fromPromise<CodePage, CodeRequest>(async ({ input, signal }) => {
        const path = officeOf(host);
        const [page, groups] = await Promise.all([
          listCodes(client, path, input, signal),
          getCodeGroups(client, path, signal),
        ]);
        return { ...page, groups };
      }),
    },
  });
}
