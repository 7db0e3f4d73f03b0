declare global {
  /** The number of this page in the frame, and its last messages: a request for a card, and a call of the walk. */
  var fieldsNumber: number | undefined;
  var askedCard: string | undefined;
  var heardCall: number | undefined;
}

/** A page in place of the card fields, which sends messages only on command. */
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

/** Runs on the page that contains the fields. The fields receive it after all earlier messages from the page. */
export function callFields(number: number): void {
  const frame = document.querySelector<HTMLIFrameElement>('.card-frame iframe');
  frame?.contentWindow?.postMessage({ type: 'walk_call', number }, '*');
}
