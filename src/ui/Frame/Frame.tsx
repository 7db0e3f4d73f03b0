import { Menu, PanelLeft } from 'lucide';
import { type FocusEvent, type KeyboardEvent, type MouseEvent, type ReactNode, useRef } from 'react';
import { focusFallback } from '#ui/FocusFallback/focus-fallback.ts';
import { useKeptFocus } from '#ui/FocusFallback/use-kept-focus.ts';
import { Icon } from '#ui/Icon/Icon.tsx';
import { SkipLink } from '#ui/SkipLink/SkipLink.tsx';
import { useToastFocus } from '#ui/Toast/use-toast-focus.ts';
import { useIsNarrow } from './use-is-narrow.ts';
import { usePageFocus } from './use-page-focus.ts';
import './Frame.css';

export interface FrameProps {
  /** When it changes, the heading takes the focus. */
  page: string | null;
  /** The person that the page is about. When it changes, the heading takes the focus. */
  subject?: string | null;
  /** `peeking`: collapsed, but open over the content for a moment. Below 1024 px, collapsed is hidden. */
  drawer: 'expanded' | 'collapsed' | 'peeking';
  onMenuToggle: () => void;
  onDrawerEnter: () => void;
  onDrawerLeave: () => void;
  onContentClick: () => void;
  brand: ReactNode;
  context: ReactNode;
  account: ReactNode;
  navigation: ReactNode;
  footer: ReactNode;
  children: ReactNode;
}

/** The frame of every page: header, drawer, content, footer (LAYOUT-1, LAYOUT-5, LAYOUT-6). */
export function Frame(props: FrameProps) {
  const { page, subject = null, drawer, brand, context, account, navigation, footer, children } = props;
  const isNarrow = useIsNarrow();
  const main = usePageFocus(page, subject);
  useToastFocus(main);
  const frame = useKeptFocus();
  const menu = useRef<HTMLButtonElement>(null);
  const isOpen = drawer === 'expanded';
  const isSheet = isNarrow && isOpen;
  const leaveByFocus = ({ currentTarget, relatedTarget }: FocusEvent) =>
    currentTarget.contains(relatedTarget) || currentTarget.matches(':hover') || props.onDrawerLeave();
  const leaveByEscape = (event: KeyboardEvent) => {
    if (!isSheet || event.key !== 'Escape' || event.defaultPrevented) return;
    menu.current?.focus();
    props.onContentClick();
  };
  const leaveByChoice = (event: MouseEvent) =>
    isSheet && (event.target as Element).closest('a') && props.onContentClick();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape anywhere in the frame closes the sheet
    <div className="frame" ref={frame} data-drawer={drawer} onKeyDown={leaveByEscape}>
      <SkipLink to="content">Skip to content</SkipLink>
      <header className="frame-header">
        <button
          type="button"
          ref={menu}
          className="icon-control frame-menu"
          aria-label={isOpen ? 'Collapse navigation' : 'Expand navigation'}
          aria-expanded={isOpen}
          aria-controls="drawer"
          onClick={props.onMenuToggle}
        >
          <Icon of={isNarrow ? Menu : PanelLeft} size={20} mirrors />
        </button>
        {brand}
        <div className="frame-context">{context}</div>
        <div className="frame-account">{account}</div>
      </header>
      {/* biome-ignore lint/a11y: it holds links; pointer and focus only widen it, Escape closes it */}
      <div
        className="frame-drawer"
        id="drawer"
        onMouseEnter={props.onDrawerEnter}
        onMouseLeave={props.onDrawerLeave}
        onFocus={props.onDrawerEnter}
        onBlur={leaveByFocus}
        onClick={leaveByChoice}
      >
        {navigation}
      </div>
      {/* biome-ignore lint/a11y: the drawer is also closed by its button, by Escape and by the focus going on */}
      <div
        className="frame-content"
        onClick={props.onContentClick}
        onFocus={() => isSheet && props.onContentClick()}
      >
        <main className="frame-main" id="content" ref={main} {...focusFallback()}>
          {children}
        </main>
        <footer className="frame-footer">{footer}</footer>
      </div>
    </div>
  );
}
