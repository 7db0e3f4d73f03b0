import { fromPromise } from 'xstate';
import { importCodes, previewCodeImport } from '#api/code-imports.ts';
import { createHostClient } from '#api/host-client.ts';
import { changeUcrAmounts, deleteCode, getCodeGroups, listCodes, saveCode } from '#api/procedure-codes.ts';
import { codeRightsOf } from '#domain/access/code-rights.ts';
import { ApiFailure, type Failure } from '#domain/failure/failure.ts';
import {
  firstKind,
  type ImportCounts,
  type ImportKind,
  MOST_CSV_CHARACTERS,
} from '#domain/plan/code-import.ts';
import type { CodePage, CodeRequest } from '#domain/plan/procedure-code.ts';
import { codeAmountsMachine } from '#machines/code-amounts/code-amounts.machine.ts';
import type { AmountsOutcome, WantedAmounts } from '#machines/code-amounts/code-amounts.types.ts';
import { codeFormMachine } from '#machines/code-form/code-form.machine.ts';
import type { CodeOutcome, WantedCode } from '#machines/code-form/code-form.types.ts';
import { codeImportMachine } from '#machines/code-import/code-import.machine.ts';
import type { ImportInput, PreviewInput, PreviewOutput } from '#machines/code-import/code-import.types.ts';
import { procedureCodesMachine } from '#machines/procedure-codes/procedure-codes.machine.ts';
import {
  type ProcedureCodesRef,
  selectCodeImport,
} from '#machines/procedure-codes/procedure-codes.selectors.ts';
import { createRoot } from '#machines/roots.ts';
import type { WidgetHost } from '#widgets/host/contract.ts';
import { type CsvSource, saveFile, wireCsvExport } from '#widgets/shared/csv/csv-export.ports.ts';
import { practiceOf, unsavedWorkOfCharts } from '#widgets/shared/host-facts.ts';
import { logFailure } from '#widgets/shared/log-failure.ports.ts';
import { codeFile } from './code-file.ports.ts';

/** Returns the page's chart, and the object that receives a chosen file. */
export function startProcedureCodes(host: WidgetHost) {
  const chosen: ChosenFile = { current: null };
  const parts = { host, file: () => codeFile(host, codes), chosen };
  const codes: ProcedureCodesRef = createRoot(wireProcedureCodes(parts), {
    systemId: 'procedureCodes',
    input: { may: codeRightsOf(host.session.user) },
  });
  codes.start();
  const chooseFile = (file: File) => {
    chosen.current = file;
    selectCodeImport(codes.getSnapshot())?.send({ type: 'file.choose', name: file.name });
  };
  return { codes, chooseFile };
}

/** In memory only, until another file is chosen. */
interface ChosenFile {
  current: Blob | null;
}

export interface CodeParts {
  chosen: ChosenFile;
  host: WidgetHost;
  file: () => CsvSource;
}

interface EditParts extends Pick<CodeParts, 'host'> {
  reportUnsavedWork: ReturnType<ReturnType<typeof unsavedWorkOfCharts>>;
}

export function wireProcedureCodes(parts: CodeParts) {
  const { host, file } = parts;
  const client = createHostClient(host);
  const unsavedWorkOf = unsavedWorkOfCharts(host);
  return procedureCodesMachine.provide({
    actors: {
      csvExport: wireCsvExport(file, saveFile),
      codeAmounts: wireCodeAmounts({ ...parts, reportUnsavedWork: unsavedWorkOf('codeAmounts') }),
      codeForm: wireCodeForm({ ...parts, reportUnsavedWork: unsavedWorkOf('codeForm') }),
      codeImport: wireCodeImport(parts),
      listCodes: fromPromise<CodePage, CodeRequest>(async ({ input, signal }) => {
        const path = practiceOf(host);
        const [page, groups] = await Promise.all([
          listCodes(client, path, input, signal),
          getCodeGroups(client, path, signal),
        ]);
        return { ...page, groups };
      }),
    },
    actions: { logFailure },
  });
}

function wireCodeAmounts({ host, reportUnsavedWork }: EditParts) {
  const client = createHostClient(host);
  return codeAmountsMachine.provide({
    actors: {
      saveAmounts: fromPromise<AmountsOutcome, WantedAmounts>(({ input }) =>
        changeUcrAmounts(client, practiceOf(host), input),
      ),
    },
    actions: {
      reportUnsavedWork,
      showToast: (_, toast) => host.toast(toast),
    },
  });
}

function wireCodeForm({ host, reportUnsavedWork }: EditParts) {
  const client = createHostClient(host);
  return codeFormMachine.provide({
    actors: {
      saveCode: fromPromise<CodeOutcome, WantedCode>(({ input }) =>
        saveCode(client, practiceOf(host), input),
      ),
      deleteCode: fromPromise<void, { codeId: string }>(({ input }) =>
        deleteCode(client, { ...practiceOf(host), adaCodeId: input.codeId }),
      ),
    },
    actions: {
      reportUnsavedWork,
      showToast: (_, toast) => host.toast(toast),
    },
  });
}

export function wireCodeImport({ host, chosen }: Omit<CodeParts, 'file'>) {
  const client = createHostClient(host);
  return codeImportMachine.provide({
    actors: {
      previewFile: fromPromise<PreviewOutput, PreviewInput>(async ({ input, signal }) => {
        const csv = await textOf(chosen);
        const preview = (kind: ImportKind | null, page: number) =>
          previewCodeImport(client, practiceOf(host), { csv, kind, page }, signal);
        const kind = input.kind ?? firstKind((await preview(null, 1)).counts);
        return { ...(await preview(kind, input.page)), kind };
      }),
      importFile: fromPromise<ImportCounts, ImportInput>(async ({ input, signal }) =>
        importCodes(client, practiceOf(host), { csv: await textOf(chosen), ...input }, signal),
      ),
    },
    actions: { showToast: (_, toast) => host.toast(toast) },
  });
}

const TOO_LARGE: Failure = {
  status: 413,
  reason: 'Payload Too Large',
  message: 'The file is too large. Split it into files of at most 5 MB.',
};
const NOT_CSV: Failure = {
  status: 400,
  reason: 'Bad Request',
  message: 'This file isn’t a CSV file. In your spreadsheet, save it as CSV UTF-8.',
};
const EMPTY: Failure = { status: 400, reason: 'Bad Request', message: 'The file is empty.' };

/** Spreadsheets also write UTF-16. Invalid bytes become U+FFFD, which the server rejects, naming the line. */
async function textOf({ current }: ChosenFile): Promise<string> {
  const bytes = new Uint8Array((await current?.arrayBuffer()) ?? new ArrayBuffer(0));
  const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8';
  const text = new TextDecoder(encoding).decode(bytes);
  if (text === '') throw new ApiFailure(EMPTY);
  if (text.includes('\u0000')) throw new ApiFailure(NOT_CSV);
  if (text.length > MOST_CSV_CHARACTERS) throw new ApiFailure(TOO_LARGE);
  return text;
}
