import { describe, expect, it, vi } from 'vitest';
import { type AnyStateMachine, StateMachine } from 'xstate';
import { wirePortal } from '#app/portal-actors.ts';
import type { SealedStore } from '#app/session/sealed-store.ts';
import { wireTokenStore } from '#app/session/token-store.ports.ts';
import { wireFirstSteps } from '#app/shell/first-steps.ports.ts';
import { wireMarketplaceFrame } from '#app/shell/marketplace-frame.ports.ts';
import { wireOwnDetails } from '#app/shell/own-details.ports.ts';
import { wirePracticeLogo, wirePracticeSettings } from '#app/shell/practice.ports.ts';
import { wireProblemReport } from '#app/shell/problem-report.ports.ts';
import { wireReport } from '#app/shell/report.ports.ts';
import type { ReportGuest } from '#app/shell/report-guest.ts';
import { wireSessionList } from '#app/shell/session-list.ports.ts';
import { wireShell } from '#app/shell/shell-actors.ts';
import { wireStaff } from '#app/shell/staff.ports.ts';
import { wireNavigationBlocker } from '#app/shell/visited-pages.ts';
import { wireWeeklyReport } from '#app/shell/weekly-report.ports.ts';
import { wireAppearance } from '#atelier/appearance.ports.ts';
import { wireAtelier } from '#atelier/atelier.ports.ts';
import { wireHostedFields } from '#frames/hosted-fields/hosted-fields.ports.ts';
import { charts } from '#machines/index.ts';
import { openPorts } from '#machines/shared/port.ts';
import { wireComparison } from '#marketplace/comparison.ports.ts';
import { wireNewPatient } from '#marketplace/new-patient.ports.ts';
import { wirePlanOffers } from '#marketplace/plan-offers.ports.ts';
import { wireSale } from '#marketplace/sale.ports.ts';
import { patientHost } from '#tests/support/patient-host.ts';
import { wireGoalSettings } from '#widgets/goal-settings/year/goal-settings.ports.ts';
import type { WidgetHost } from '#widgets/host/contract.ts';
import { wireWidgetHost } from '#widgets/host/hosting.ts';
import type { PageChartParts } from '#widgets/patient-management/frame/page-chart.ts';
import { PAGE_CHARTS } from '#widgets/patient-management/frame/page-charts.ports.ts';
import { wirePatient } from '#widgets/patient-management/frame/patient.ports.ts';
import { wirePatientSearch } from '#widgets/patient-management/search/patient-search.ports.ts';
import { wirePatientViews } from '#widgets/patient-management/search/patient-views.ports.ts';
import { wireRecentPatients } from '#widgets/patient-management/search/recent-patients.ports.ts';
import { wireReminders } from '#widgets/patient-management/search/reminders.ports.ts';
import { wireSavedViews } from '#widgets/patient-management/search/saved-views.ports.ts';
import { createSearchHistory } from '#widgets/patient-management/search/search-history.ports.ts';
import {
  createReceiptTab,
  wireReceiptTab,
} from '#widgets/patient-management/transactions/receipt-tab.ports.ts';
import { wireDayClose } from '#widgets/payment-management/day-close/day-close.ports.ts';
import { wirePracticeTransactions } from '#widgets/payment-management/transactions/practice-transactions.ports.ts';
import { wirePlanFee } from '#widgets/plan-fees/edit/plan-fee.ports.ts';
import { wirePlanFees } from '#widgets/plan-fees/list/plan-fees.ports.ts';
import { wireProcedureCodes } from '#widgets/revenue-management/codes/procedure-codes.ports.ts';
import { wireCardFrame } from '#widgets/shared/payment-accounts/card-frame.ports.ts';
import { fakeBrowser } from './fake-browser.ts';
import { PAGE_CONFIG } from './page-config.ts';

const PLACE = { organizationId: 'o1', practiceId: 'p1' };

