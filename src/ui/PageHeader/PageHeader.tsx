import type { ReactNode } from 'react';
import './PageHeader.css';

interface PageHeaderProps {
  title: string;
  about?: string | undefined;
  /** A link to the parent page. Without `about`, the title is small, because the content has a large heading. */
  parent?: ReactNode;
}

/** A page's title. Its heading takes the focus after a navigation. */
export function PageHeader({ title, about, parent }: PageHeaderProps) {
  return (
    <header className={parent && about === undefined ? 'page-header page-breadcrumb' : 'page-header'}>
      {parent}
      <h1 className="page-header-title" tabIndex={-1}>
        {title}
      </h1>
      {about && <p className="page-header-about">{about}</p>}
    </header>
  );
}
