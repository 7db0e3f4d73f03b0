import type { ProblemReportRef } from '#machines/problem-report/problem-report.selectors.ts';
import { PasswordDialog } from './PasswordDialog.tsx';
import { ProfileDialog } from './ProfileDialog.tsx';
import { SupportDialog } from './SupportDialog.tsx';

/** LAYOUT-8 */
export function AccountDialogs({ report }: { report: ProblemReportRef }) {
  return (
    <>
      <ProfileDialog />
      <PasswordDialog />
      <SupportDialog report={report} />
    </>
  );
}
