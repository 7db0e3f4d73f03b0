import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import { goOutside } from '../charts/accounts.ts';
import { selectMember, shellOf } from '../shell-page.ts';
import { listField } from '../support/choose-from.ts';
import { fillLogin } from '../support/sign-in.ts';

type Phase = 'waits' | 'choosing' | 'checking' | 'ended';

/** Runs in the page. */
function readPhase(): Phase {
  const has = (selector: string) => document.querySelector(`.payment ${selector}`) !== null;
  if (has('[data-loading=true]') || has('[aria-busy=true]')) return 'waits';
  if (has('input[type=radio]')) return 'choosing';
  if (has('.payment-step > .banner')) return 'ended';
  const title = document.querySelector('.payment-end .banner-title')?.textContent ?? '';
  if (/^(Checking|A previous payment)/.test(title)) return 'checking';
  return title === '' && !has('[role=alert] button') ? 'waits' : 'ended';
}

/** The one thing that the page offers to go on with, whatever it is; not the receipt. */
function pressOn(): void {
  const buttons = [...document.querySelectorAll<HTMLElement>('.payment button:not([data-loading])')];
  buttons
    .find(({ innerText }) =>
      /^(Try again|Check now|Finish payment|Try another|Take another|Choose an amount|Start over)/.test(
        innerText,
      ),
    )
    ?.click();
}

/** Tabs of one browser in which one patient's payment is taken; `isHeld` says whose call waits for a command. */
export function paymentTabs(context: BrowserContext, address: string, isHeld: (page: Page) => boolean) {
  const tabs: Page[] = [];
  let memberId = '';

  const at = (number: number): Page => {
    const tab = tabs[number];
    if (tab === undefined) throw new Error(`There is no tab ${number}`);
    return tab;
  };

  /** A page shows where its payment stands, or waits for a call that is held. */
  async function rests(page: Page): Promise<Phase> {
    const phase = () => page.evaluate(readPhase);
    await expect.poll(async () => isHeld(page) || (await phase()) !== 'waits').toBe(true);
    return phase();
  }

  async function show(page: Page): Promise<void> {
    await page.bringToFront();
    await page.goto(`${address}/payment`);
    await rests(page);
  }

  async function signIn(page: Page): Promise<void> {
    await page.goto(`${address}/login`);
    await fillLogin(page, 'frontdesk@bridgework.test');
    await page.getByRole('button', { name: 'LOGIN' }).click();
    await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
  }

  /** A tab has chosen a practice by then. */
  async function seeDashboard(page: Page): Promise<void> {
    await page.goto(`${address}/`);
    await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
  }

  async function openAll(count: number): Promise<void> {
    for (let number = 0; number < count; number += 1) {
      const page = tabs[number] ?? (await context.newPage());
      tabs[number] = page;
      await goOutside(page, address);
      const isNew = await page.evaluate(() => sessionStorage.getItem('selection') === null);
      if (isNew) await seeDashboard(page);
      await selectMember(page, memberId);
      await show(page);
    }
  }

  return {
    async begin(page: Page): Promise<void> {
      tabs[0] = page;
      await signIn(page);
    },
    /** The payment of another patient. */
    async open(of: string, count: number): Promise<void> {
      memberId = of;
      await openAll(count);
    },
    reload: (number: number) => show(at(number)),
    async press(number: number): Promise<void> {
      await at(number).bringToFront();
      await rests(at(number));
      await at(number).evaluate(pressOn);
      await rests(at(number));
    },
    /** Reviews and charges, by a double click or by Enter and a click, where the page lets one. */
    async pay(number: number, amount: 'due' | 'other', account: string): Promise<void> {
      const page = at(number);
      await page.bringToFront();
      const review = page.getByRole('button', { name: 'Review payment' });
      if ((await rests(page)) !== 'choosing' || !(await review.isEnabled())) return;
      await listField(page, 'Payment method').click();
      await page.locator(`[role=option][data-key="${account}"]`).click();
      if (amount === 'other') {
        await page.getByText('Other amount').click();
        await page.getByRole('textbox', { name: 'Amount to charge' }).fill('10');
      }
      await review.click();
      // What is due by now may be less than what is wanted.
      const charge = page.getByRole('button', { name: /^Charge / });
      await charge.or(page.getByText('Enter $30.00 or less.')).waitFor();
      if (await charge.isVisible()) await (amount === 'due' ? charge.dblclick() : pressAndClick(page));
      await rests(page);
    },
    async signOutAndIn(): Promise<void> {
      const count = tabs.length;
      const page = at(0);
      await page.bringToFront();
      await shellOf(page).account.click();
      await page.getByRole('menuitem', { name: 'Logout' }).click();
      await page.getByRole('heading', { name: 'Welcome to Bridgework' }).waitFor();
      await signIn(page);
      await openAll(count);
    },
    /** Looks in every tab until it is known what became of the payment. */
    async end(): Promise<void> {
      for (const [number, page] of tabs.entries()) {
        await show(page);
        await expect
          .poll(
            async () => {
              if ((await page.evaluate(readPhase)) === 'checking') await page.evaluate(pressOn);
              return page.evaluate(readPhase);
            },
            { message: `tab ${number} knows` },
          )
          .toMatch(/choosing|ended/);
      }
    },
  };
}

async function pressAndClick(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Charge / }).focus();
  await page.keyboard.press('Enter');
  await page.evaluate(() => document.querySelector<HTMLElement>('.payment [type=submit]')?.click());
}
