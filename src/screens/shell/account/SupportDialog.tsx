import { useSelector } from '@xstate/react';
import { Building2 } from 'lucide';
import { managesPractice } from '#domain/access/may-act.ts';
import type { SupportInformation } from '#domain/access/support.ts';
import { referenceOf } from '#domain/failure/failure.ts';
import { formatPhone } from '#domain/text/phone.ts';
import { selectUser } from '#machines/session/session.selectors.ts';
import {
  selectCurrentOrganization,
  selectCurrentPractice,
} from '#machines/session/session-scope.selectors.ts';
import {
  selectInformation,
  selectIsSupportOpen,
  selectReportPhase,
  selectSupportFailure,
  selectSupportPhase,
} from '#machines/support/support.selectors.ts';
import { useSession, useShellActors } from '#react/actors.tsx';
import { usePageConfig } from '#react/page-config.ts';
import { Button } from '#ui/Button/Button.tsx';
import { DescriptionList } from '#ui/DescriptionList/DescriptionList.tsx';
import { Dialog } from '#ui/Dialog/Dialog.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { EmptyState } from '#ui/StateMessage/EmptyState.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import { copy } from './copy.ts';
import { HowTos } from './HowTos.tsx';
import './SupportDialog.css';

/** LAYOUT-7 */
export function SupportDialog() {
  const { support, commandMenu } = useShellActors();
  const practice = useSession(selectCurrentPractice);
  const { version } = usePageConfig();
  const showShortcuts = () => {
    support.send({ type: 'support.close' });
    commandMenu.send({ type: 'sheet.open' });
  };
  const isOpen = useSelector(support, selectIsSupportOpen);
  return (
    <Dialog
      open={isOpen}
      onClose={() => support.send({ type: 'support.close' })}
      title={copy.support}
      size="large"
      actions={
        <>
          <span className="support-version tabular">{copy.version(version)}</span>
          <Button onClick={showShortcuts}>{copy.shortcuts}</Button>
        </>
      }
    >
      <div className="support-columns">
        <HowTos />
        <div>
          <Report />
          <section className="support-part" aria-label={copy.contact}>
            <h3>{copy.yourPractice}</h3>
            {practice && <p className="support-about">{copy.supportAbout(practice.name)}</p>}
            <Content />
          </section>
        </div>
      </div>
    </Dialog>
  );
}

/** ATELIER-7 */
function Report() {
  const { support } = useShellActors();
  const phase = useSelector(support, selectReportPhase);
  const { supportEmail } = usePageConfig();
  const organization = useSession(selectCurrentOrganization);
  const user = useSession(selectUser);
  const isManager = user !== null && managesPractice(user);
  const ask = isManager ? copy.askServer : copy.askAdministrator(organization?.name ?? copy.yourOrganization);
  const helper = isManager ? copy.serverPeople : copy.administrator;
  return (
    <section className="support-part support-report" aria-label={copy.report}>
      <h3>{copy.report}</h3>
      <p className="support-about">
        {supportEmail === '' ? (
          ask
        ) : (
          <>
            {copy.emailSupport} <Email address={supportEmail} />.
          </>
        )}{' '}
        {copy.reportAbout}
      </p>
      <Button loading={phase === 'saving'} onClick={() => support.send({ type: 'report.save' })}>
        {copy.reportSave}
      </Button>
      <p role="status">{copy.reportResult[phase](supportEmail || helper)}</p>
    </section>
  );
}

function Content() {
  const { support } = useShellActors();
  const phase = useSelector(support, selectSupportPhase);
  const information = useSelector(support, selectInformation);
  if (phase === 'waiting')
    return (
      <EmptyState icon={Building2} title={copy.noPractice}>
        {copy.noPracticeAdvice}
      </EmptyState>
    );
  if (phase === 'failed') return <Failed />;
  return information === null ? <Loading /> : <Facts information={information} />;
}

function Facts({ information }: { information: SupportInformation }) {
  const { telephoneNumber, weekdayHours, weekendHours, emailSupport, address } = information;
  return (
    <DescriptionList
      items={[
        { term: copy.phone, value: <Phone digits={telephoneNumber} /> },
        {
          term: copy.hours,
          value: (
            <>
              <p>{copy.weekdays(weekdayHours || copy.closed)}</p>
              <p>{copy.weekend(weekendHours || copy.closed)}</p>
            </>
          ),
        },
        {
          term: copy.email,
          value: emailSupport === '' ? copy.notGiven : <Email address={emailSupport} />,
        },
        { term: copy.address, value: address || copy.notGiven },
      ]}
    />
  );
}

function Email({ address }: { address: string }) {
  return (
    <a className="support-link" href={`mailto:${address}`}>
      {address}
    </a>
  );
}

function Phone({ digits }: { digits: string }) {
  if (digits === '') return copy.notGiven;
  return (
    <a className="support-link tabular" href={`tel:${digits}`}>
      {formatPhone(digits)}
    </a>
  );
}

function Loading() {
  const line = (
    <p className="support-outline">
      <Skeleton />
    </p>
  );
  const hours = (
    <>
      {line}
      {line}
    </>
  );
  return (
    <div role="status">
      <VisuallyHidden>{copy.loadingSupport}</VisuallyHidden>
      <DescriptionList
        items={[
          { term: copy.phone, value: line },
          { term: copy.hours, value: hours },
          { term: copy.email, value: line },
          { term: copy.address, value: line },
        ]}
      />
    </div>
  );
}

/** The practice's own phone, which needs no request. The toast is the only message about the rest (ERR-2). */
function Failed() {
  const { support } = useShellActors();
  const practice = useSession(selectCurrentPractice);
  const failure = useSelector(support, selectSupportFailure);
  const reference = failure === null ? undefined : referenceOf(failure);
  return (
    <>
      <DescriptionList items={[{ term: copy.phone, value: <Phone digits={practice?.phone ?? ''} /> }]} />
      <div className="support-missing">
        <Button size="small" onClick={() => support.send({ type: 'support.retry' })}>
          {copy.loadContact}
        </Button>
        {reference && (
          <p className="support-reference tabular">
            {copy.reference} <code>{reference}</code>
          </p>
        )}
      </div>
    </>
  );
}
