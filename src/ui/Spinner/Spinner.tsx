import './Spinner.css';

/** A spinner; screen readers read `label`. */
export function Spinner({ label, id }: { label: string; id?: string }) {
  return (
    <span className="spinner" role="img" aria-label={label} id={id}>
      <svg viewBox="0 0 16 16" width="16" height="16" fill="none" aria-hidden="true">
        <circle cx="8" cy="8" r="6" stroke="currentColor" strokeWidth="2" opacity="0.25" />
        <path d="M14 8a6 6 0 0 0-6-6" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
      </svg>
    </span>
  );
}
