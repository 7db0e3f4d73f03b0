import type { ReactNode } from 'react';

/** What the button beside it is for. */
export function Row({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h3 className="settings-row-title">{title}</h3>
      <p>{children}</p>
    </div>
  );
}
