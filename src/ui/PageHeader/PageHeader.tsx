import './PageHeader.css';

interface PageHeaderProps {
  title: string;
  about?: string | undefined;
}

/** A page's title. Its heading takes the focus after a navigation. */
export function PageHeader({ title, about }: PageHeaderProps) {
  return (
    <header className="page-header">
      <h1 className="page-header-title" tabIndex={-1}>
        {title}
      </h1>
      {about && <p className="page-header-about">{about}</p>}
    </header>
  );
}
