import { PAGES } from '#domain/navigation/routes.ts';
import type { Address, Member } from '#domain/patient/member.ts';
import { MASKS } from '#domain/text/masks.ts';
import { formatPhone } from '#domain/text/phone.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { DescriptionList } from '#ui/DescriptionList/DescriptionList.tsx';
import { PageLink } from '../PageLink.tsx';
import * as copy from './copy.ts';
import { TextToPay } from './TextToPay.tsx';
import '#widgets/shared/pages.css';

export function ContactCard({ member }: { member: Member }) {
  const email = (
    <span className="page-actions">
      {member.email || copy.NONE}
      {member.email !== '' && (
        <Badge tone={member.emailVerified ? 'success' : 'neutral'}>
          {member.emailVerified ? copy.VERIFIED : copy.NOT_VERIFIED}
        </Badge>
      )}
    </span>
  );
  const facts = [
    { term: copy.PHONE, value: <span className="tabular">{formatPhone(member.phone) || copy.NONE}</span> },
    { term: copy.EMAIL, value: email },
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

function AddressLines({ address: { line1, line2, city, state, zipCode } }: { address: Address }) {
  const lines = [line1, line2, `${city}, ${state} ${MASKS.zip.leaving(zipCode)}`].filter(
    (line) => line.trim() !== '',
  );
  return (
    <address className="overview-address">
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  );
}
