import type { Decorator } from '@storybook/react-vite';
import { rulesOf } from './rules.ts';

/**
 * What a pointer or the keyboard brings about, and a story shows by its parameter `pseudo`: the selector of the state,
 * and in whom it is shown. The pointer is over everything, the focus is on what can take it.
 */
const STATES = {
  hover: [/:hover/g, '*'],
  active: [/:active/g, '*'],
  focus: [/:focus(-visible)?(?!-)/g, ':is(a, button, input)'],
} as const;

const rewritten = new WeakSet<CSSRule>();

/** Lets every rule for `:hover` hold inside of `[data-pseudo="hover"]` as well, with the same weight. */
const shownToo = (selector: string): string =>
  Object.entries(STATES).reduce(
    (text, [name, [state, whom]]) =>
      text.replaceAll(state, (found) => `:is(${found}, [data-pseudo="${name}"] ${whom})`),
    selector,
  );

function letStatesBeShown(): void {
  for (const rule of rulesOf(document.styleSheets)) {
    if (!(rule instanceof CSSStyleRule) || rewritten.has(rule)) continue;
    const selector = shownToo(rule.selectorText);
    if (selector !== rule.selectorText) rule.selectorText = selector;
    rewritten.add(rule);
  }
}

/** Shows a story as if the pointer were over it, or the focus on it. */
export const withPseudoState: Decorator = (Story, { parameters: { pseudo } }) => {
  if (pseudo === undefined) return <Story />;
  letStatesBeShown();
  return (
    <div data-pseudo={pseudo} style={{ display: 'contents' }}>
      <Story />
    </div>
  );
};
