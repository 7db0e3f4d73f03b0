import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { describeChart } from '#charts/describe/describe.ts';
import { charts } from '#machines/index.ts';
import { openAtelier, pressButton } from './atelier-page.ts';
import { drawingOf, expectDrawn, expectNamesInBoxes } from './support/drawn-chart.ts';
import { it } from './support/journey.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('heading', { level: 2 });
const outline = (page: Page) => page.getByRole('region', { name: 'Outline' });

describe('the catalog of the statecharts', () => {
  it('ATELIER-1.1, ATELIER-1.3: lists every chart, and calls no other server', async ({ page, address }) => {
    const called = new Set<string>();
    page.on('request', (request) => called.add(new URL(request.url()).origin));
    await openAtelier(page);
    await expect.poll(() => cards(page).allTextContents()).toEqual(Object.keys(charts));
    const login = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name: 'login', exact: true }) });
    await login.getByText('The user signs in with an email and a password.').waitFor();
    await login.getByText('10 states, 11 transitions').waitFor();
    await login.getByText('LOGIN-1, LOGIN-2, LOGIN-5, LOGIN-6, LOGIN-7, LOGIN-9').waitFor();
    await page.getByRole('link', { name: 'login', exact: true }).scrollIntoViewIfNeeded();
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await page.getByRole('link', { name: 'login', exact: true }).click();
    await drawingOf(page, 'login').getByText('submitting').first().waitFor();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    expect([...called].filter((origin) => origin !== 'null')).toEqual([new URL(address).origin]);
  });

  it('ATELIER-1.6: is dark and green where the reader chooses so, also after a reload', async ({ page }) => {
    await openAtelier(page);
    await page.getByRole('button', { name: /Appearance$/ }).click();
    await page.getByRole('option', { name: 'Dark', exact: true }).click();
    await page.getByRole('button', { name: /Accent color$/ }).click();
    await page.getByRole('option', { name: 'Green', exact: true }).click();
    await page.reload();
    await page.locator('html[data-scheme="dark"][data-theme="green"]').waitFor();
  });

  it('ATELIER-1.2: finds charts by event, guard, action, state, requirement and text, and shows all parts that match', async ({
    page,
  }) => {
    await openAtelier(page);
    const search = page.getByLabel('Search the charts');
    for (const [query, found] of [
      ['event:export.stop', ['csvExport']],
      ['guard:isOtherPlan', ['patient']],
      ['action:showTitle', ['atelier', 'navigation', 'widgetHost']],
      ['state:pausing', ['chartPlay']],
      ['requirement:TOAST-1', ['toastQueue']],
      ['requirement:API-10.5', ['takePayment']],
      ['signs in with', ['login', 'session']],
      ['signs in with state:pausing', []],
    ] as const) {
      await search.fill(query);
      await page.getByText(found.length === 0 ? 'No chart matches.' : `${found.length} of`).waitFor();
      await expect.poll(() => cards(page).allTextContents(), { message: query }).toEqual(found);
    }
    await search.fill('signs in with state:');
    const login = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name: 'login', exact: true }) });
    const more = login.getByText(/^and \d+ more$/);
    const last = login.getByText('state shown', { exact: true });
    expect(await last.isVisible()).toBe(false);
    await more.press('Enter');
    await last.waitFor();
  });

  it('ATELIER-6.2: shows how much of the found charts the tests walk, until the reader stops the check', async ({
    page,
  }) => {
    await openAtelier(page);
    await page.getByLabel('Search the charts').fill('requirement:TOAST-1');
    await page.getByText('1 of').waitFor();
    await pressButton(page, 'Check the test coverage');
    await cards(page)
      .locator('..')
      .getByText(
        /^Tests walk 5 of 5 states, 10 of 10 transitions, (\d+) of \1 guard outcomes, (\d+) of \2 pairs of transitions\.$/,
      )
      .waitFor();
    await page.getByText('1 of 1 checked.', { exact: true }).waitFor();
    await page.getByLabel('Search the charts').fill('');
    await pressButton(page, 'Check the test coverage');
    await page.getByText(/^Checking \w+: ([2-9]|\d\d) of \d+ checked\.$/).waitFor();
    await pressButton(page, 'Stop checking');
    await page.getByText(/^(?!(\d+) of \1 )\d+ of \d+ checked\.$/).waitFor();
    await page.getByRole('link', { name: 'toastQueue', exact: true }).click();
    await page.getByRole('link', { name: 'All charts' }).click();
    await page.getByText(/^Tests walk 5 of 5 states, 10 of 10 transitions, /).waitFor();
  });
});

