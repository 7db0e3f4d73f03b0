/** Reads the payment methods page. Runs on the page. */
export function readAccounts() {
  const words = (selector: string) =>
    (document.querySelector<HTMLElement>(selector)?.innerText ?? '').replace(/\s+/g, ' ').trim();
  const labels = [...document.querySelectorAll<HTMLLabelElement>('.dialog label')];
  const field = (label: string) => {
    const control = labels.find(({ innerText }) => innerText.startsWith(label))?.control;
    return control instanceof HTMLInputElement ? control : null;
  };
  const name = field('Name on');
  const isFaulty = name?.getAttribute('aria-invalid') === 'true';
  const message = document.getElementById(name?.getAttribute('aria-describedby') ?? '')?.innerText;
  const isFailed = document.querySelector('.payment-accounts .state-message[role=alert]') !== null;
  const status = document.querySelector<HTMLElement>('.payment-accounts .table-frame')?.dataset['status'];
  const listed = status === 'ready' ? 'shown' : (status ?? 'no list');
  const frame = document.querySelector<HTMLElement>('.card-frame');
  const isDialog = document.querySelector('.dialog') !== null;
  return {
    list: isFailed ? 'failed' : listed,
    // Skeletons are not rows.
    rows: listed === 'loading' ? 0 : document.querySelectorAll('.payment-accounts .table-row').length,
    dialog: words('.dialog h2'),
    asks: words('.dialog ~ .dialog h2'),
    name: name?.value ?? '',
    message: isFaulty ? (message ?? '') : '',
    kind: document.querySelector<HTMLSelectElement>('.dialog select')?.value ?? '',
    zip: field('Zip code')?.value ?? '',
    isWorking: document.querySelector('.dialog button[data-loading=true]') !== null,
    card: frame?.dataset['phase'] ?? '',
    failure: isDialog
      ? words('.dialog .banner-title') ||
        words('.dialog .banner-words > div') ||
        words('.dialog .dialog-error, .dialog form > .visually-hidden [role=alert]')
      : words('.payment-accounts .state-message[role=alert] .state-message-words'),
  };
}
