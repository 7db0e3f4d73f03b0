import { Download } from 'lucide';
import type { CsvValue } from '#domain/text/csv.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { SAVE_CSV, saveCsvOf } from './copy.ts';
import type { ReportActions } from './report-actions.ts';

interface SaveCsvProps {
  title: string;
  lines: readonly (readonly CsvValue[])[];
  actions: ReportActions;
}

export function SaveCsv({ title, lines, actions }: SaveCsvProps) {
  return (
    <div className="report-file">
      <Button
        variant="quiet"
        size="small"
        icon={<Icon of={Download} />}
        aria-label={saveCsvOf(title)}
        onClick={() => actions.save(title, lines)}
      >
        {SAVE_CSV}
      </Button>
    </div>
  );
}
