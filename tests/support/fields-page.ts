declare global {
  /** Which of the pages in the frame this is, and what it has heard last: a request for a card, and a call of the walk. */
  var fieldsNumber: number | undefined;
  var askedCard: string | undefined;
  var heardCall: number | undefined;
}

/** A page in the place of the card fields, which says and gives nothing but on command. */
export const fieldsPage = (
  number: number,
): string => `<!doctype html><html lang="en"><title>Card details</title>
<main>Card details</main><script>
  globalThis.fieldsNumber = ${number};
  addEventListener('message', ({ data }) => {
    if (data.type === 'card_ask') globalThis.askedCard = data.request;
    if (data.type === 'walk_call') globalThis.heardCall = data.number;
  });
</script></html>`;

/** Runs in the page around the fields: they hear it after all that the page has told them before. */
export function callFields(number: number): void {
  const frame = document.querySelector<HTMLIFrameElement>('.card-frame iframe');
  frame?.contentWindow?.postMessage({ type: 'walk_call', number }, '*');
}
