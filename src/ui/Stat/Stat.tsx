import { type IconNode, TrendingDown, TrendingUp } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import './Stat.css';

interface StatChange {
  direction: 'up' | 'down';
  words: string;
  tone: 'good' | 'bad' | 'neutral';
}

interface StatProps {
  label: string;
  value: string;
  change?: StatChange;
  about?: ReactNode;
  loading?: boolean;
}

const GLYPHS: Record<StatChange['direction'], IconNode> = { up: TrendingUp, down: TrendingDown };

/** A figure with its name. */
export function Stat({ label, value, change, about, loading = false }: StatProps) {
  return (
    <dl className="stat" aria-busy={loading || undefined}>
      <dt className="stat-label">{label}</dt>
      <dd className="stat-value tabular">{loading ? <Skeleton shape="title" /> : value}</dd>
      {!loading && change && (
        <dd className="stat-change" data-tone={change.tone}>
          <Icon of={GLYPHS[change.direction]} />
          {change.words}
        </dd>
      )}
      {!loading && about && <dd className="stat-about">{about}</dd>}
    </dl>
  );
}

/** Figures side by side where there is room. */
export function StatRow({ children }: { children: ReactNode }) {
  return <div className="stat-row">{children}</div>;
}
