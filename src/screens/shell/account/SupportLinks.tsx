import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { formatPhone } from '#domain/text/phone.ts';
import { useShellActors } from '#react/actors.tsx';

export function EmailLink({ address }: { address: string }) {
  return (
    <a className="support-link" href={`mailto:${address}`}>
      {address}
    </a>
  );
}

export function PhoneLink({ digits }: { digits: string }) {
  return (
    <a className="support-link tabular" href={`tel:${digits}`}>
      {formatPhone(digits)}
    </a>
  );
}

/** Closes the dialog, because it would cover the page. */
export function PageLink({ path, children }: { path: string; children: ReactNode }) {
  const { support } = useShellActors();
  return (
    <Link className="support-link" href={path} onClick={() => support.send({ type: 'support.close' })}>
      {children}
    </Link>
  );
}
