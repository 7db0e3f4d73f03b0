import { describe, expect, it } from 'vitest';
import {
  barePath,
  fullPathOf,
  isLoginPath,
  PAGES,
  pageAt,
  ROUTES,
  titleAt,
} from '#domain/navigation/routes.ts';
import { serverPathAt } from '#domain/navigation/server-paths.ts';

describe('the routes', () => {
  it('ROUTE-8: every route constant has a page', () => {
    const leading = Object.values(ROUTES).filter(
      ({ path }) => pageAt(fullPathOf(path) ?? path) !== undefined,
    );
    expect(leading).toEqual(Object.values(ROUTES));
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
