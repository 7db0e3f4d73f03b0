/** Whether the browser asks before it leaves the page. */
export function askBeforeLeaving(asks: boolean): void {
  if (asks) window.addEventListener('beforeunload', ask);
  else window.removeEventListener('beforeunload', ask);
}

function ask(event: Event): void {
  event.preventDefault();
}
