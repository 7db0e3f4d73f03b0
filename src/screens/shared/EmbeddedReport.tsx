import { ChartColumn } from 'lucide';
import { usePageConfig } from '#react/page-config.ts';
import { Card } from '#ui/Card/Card.tsx';
import { EmptyState } from '#ui/StateMessage/EmptyState.tsx';

/** Letter for letter (DASH-3). */
const NOT_CONFIGURED = 'Report is not displayed because of environment config.';
const NOT_EMBEDDED = 'Reports aren’t available yet.';

/** The place of the analytics report. */
export function EmbeddedReport() {
  const { reportUrl } = usePageConfig();
  return (
    <Card height="fill">
      <EmptyState icon={ChartColumn} title={reportUrl === '' ? NOT_CONFIGURED : NOT_EMBEDDED} />
    </Card>
  );
}
