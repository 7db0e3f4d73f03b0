import './SkipLink.css';

/** The first stop of the Tab key: past the header and the drawer to the page. */
export function SkipLink({ to, children }: { to: string; children: string }) {
  return (
    <a className="skip-link" href={`#${to}`}>
      {children}
    </a>
  );
}
