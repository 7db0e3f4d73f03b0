import { CircleAlert, CircleCheck, type IconNode, Info, TriangleAlert, X } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '#ui/Icon/Icon.tsx';
import '#ui/floating.css';
import { useRootAttribute } from '#ui/RootAttribute/use-root-attribute.ts';
import './Toast.css';

export type ToastTone = 'success' | 'warning' | 'error' | 'info';

export interface ToastProps {
  variant: ToastTone;
  title?: string | undefined;
  label: string;
  /** Controls the animation: in over 300 ms, out over 200 ms (TOAST-1). */
  phase: 'entering' | 'shown' | 'leaving';
  onDismiss: () => void;
  action?: { label: string; onChoose: () => void } | undefined;
}

const GLYPHS: Record<ToastTone, IconNode> = {
  success: CircleCheck,
  warning: TriangleAlert,
  error: CircleAlert,
  info: Info,
};

/** A short message over the page (TOAST-1). */
export function Toast({ variant, title, label, phase, onDismiss, action }: ToastProps) {
  useRootAttribute('data-toast');
  return (
    <div className="floating toast" data-variant={variant} data-phase={phase}>
      <span className="toast-icon">
        <Icon of={GLYPHS[variant]} size={20} />
      </span>
      <div className="toast-words">
        {title && <p className="toast-title">{title}</p>}
        <p className="toast-label">{label}</p>
      </div>
      {action && (
        <button type="button" className="toast-action" onClick={action.onChoose}>
          {action.label}
        </button>
      )}
      <button type="button" className="icon-control toast-dismiss" aria-label="Dismiss" onClick={onDismiss}>
        <Icon of={X} />
      </button>
    </div>
  );
}

/**
 * Always in the page, so that screen readers announce its toasts. `urgent` interrupts (warnings and errors). `aria-
 * live` is explicit because dialogs hide everything except live regions.
 */
export function ToastArea({ urgent, children }: { urgent: boolean; children?: ReactNode }) {
  return (
    <div className="toast-area">
      <div role="alert" aria-live="assertive">
        {urgent && children}
      </div>
      <div role="status" aria-live="polite">
        {!urgent && children}
      </div>
    </div>
  );
}
