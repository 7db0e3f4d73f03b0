import { StrictMode } from 'react';
import { createRoot as createReactRoot } from 'react-dom/client';
import { localDay } from '#domain/date/day.ts';
import { type AskingPage, askingPageIn } from '#domain/payment/card-frame.ts';
import { type CardReport, cardRequestIn } from '#domain/payment/card-messages.ts';
import { appearanceAttributes, DEFAULT_APPEARANCE } from '#domain/session/appearance.ts';
import { createRoot } from '#machines/roots.ts';
import { NOT_FRAMED } from './copy.ts';
import { HostedFieldsScreen } from './HostedFieldsScreen.tsx';
import { wireHostedFields } from './hosted-fields.ports.ts';

/** Shows the card fields only to the page that contains the frame (FRAME-5). */
export function showHostedFields(page: Window): void {
  const container = page.document.getElementById('root');
  if (container === null) return;
  const root = createReactRoot(container);
  const asking = askingPageIn(page.location.search);
  if (asking === null || page.parent === page) {
    root.render(<p className="card-fields-alone">{NOT_FRAMED}</p>);
    return;
  }
  takeOn(page, asking);
  const send = (report: CardReport) => {
    page.parent.postMessage(report, asking.origin);
    if (report.type === 'card_not_given') setTimeout(() => focusFirstProblem(container));
  };
  const fields = startHostedFields(page, asking, send);
  root.render(
    <StrictMode>
      <HostedFieldsScreen fields={fields} />
    </StrictMode>,
  );
  listen(page, asking, (request) => fields.send({ type: 'card.request', request }));
  new ResizeObserver(() =>
    send({ type: 'card_fields_height', height: Math.ceil(container.getBoundingClientRect().height) }),
  ).observe(container);
  restoreFocus(page);
  send({ type: 'card_fields_ready' });
}

/** When a dialog over the frame takes the focus, the browser forgets which field had it. */
function restoreFocus(page: Window): void {
  let last: HTMLElement | null = null;
  page.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLElement) last = target;
  });
  page.addEventListener('focus', () =>
    setTimeout(() => {
      if (page.document.activeElement === page.document.body) last?.focus();
    }),
  );
}

/** Runs once React has rendered the errors. */
function focusFirstProblem(container: HTMLElement): void {
  container.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}

function startHostedFields(page: Window, { pageId, kind }: AskingPage, send: (report: CardReport) => void) {
  const machine = wireHostedFields({ service: page.location.pathname, pageId, send });
  return createRoot(machine, { input: { kind, today: localDay(Date.now()) } }).start();
}

/** Validates the origin, source and shape of each request. */
function listen(page: Window, { origin }: AskingPage, ask: (request: string) => void): void {
  page.addEventListener('message', (event) => {
    if (event.origin !== origin || event.source !== page.parent) return;
    const request = cardRequestIn(event.data);
    if (request !== null) ask(request.request);
  });
}

function takeOn({ document }: Window, { appearance }: AskingPage): void {
  for (const [name, value] of Object.entries(appearanceAttributes({ ...DEFAULT_APPEARANCE, ...appearance })))
    if (value !== null) document.documentElement.setAttribute(name, value);
}
