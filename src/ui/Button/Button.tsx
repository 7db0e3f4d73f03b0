import { type ButtonHTMLAttributes, type MouseEvent, type ReactNode, useId } from 'react';
import { Spinner } from '#ui/Spinner/Spinner.tsx';
import { Refusal } from './Refusal.tsx';
import './Button.css';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** `danger` leads to an action that can't be undone; `destructive` performs it, in the confirmation. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | 'destructive';
  size?: 'small' | 'medium' | 'large';
  width?: 'content' | 'fill';
  icon?: ReactNode;
  /** A spinner replaces the content. The button keeps its size, name and focus (BUTTON-1). */
  loading?: boolean;
  /**
   * Why the user may not press the button, such as a missing right. The button stays in the tab order and shows the
   * reason. It stays the same element when the reason comes or goes, so that it keeps the focus.
   */
  refusal?: string | undefined;
}

/**
 * The product's only button component (BUTTON-1). A button that disables itself when pressed uses `aria-disabled`, so
 * that it keeps the focus.
 */
export function Button(props: ButtonProps) {
  const {
    variant = 'secondary',
    size = 'medium',
    width = 'content',
    icon,
    loading = false,
    refusal,
    type = 'button',
    children,
    onClick,
    ...rest
  } = props;
  const id = useId();
  const [contentId, spinnerId, refusalId] = [`${id}content`, `${id}spinner`, `${id}refusal`];
  const isRefused = loading || refusal !== undefined || rest['aria-disabled'] === true;
  const refuse = (event: MouseEvent<HTMLButtonElement>) => event.preventDefault();
  const button = (
    <button
      {...rest}
      type={type}
      className="button"
      data-variant={variant}
      data-size={size}
      data-width={width}
      data-loading={loading || undefined}
      aria-disabled={isRefused || undefined}
      aria-busy={loading || undefined}
      aria-describedby={refusal === undefined ? rest['aria-describedby'] : refusalId}
      aria-labelledby={loading ? `${contentId} ${spinnerId}` : undefined}
      onClick={isRefused ? refuse : onClick}
    >
      <span className="button-content" id={contentId}>
        {icon}
        {children}
      </span>
      {loading && <Spinner id={spinnerId} label="Loading" />}
    </button>
  );
  if (!('refusal' in props)) return button;
  return (
    <span className="button-place" data-refused={refusal !== undefined || undefined}>
      {button}
      {refusal !== undefined && (
        <Refusal key={refusal} id={refusalId}>
          {refusal}
        </Refusal>
      )}
    </span>
  );
}
