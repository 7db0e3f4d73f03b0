import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { mayAct } from '#domain/access/may-act.ts';
import {
  type ReportPlace as Place,
  REPORT_IDS,
  reportAddress,
  reportSettings,
} from '#domain/report/report-frame.ts';
import type { ReportEmbed } from '#domain/report/report-messages.ts';
import type { Appearance } from '#domain/session/appearance.ts';
import type { PageConfig } from '#domain/session/page-config.ts';
import { selectAppearance } from '#machines/appearance/appearance.selectors.ts';
import { selectUser } from '#machines/session/session.selectors.ts';
import {
  selectCurrentOrganization,
  selectCurrentPractice,
} from '#machines/session/session-scope.selectors.ts';
import { useSession, useShellActors } from '#react/actors.tsx';
import { usePageConfig } from '#react/page-config.ts';
import { EmbeddedReport } from '#screens/shared/EmbeddedReport.tsx';
import { usePortal } from '../portal.ts';
import { wireReport } from './report.ports.ts';

/** The report for one user in one practice. A change of any of them, or of the appearance, loads it again. */
export function ReportPlace({ place }: { place: Place }) {
  const config = usePageConfig();
  const user = useSession(selectUser);
  const organization = useSession(selectCurrentOrganization);
  const practice = useSession(selectCurrentPractice);
  const appearance = useSelector(useShellActors().appearance, selectAppearance);
  if (!user || !organization || !practice) return null;
  const embed: Omit<ReportEmbed, 'token'> = {
    ...REPORT_IDS,
    settings: reportSettings(place),
    filters: { username: user.username, organizationId: organization.id, practiceId: practice.id },
    practiceName: practice.name,
    organizationName: organization.name,
    timeZone: practice.timeZone,
    lists: mayAct(user, 'goalSettings', 'read') ? ['patients', 'goals'] : ['patients'],
  };
  const { theme, scheme, density, contrast } = appearance;
  const key = [user.id, organization.id, practice.id, theme, scheme, density, contrast].join(' ');
  return <Embedded key={key} embed={embed} config={config} appearance={appearance} />;
}

interface EmbeddedProps {
  embed: Omit<ReportEmbed, 'token'>;
  config: PageConfig;
  appearance: Appearance;
}

function Embedded({ embed, config: { reportUrl }, appearance }: EmbeddedProps) {
  const { client, browser, root } = usePortal();
  const [frame] = useState(createFrame);
  const [logic] = useState(() =>
    wireReport({
      client,
      browser,
      page: window,
      frame,
      address: reportUrl === '' ? null : reportAddress(reportUrl, browser.origin, appearance),
      embed,
      leaveFor: (path) =>
        root.system.get('leaving').send({ type: 'leave.request', leave: { kind: 'page', path } }),
    }),
  );
  const { organizationId } = embed.filters;
  const report = useActorRef(logic, {
    input: { address: reportUrl, request: { ...REPORT_IDS, organizationId } },
  });
  return <EmbeddedReport report={report} frame={frame} />;
}

function createFrame(): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.title = 'Report';
  return frame;
}