describe('the drawing of a chart', () => {
  it('ATELIER-2.1, ATELIER-2.3: shows every state, its name inside its box, and every transition, and the outline has the same', async ({
    page,
  }) => {
    const chart = describeChart(charts.takePayment);
    await openAtelier(page, '#takePayment');
    await expectDrawn(page, chart);
    await drawingOf(page, chart.id).locator('.atelier-flow[data-readable="false"]').waitFor();
    await expectNamesInBoxes(page, chart.id);
    const listed = await outline(page)
      .locator('[data-transition]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('data-transition')));
    expect(listed.sort()).toEqual(chart.transitions.map(({ id }) => id).sort());
    expect(await outline(page).locator('.atelier-outline b').count()).toBeGreaterThan(chart.states.length);
  });

  it('ATELIER-2.3: selects a state in the outline by keyboard, and a transition on the drawing', async ({
    page,
  }) => {
    await openAtelier(page, '#toastQueue');
    const canvas = drawingOf(page, 'toastQueue');
    await canvas.locator('.atelier-state').first().waitFor();
    for (const part of ['.react-flow__node-state', '.react-flow__edge[aria-describedby]']) {
      const id = await canvas.locator(part).first().getAttribute('aria-describedby');
      expect(await page.locator(`[id="${id}"]`).textContent()).toBe('Press Enter or Space to select it.');
    }
    await outline(page).getByRole('button', { name: 'entering', exact: true }).focus();
    await page.keyboard.press('Enter');
    await canvas.locator('.react-flow__node.selected[data-id="toastQueue.entering"]').waitFor();
    const entry = outline(page).getByRole('button', { name: 'idle: at once [hasWaiting]', exact: true });
    await entry.focus();
    await page.keyboard.press('Enter');
    await canvas.locator('.react-flow__edge.selected[data-id="toastQueue.idle|always|0"]').waitFor();
    await outline(page).locator('[data-transition="toastQueue.idle|always|0"]:focus').waitFor();
    const arrow = canvas.locator('.react-flow__edge[data-id="toastQueue.entering|toast.dismiss|0"]');
    await arrow.focus();
    await page.keyboard.press('Enter');
    await canvas
      .locator('.react-flow__edge.selected[data-id="toastQueue.entering|toast.dismiss|0"]')
      .waitFor();
    await outline(page).getByRole('button', { pressed: true }).waitFor();
  });

  it('ATELIER-2.2: collapses and expands a state, and all states, with each name and button inside its box', async ({
    page,
  }) => {
    await openAtelier(page, '#takePayment');
    const canvas = drawingOf(page, 'takePayment');
    const states = canvas.locator('.react-flow__node-state');
    const all = describeChart(charts.takePayment).states.length;
    await expect.poll(() => states.count()).toBe(all);
    await canvas.getByRole('button', { name: 'Collapse approved' }).click();
    await expect.poll(() => states.count()).toBe(all - 3);
    await canvas.getByRole('button', { name: 'Collapse all' }).click();
    await canvas.getByRole('button', { name: 'Expand checking' }).waitFor();
    await expect.poll(() => states.count()).toBe(all - 6);
    await expectNamesInBoxes(page, 'takePayment');
    await canvas.getByRole('button', { name: 'Expand all' }).click();
    await expect.poll(() => states.count()).toBe(all);
  });

  it('ATELIER-2.1: shows actors, actions and labels of arrows only where they are large enough to read', async ({
    page,
  }) => {
    await openAtelier(page, '#takePayment');
    const canvas = drawingOf(page, 'takePayment');
    const line = canvas.getByText('runs takePayment', { exact: true }).first();
    const label = canvas.locator('.atelier-arrow').getByText('payment.confirm', { exact: true });
    await canvas.locator('.atelier-flow[data-readable="false"]').waitFor();
    expect([await line.isVisible(), await label.isVisible()]).toEqual([false, false]);
    await pressButton(page, 'Zoom in to read the labels');
    await canvas.locator('.atelier-flow[data-readable="true"]').waitFor();
    expect([await line.isVisible(), await label.isVisible()]).toEqual([true, true]);
    await pressButton(page, 'Show the whole chart');
    await canvas.locator('.atelier-flow[data-readable="false"]').waitFor();
  });

  it('ATELIER-2.1: prints the whole drawing and the open panel, without controls', async ({ page }) => {
    await openAtelier(page, '#toastQueue');
    const canvas = drawingOf(page, 'toastQueue');
    await canvas.locator('.atelier-state').first().waitFor();
    await page.emulateMedia({ media: 'print' });
    const printed = page.getByRole('img', { name: 'The toastQueue chart' });
    await expect
      .poll(() => printed.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    expect(await printed.isVisible()).toBe(true);
    expect(await outline(page).isVisible()).toBe(true);
    for (const hidden of ['.atelier-flow', '.atelier-appearance', '.atelier-back', '.tabs-list'])
      expect([hidden, await page.locator(hidden).isVisible()]).toEqual([hidden, false]);
    await page.emulateMedia({ media: 'screen' });
  });
});

describe('the questions about a chart', () => {
  it('ATELIER-6.1, ATELIER-6.2, ATELIER-6.4, ATELIER-6.5: are answered, with the coverage of the tests', async ({
    page,
  }) => {
    await openAtelier(page, '#takePayment/questions');
    await pressButton(page, 'Check this chart');
    const panel = page.getByRole('region', { name: 'Questions' });
    await panel.getByText(/^Explored \d+ configurations\.$/).waitFor();
    const stuck = panel
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: 'Can it get stuck?' }) });
    await stuck.getByText('Good').waitFor();
    await page.getByLabel('From', { exact: true }).selectOption('paying');
    await page.getByLabel('To', { exact: true }).selectOption('declined');
    await pressButton(page, 'Check');
    const leads = panel.getByRole('listitem').filter({
      has: page.getByRole('heading', { name: 'Does paying lead to declined within 0 s?' }),
    });
    await leads.getByText('3 findings', { exact: true }).waitFor();
    await leads.getByText('It rests in approved › idle: only the user can continue.').waitFor();
    await leads
      .getByText('It is still in checking › requesting after 5 s, when the first delay past the limit ends.')
      .waitFor();
    await leads
      .getByText(
        /^It can go on forever between checking › pending, checking › requesting, checking › unanswered:/,
      )
      .waitFor();
    await page.getByLabel('Paths from', { exact: true }).selectOption('checking › unanswered');
    await page.getByLabel('Paths to', { exact: true }).selectOption('resending');
    await page.getByLabel('Pass first', { exact: true }).selectOption('checking › requesting');
    await pressButton(page, 'Check paths');
    await panel
      .getByRole('listitem')
      .filter({
        has: page.getByRole('heading', {
          name: 'Does every path from checking › unanswered to resending pass checking › requesting first?',
        }),
      })
      .getByText('Every path does, whatever the user does and however outside work ends.')
      .waitFor();
    await page.getByLabel('Pass first', { exact: true }).selectOption('checking › pending');
    await pressButton(page, 'Check paths');
    await panel.getByText('This path enters resending and does not pass checking › pending.').waitFor();
    await pressButton(page, 'Check');
    await leads.waitFor();
    await page.getByRole('link', { name: 'Coverage' }).click();
    await page.getByRole('link', { name: 'Questions' }).click();
    expect(await page.getByLabel('From', { exact: true }).inputValue()).toBe('takePayment.paying');
    expect(await page.getByLabel('To', { exact: true }).inputValue()).toBe('takePayment.declined');
    await page.getByRole('link', { name: 'Coverage' }).click();
    const coverage = page.getByRole('region', { name: 'Coverage' });
    await coverage.getByText('SCHEMA-1', { exact: true }).locator('..').getByText('takePayment').waitFor();
    await coverage.getByText('15 states name no requirement of their own').click();
    await coverage.getByRole('button', { name: 'checking › requesting', exact: true }).click();
    await coverage.getByRole('heading', { name: 'Tours that walk checking › requesting' }).waitFor();
    const states = coverage.getByText('States', { exact: true }).locator('..');
    await states.getByText('19 of 19').waitFor();
    await page.getByRole('link', { name: 'Outline' }).click();
    await outline(page)
      .getByText(/^Walked by \d+ test tours?\.$/)
      .first()
      .waitFor();
    await drawingOf(page, 'takePayment').locator('.atelier-arrow[data-walked="walked"]').first().waitFor();
    await outline(page).locator('[data-transition="takePayment.choosing|payment.review|0"]').click();
    await page.getByRole('link', { name: 'Coverage' }).click();
    await coverage
      .getByRole('heading', { name: 'Tours that walk choosing: payment.review [isReady]' })
      .waitFor();
    await coverage.getByText(/^Its guard returns true in \d+ tours?\.$/).waitFor();
    await coverage.getByRole('heading', { name: 'Tours in which its guard refuses' }).waitFor();
    const shownTours = coverage.getByRole('button', { name: /^Play tour / });
    const count = await shownTours.count();
    await coverage
      .getByText(/^and \d+ more$/)
      .first()
      .click();
    await expect.poll(() => shownTours.count()).toBeGreaterThan(count);
    await shownTours.first().click();
    await page.getByRole('link', { name: 'Simulate' }).click();
    await page.getByRole('button', { name: 'Finish the path' }).waitFor();
  });
});
