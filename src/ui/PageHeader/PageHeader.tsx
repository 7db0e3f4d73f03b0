import type { ReactNode } from 'react';
import './PageHeader.css';

interface PageHeaderProps {
  title: string;
  about?: string | undefined;
  action?: ReactNode;
}

/** A page's title. Its heading takes the focus after a navigation. */
export function PageHeader({ title, about, action }: PageHeaderProps) {
  return (
    <header className="page-header">
      <div className="page-header-words">
        <h1 className="page-header-title" tabIndex={-1}>
          {title}
        </h1>
        {about && <p className="page-header-about">{about}</p>}
      </div>
      {action}
    </header>
  );
}
