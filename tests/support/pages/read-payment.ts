/** Reads the payment page. Runs on the page. */
export function readPayment() {
  const words = (selector: string) =>
    (document.querySelector<HTMLElement>(selector)?.innerText ?? '').replace(/\s+/g, ' ').trim();
  const has = (selector: string) => document.querySelector(selector) !== null;
  const ends: Record<string, string> = {
    'Payment received': 'approved',
    'Nothing was charged': 'declined',
    'Checking this payment. Don’t charge the card again.': 'checking',
    'We couldn’t check this payment yet. Don’t charge the card again.': 'checking',
    'This payment wasn’t charged': 'notReceived',
  };
  const phaseShown = () => {
    if (has('.payment .state-message[role=alert]')) return 'failed';
    if (has('.payment input[type=radio]')) return 'choosing';
    if (has('.payment-amount')) return 'reviewing';
    return ends[words('.payment .card-title')] ?? (has('.payment') ? 'loading' : 'no page');
  };
  const said: Record<string, () => string> = {
    failed: () => words('.payment .state-message-words'),
    choosing: () =>
      [
        ...document.querySelectorAll<HTMLElement>(
          '.payment :is([aria-invalid=true], [data-invalid] > button)',
        ),
      ]
        .map((field) => document.getElementById(field.getAttribute('aria-describedby') ?? '')?.innerText)
        .join(' '),
    // The text of a loading button is hidden.
    reviewing: () =>
      `${document.querySelector('.payment [type=submit] .button-content')?.textContent} ${words('.payment [role=alert]')}`.trim(),
  };
  const phase = phaseShown();
  const busy = document.querySelector('.payment :is(button[data-loading=true], .switch[aria-busy=true])');
  const whole = words('.payment-end .banner-words > div');
  const line = phase === 'declined' ? whole : words('.payment-end .banner-words > div > p') || whole;
  return {
    choice: document.querySelector<HTMLInputElement>('.payment input[type=radio]:checked')?.value ?? '',
    text: document.querySelector<HTMLInputElement>('.payment input[inputmode=decimal]')?.value ?? '',
    account: document.querySelector<HTMLSelectElement>('.payment select')?.value ?? '',
    said: said[phase]?.() ?? line,
    phase,
    isBusy: busy !== null,
  };
}

/** The controls to pay with. */
export function readFields(): string[] {
  const page = document.querySelector('.payment-step');
  if (page === null) return ['no page'];
  return [...page.querySelectorAll('input, select, [type=submit]')].map(({ outerHTML }) => outerHTML);
}
