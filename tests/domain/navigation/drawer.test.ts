import { describe, expect, it } from 'vitest';
import { DRAWER, visibleDrawer } from '#domain/navigation/drawer.ts';
import { pageAt } from '#domain/navigation/routes.ts';

const holding = (...roles: string[]) => ({ roles: roles.map((name) => ({ name })), permissions: [] });

describe('the side drawer', () => {
  it('LAYOUT-3: every item opens a page, and only Admin collapses', () => {
    expect(DRAWER.flatMap(({ items }) => items).filter(({ path }) => pageAt(path) === undefined)).toEqual([]);
    expect(DRAWER.filter(({ collapsible }) => collapsible).map(({ label }) => label)).toEqual(['Admin']);
  });

  it('LAYOUT-9: another group needs only another entry in the data', () => {
    const extra = {
      name: 'more',
      label: 'More',
      rule: { roles: ['EditorPlanFees'], permissions: [] },
      items: [{ label: 'Extra', path: '/reports', activeOn: ['reports'] }],
    } as const;
    expect(visibleDrawer(holding('EditorPlanFees'), [extra]).map(({ label }) => label)).toEqual(['More']);
    expect(visibleDrawer(holding(), [extra])).toEqual([]);
    expect(visibleDrawer(holding('EditorPlanFees'), [{ ...extra, items: [] }])).toEqual([]);
  });
});
