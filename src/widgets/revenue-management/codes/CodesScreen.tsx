import { useSelector } from '@xstate/react';
import { type CodeRights, updateRefusal } from '#domain/access/code-rights.ts';
import {
  type ProcedureCodesRef,
  selectCodeAmounts,
  selectCodeForm,
  selectCodeImport,
  selectCsvExport,
  selectGroups,
  selectMay,
} from '#machines/procedure-codes/procedure-codes.selectors.ts';
import { Button } from '#ui/Button/Button.tsx';
import { focusFallback } from '#ui/FocusFallback/focus-fallback.ts';
import { CsvButton, CsvStatus } from '#widgets/shared/csv/CsvExport.tsx';
import { AmountDialogs } from './AmountDialogs.tsx';
import { AddCode, CodeDialogs } from './CodeDialogs.tsx';
import { CodeSearch } from './CodeSearch.tsx';
import { CodeSelection } from './CodeSelection.tsx';
import { CodeTable } from './CodeTable.tsx';
import * as copy from './copy.ts';
import { ImportButton, ImportDialog } from './ImportDialog.tsx';
import './CodesScreen.css';
import '#widgets/shared/pages.css';

interface CodesScreenProps {
  codes: ProcedureCodesRef;
  /** The file to import. */
  onFile: (file: File) => void;
}

export function CodesScreen({ codes, onFile }: CodesScreenProps) {
  const file = useSelector(codes, selectCsvExport);
  const amounts = useSelector(codes, selectCodeAmounts);
  const form = useSelector(codes, selectCodeForm);
  const imports = useSelector(codes, selectCodeImport);
  const may = useSelector(codes, selectMay);
  return (
    <section className="page-stack codes" {...focusFallback()} aria-label={copy.AREA}>
      <CodeSearch codes={codes} />
      <div className="codes-bar">
        <div className="codes-about">
          <Totals codes={codes} may={may} />
          {amounts && <CodeSelection amounts={amounts} may={may} />}
        </div>
        <div className="page-actions codes-tools">
          {file && <CsvButton file={file} />}
          {imports && <ImportButton imports={imports} may={may} />}
          {form && <AddCode form={form} may={may} />}
        </div>
      </div>
      {file && <CsvStatus file={file} of="code" />}
      {amounts && form && <CodeTable codes={codes} amounts={amounts} form={form} may={may} />}
      {amounts && <AmountDialogs amounts={amounts} />}
      {form && <CodeDialogs form={form} />}
      {imports && <ImportDialog imports={imports} may={may} onFile={onFile} />}
    </section>
  );
}

function Totals({ codes, may }: { codes: ProcedureCodesRef; may: CodeRights }) {
  const groups = useSelector(codes, selectGroups);
  if (groups === null) return null;
  return (
    <div className="codes-totals">
      <p>{copy.totals(groups.codes, groups.customCodes)}</p>
      {!may.updateStandard && <p className="codes-none">{updateRefusal(may, [{ isCustom: false }])}</p>}
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
