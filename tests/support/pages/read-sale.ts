/** Runs on the page of a sale. */
export function readSale() {
  const all = <Found extends HTMLElement>(selector: string) => [
    ...document.querySelectorAll<Found>(selector),
  ];
  const texts = (selector: string) => all(selector).map(({ innerText }) => innerText);
  const inputs = (selector: string) => all<HTMLInputElement>(selector);
  const words = (selector: string) => texts(selector)[0] ?? '';
  const phase = () => {
    if (all('.sale-sold').length > 0) return 'sold';
    const [form] = all('.sale');
    if (form === undefined) return all('[role=alert]').length > 0 ? 'failed' : 'loading';
    if (form.ariaBusy !== 'true') return 'choosing';
    return words('.sale-order [role=status]') === '' ? 'selling' : 'unknown';
  };
  return {
    phase: phase(),
    notice: words('.sale-order .banner-words > div, .sale-sold .banner-words > div, .state-message-words'),
    warnings: all('.sale-plan .banner').length,
    chosen: inputs('.sale-plan :checked').map(({ value }) => value),
    people: all('.sale-person').length,
    entered: inputs('.sale-fields .text-field input').map(({ value }) => value),
    mistakes: texts('[data-tone=error], .sale-mistake').filter(Boolean),
    matches: all('.sale-matches tbody tr').length,
    due: words('.description strong'),
    account: words('.sale-order .select-value'),
    checked: inputs('.sale-order .checkbox input').map(({ checked }) => checked),
    retries: texts('button').includes('Try again'),
  };
}

/** Runs on the page. The section is collapsed while the level covers one person. */
export function openFamily(): void {
  document.querySelector('.sale-family')?.setAttribute('open', '');
}
