import { PAGES } from '#domain/navigation/routes.ts';
import { Banner } from '#ui/Banner/Banner.tsx';
import { PageLink } from '../PageLink.tsx';
import * as copy from './copy.ts';
import type { TakePaymentProps } from './payment-props.ts';

export function NothingDue({ dueStatus }: Pick<TakePaymentProps, 'dueStatus'>) {
  return (
    <div className="payment-end">
      {dueStatus === 'missing' ? <p>{copy.DUE_NOT_KNOWN}</p> : <Banner>{copy.NOTHING_DUE}</Banner>}
      <div className="payment-actions">
        <PageLink to={PAGES.overview.path}>{copy.TO_OVERVIEW}</PageLink>
      </div>
    </div>
  );
}
