import { rulesOf } from './rules.ts';

const ASKED_FOR = '(prefers-reduced-motion: reduce)';
const ALWAYS = 'all';

/** The rules that hold always for as long as the toolbar says so. */
const held = new WeakSet<CSSRule>();

/**
 * Lets the rules for people who asked for less motion hold for everybody, or only for them again. What is shown is
 * what the product's own media queries say; there is no second set of rules to keep in step.
 */
export function setReducedMotion(isReduced: boolean): void {
  for (const rule of rulesOf(document.styleSheets)) {
    if (!(rule instanceof CSSMediaRule)) continue;
    if (isReduced && rule.conditionText === ASKED_FOR) {
      held.add(rule);
      rule.media.mediaText = ALWAYS;
    } else if (!isReduced && held.delete(rule)) rule.media.mediaText = ASKED_FOR;
  }
}
