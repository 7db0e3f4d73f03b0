import type { ReactNode } from 'react';
import './PageHeader.css';

interface PageHeaderProps {
  title: string;
  about?: string | undefined;
  /** A link to the page that this one belongs to. The content below has a heading of its own to look at. */
  parent?: ReactNode;
}

/** A page's title. Its heading takes the focus after a navigation. */
export function PageHeader({ title, about, parent }: PageHeaderProps) {
  return (
    <header className={parent ? 'page-header page-trail' : 'page-header'}>
      {parent}
      <h1 className="page-header-title" tabIndex={-1}>
        {title}
      </h1>
      {about && <p className="page-header-about">{about}</p>}
    </header>
  );
}
