import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { openAtelier, pressButton } from './atelier-page.ts';
import { drawingOf } from './support/drawn-chart.ts';
import { it } from './support/journey.ts';

const simulation = (page: Page) => page.getByRole('region', { name: 'Simulate' });

/** The browser's message at a field that blocked its form. The field has the focus then. */
async function messageAt(field: Locator): Promise<string> {
  await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
  return field.evaluate((input: HTMLInputElement) => input.validationMessage);
}

/** The drawing follows the simulation. */
const inView = (page: Page, state: string) =>
  expect
    .poll(async () => {
      const drawing = await drawingOf(page, 'takePayment').locator('.atelier-flow').boundingBox();
      const box = await drawingOf(page, 'takePayment').locator(`[data-id="${state}"]`).boundingBox();
      if (drawing === null || box === null) return false;
      const [x, y] = [box.x + box.width / 2 - drawing.x, box.y + box.height / 2 - drawing.y];
      return x > 0 && y > 0 && x < drawing.width && y < drawing.height;
    })
    .toBe(true);

describe('the simulation of a chart', () => {
  it('ATELIER-3.1, ATELIER-3.2, ATELIER-3.3: takes events, outcomes and delays, and undoes them', async ({
    page,
  }) => {
    await openAtelier(page, '#toastQueue/simulate');
    const panel = simulation(page);
    await panel.getByText('Active: idle.').waitFor();
    await panel.getByText('Clock: 0 s.').waitFor();
    await panel
      .getByRole('button', { name: /^toast\.push/ })
      .first()
      .click();
    await panel.getByText('Active: entering.').waitFor();
    await drawingOf(page, 'toastQueue').locator('[data-id="toastQueue.entering"] [data-active]').waitFor();
    await drawingOf(page, 'toastQueue').locator('.atelier-arrow[data-fired]').first().waitFor();
    await panel
      .getByText(/Stores current: \{"variant":"error".*…\.$/)
      .first()
      .waitFor();
    await panel.getByText('Whole values').click();
    await panel.getByText(/^current: \{"variant":"error".*\}$/m).waitFor();
    await panel
      .getByRole('listitem')
      .filter({ hasText: /^0 s toast\.push.* → entering/ })
      .waitFor();
    await pressButton(page, '300 ms pass');
    await panel.getByText('Active: shown.').waitFor();
    await panel.getByText(/^Clock: 0\.3 s\. .* ends in 5 s\.$/).waitFor();
    await pressButton(page, 'Undo');
    await panel.getByText('Active: entering.').waitFor();
    await pressButton(page, 'Start again');
    await panel.getByText('Active: idle.').waitFor();
  });

  it('ATELIER-3.1: an event has the values of its form, or the payload that the reader types', async ({
    page,
  }) => {
    await openAtelier(page, '#drawer/simulate');
    const panel = simulation(page);
    await panel.getByText('Send an event with other values').click();
    await panel.getByText('width.change', { exact: true }).click();
    const form = panel.getByRole('form', { name: 'width.change' });
    await form.getByLabel('isNarrow', { exact: true }).check();
    await form.getByRole('button', { name: 'Send width.change' }).click();
    const steps = panel.locator('.atelier-history').getByRole('listitem');
    await steps
      .filter({ hasText: 'width.change' })
      .getByText(/Stores isNarrow: true/)
      .waitFor();
    await page.getByLabel('Event', { exact: true }).fill('path.change');
    await page.getByRole('textbox', { name: 'Payload' }).fill('{"path": "/edit-plan-fee"}');
    await pressButton(page, 'Send event');
    await steps
      .filter({ hasText: 'path.change' })
      .getByText(/Stores openGroups: \["admin"\]/)
      .waitFor();
    const payload = page.getByRole('textbox', { name: 'Payload' });
    for (const typed of ['[1]', '{path: "/edit-plan-fee"}']) {
      await payload.fill(typed);
      await pressButton(page, 'Send event');
      expect(await messageAt(payload)).toBe('Enter a JSON object, for example {"amount": 30}');
    }
    expect(await steps.count()).toBe(2);
    await payload.fill('{"path": "/"}');
    await pressButton(page, 'Send event');
    await expect.poll(() => steps.count()).toBe(3);
  });

  it('ATELIER-3.1: a JSON value of an event is checked before the event is sent', async ({ page }) => {
    await openAtelier(page, '#toastQueue/simulate');
    const panel = simulation(page);
    await panel.getByText('Send an event with other values').click();
    await panel.getByRole('group').getByText('toast.push', { exact: true }).last().click();
    const form = panel.getByRole('form', { name: 'toast.push' });
    const toast = form.getByLabel('toast', { exact: true });
    await toast.fill('{title: "Saved"}');
    await form.getByRole('button', { name: 'Send toast.push' }).click();
    expect(await messageAt(toast)).toBe('Enter valid JSON, for example "text", 30, true or null');
    await panel.getByText('Active: idle.').waitFor();
  });

  it('ATELIER-3.4: plays the shortest path to a state from where the chart is, or from its start', async ({
    page,
  }) => {
    await openAtelier(page, '#takePayment/simulate');
    const panel = simulation(page);
    const destination = page.getByRole('button', { name: /Play the shortest path to a state$/ });
    const choose = async (state: string) => {
      await destination.click();
      await page.getByRole('option', { name: state, exact: true }).click();
    };
    const taken = panel.locator('.atelier-history > li');
    await panel.getByText('Active: recalling.').waitFor();
    // The text is shown only until the path is found.
    await Promise.all([
      panel.getByText('Searching for the shortest path to declined…').waitFor(),
      choose('declined'),
    ]);
    await panel.getByText('The shortest path from here to declined.').waitFor();
    await expect.poll(() => destination.textContent()).toContain('declined');
    await pressButton(page, 'Finish the path');
    await panel.getByText('Active: declined.').waitFor();
    await drawingOf(page, 'takePayment').locator('[data-id="takePayment.declined"] [data-active]').waitFor();
    expect(await taken.count()).toBe(3);
    await choose('choosing');
    await pressButton(page, 'Finish the path');
    await panel.getByText('Active: choosing.').waitFor();
    expect(await taken.count()).toBe(5);
    await pressButton(page, 'Zoom in to read the labels');
    await pressButton(page, 'account.choose: one that holds');
    await pressButton(page, 'payment.review');
    await inView(page, 'takePayment.reviewing');
    await pressButton(page, 'payment.change');
    await inView(page, 'takePayment.choosing');
    await choose('choosing');
    await panel.getByText('choosing is active now.').waitFor();
    expect(await taken.count()).toBe(8);
  });

  it('ATELIER-3.6: a breakpoint stops a path, and the reader returns to a snapshot', async ({ page }) => {
    await openAtelier(page, '#takePayment/simulate');
    const panel = simulation(page);
    await panel.getByText('Active: recalling.').waitFor();
    await pressButton(page, 'Save a snapshot');
    await panel.getByRole('button', { name: 'Return to snapshot 1: recalling' }).waitFor();
    await page.getByRole('button', { name: /Stop a path at a state or transition$/ }).click();
    await page
      .getByRole('option', { name: 'paying: takePayment failed [isNotCharged]', exact: true })
      .waitFor();
    await page.getByRole('option', { name: 'checking', exact: true }).click();
    await panel.getByRole('button', { name: 'Remove the breakpoint at checking' }).waitFor();
    await page.getByRole('button', { name: /Play the shortest path to a state$/ }).click();
    await page.getByRole('option', { name: 'declined', exact: true }).click();
    await panel.getByText('A breakpoint stopped the path.').waitFor();
    await panel.getByText(/^Active: checking/).waitFor();
    await pressButton(page, 'Continue the path');
    await panel.getByText('Active: declined.').waitFor();
    await pressButton(page, 'Return to snapshot 1: recalling');
    await panel.getByText('Active: recalling.').waitFor();
  });

  it('ATELIER-3.5: names the guard that refuses an event', async ({ page }) => {
    await openAtelier(page, '#takePayment/simulate');
    const panel = simulation(page);
    await panel.getByText('Active: recalling.').waitFor();
    await panel
      .getByText(/that would change nothing now$/)
      .last()
      .click();
    await panel.getByText('No active state waits for it.').first().waitFor();
    await panel
      .getByText(/^due\.change.*Refused by isOtherDue in takePayment\.$/)
      .first()
      .waitFor();
    await pressButton(page, 'Start with dueCents 0');
    await pressButton(page, 'recallIntent → nothing');
    await pressButton(page, 'listAccounts → two');
    await panel.getByText('isReady refuses; the transition that runs startValidation takes it.').waitFor();
    await pressButton(page, 'payment.review');
    await panel
      .locator('.atelier-history > li')
      .filter({
        hasText:
          /payment\.review → choosing.*isReady refuses; the transition that runs startValidation takes it\.$/,
      })
      .waitFor();
  });
});
