import { describe, expect, it } from 'vitest';
import {
  barePath,
  FRAME_CATEGORIES,
  fullPathOf,
  isLoginPath,
  PAGES,
  PATIENT_SEGMENTS,
  pageAt,
  ROUTES,
  titleAt,
} from '#domain/navigation/routes.ts';
import { SERVER_PATHS, serverPathAt } from '#domain/navigation/server-paths.ts';

describe('the routes', () => {
  it('ROUTE-1: one table names each route with its segment and its path', () => {
    expect(Object.values(ROUTES).map(({ segment, path }) => [segment, path])).toEqual([
      ['', '/'],
      ['member/edit', '/member/edit'],
      ['edit-plan-fee', '/edit-plan-fee'],
      ['fee-management', '/fee-management'],
      ['goal-settings', '/goal-settings'],
      ['explore-plans', '/explore-plans'],
      ['login', '/login'],
      ['payment', '/payment'],
      ['payment-management', '/payment-management'],
      ['purchase-plan', '/purchase-plan'],
      ['revenue-management', '/revenue-management'],
      ['search-patients', '/search-patients'],
      ['view-patient', '/view-patient'],
      ['reports', '/reports'],
    ]);
  });

  it('ROUTE-8: every route constant has a page', () => {
    const leading = Object.values(ROUTES).filter(
      ({ path }) => pageAt(fullPathOf(path) ?? path) !== undefined,
    );
    expect(leading).toEqual(Object.values(ROUTES));
  });

  it('ROUTE-2: /view-patient has its four sub-pages and seven further segments, all about the selected member', () => {
    expect(PATIENT_SEGMENTS).toEqual([
      'overview',
      'benefit-summary',
      'manage-payments',
      'transactions',
      'compare-plans',
      'explore-plans',
      'purchase-plan',
      'treatment-summary',
      'payment-arrangement-plans',
      'edit-member',
      'payment-method',
    ]);
    for (const segment of PATIENT_SEGMENTS) {
      const name = pageAt(`/view-patient/${segment}`);
      expect(name && PAGES[name]).toMatchObject({ path: `/view-patient/${segment}`, needsMember: true });
    }
  });

  it('ROUTE-3: practice transactions live at /payment-management/transactions', () => {
    expect(pageAt('/payment-management/transactions')).toBe('practiceTransactions');
    expect(pageAt('/payment-management')).toBe('paymentManagement');
  });

  it('ROUTE-4: /widget/{category} knows four categories, and purchase is the default', () => {
    expect(FRAME_CATEGORIES).toEqual(['purchase', 'renewal', 'add-member', 'compare']);
    expect(FRAME_CATEGORIES.map((category) => pageAt(`/widget/${category}`))).toEqual([
      'purchaseFrame',
      'renewalFrame',
      'addMemberFrame',
      'compareFrame',
    ]);
    expect([pageAt('/widget'), pageAt('/widget/')]).toEqual(['purchaseFrame', 'purchaseFrame']);
    expect(pageAt('/widget/unknown')).toBeUndefined();
  });

  it('ROUTE-7: /view-patient alone leads to the overview; anything unknown has no page', () => {
    expect(fullPathOf('/view-patient')).toBe('/view-patient/overview');
    expect(fullPathOf('/view-patient/')).toBe('/view-patient/overview');
    expect([pageAt('/nowhere'), pageAt('/view-patient/nowhere'), pageAt('/LOGIN')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('a query, a fragment and trailing slashes do not change the page', () => {
    expect(['/reports?from=1', '/reports#top', '/reports/', '/reports//?a#b'].map(barePath)).toEqual(
      Array(4).fill('/reports'),
    );
    expect([barePath('/'), barePath(''), barePath('/?a')]).toEqual(['/', '/', '/']);
    expect([isLoginPath('/login/?next=1'), isLoginPath('/logins')]).toEqual([true, false]);
  });

  it('every page has a unique path and a title', () => {
    const paths = Object.values(PAGES).map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    expect([titleAt('/fee-management'), titleAt('/view-patient'), titleAt('/nowhere')]).toEqual([
      'Manage Plan Fees',
      'Patient overview',
      '/nowhere',
    ]);
  });
});

describe('the addresses of the server', () => {
  it('ROUTE-7: one table lists the server paths and who may open each', () => {
    expect(SERVER_PATHS.map(({ prefix, openTo }) => [prefix, openTo])).toEqual([
      ['/api', 'by operation'],
      ['/assets', 'everyone'],
      ['/dev', 'operators'],
      ['/docs', 'everyone'],
      ['/health', 'everyone'],
      ['/metrics', 'operators'],
      ['/statecharts', 'everyone'],
      ['/widgets', 'everyone'],
      ['/mp-', 'everyone'],
      ['/report', 'everyone'],
      ['/hosted-fields', 'everyone'],
      ['/answer', 'link holders'],
    ]);
  });

  it('ROUTE-7: no server path is a page of the portal', () => {
    expect(
      ['/api/user', '/docs', '/health/live', '/mp-purchase/', '/report', '/report/x'].map(serverPathAt),
    ).not.toContain(undefined);
    expect(Object.values(PAGES).filter(({ path }) => serverPathAt(path) !== undefined)).toEqual([]);
    expect([serverPathAt('/reports'), serverPathAt('/apiary'), serverPathAt('/widget')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});
