import { withKind } from '#domain/payment/card-frame.ts';
import {
  type CardReport,
  cardReportIn,
  type GivenCard,
  type NotGiven,
} from '#domain/payment/card-messages.ts';
import type { HostedKind } from '#domain/payment/hosted-fields.ts';
import { cardFrameMachine } from '#machines/card-frame/card-frame.machine.ts';
import { selectIsLoaded, selectResponse } from '#machines/card-frame/card-frame.selectors.ts';
import type { CardFrameEvent } from '#machines/card-frame/card-frame.types.ts';
import { createRoot } from '#machines/roots.ts';
import { firstMatch } from '#machines/shared/first-match.ts';
import { afterPress, watchPresses } from '#ui/press/press.ts';

export class NoCard extends Error {
  readonly reason: NotGiven;

  constructor(reason: NotGiven) {
    super('The card form returned no card.');
    this.reason = reason;
  }
}

/** Controls the card fields, which are our page or a payment provider's (FRAME-5). */
export interface CardFrame {
  /** Called with null when the frame is removed. */
  attach(frame: HTMLIFrameElement | null): void;
  /** Loads or reloads the fields. Resolves once they are usable. */
  load(kind: HostedKind, signal: AbortSignal): Promise<void>;
  /** Rejects with `NoCard`. */
  requestCard(signal: AbortSignal): Promise<GivenCard>;
}

export interface CardFrameParts {
  page: Window;
  /** Messages from any other origin are ignored. */
  address: URL;
  /** The user pressed a key in the fields that the surrounding form handles. */
  onKey(key: 'Enter' | 'Escape'): void;
  /** The user has begun to enter a card. */
  onEdit(): void;
  newRequest(): string;
}

export function wireCardFrame(
  { address, onKey, onEdit }: Pick<CardFrameParts, 'address' | 'onKey' | 'onEdit'>,
  frame: () => HTMLIFrameElement | null,
) {
  return cardFrameMachine.provide({
    actions: {
      openFields(_, { kind }) {
        const element = frame();
        if (element) element.src = withKind(address, kind).href;
      },
      requestCard: (_, { request }) =>
        frame()?.contentWindow?.postMessage({ type: 'card_ask', request }, address.origin),
      showHeight(_, { height }) {
        const element = frame();
        afterPress(() => {
          if (element) element.style.blockSize = `${height}px`;
        });
      },
      reportEdit: () => onEdit(),
      sendKey: (_, { key }) => onKey(key),
    },
  });
}

export function createCardFrame({ page, address, onKey, onEdit, newRequest }: CardFrameParts): CardFrame {
  let frame: HTMLIFrameElement | null = null;
  let listening = new AbortController();
  const cardFrame = createRoot(wireCardFrame({ address, onKey, onEdit }, () => frame)).start();

  /** Validates the origin, source and shape of each message. */
  function onMessage({ origin, source, data }: MessageEvent<unknown>): void {
    if (frame === null || origin !== address.origin || source !== frame.contentWindow) return;
    const report = cardReportIn(data);
    if (report !== null) cardFrame.send(eventOf(report));
  }

  return {
    attach(given) {
      listening.abort();
      listening = new AbortController();
      frame = given;
      if (given !== null) {
        watchPresses(given.ownerDocument);
        page.addEventListener('message', onMessage, { signal: listening.signal });
      }
      cardFrame.send({ type: given === null ? 'frame.detach' : 'frame.attach' });
    },

    async load(kind, signal) {
      cardFrame.send({ type: 'fields.load', kind });
      await firstMatch(cardFrame, (snapshot) => selectIsLoaded(snapshot) || null, signal);
    },

    async requestCard(signal) {
      const request = newRequest();
      cardFrame.send({ type: 'card.request', request });
      const response = await firstMatch(cardFrame, selectResponse(request), signal);
      if ('reason' in response) throw new NoCard(response.reason);
      return response.card;
    },
  };
}

function eventOf(report: CardReport): CardFrameEvent {
  switch (report.type) {
    case 'card_fields_ready':
      return { type: 'fields.ready' };
    case 'card_fields_height':
      return { type: 'fields.resize', height: report.height };
    case 'card_edited':
      return { type: 'fields.edit' };
    case 'card_key':
      return { type: 'fields.press', key: report.key };
    case 'card_given':
      return { type: 'card.give', request: report.request, card: report.card };
    case 'card_not_given':
      return { type: 'card.deny', request: report.request, reason: report.reason };
  }
}
