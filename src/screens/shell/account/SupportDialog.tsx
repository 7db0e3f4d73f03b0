import { useSelector } from '@xstate/react';
import type { ProblemReportRef } from '#machines/problem-report/problem-report.selectors.ts';
import { selectIsSupportOpen } from '#machines/support/support.selectors.ts';
import { useShellActors } from '#react/actors.tsx';
import { Dialog } from '#ui/Dialog/Dialog.tsx';
import { HowTos } from './HowTos.tsx';
import { ReportProblem } from './ReportProblem.tsx';
import { SupportContact } from './SupportContact.tsx';
import { copy } from './support-copy.ts';
import './SupportDialog.css';

/** The dialog itself: the keyboard of a phone would cover the contact. */
const NO_FIELD = ':scope';

/** LAYOUT-7 */
export function SupportDialog({ report }: { report: ProblemReportRef }) {
  const { support } = useShellActors();
  const isOpen = useSelector(support, selectIsSupportOpen);
  return (
    <Dialog
      open={isOpen}
      onClose={() => support.send({ type: 'support.close' })}
      title={copy.title}
      size="large"
      initialFocus={NO_FIELD}
    >
      <HowTos />
      <div className="support-columns">
        <ReportProblem report={report} />
        <SupportContact />
      </div>
    </Dialog>
  );
}
