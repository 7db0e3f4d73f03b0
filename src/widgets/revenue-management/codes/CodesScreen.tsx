import { useSelector } from '@xstate/react';
import {
  type ProcedureCodesRef,
  selectCsvExport,
  selectGroups,
} from '#machines/procedure-codes/procedure-codes.selectors.ts';
import { Button } from '#ui/Button/Button.tsx';
import { focusFallback } from '#ui/FocusFallback/focus-fallback.ts';
import { CsvButton, CsvStatus } from '#widgets/shared/csv/CsvExport.tsx';
import { CodeSearch } from './CodeSearch.tsx';
import { CodeTable } from './CodeTable.tsx';
import * as copy from './copy.ts';
import './CodesScreen.css';
import '#widgets/shared/pages.css';

export function CodesScreen({ codes }: { codes: ProcedureCodesRef }) {
  const file = useSelector(codes, selectCsvExport);
  return (
    <section className="page-stack codes" {...focusFallback()} aria-label={copy.AREA}>
      <CodeSearch codes={codes} />
      <div className="codes-bar">
        <Totals codes={codes} />
        <div className="page-actions codes-tools">{file && <CsvButton file={file} />}</div>
      </div>
      {file && <CsvStatus file={file} of="codes" />}
      <CodeTable codes={codes} />
    </section>
  );
}

function Totals({ codes }: { codes: ProcedureCodesRef }) {
  const groups = useSelector(codes, selectGroups);
  if (groups === null) return null;
  return (
    <div className="codes-totals">
      <p>{copy.totals(groups.codes, groups.customCodes)}</p>
      {groups.unusualCodes > 0 && (
        <p className="page-facts">
          <span title={copy.MEDIAN_RULE}>{copy.unusualTotal(groups.unusualCodes)}</span>
          <Button
            size="small"
            variant="quiet"
            onClick={() => codes.send({ type: 'filter.choose', filter: 'price', value: 'unusual' })}
          >
            {copy.SHOW_UNUSUAL}
          </Button>
        </p>
      )}
    </div>
  );
}
