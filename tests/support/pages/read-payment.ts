/** Reads the payment page. Runs on the page. */
export function readPayment() {
  const ends: Record<string, string> = {
    'Payment received': 'approved',
    'Nothing was charged': 'declined',
    'Checking this payment. Don’t charge again.': 'checking',
    'We couldn’t check this payment yet. Don’t charge again.': 'checking',
    'This payment wasn’t charged': 'notReceived',
  };
  const phaseShown = () =>
    dom.which({
      failed: '.payment .state-message[role=alert]',
      choosing: '.payment input[type=radio]',
      reviewing: '.payment-amount',
    }) ??
    ends[dom.line('.payment .card-title')] ??
    (dom.has('.payment') ? 'loading' : 'no page');
  const said: Record<string, () => string> = {
    failed: () => dom.line('.payment .state-message-words'),
    choosing: () =>
      dom.all('.payment :is([aria-invalid=true], [data-invalid] > button)').map(dom.message).join(' '),
    // The text of a loading button is hidden.
    reviewing: () => {
      const [charge] = dom.all('.payment [type=submit] .button-content');
      return `${charge?.textContent} ${dom.line('.payment [role=alert]')}`.trim();
    },
  };
  const phase = phaseShown();
  const whole = dom.line('.payment-end .banner-words > div');
  const line = phase === 'declined' ? whole : dom.line('.payment-end .banner-words > div > p') || whole;
  return {
    choice: dom.value('.payment input[type=radio]:checked'),
    text: dom.value('.payment input[inputmode=decimal]'),
    account: dom.value('.payment select'),
    said: said[phase]?.() ?? line,
    phase,
    isBusy: dom.has('.payment :is(button[data-loading=true], .switch[aria-busy=true])'),
  };
}

export const readFields = (): string[] =>
  dom.has('.payment-step')
    ? dom.all('.payment-step :is(input, select, [type=submit])').map(({ outerHTML }) => outerHTML)
    : ['no page'];
