import { useSelector } from '@xstate/react';
import { referenceOf } from '#domain/failure/failure.ts';
import { selectReportPhase, selectSupportFailure } from '#machines/support/support.selectors.ts';
import { useShellActors } from '#react/actors.tsx';
import { usePageConfig } from '#react/page-config.ts';
import { Banner } from '#ui/Banner/Banner.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink/ButtonLink.tsx';
import { DescriptionList } from '#ui/DescriptionList/DescriptionList.tsx';
import { StatusRegion } from '#ui/StatusRegion/StatusRegion.tsx';
import { reportMail } from './report-mail.ts';
import { EmailLink, PhoneLink } from './SupportLinks.tsx';
import { copy } from './support-copy.ts';
import { useHelper } from './use-helper.ts';

/** ATELIER-7 */
export function ReportProblem() {
  const { support } = useShellActors();
  const phase = useSelector(support, selectReportPhase);
  const failure = useSelector(support, selectSupportFailure);
  const { supportEmail: to, supportPhone, version } = usePageConfig();
  const { ask } = useHelper();
  const mail = to && reportMail({ to, version, reference: failure ? referenceOf(failure) : undefined });
  const about = mail ? copy.mailAbout : copy.reportAbout;
  return (
    <section className="support-part support-report" aria-label={copy.report}>
      <header className="support-heading">
        <h3>{copy.report}</h3>
        <span className="tabular">{copy.version(version)}</span>
      </header>
      <div>
        <Reach />
        <p className="support-about">{to || supportPhone ? about : `${ask} ${about}`}</p>
      </div>
      <Button loading={phase === 'saving'} onClick={() => support.send({ type: 'report.save', mail })}>
        {mail ? copy.mailSave : copy.reportSave}
      </Button>
      <StatusRegion>
        {phase === 'saved' && <Saved mail={mail} />}
        {phase === 'failed' && (
          <div ref={reveal} className="support-result">
            <Banner tone="danger">{copy.reportFailed}</Banner>
          </div>
        )}
      </StatusRegion>
    </section>
  );
}

/** The result is below the button, where the dialog may have ended. */
const reveal = (result: HTMLElement | null) => result?.scrollIntoView({ block: 'nearest' });

function Saved({ mail }: { mail: string }) {
  const { supportEmail } = usePageConfig();
  const { helper } = useHelper();
  return (
    <div ref={reveal} className="support-result">
      {mail ? (
        <Banner
          tone="success"
          action={
            <ButtonLink size="small" href={mail}>
              {copy.mailAgain}
            </ButtonLink>
          }
        >
          {copy.mailSaved} <EmailLink address={supportEmail} />.
        </Banner>
      ) : (
        <Banner tone="success">{copy.reportSaved(helper)}</Banner>
      )}
    </div>
  );
}

/** The phone and the mailbox of the staff who run Bridgework. */
function Reach() {
  const { supportEmail, supportPhone, supportHours } = usePageConfig();
  const phone = supportPhone && { term: copy.phone, value: <PhoneLink digits={supportPhone} /> };
  const hours = supportPhone && supportHours && { term: copy.hours, value: supportHours };
  const email = supportEmail && { term: copy.email, value: <EmailLink address={supportEmail} /> };
  const items = [phone, hours, email].filter((item) => item !== '');
  return items.length > 0 && <DescriptionList items={items} />;
}
