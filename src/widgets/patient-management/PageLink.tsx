import type { ComponentProps } from 'react';
import { Link } from 'wouter';
import { ButtonLink } from '#ui/ButtonLink/ButtonLink.tsx';

interface PageLinkProps extends ComponentProps<typeof ButtonLink> {
  to: string;
}

export const PageLink = ({ to, ...link }: PageLinkProps) => (
  <Link href={to} asChild>
    <ButtonLink {...link} />
  </Link>
);
