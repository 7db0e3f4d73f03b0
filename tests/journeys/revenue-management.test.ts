import { expect } from 'vitest';
import { openCodes } from './codes-page.ts';
import { tabTo } from './keyboard.ts';
import { it } from './support/journey.ts';
import { keepFiles, madeFiles } from './transactions-page.ts';

it('MISSION-1.5: Revenue Management lists the procedure codes of the selected practice, sorted and narrowed', async ({
  page,
}) => {
  const codes = await openCodes(page);
  await page.getByText('23 codes, 2 of them custom.', { exact: true }).waitFor();
  await codes.seesRange('1–23 of 23');
  expect((await codes.column('Code')).slice(0, 3)).toEqual(['X1010', 'X1020', 'X1030']);
  expect((await codes.column('UCR amount')).slice(0, 3)).toEqual(['$55.00', '$80.00', '$95.00']);

  await codes.head('UCR amount').click();
  await expect.poll(async () => (await codes.column('Code')).slice(0, 2)).toEqual(['X1140', 'X2040']);
  await codes.search.fill('varnish');
  await codes.seesCodes(['X2030']);
  await codes.search.fill('X90');
  await codes.seesCodes(['X9001', 'X9002']);
  await codes.search.fill('nothing like it');
  await page.getByText('No codes match', { exact: true }).waitFor();
  await codes.button('Show all codes').click();
  await codes.seesRange('1–23 of 23');

  await codes.choose('Specialty', 'Pediatrics');
  await codes.seesCodes(['X2050', 'X2020']);
  await codes.choose('Category', 'Prevention');
  await codes.seesRange('1–2 of 2');
});

it('API-17.7: prices far from the median of their category are marked, with words that explain it', async ({
  page,
}) => {
  const codes = await openCodes(page);
  await page.getByText('2 prices are far from the median of their category.', { exact: true }).waitFor();
  await codes.button('Show marked prices').click();
  await codes.seesCodes(['X7010', 'X9001']);
  expect(await codes.column('UCR amount')).toEqual([
    '$4,200.00 16.2 times the median of Appliances',
    '$60.00 23% of the median of Appliances',
  ]);
});

it('API-17.1: a user narrows and downloads the codes by keyboard', async ({ page }) => {
  const codes = await openCodes(page);
  await keepFiles(page);
  await tabTo(page, 'Code or description');
  await page.keyboard.type('bite');
  await codes.seesCodes(['X1110', 'X1120']);
  await tabTo(page, 'Download CSV');
  await page.keyboard.press('Enter');
  await page.getByText('Exported 2 codes.', { exact: true }).waitFor();
  const [text] = await madeFiles(page);
  expect(text?.split('\r\n').slice(0, 2)).toEqual([
    '\uFEFFCode,Description,UCR amount,Specialty,Specialty code,Category,Kind,Plans',
    expect.stringMatching(
      /^X1110,"X-ray, two bite images",35\.00,General,GEN,Imaging,Standard,"Bright Start, /,
    ),
  ]);
});
