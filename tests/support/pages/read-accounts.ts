/** Reads the payment methods page. Runs on the page. */
export function readAccounts() {
  const name = dom.labeled('Name on');
  const status = dom.all('.payment-accounts .table-frame')[0]?.dataset['status'];
  const listed = status === 'ready' ? 'shown' : (status ?? 'no list');
  const isFailed = dom.has('.payment-accounts .state-message[role=alert]');
  const failures = [
    '.dialog .banner-title',
    '.dialog .banner-words > div',
    '.dialog :is(.dialog-error, form > .visually-hidden [role=alert])',
  ];
  return {
    list: isFailed ? 'failed' : listed,
    // Skeletons are not rows.
    rows: listed === 'loading' ? 0 : dom.all('.payment-accounts .table-row').length,
    dialog: dom.line('.dialog h2'),
    asks: dom.line('.dialog ~ .dialog h2'),
    name: name?.value ?? '',
    message: dom.error(name),
    kind: dom.value('.dialog select'),
    zip: dom.labeled('Zip code')?.value ?? '',
    isWorking: dom.has('.dialog button[data-loading=true]'),
    card: dom.all('.card-frame')[0]?.dataset['phase'] ?? '',
    failure: dom.has('.dialog')
      ? (failures.map(dom.line).find(Boolean) ?? '')
      : dom.line('.payment-accounts .state-message[role=alert] .state-message-words'),
  };
}
