import { ArrowLeft } from 'lucide';
import { PAGES, type PageName, pageOf } from '#domain/navigation/routes.ts';
import { Icon } from '#ui/Icon/Icon.tsx';
import { PageLink } from '../PageLink.tsx';
import * as copy from './copy.ts';
import { OPENED_FROM } from './opened-from.ts';
import './PageTitle.css';

/** The title of a page that opens from a tab, with the way back. The payment page has a title for each step. */
export function PageTitle({ page }: { page: PageName }) {
  const parent = OPENED_FROM[page];
  const back = parent && copy.BACK[parent];
  if (parent === undefined || back === undefined) return null;
  return (
    <div className="patient-page">
      <h2 className="patient-page-title">{pageOf(page).title}</h2>
      <PageLink to={PAGES[parent].path}>
        <Icon of={ArrowLeft} mirrors />
        {back}
      </PageLink>
    </div>
  );
}
