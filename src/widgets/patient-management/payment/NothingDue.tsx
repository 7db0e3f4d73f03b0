import { PAGES } from '#domain/navigation/routes.ts';
import { Banner } from '#ui/Banner/Banner.tsx';
import { PageLink } from '../PageLink.tsx';
import * as copy from './copy.ts';

export function NothingDue() {
  return (
    <div className="payment-end">
      <Banner>{copy.NOTHING_DUE}</Banner>
      <div className="payment-actions">
        <PageLink to={PAGES.overview.path}>{copy.TO_OVERVIEW}</PageLink>
      </div>
    </div>
  );
}
