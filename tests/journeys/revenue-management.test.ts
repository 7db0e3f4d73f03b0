import { expect } from 'vitest';
import { changeElsewhere, openCodes } from './codes-page.ts';
import { seesFocus, tabTo } from './keyboard.ts';
import { asksToLeave, seesToast } from './shell-page.ts';
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
  await codes.button('Show flagged prices').click();
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
      /^X1110,"Bitewing X-rays, two images",35\.00,General,GEN,Imaging,Standard,"Bright Start, /,
    ),
  ]);
});

it('API-17.3, API-17.10, API-17.16, DIALOG-3.7: by keyboard, a user adds a code, which Escape discards only after a confirmation, changes its amount in its row and deletes it', async ({
  page,
}) => {
  const codes = await openCodes(page);
  await tabTo(page, 'Add code');
  await page.keyboard.press('Enter');
  await seesFocus(page, 'Close');
  await tabTo(page, 'Code');
  await page.keyboard.type('Z-7700');
  await page.getByText('You can only use letters and numbers', { exact: true }).waitFor();
  await tabTo(page, 'UCR amount');
  await page.keyboard.type('60.5');
  await tabTo(page, 'Description');
  await page.keyboard.type('Mouth rest, soft');
  expect(await asksToLeave(page)).toBe(true);
  await page.keyboard.press('Escape');
  await seesFocus(page, 'Keep editing');
  await page.keyboard.press('Enter');
  await seesFocus(page, 'Description');
  await tabTo(page, 'Save code');
  await page.keyboard.press('Enter');
  await page.getByText('Category is required.', { exact: true }).waitFor();
  await page.keyboard.type('Comfort');
  await page.keyboard.press('Enter');
  await seesToast(page, 'Code Z7700 saved');
  await codes.seesRange('1–24 of 24');
  expect(await asksToLeave(page)).toBe(false);

  await codes.search.fill('Z7700');
  await codes.seesCodes(['Z7700']);
  await tabTo(page, 'UCR amount for Z7700, $60.50');
  await page.keyboard.press('Enter');
  await seesFocus(page, 'UCR amount for Z7700": "60.50');
  await page.keyboard.type('72');
  await page.keyboard.press('Enter');
  await seesToast(page, 'Z7700 is $72.00 now');
  await expect.poll(() => codes.column('UCR amount')).toEqual(['$72.00']);

  await codes.button('Delete Z7700').focus();
  await page.keyboard.press('Enter');
  await codes.dialog.getByText('Mouth rest, soft.').waitFor();
  await tabTo(page, 'Delete code');
  await page.keyboard.press('Enter');
  await seesToast(page, 'Code Z7700 deleted');
  await page.getByText('No codes match', { exact: true }).waitFor();
});

it('API-17.9, API-17.10, DIALOG-3.7: amounts of selected codes change by a percentage, which Cancel discards only after a confirmation; a change of another user is shown before it is overwritten', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(/status of 409/);
  const codes = await openCodes(page);
  await codes.search.fill('X90');
  await codes.seesCodes(['X9001', 'X9002']);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await page.getByText('2 codes selected', { exact: true }).waitFor();
  await changeElsewhere(page, 'X9001', 65);
  await codes.button('Change amounts').click();
  const percentage = codes.dialog.getByRole('textbox', { name: 'Percentage' });
  await percentage.fill('5');
  await codes.button('Cancel').click();
  await codes.button('Discard changes').click();
  await codes.button('Change amounts').click();
  expect(await percentage.inputValue()).toBe('');
  await percentage.fill('10');
  await codes.dialog.getByRole('row', { name: 'X9001 $60.00 $66.00' }).waitFor();
  await codes.button('Save amounts').click();
  await codes.dialog.getByText('Someone else changed these amounts', { exact: true }).waitFor();
  await codes.dialog.getByRole('row', { name: 'X9001 $65.00 $71.50' }).waitFor();
  await codes.button('Save my amounts').click();
  await page.getByText('2 amounts saved', { exact: true }).waitFor();
  await expect
    .poll(async () => (await codes.column('UCR amount')).map((words) => words.split(' ')[0]))
    .toEqual(['$71.50', '$154.00']);
});

it('API-17.11, API-17.12, API-17.13, API-17.15, API-21.3: a user imports a file after a preview, and a broken file changes nothing', async ({
  page,
}) => {
  const codes = await openCodes(page);
  const head = 'Code,Description,UCR amount,Specialty,Specialty code,Category';
  const checkUp = 'X1010,Routine check-up,57.00,General,GEN,Examination';
  const upload = (...lines: string[]) =>
    page.locator('input[type=file]').setInputFiles({
      name: 'codes.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from([head, ...lines].join('\r\n')),
    });
  await codes.button('Import CSV').click();
  await upload(checkUp, 'Z8800,Mouth rest,sixty,General,GEN,Comfort');
  await codes.dialog.getByText('“sixty” is not an amount. Write it like 60.00.', { exact: true }).waitFor();
  expect(await codes.button('Import codes').getAttribute('aria-disabled')).toBe('true');
  await codes.button('Cancel').click();
  await codes.seesRange('1–23 of 23');

  await codes.button('Import CSV').click();
  await upload(checkUp, 'Z8800,Mouth rest,60.00,General,GEN,Comfort');
  await codes.dialog.getByRole('row', { name: '3 Z8800 Mouth rest, $60.00' }).waitFor();
  await codes.choose('Show', 'Changed (1)');
  await codes.dialog.getByText('Routine check-up: $55.00 becomes $57.00', { exact: true }).waitFor();
  await codes.choose('Show', 'Not in the file (2)');
  await codes.dialog.getByText('Not in the file. It stays.', { exact: true }).first().waitFor();

  const neverAnswered = '**/ada-codes/import';
  await page.route(neverAnswered, () => undefined);
  await codes.button('Import codes').click();
  await codes.dialog.getByText('2 codes', { exact: true }).waitFor();
  await codes.button('Cancel import').click();
  await codes.dialog.getByText('Not in the file. It stays.', { exact: true }).first().waitFor();
  await page.unroute(neverAnswered);
  await codes.button('Import codes').click();
  await page.getByText('Imported: 1 added, 1 changed, 0 deleted', { exact: true }).waitFor();
  await codes.seesRange('1–24 of 24');
});
