import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { wireBenefits } from '#app/benefits-wiring.ts';
import { wireCsvExport } from '#app/csv-export-wiring.ts';
import { wireHostedFields } from '#app/hosted-fields-wiring.ts';
import { wireMemberEdit } from '#app/member-edit-wiring.ts';
import { wireMembership } from '#app/membership-wiring.ts';
import { wirePatientSearch } from '#app/patient-search-wiring.ts';
import { wirePaymentAccounts } from '#app/payment-accounts-wiring.ts';
import { wirePlanRecord } from '#app/plan-record-wiring.ts';
import { wirePlanSelection } from '#app/plan-selection-wiring.ts';
import { wireReceiptEmail } from '#app/receipt-email-wiring.ts';
import { createReceiptTab } from '#app/receipt-tab.ts';
import { wireRecentPatients } from '#app/recent-patients-wiring.ts';
import { createSearchHistory } from '#app/search-history.ts';
import { wireShell } from '#app/shell-wiring.ts';
import { wireTakePayment } from '#app/take-payment-wiring.ts';
import { wireTransactions } from '#app/transactions-wiring.ts';
import { wireWidgetHost } from '#app/widget-hosting.ts';
import { wirePortal } from '#app/wiring.ts';
import { charts } from '#machines/index.ts';
import { selectPath } from '#machines/navigation/navigation.selectors.ts';
import type { PlanSelectionRef } from '#machines/plan-selection/plan-selection.selectors.ts';
import { openPorts } from '#machines/port.ts';
import { selectObstacle, selectPhase } from '#machines/session/session.selectors.ts';
import type { WidgetHost } from '#widgets/contract.ts';
import { fakeBrowser } from './fake-browser.ts';
import { PAGE_CONFIG } from './page-config.ts';

/** The charts of every page, those around the pages of somebody who is signed in, of a hosted widget, in one and in a frame. */
function wiredMachines(): AnyStateMachine[] {
  const { actors, machines, portal } = wirePortal(fakeBrowser(), PAGE_CONFIG);
  const place = {} as HTMLElement;
  const shell = wireShell(portal, actors.session);
  const parts = {
    portal,
    leaving: shell.actors.leaving,
    session: actors.session,
    page: 'feeManagement',
    config: PAGE_CONFIG,
    place,
  } as const;
  const nobody = () => expect.unreachable('No widget is shown');
  const kept = createSearchHistory({} as History, { userId: 'u1', practiceId: 'p1' }, () => undefined);
  return [
    ...machines,
    ...shell.machines,
    wireWidgetHost(parts, nobody),
    wireTakePayment({
      host: {} as WidgetHost,
      place: { practiceId: 'p1', memberId: 'm1', planId: 'l1' },
      intents: { recall: nobody, claim: nobody, forget: nobody },
      tab: { open: nobody, show: nobody, close: nobody, end: nobody },
      newKey: nobody,
      now: nobody,
      tellEnded: nobody,
    }),
    wirePaymentAccounts({
      host: {} as WidgetHost,
      place: { practiceId: 'p1', memberId: 'm1' },
      frame: null,
    }),
    wireHostedFields({ service: '/hosted-fields', pageId: 'sandbox', tell: nobody }),
    wirePatientSearch({} as WidgetHost, kept),
    wireRecentPatients({} as WidgetHost),
    wirePlanSelection({} as WidgetHost),
    wireMemberEdit({} as WidgetHost, ''),
    wireMembership({ host: {} as WidgetHost, memberId: '', planId: '', selection: {} as PlanSelectionRef }),
    wireBenefits({} as WidgetHost, ''),
    wirePlanRecord({} as WidgetHost, '', nobody),
    wireTransactions({} as WidgetHost, createReceiptTab({ open: () => null })),
    wireReceiptEmail({} as WidgetHost),
    wireCsvExport(nobody, nobody),
  ];
}

describe('the wiring', () => {
  it('leaves no port and no effect of any chart open', () => {
    expect(wiredMachines().flatMap(openPorts)).toEqual([]);
  });

  it('wires every chart that has outside work', () => {
    const wired = new Set(wiredMachines().map(({ id }) => id));
    const inside = new Set(['login']);
    const needing = Object.values(charts).filter((chart) => openPorts(chart).length > 0);
    expect(needing.map(({ id }) => id).filter((id) => !wired.has(id) && !inside.has(id))).toEqual([]);
  });

  it('SESSION-3: a browser without locks or encryption is told so and signs nobody in', async () => {
    const { actors, start } = wirePortal(fakeBrowser({ path: () => '/' }), PAGE_CONFIG);
    start();
    await setImmediate();
    expect(selectPhase(actors.session.getSnapshot())).toBe('unsupported');
    expect(selectObstacle(actors.session.getSnapshot())).toBe(
      'This page cannot sign anybody in: the browser offers no encryption here. Open the portal by its https address in a current browser.',
    );
  });

  it('ROUTE-5: without a token a page leads to /login, under its title', async () => {
    const browser = fakeBrowser({ path: () => '/search-patients' });
    const { actors, start } = wirePortal(browser, PAGE_CONFIG);
    start();
    await setImmediate();
    expect(selectPath(actors.navigation.getSnapshot())).toBe('/login');
    expect(browser.visited).toEqual(['/login']);
    expect(browser.titles.at(-1)).toBe('Sign in · Bridgework');
  });

  it('LOGIN-9: the page asked for is kept for after the sign-in; a forged one is not offered', () => {
    const kept = (path: string) => {
      const browser = fakeBrowser();
      browser.sessionStorage().setItem('asked-page', path);
      return wirePortal(browser, PAGE_CONFIG).actors.navigation.getSnapshot().context.askedFor;
    };
    expect(kept('/search-patients')).toBe('/search-patients');
    expect(kept('https://elsewhere.test/')).toBeNull();
    expect(kept('/no-such-page')).toBeNull();
  });
});
