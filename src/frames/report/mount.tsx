import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createActor } from 'xstate';
import { createPortalClient } from '#api/client.ts';
import { dayIn } from '#domain/date/day.ts';
import { embeddingPageIn } from '#domain/report/report-frame.ts';
import { type ReportMessage, reportCommandIn } from '#domain/report/report-messages.ts';
import { appearanceAttributes, DEFAULT_APPEARANCE } from '#domain/session/appearance.ts';
import { csvFile } from '#domain/text/csv.ts';
import { NOT_FRAMED } from './copy.ts';
import { ReportScreen } from './ReportScreen.tsx';
import type { ReportActions } from './report-actions.ts';
import { createReportToken } from './report-token.ports.ts';
import { wireReportView } from './report-view.ports.ts';

/** Shows the report only to the page that contains the frame. */
export function showReport(page: Window): void {
  const container = page.document.getElementById('root');
  if (container === null) return;
  const root = createRoot(container);
  const embedding = embeddingPageIn(page.location.search);
  if (embedding === null || page.parent === page) {
    root.render(<p className="report-alone">{NOT_FRAMED}</p>);
    return;
  }
  const { origin, appearance } = embedding;
  const attributes = appearanceAttributes({ ...DEFAULT_APPEARANCE, ...appearance });
  for (const [name, value] of Object.entries(attributes))
    if (value !== null) page.document.documentElement.setAttribute(name, value);

  const send = (message: ReportMessage) => page.parent.postMessage(message, origin);
  const token = createReportToken(() => send({ type: 'report_token_needed' }));
  const client = createPortalClient({
    baseUrl: '/api',
    session: token.gate,
    fetch: (request) => page.fetch(request),
  });
  const view = createActor(wireReportView(client, send)).start();
  page.addEventListener('message', ({ origin: from, source, data }: MessageEvent<unknown>) => {
    if (from !== origin || source !== page.parent) return;
    const command = reportCommandIn(data);
    if (command === null) return;
    token.set(command.token);
    if (command.type === 'report_token') return;
    const { type: _type, token: _token, ...embed } = command;
    view.send({ type: 'embed.receive', embed, today: dayIn(embed.timeZone, Date.now()) });
  });
  page.addEventListener('error', ({ message }) => send({ type: 'report_error', message }));
  root.render(
    <StrictMode>
      <ReportScreen view={view} actions={actionsOf(page, send)} />
    </StrictMode>,
  );
  // The content's height, which does not depend on the frame's height.
  new ResizeObserver(() => {
    const height = Math.ceil(container.getBoundingClientRect().height);
    send({ type: 'report_height', height });
  }).observe(container);
  send({ type: 'report_ready' });
}

function actionsOf(page: Window, send: (message: ReportMessage) => void): ReportActions {
  return {
    open: (list) => send({ type: 'open', ...list }),
    print: () => page.print(),
    save(name, lines) {
      const link = page.document.createElement('a');
      link.href = URL.createObjectURL(new Blob([csvFile(lines)], { type: 'text/csv;charset=utf-8' }));
      link.download = `${name}.csv`;
      link.click();
      setTimeout(() => URL.revokeObjectURL(link.href));
    },
  };
}
