import { PAGES } from '#domain/navigation/routes.ts';
import { Banner } from '#ui/Banner/Banner.tsx';
import { PageLink } from '../PageLink.tsx';
import * as copy from './copy.ts';

export function NothingDue() {
  return (
    <Banner action={<PageLink to={PAGES.overview.path}>{copy.TO_OVERVIEW}</PageLink>}>
      {copy.NOTHING_DUE}
    </Banner>
  );
}
