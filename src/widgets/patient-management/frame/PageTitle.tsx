import { ArrowLeft } from 'lucide';
import { PAGES, type PageName, pageOf } from '#domain/navigation/routes.ts';
import { Icon } from '#ui/Icon/Icon.tsx';
import { PageLink } from '../PageLink.tsx';
import * as copy from './copy.ts';
import { OPENED_FROM } from './opened-from.ts';
import './PageTitle.css';

/** The title of a page that opens from a tab, with the way back if it has no Cancel. The payment page has a title for each step. */
export function PageTitle({ page }: { page: PageName }) {
  const parent = OPENED_FROM[page];
  if (parent === undefined || page === 'payment') return null;
  const back = copy.BACK[parent];
  return (
    <div className="patient-page">
      <h2 className="patient-page-title">{pageOf(page).title}</h2>
      {back && (
        <PageLink to={PAGES[parent].path}>
          <Icon of={ArrowLeft} mirrors />
          {back}
        </PageLink>
      )}
    </div>
  );
}
