import type { ReactNode } from 'react';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import './Stat.css';

interface StatProps {
  label: string;
  value: string;
  about?: ReactNode;
  tone?: 'danger' | undefined;
  loading?: boolean;
}

/** A figure with its name. */
export function Stat({ label, value, about, tone, loading = false }: StatProps) {
  return (
    <dl className="stat" data-tone={tone} aria-busy={loading || undefined}>
      <dt className="stat-label">{label}</dt>
      <dd className="stat-value tabular">{loading ? <Skeleton shape="title" /> : value}</dd>
      {!loading && about && <dd className="stat-about">{about}</dd>}
    </dl>
  );
}

/** Figures side by side if there is space. */
export function StatRow({ children }: { children: ReactNode }) {
  return <div className="stat-row">{children}</div>;
}
