import { Link } from 'wouter';
import { PAGES, type PageName, pageOf } from '#domain/navigation/routes.ts';
import {
  selectCurrentOrganization,
  selectCurrentPractice,
} from '#machines/session/session-scope.selectors.ts';
import { useSession } from '#react/actors.tsx';
import { PageHeader } from '#ui/PageHeader/PageHeader.tsx';

const PARENTS: Partial<Record<PageName, PageName>> = {
  purchasePlan: 'explorePlans',
  staff: 'settings',
  practice: 'settings',
};

/**
 * A page's header with its parent. The pages of a patient and the user's settings are not about the practice, and the
 * staff belongs to the organization.
 */
export function PageHead({ page, title }: { page: PageName; title?: string }) {
  const place = useSession<{ name: string } | undefined>(
    page === 'staff' ? selectCurrentOrganization : selectCurrentPractice,
  );
  const { needsMember, frame, title: ownTitle } = pageOf(page);
  const ofPatient = frame ? 'overview' : 'searchPatients';
  const name = needsMember ? ofPatient : PARENTS[page];
  const parent = name && PAGES[name];
  return (
    <PageHeader
      title={title ?? ownTitle}
      parent={parent && <Link href={parent.path}>{parent.title}</Link>}
      about={needsMember || page === 'settings' ? undefined : place?.name}
    />
  );
}
