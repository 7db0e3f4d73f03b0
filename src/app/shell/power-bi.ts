// cspell:ignore wpmp
import { type Embed, models } from 'powerbi-client';
import { type PowerBiReport, powerBiFilters } from '#domain/report/power-bi.ts';
import type { ReportEvent } from '#machines/report/report.types.ts';
import type { ReportFacts } from './report-guest.ts';

/**
 * Parts of powerbi-client without types: the origin that it sends messages to, and the one that it accepts messages
 * from.
 */
interface Lines {
  wpmp: { receivedMessageValidation?: { expectedMessageOrigin: string } };
  hpm: { defaultTargetOrigin?: string };
}

/** DASH-1, DASH-2 */
export const powerBiConfiguration = (
  { embedUrl, groupId, reportId }: PowerBiReport,
  { settings, filters }: ReportFacts,
  accessToken: string,
): models.IReportEmbedConfiguration => ({
  type: 'report',
  embedUrl,
  groupId,
  id: reportId,
  accessToken,
  tokenType: models.TokenType.Embed,
  permissions: models.Permissions.Read,
  viewMode: models.ViewMode.View,
  filters: powerBiFilters(filters),
  settings: {
    filterPaneEnabled: settings.filterPane,
    navContentPaneEnabled: settings.pagePane,
    panes: {
      filters: { visible: settings.filterPane, expanded: false },
      pageNavigation: { visible: settings.pagePane && settings.pageSelection },
    },
  },
});

/**
 * Embeds the report with powerbi-client. It exchanges messages only with the report's origin, because they contain
 * the token.
 */
export function powerBiIn(element: HTMLElement, report: PowerBiReport, facts: ReportFacts) {
  const { origin } = new URL(report.embedUrl);
  const { wpmp, hpm } = window.powerbi as unknown as Lines;
  wpmp.receivedMessageValidation = { expectedMessageOrigin: origin };
  hpm.defaultTargetOrigin = origin;
  let send: (event: ReportEvent) => void = () => undefined;
  let embedded: Embed | null = null;
  return {
    listen(listener: (event: ReportEvent) => void) {
      send = listener;
    },

    embed(token: string) {
      try {
        const made = window.powerbi.embed(element, powerBiConfiguration(report, facts, token));
        made.setComponentTitle('Report');
        made.on('loaded', () => send({ type: 'frame.loaded' }));
        made.on<models.IError>('error', ({ detail }) =>
          send(
            detail.message === models.CommonErrorCodes.TokenExpired
              ? { type: 'token.expire' }
              : { type: 'frame.fail', error: detail },
          ),
        );
        embedded = made;
      } catch (error) {
        send({ type: 'frame.fail', error });
      }
    },

    sendToken(token: string) {
      embedded?.setAccessToken(token).catch((error: unknown) => send({ type: 'frame.fail', error }));
    },

    remove: () => window.powerbi.reset(element),
  };
}
