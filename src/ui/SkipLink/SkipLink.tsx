import './SkipLink.css';

/** The first Tab stop: skips the header and the drawer. */
export function SkipLink({ to, children }: { to: string; children: string }) {
  return (
    <a className="skip-link" href={`#${to}`}>
      {children}
    </a>
  );
}
