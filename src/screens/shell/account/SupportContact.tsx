import { useSelector } from '@xstate/react';
import { Building2 } from 'lucide';
import { managesPractice } from '#domain/access/may-act.ts';
import { referenceOf } from '#domain/failure/failure.ts';
import { PAGES } from '#domain/navigation/routes.ts';
import type { SupportInformation } from '#domain/practice/support.ts';
import { selectUser } from '#machines/session/session.selectors.ts';
import { selectCurrentPractice } from '#machines/session/session-scope.selectors.ts';
import {
  selectInformation,
  selectSupportFailure,
  selectSupportPhase,
} from '#machines/support/support.selectors.ts';
import { useSession, useShellActors } from '#react/actors.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { DescriptionList } from '#ui/DescriptionList/DescriptionList.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { EmptyState } from '#ui/StateMessage/EmptyState.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import { EmailLink, PageLink, PhoneLink } from './SupportLinks.tsx';
import { copy } from './support-copy.ts';

/** How to reach the practice, and where its managers change that. */
export function SupportContact() {
  const practice = useSession(selectCurrentPractice);
  const user = useSession(selectUser);
  const page = copy.practicePage;
  return (
    <section className="support-part support-contact" aria-label={copy.contact}>
      <h3>{copy.yourPractice}</h3>
      {practice && (
        <p className="support-about">
          {copy.about(practice.name)}{' '}
          {user && managesPractice(user) ? <PageLink path={PAGES.practice.path}>{page}</PageLink> : page}.
        </p>
      )}
      <Content />
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
        phoneItem(telephoneNumber),
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
          value: emailSupport === '' ? copy.notGiven : <EmailLink address={emailSupport} />,
        },
        { term: copy.address, value: address || copy.notGiven },
      ]}
    />
  );
}

const phoneItem = (digits: string) => ({
  term: copy.phone,
  value: digits === '' ? copy.notGiven : <PhoneLink digits={digits} />,
});

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
    <div className="support-loading" role="status">
      <VisuallyHidden>{copy.loading}</VisuallyHidden>
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

/** The practice's own phone, which needs no request. The toast says why the rest is missing (ERR-2). */
function Failed() {
  const { support } = useShellActors();
  const practice = useSession(selectCurrentPractice);
  const failure = useSelector(support, selectSupportFailure);
  const reference = failure === null ? undefined : referenceOf(failure);
  return (
    <div className="support-failed">
      <DescriptionList items={[phoneItem(practice?.phone ?? '')]} />
      <div className="support-retry">
        {copy.notLoaded}
        <Button size="small" onClick={() => support.send({ type: 'support.retry' })}>
          {copy.retry}
        </Button>
        {reference && (
          <span className="tabular">
            {reference.name} <code>{reference.text}</code>
          </span>
        )}
      </div>
    </div>
  );
}
