import type { ReactElement } from 'react';
import { Tooltip as AriaTooltip, Focusable, OverlayArrow, TooltipTrigger } from 'react-aria-components';
import './Tooltip.css';

interface TooltipProps {
  /** One line that helps, and that nobody needs: a weekday, a full name. */
  words: string;
  /** One element that the keyboard can reach. */
  children: ReactElement<Record<string, unknown>, string>;
}

/** A word beside what the pointer or the focus is on. */
export function Tooltip({ words, children }: TooltipProps) {
  return (
    <TooltipTrigger delay={500} closeDelay={100}>
      <Focusable>{children}</Focusable>
      <AriaTooltip className="tooltip" offset={8}>
        <OverlayArrow className="tooltip-arrow">
          <svg width={8} height={8} viewBox="0 0 8 8" aria-hidden="true">
            <path d="M0 0 L4 4 L8 0" />
          </svg>
        </OverlayArrow>
        {words}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
