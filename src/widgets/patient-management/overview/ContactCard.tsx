import { PAGES } from '#domain/navigation/routes.ts';
import type { Address, Member } from '#domain/patient/member.ts';
import { MASKS } from '#domain/text/masks.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { DescriptionList } from '#ui/DescriptionList/DescriptionList.tsx';
import { PageLink } from '../PageLink.tsx';
import * as copy from './copy.ts';
import { TextToPay } from './TextToPay.tsx';
import '#widgets/shared/pages.css';

/** The header has the phone and the email (PATIENT-1.2): here is what it leaves out. */
export function ContactCard({ member }: { member: Member }) {
  const facts = [
    ...(member.phone === '' ? [{ term: copy.PHONE, value: copy.NONE }] : []),
    { term: copy.EMAIL, value: <EmailState member={member} /> },
    { term: copy.ADDRESS, value: <AddressLines address={member.address} /> },
  ];
  return (
    <Card title={copy.CONTACT}>
      <DescriptionList items={facts} />
      <div className="page-actions">
        <PageLink to={PAGES.editMember.path}>{copy.EDIT}</PageLink>
        <TextToPay email={member.email} />
      </div>
    </Card>
  );
}

function EmailState({ member: { email, emailVerified } }: { member: Member }) {
  if (email === '') return copy.NONE;
  return emailVerified ? <Badge tone="success">{copy.VERIFIED}</Badge> : <Badge>{copy.NOT_VERIFIED}</Badge>;
}

function AddressLines({ address: { line1, line2, city, state, zipCode } }: { address: Address }) {
  const stateAndZip = `${state} ${MASKS.zip.leaving(zipCode)}`.trim();
  const lastLine = [city, stateAndZip].filter((part) => part !== '').join(', ');
  const lines = [line1, line2, lastLine].filter((line) => line.trim() !== '');
  return (
    <address className="overview-address">
      {lines.map((line) => (
        <bdi key={line}>{line}</bdi>
      ))}
    </address>
  );
}
