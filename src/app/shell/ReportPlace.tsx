import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { mayAct } from '#domain/access/may-act.ts';
import { powerBiReportIn } from '#domain/report/power-bi.ts';
import {
  type ReportPlace as Place,
  REPORT_IDS,
  reportAddress,
  reportSettings,
} from '#domain/report/report-frame.ts';
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
import { useRootActor } from '#react/use-root-actor.ts';
import { EmbeddedReport } from '#screens/shared/EmbeddedReport.tsx';
import { usePortal } from '../portal.ts';
import { powerBiGuest } from './power-bi-report.ts';
import { wireReport } from './report.ports.ts';
import { framedReport, type ReportFacts, type ReportGuest } from './report-guest.ts';

/** The report for one user in one practice. A change of user, practice or appearance reloads it. */
export function ReportPlace({ place }: { place: Place }) {
  const config = usePageConfig();
  const user = useSession(selectUser);
  const organization = useSession(selectCurrentOrganization);
  const practice = useSession(selectCurrentPractice);
  const appearance = useSelector(useShellActors().appearance, selectAppearance);
  if (!user || !organization || !practice) return null;
  const facts: ReportFacts = {
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
  return <Embedded key={key} facts={facts} config={config} appearance={appearance} />;
}

interface EmbeddedProps {
  facts: ReportFacts;
  config: PageConfig;
  appearance: Appearance;
}

function Embedded({ facts, config: { reportUrl }, appearance }: EmbeddedProps) {
  const { client, browser, root } = usePortal();
  const powerBi = powerBiReportIn(reportUrl);
  const [guest] = useState<ReportGuest>(() => {
    if (powerBi !== null) return powerBiGuest(document.createElement('div'), powerBi, facts);
    const address = reportUrl === '' ? null : reportAddress(reportUrl, browser.origin, appearance);
    return framedReport({ page: window, frame: createFrame(), address, facts });
  });
  const [logic] = useState(() =>
    wireReport({
      client,
      browser,
      guest,
      leaveFor: (path) =>
        root.system.get('leaving').send({ type: 'leave.request', leave: { kind: 'page', path } }),
    }),
  );
  const { groupId, reportId } = powerBi ?? REPORT_IDS;
  const { organizationId } = facts.filters;
  const report = useRootActor(logic, {
    input: { address: reportUrl, request: { groupId, reportId, organizationId } },
  });
  return <EmbeddedReport report={report} frame={guest.element} />;
}

function createFrame(): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.title = 'Report';
  return frame;
}
