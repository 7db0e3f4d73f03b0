import { useSelector } from '@xstate/react';
import { referenceOf } from '#domain/failure/failure.ts';
import {
  type ProblemReportRef,
  selectFailure,
  selectIsNext,
  selectIsSending,
  selectLogPhase,
  selectMessageError,
  selectSentNumber,
} from '#machines/problem-report/problem-report.selectors.ts';
import { selectUser } from '#machines/session/session.selectors.ts';
import { selectCurrentPractice } from '#machines/session/session-scope.selectors.ts';
import { selectSupportFailure } from '#machines/support/support.selectors.ts';
import { useSession, useShellActors } from '#react/actors.tsx';
import { usePageConfig } from '#react/page-config.ts';
import { useField } from '#react/use-field.ts';
import { useRemovalEvent } from '#react/use-removal-event.ts';
import { Banner } from '#ui/Banner/Banner.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { DescriptionList } from '#ui/DescriptionList/DescriptionList.tsx';
import { Form } from '#ui/Form/Form.tsx';
import { StatusRegion } from '#ui/StatusRegion/StatusRegion.tsx';
import { TextArea } from '#ui/TextField/TextArea.tsx';
import { EmailLink, PhoneLink } from './SupportLinks.tsx';
import { copy } from './support-copy.ts';
import { useHelper } from './use-helper.ts';

interface ReportProps {
  report: ProblemReportRef;
}

const CLOSED = { type: 'help.close' } as const;

/** ATELIER-7 */
export function ReportProblem({ report }: ReportProps) {
  useRemovalEvent(report, CLOSED);
  const { supportEmail, supportPhone, emailsReports, version } = usePageConfig();
  const { ask } = useHelper();
  const hasPractice = useSession(selectCurrentPractice) !== undefined;
  const isSent = useSelector(report, selectSentNumber) !== null;
  const mayTalk = supportEmail !== '' || supportPhone !== '';
  return (
    <section className="support-part support-report" aria-label={copy.report} tabIndex={-1}>
      <header className="support-heading">
        <h3>{copy.report}</h3>
        <span className="tabular">{copy.version(version)}</span>
      </header>
      <Reach />
      {emailsReports && hasPractice ? (
        <>
          <StatusRegion>{isSent && <Sent report={report} />}</StatusRegion>
          {!isSent && <Message report={report} />}
        </>
      ) : (
        <>
          <p className="support-about">{mayTalk ? copy.reportAbout : `${ask} ${copy.reportAbout}`}</p>
          <SaveLog report={report} />
        </>
      )}
      <Saved report={report} />
    </section>
  );
}

function Message({ report }: ReportProps) {
  const { support } = useShellActors();
  const shown = useSelector(support, selectSupportFailure);
  const reference = shown === null ? undefined : referenceOf(shown);
  const errorId = reference?.name === 'Error ID' ? reference.text : '';
  const failure = useSelector(report, selectFailure);
  const isSending = useSelector(report, selectIsSending);
  return (
    <Form onSubmit={() => report.send({ type: 'report.send', errorId })}>
      <TextArea
        {...useField(report, 'message')}
        label={copy.message}
        rows={3}
        hint={copy.messageHint(errorId)}
        error={useSelector(report, selectMessageError)}
        readOnly={isSending}
        autoFocus={useSelector(report, selectIsNext)}
        required
      />
      <div className="support-report-actions">
        <Button type="submit" variant="primary" loading={isSending}>
          {copy.send}
        </Button>
        <SaveLog report={report} isQuiet />
      </div>
      <StatusRegion>
        {failure && (
          <div ref={reveal}>
            <Banner tone="danger" title={copy.notSent}>
              {failure.message} {copy.orDownload}
            </Banner>
          </div>
        )}
      </StatusRegion>
    </Form>
  );
}

function SaveLog({ report, isQuiet = false }: ReportProps & { isQuiet?: boolean }) {
  const isSaving = useSelector(report, selectLogPhase) === 'saving';
  return (
    <Button
      variant={isQuiet ? 'quiet' : 'secondary'}
      loading={isSaving}
      onClick={() => report.send({ type: 'report.save' })}
    >
      {copy.saveLog}
    </Button>
  );
}

/** Takes the focus of the button that is gone. */
function Sent({ report }: ReportProps) {
  const number = useSelector(report, selectSentNumber) ?? '';
  const email = useSession(selectUser)?.email ?? '';
  return (
    <div ref={takeFocus} tabIndex={-1}>
      <Banner
        tone="success"
        action={
          <Button size="small" onClick={() => report.send({ type: 'report.restart' })}>
            {copy.sendAnother}
          </Button>
        }
      >
        {copy.sent} <strong className="tabular">{number}</strong>. {copy.reply(email)}
      </Banner>
    </div>
  );
}

function Saved({ report }: ReportProps) {
  const phase = useSelector(report, selectLogPhase);
  const { supportEmail } = usePageConfig();
  const { helper } = useHelper();
  return (
    <StatusRegion>
      {phase === 'saved' && (
        <div ref={reveal}>
          <Banner tone="success">
            {copy.saved} {supportEmail ? <EmailLink address={supportEmail} /> : helper}.
          </Banner>
        </div>
      )}
      {phase === 'failed' && (
        <div ref={reveal}>
          <Banner tone="danger">{copy.notSaved}</Banner>
        </div>
      )}
    </StatusRegion>
  );
}

/** The result is below the button, where the dialog may have ended. */
const reveal = (result: HTMLElement | null) => result?.scrollIntoView({ block: 'nearest' });

const takeFocus = (result: HTMLElement | null) => result?.focus();

/** The phone and the mailbox of the staff who run Bridgework. */
function Reach() {
  const { supportEmail, supportPhone, supportHours } = usePageConfig();
  const phone = supportPhone && {
    term: copy.phone,
    value: (
      <>
        <PhoneLink digits={supportPhone} /> {supportHours && <p>{supportHours}</p>}
      </>
    ),
  };
  const email = supportEmail && { term: copy.email, value: <EmailLink address={supportEmail} /> };
  const items = [phone, email].filter((item) => item !== '');
  return items.length > 0 && <DescriptionList items={items} />;
}
