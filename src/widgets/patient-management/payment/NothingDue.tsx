import { Link } from 'wouter';
import { PAGES } from '#domain/navigation/routes.ts';
import { Banner } from '#ui/Banner/Banner.tsx';
import { ButtonLink } from '#ui/ButtonLink/ButtonLink.tsx';
import * as copy from './copy.ts';

export function NothingDue() {
  return (
    <Banner
      action={
        <Link href={PAGES.overview.path} asChild>
          <ButtonLink>{copy.TO_OVERVIEW}</ButtonLink>
        </Link>
      }
    >
      {copy.NOTHING_DUE}
    </Banner>
  );
}
