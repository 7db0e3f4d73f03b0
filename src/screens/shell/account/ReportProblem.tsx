import { useSelector } from '@xstate/react';
import { referenceOf } from '#domain/failure/failure.ts';
import { selectReportPhase, selectSupportFailure } from '#machines/support/support.selectors.ts';
import { useShellActors } from '#react/actors.tsx';
import { usePageConfig } from '#react/page-config.ts';
import { Button } from '#ui/Button/Button.tsx';
import { reportMail } from './report-mail.ts';
import { EmailLink, PhoneLink } from './SupportLinks.tsx';
import { copy } from './support-copy.ts';
import { useWhomToAsk } from './use-whom-to-ask.ts';

/** ATELIER-7 */
export function ReportProblem() {
  const { support } = useShellActors();
  const phase = useSelector(support, selectReportPhase);
  const failure = useSelector(support, selectSupportFailure);
  const { supportEmail: to, version } = usePageConfig();
  const { helper } = useWhomToAsk();
  const mail = to && reportMail({ to, version, reference: failure ? referenceOf(failure) : undefined });
  const saved = mail && phase === 'saved' ? copy.mailSaved(to) : copy.reportResult[phase](helper);
  return (
    <section className="support-part support-report" aria-label={copy.report}>
      <header className="support-heading">
        <h3>{copy.report}</h3>
        <span className="tabular">{copy.version(version)}</span>
      </header>
      <p className="support-about">
        <Reach /> {mail ? copy.mailAbout : copy.reportAbout}
      </p>
      <Button loading={phase === 'saving'} onClick={() => support.send({ type: 'report.save', mail })}>
        {mail ? copy.mailSave : copy.reportSave}
      </Button>
      <p role="status">{saved}</p>
    </section>
  );
}

/** The phone and the mailbox of the staff who run Bridgework, else whom to ask. */
function Reach() {
  const { supportEmail, supportPhone, supportHours } = usePageConfig();
  const { ask } = useWhomToAsk();
  if (supportPhone === '' && supportEmail === '') return ask;
  const email = supportEmail && <EmailLink address={supportEmail} />;
  if (supportPhone === '')
    return (
      <>
        {copy.emailSupport} {email}.
      </>
    );
  return (
    <>
      {copy.call} <PhoneLink digits={supportPhone} />
      {supportHours && (
        <>
          , <span className="support-times">{supportHours}</span>
        </>
      )}
      {email && (
        <>
          , {copy.orEmail} {email}
        </>
      )}
      .
    </>
  );
}
