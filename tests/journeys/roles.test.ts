import { expect } from 'vitest';
import { it } from './support/journey.ts';
import { SAMPLE_PEOPLE, type SamplePerson, signIn } from './support/sign-in.ts';

const ADMIN = ['Goal Settings', 'Payment Management', 'Revenue Management', 'Manage Plan Fees'];
const EVERYBODY = ['Dashboard', 'Purchase Plan', 'Manage Patients', 'Report'];

const SEES: Record<SamplePerson, readonly string[]> = {
  'admin@bridgework.test': [...EVERYBODY, ...ADMIN],
  'team@bridgework.test': [...EVERYBODY, ...ADMIN],
  'office@bridgework.test': [...EVERYBODY, ...ADMIN],
  'organization@bridgework.test': [...EVERYBODY, ...ADMIN],
  'frontdesk@bridgework.test': EVERYBODY,
};

for (const person of SAMPLE_PEOPLE) {
  it(`LAYOUT-3.1, LAYOUT-9.1: ${person} signs in and sees the drawer items of the role, and no further group`, async ({
    page,
  }) => {
    await signIn(page, person);
    const drawer = page.getByRole('navigation');
    const admin = drawer.getByRole('button', { name: 'Admin' });
    expect(await admin.count()).toBe(SEES[person].length > EVERYBODY.length ? 1 : 0);
    if (await admin.count()) await admin.click();
    expect(await drawer.getByRole('link').allInnerTexts()).toEqual(SEES[person]);
    const words = (await drawer.innerText()).split(/\n+/);
    const groups = words.filter((line) => line !== '' && !SEES[person].includes(line));
    expect(groups).toEqual(['Plans', 'Reporting', 'Admin'].slice(0, (await admin.count()) ? 3 : 2));
  });
}