function wiredMachines(): AnyStateMachine[] {
  const { actors, machine, portal } = wirePortal(fakeBrowser(), PAGE_CONFIG);
  const container = {} as HTMLElement;
  const shell = wireShell(portal, actors.session);
  const parts = {
    portal,
    session: actors.session,
    page: 'feeManagement',
    config: PAGE_CONFIG,
    container,
    prefetch: () => undefined,
  } as const;
  const neverCalled = () => expect.unreachable('No widget is shown');
  const receiptTab = createReceiptTab({} as Window);
  const kept = createSearchHistory({} as History, { userId: 'u1', practiceId: 'p1' }, () => undefined);
  const selling = {
    organizationId: 'o1',
    client: portal.client,
    payments: portal.client,
    practiceId: 'p1',
    drafts: { load: neverCalled, save: neverCalled, remove: neverCalled },
    about: neverCalled,
    today: '2026-03-16',
    host: { workBegan: neverCalled, workEnded: neverCalled, toast: neverCalled },
    frame: null,
  };
  return [
    ...withChildren(machine),
    ...withChildren(shell),
    wireFirstSteps(portal.client, 'p1'),
    wireStaff(portal, PLACE),
    wirePracticeSettings(portal, PLACE),
    wirePracticeLogo(portal, PLACE, { current: null }),
    wireMarketplaceFrame({
      page: { addEventListener: neverCalled, removeEventListener: neverCalled },
      origin: 'https://portal.test',
      address: new URL('https://plans.test/mp-purchase/'),
      config: PAGE_CONFIG,
      gate: portal.gate,
      reportUnsavedWork: neverCalled,
      showToast: neverCalled,
      now: neverCalled,
      warn: neverCalled,
    }).logic,
    wireReport({
      client: portal.client,
      browser: fakeBrowser(),
      guest: {} as ReportGuest,
      leaveFor: neverCalled,
    }),
    wireSessionList(portal.client),
    wireOwnDetails(portal, 'u1'),
    wireProblemReport(portal, actors.session),
    wireWeeklyReport(portal.client, PLACE),
    wireNavigationBlocker(neverCalled),
    wireTokenStore(
      {
        sealed: {} as SealedStore,
        channel: { post: neverCalled, listen: neverCalled },
        requestRefresh: neverCalled,
        sendSignOut: neverCalled,
        onOnline: neverCalled,
        clearTabData: neverCalled,
        now: neverCalled,
      },
      neverCalled,
    ),
    wireWidgetHost(parts),
    wireCardFrame(
      { address: new URL('https://fields.test'), onKey: neverCalled, onEdit: neverCalled },
      neverCalled,
    ),
    wirePlanOffers(portal.client, 'p1'),
    wireComparison(portal.client, { practiceId: 'p1', memberId: '', today: '2026-03-16' }),
    ...withChildren(wireNewPatient({ ...selling, sale: wireSale(selling) })),
    wireHostedFields({ service: '/hosted-fields', pageId: 'sandbox', send: neverCalled }),
    wirePatientSearch({} as WidgetHost, kept, { load: neverCalled, save: neverCalled }, neverCalled),
    wireRecentPatients({} as WidgetHost),
    wirePatientViews({} as WidgetHost),
    wireSavedViews({} as WidgetHost),
    wireReminders({} as WidgetHost),
    ...withChildren(wirePlanFees({} as WidgetHost)),
    wirePlanFee({} as WidgetHost),
    wirePatient({ host: {} as WidgetHost, receiptTab, cardFrame: null, chart: neverCalled }),
    ...patientPageCharts({
      host: patientHost({ fetch: neverCalled }),
      receiptTab,
      cardFrame: null,
      chart: () => undefined,
    }),
    ...withChildren(wirePracticeTransactions({} as WidgetHost, neverCalled)),
    wireReceiptTab({} as Window, neverCalled),
    wireDayClose({} as WidgetHost),
    ...withChildren(wireAtelier({} as Window)),
    wireAppearance({} as Window),
    ...withChildren(wireGoalSettings({} as WidgetHost)),
    ...withChildren(
      wireProcedureCodes({
        host: {} as WidgetHost,
        file: neverCalled,
        chosen: { current: null },
      }),
    ),
  ];
}

function patientPageCharts(parts: PageChartParts): AnyStateMachine[] {
  vi.stubGlobal('window', {});
  const logics = Object.values(PAGE_CHARTS).map((wire) => wire(parts, '20001'));
  vi.unstubAllGlobals();
  return logics.filter((logic) => logic instanceof StateMachine);
}

function withChildren(machine: AnyStateMachine): AnyStateMachine[] {
  const children = Object.values(machine.implementations.actors).filter(
    (logic) => logic instanceof StateMachine,
  );
  return [machine, ...children.flatMap(withChildren)];
}

describe('the wiring', () => {
  it('provides every port and effect of every chart', () => {
    expect(wiredMachines().flatMap(openPorts)).toEqual([]);
  });

  it('wires every chart that has outside work', () => {
    const wired = new Set(wiredMachines().map(({ id }) => id));
    const needing = Object.values(charts).filter((chart) => openPorts(chart).length > 0);
    expect(needing.map(({ id }) => id).filter((id) => !wired.has(id))).toEqual([]);
  });

  it('LOGIN-9: the requested page is stored until the sign-in; an invalid one is not offered', () => {
    const kept = (path: string) => {
      const browser = fakeBrowser();
      browser.sessionStorage().setItem('requested-page', path);
      return wirePortal(browser, PAGE_CONFIG).actors.navigation.getSnapshot().context.requestedPath;
    };
    expect(kept('/search-patients')).toBe('/search-patients');
    expect(kept('https://elsewhere.test/')).toBeNull();
    expect(kept('/no-such-page')).toBeNull();
  });
});
