import { PAGES } from '#domain/navigation/routes.ts';
import { Banner } from '#ui/Banner/Banner.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { PageLink } from '../PageLink.tsx';
import * as copy from './copy.ts';
import type { TakePaymentProps } from './payment-props.ts';

type NothingDueProps = Pick<TakePaymentProps, 'unpaidRenewal' | 'dueStatus' | 'onPlan'>;

export function NothingDue({ unpaidRenewal, dueStatus, onPlan }: NothingDueProps) {
  return (
    <div className="payment-end">
      {dueStatus === 'missing' ? (
        <p>{copy.DUE_NOT_KNOWN}</p>
      ) : (
        <Banner tone={unpaidRenewal ? 'warning' : 'info'}>
          {copy.NOTHING_DUE} {unpaidRenewal && copy.renewalUnpaid(unpaidRenewal.term.startDate)}
        </Banner>
      )}
      <div className="payment-actions">
        {unpaidRenewal && (
          <Button variant="primary" onClick={() => onPlan(unpaidRenewal.plan.id)}>
            {copy.PAY_RENEWAL}
          </Button>
        )}
        <PageLink to={PAGES.overview.path}>{copy.TO_OVERVIEW}</PageLink>
      </div>
    </div>
  );
}
