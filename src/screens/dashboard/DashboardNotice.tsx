import { Link } from 'wouter';
import { missingRight } from '#domain/access/missing-right.ts';
import type { RoleName } from '#domain/access/permissions.ts';
import { roleWords } from '#domain/access/role-words.ts';
import { PAGES, pageAt, pageOf, titleAt } from '#domain/navigation/routes.ts';
import { selectOffer, selectRefusedPath } from '#machines/navigation/notice.selectors.ts';
import { selectUser } from '#machines/session/session.selectors.ts';
import { useActors, useNavigation, useSession } from '#react/actors.tsx';
import { Banner } from '#ui/Banner/Banner.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink/ButtonLink.tsx';
import { copy } from './copy.ts';

/** What the dashboard says about another page. Loads only when there is something to say. */
export function DashboardNotice() {
  const offer = useNavigation(selectOffer);
  const refusedPath = useNavigation(selectRefusedPath);
  if (refusedPath !== null) return <Refusal path={refusedPath} />;
  return offer !== null && <Offer title={offer} />;
}

/** The page that the user requested before signing in (LOGIN-9). */
function Offer({ title }: { title: string }) {
  const { navigation } = useActors();
  return (
    <Banner
      action={
        <>
          <Button variant="primary" size="small" onClick={() => navigation.send({ type: 'offer.accept' })}>
            {copy.accept(title)}
          </Button>
          <Button variant="quiet" size="small" onClick={() => navigation.send({ type: 'offer.dismiss' })}>
            {copy.dismiss}
          </Button>
        </>
      }
    >
      {copy.offer}
    </Banner>
  );
}

const NAMELESS_ROLE: RoleName = 'AdministratorPlanFees';

/** Why the dashboard opened instead of the page at `path` (ROUTE-7, PERM-6). */
function Refusal({ path }: { path: string }) {
  const { navigation } = useActors();
  const isNameless = useSession(selectUser)?.roles.some(({ name }) => name === NAMELESS_ROLE) === true;
  const page = pageAt(path);
  const area = page && pageOf(page).area;
  return (
    <Banner
      title={area === undefined ? copy.noSuchPage : copy.noAccess(titleAt(path))}
      action={
        <>
          <Link href={PAGES.searchPatients.path} asChild>
            <ButtonLink size="small">{copy.findPatient}</ButtonLink>
          </Link>
          <Button variant="quiet" size="small" onClick={() => navigation.send({ type: 'refusal.dismiss' })}>
            {copy.dismiss}
          </Button>
        </>
      }
    >
      {area === undefined ? (
        copy.checkAddress
      ) : (
        <>
          {isNameless && `${copy.opensNothing(roleWords(NAMELESS_ROLE))} `}
          {missingRight(area, 'read')} {copy.askAdministrator}
        </>
      )}
    </Banner>
  );
}
