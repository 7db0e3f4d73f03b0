/** Every rule of the page's style sheets, those inside of others too. */
export function* rulesOf(list: Iterable<CSSStyleSheet | CSSRule>): Generator<CSSRule> {
  for (const item of list) {
    if (item instanceof CSSRule) yield item;
    if ('cssRules' in item) yield* rulesOf(item.cssRules as CSSRuleList);
  }
}
