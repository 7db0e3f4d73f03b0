import type { components } from '#api/schema.d.ts';
import { mayAct, mayChangeStandardCodes } from '#domain/access/may-act.ts';
import { dollarsOrNull } from '#domain/money/money.ts';
import type { Handlers } from '../http/call.ts';
import { conflict, forbidden, unprocessable } from '../http/http-error.ts';
import { pageWanted } from '../http/lists.ts';
import type { Services } from '../services.ts';
import type { CodeImportLine } from './code-import.ts';

type Wire = components['schemas'];

const CHANGED_SINCE = 'Codes were changed after the preview. Check the preview again.';
const IN_USE =
  'Nothing was imported. One of the codes to delete has changed, or a plan uses it. Select the codes to delete again.';

export const codeImports = ({
  codeImports: imports,
}: Services): Pick<Handlers, 'previewCodeImport' | 'importCodes'> => ({
  async previewCodeImport({ params, query, body, access }) {
    const { lines, fingerprint } = await imports.preview(
      params.practiceId,
      body.csv,
      mayChangeStandardCodes(access),
    );
    const { page, pageSize } = pageWanted(query);
    const chosen = query.Kind === undefined ? lines : lines.filter(({ kind }) => kind === query.Kind);
    return {
      fingerprint,
      counts: countsOf(lines),
      info: { records: chosen.length, pages: Math.ceil(chosen.length / pageSize) },
      results: chosen.slice((page - 1) * pageSize, page * pageSize).map(lineOnTheWire),
    };
  },

  async importCodes({ params, body, access }) {
    const { csv, fingerprint, deleteCodes } = body;
    if (deleteCodes.length > 0 && !mayAct(access, 'revenueManagement', 'delete')) throw forbidden();
    const outcome = await imports.apply(params.practiceId, {
      csv,
      fingerprint,
      deleteIds: deleteCodes,
      mayChangeStandard: mayChangeStandardCodes(access),
    });
    switch (outcome.kind) {
      case 'imported':
        return outcome.counts;
      case 'rejected':
        throw unprocessable('codeFileRejected', `Line ${outcome.line.line}: ${outcome.line.reason}`);
      case 'outdated':
        throw conflict('procedureCodeChanged', CHANGED_SINCE);
      default:
        throw conflict('procedureCodeInUse', IN_USE);
    }
  },
});

function countsOf(lines: readonly CodeImportLine[]): Wire['CodeImportPreview']['counts'] {
  const counts = { new: 0, changed: 0, unchanged: 0, missing: 0, rejected: 0 };
  for (const { kind } of lines) counts[kind] += 1;
  return counts;
}

const lineOnTheWire = (line: CodeImportLine): Wire['CodeImportLine'] => ({
  kind: line.kind,
  line: line.line,
  id: line.id,
  adaCode: line.adaCode,
  description: line.description,
  ucrAmount: dollarsOrNull(line.ucrCents),
  previousAmount: dollarsOrNull(line.previousCents),
  changes: line.changes,
  isInUse: line.isInUse,
  reason: line.reason,
});
