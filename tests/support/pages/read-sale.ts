/** Runs on the page of a sale. */
export function readSale() {
  const values = (selector: string) => dom.all<HTMLInputElement>(selector).map(({ value }) => value);
  return {
    phase:
      dom.which({
        sold: '.sale-sold',
        choosing: '.sale:not([aria-busy=true])',
        unknown: '.sale:has(.sale-order [role=status]:not(:empty))',
        selling: '.sale',
        failed: '[role=alert]',
      }) ?? 'loading',
    notice: dom.words(
      '.sale-order .banner-words > div, .sale-sold .banner-words > div, .state-message-words',
    ),
    warnings: dom.all('.sale-plan .banner').length,
    chosen: values('.sale-plan :checked'),
    people: dom.all('.sale-person').length,
    entered: values('.sale-fields .text-field input'),
    mistakes: dom.texts('[data-tone=error], .sale-mistake').filter(Boolean),
    matches: dom.all('.sale-matches tbody tr').length,
    due: dom.words('.description strong'),
    account: dom.words('.sale-order .select-value'),
    checked: dom.all<HTMLInputElement>('.sale-order .checkbox input').map(({ checked }) => checked),
    retries: dom.texts('button').includes('Try again'),
  };
}

/** Runs on the page. The section is collapsed while the level covers one person. */
export function openFamily(): void {
  document.querySelector('.sale-family')?.setAttribute('open', '');
}
