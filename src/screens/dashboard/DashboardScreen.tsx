import type { ReactNode } from 'react';
import { PAGES } from '#domain/navigation/routes.ts';
import { selectOffer } from '#machines/navigation/navigation.selectors.ts';
import { selectCurrentPractice } from '#machines/session/session-scope.selectors.ts';
import { useActors, useNavigation, useSession } from '#react/actors.tsx';
import { Banner } from '#ui/Banner/Banner.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { PageHeader } from '#ui/PageHeader/PageHeader.tsx';
import { copy } from './copy.ts';

/**
 * The analytics report of the practice, and an offer to open the page that the user requested before signing in
 * (LOGIN-9).
 */
export function DashboardScreen({ report, children }: { report: ReactNode; children?: ReactNode }) {
  const { navigation } = useActors();
  const practice = useSession(selectCurrentPractice);
  const offer = useNavigation(selectOffer);
  return (
    <>
      <PageHeader title={PAGES.dashboard.title} about={practice?.name} />
      {offer !== null && (
        <Banner
          action={
            <>
              <Button
                variant="primary"
                size="small"
                onClick={() => navigation.send({ type: 'offer.accept' })}
              >
                {copy.accept(offer)}
              </Button>
              <Button variant="quiet" size="small" onClick={() => navigation.send({ type: 'offer.dismiss' })}>
                {copy.dismiss}
              </Button>
            </>
          }
        >
          {copy.offer}
        </Banner>
      )}
      {children}
      {report}
    </>
  );
}
