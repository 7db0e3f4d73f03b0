import {
  type CardReport,
  cardReportIn,
  type GivenCard,
  type NotGiven,
} from '#domain/payment/card-messages.ts';

/** The card fields did not give a card. */
export class NoCard extends Error {
  readonly reason: NotGiven;

  constructor(reason: NotGiven) {
    super('No card was given.');
    this.reason = reason;
  }
}

/** The asking side of the card fields, which are a page of another server or of ours (FRAME-5). */
export interface CardFrame {
  /** Takes the frame that the page has put up, or hears that it is gone. */
  attach(frame: HTMLIFrameElement | null): void;
  /** Loads the fields into the frame, anew if need be. Ends once they can be filled in. */
  load(signal: AbortSignal): Promise<void>;
  /** Asks for the card. Rejects with `NoCard`. */
  ask(signal: AbortSignal): Promise<GivenCard>;
}

interface CardFrameParts {
  page: Window;
  /** Of the card fields; only from there reports are heard. */
  address: URL;
  /** A key was pressed in the fields that means something to the form around them. */
  onKey(key: 'Enter' | 'Escape'): void;
  newRequest(): string;
}

export function createCardFrame({ page, address, onKey, newRequest }: CardFrameParts): CardFrame {
  let frame: HTMLIFrameElement | null = null;
  let onAttached: () => void = () => undefined;
  let heard = new AbortController();

  /** Messages of the fields alone: by origin, source and shape. */
  function listen(hear: (report: CardReport) => void, signal: AbortSignal): void {
    page.addEventListener(
      'message',
      (event) => {
        if (frame === null || event.origin !== address.origin || event.source !== frame.contentWindow) return;
        const report = cardReportIn(event.data);
        if (report !== null) hear(report);
      },
      { signal },
    );
  }

  function hearAlways(report: CardReport): void {
    if (report.type === 'card_key') onKey(report.key);
    if (report.type === 'card_fields_height' && frame) frame.style.blockSize = `${report.height}px`;
  }

  const attached = () =>
    new Promise<HTMLIFrameElement>((resolve) => {
      onAttached = () => frame && resolve(frame);
      onAttached();
    });

  return {
    attach(given) {
      heard.abort();
      heard = new AbortController();
      frame = given;
      if (given !== null) listen(hearAlways, heard.signal);
      onAttached();
    },

    async load(signal) {
      const place = await attached();
      await new Promise<void>((resolve) => {
        listen((report) => report.type === 'card_fields_ready' && resolve(), signal);
        place.src = address.href;
      });
    },

    ask(signal) {
      const request = newRequest();
      return new Promise<GivenCard>((resolve, reject) => {
        listen((report) => {
          if (report.type === 'card_given' && report.request === request) resolve(report.card);
          if (report.type === 'card_not_given' && report.request === request)
            reject(new NoCard(report.reason));
        }, signal);
        frame?.contentWindow?.postMessage({ type: 'card_ask', request }, address.origin);
      });
    },
  };
}
