import { CircleAlert, CircleCheck, type IconNode, Info, TriangleAlert } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '#ui/Icon/Icon.tsx';
import './Banner.css';

type BannerTone = 'success' | 'warning' | 'danger' | 'info';

const GLYPHS: Record<BannerTone, IconNode> = {
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
  info: Info,
};

interface BannerProps {
  tone?: BannerTone;
  title?: string;
  children: ReactNode;
  action?: ReactNode;
}

/** A message that stays on the page while it applies. */
export function Banner({ tone = 'info', title, children, action }: BannerProps) {
  return (
    <div className="banner" data-tone={tone}>
      <Icon of={GLYPHS[tone]} size={20} />
      <div className="banner-body">
        <div className="banner-words">
          {title && <p className="banner-title">{title}</p>}
          <div>{children}</div>
        </div>
        {action}
      </div>
    </div>
  );
}
