import { expect } from 'vitest';
import { changeElsewhere, openCodes } from './codes-page.ts';
import { openDialog, press, seesFocus, tabTo } from './keyboard.ts';
import { asksToLeave, seesToast } from './shell-page.ts';
import { it } from './support/journey.ts';
import { pauseSave } from './support/paused-save.ts';
import { keepFiles, madeFiles } from './transactions-page.ts';

it('MISSION-1.5: Revenue Management lists the procedure codes of the selected practice, sorted and narrowed', async ({
  page,
}) => {
  const codes = await openCodes(page);
  await page.getByText('23 codes, 2 of them custom.', { exact: true }).waitFor();
  await codes.seesRange('1–23 of 23');
  await expect
    .poll(async () => (await codes.column('Code')).slice(0, 3))
    .toEqual(['X1010', 'X1020', 'X1030']);
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
  await press(page, 'Enter');
  await page.getByText('Exported 2 codes.', { exact: true }).waitFor();
  const [text] = await madeFiles(page);
  expect(text?.split('\r\n').slice(0, 2)).toEqual([
    '\uFEFFCode,Description,UCR amount,Specialty,Specialty code,Category,Kind,Plans',
    expect.stringMatching(
      /^X1110,"Bitewing X-rays, two images",35\.00,General,GEN,Imaging,Standard,"Bright Start, /,
    ),
  ]);
});

it('API-17.3, API-17.10, API-17.16, DIALOG-3.7: by keyboard, a user adds a code, which Escape discards only after a confirmation, changes its amount in its row, edits it and deletes it', async ({
  page,
}) => {
  const codes = await openCodes(page);
  await tabTo(page, 'Add code');
  await press(page, 'Enter');
  await seesFocus(page, 'Code');
  await page.keyboard.type('Z-7700');
  await page.getByText('You can only use letters and numbers', { exact: true }).waitFor();
  await tabTo(page, 'UCR amount');
  await page.keyboard.type('60.5');
  await tabTo(page, 'Description');
  await page.keyboard.type('Mouth rest, soft');
  expect(await asksToLeave(page)).toBe(true);
  await press(page, 'Escape');
  await seesFocus(page, 'Keep editing');
  await press(page, 'Enter');
  await seesFocus(page, 'Description');
  await tabTo(page, 'Save code');
  await press(page, 'Enter');
  await page.getByText('Category is required.', { exact: true }).waitFor();
  await page.keyboard.type('Comfort');
  await press(page, 'Enter');
  await seesToast(page, 'Code Z7700 saved');
  await codes.seesRange('1–24 of 24');
  expect(await asksToLeave(page)).toBe(false);

  await codes.search.fill('Z7700');
  await codes.seesCodes(['Z7700']);
  await tabTo(page, 'UCR amount for Z7700, $60.50');
  await press(page, 'Enter');
  await seesFocus(page, 'UCR amount for Z7700": "60.50');
  await page.keyboard.type('72');
  await press(page, 'Enter');
  await seesToast(page, 'Z7700 is $72.00 now');
  await expect.poll(() => codes.column('UCR amount')).toEqual(['$72.00']);

  await codes.button('Edit Z7700').focus();
  await openDialog(page);
  await tabTo(page, 'Description');
  await press(page, 'ControlOrMeta+a');
  await page.keyboard.type('Mouth rest, firm');
  await press(page, 'Enter');
  await seesToast(page, 'Code Z7700 saved');
  await expect.poll(() => codes.column('Description')).toEqual(['Mouth rest, firm']);

  await codes.button('Delete Z7700').focus();
  await press(page, 'Enter');
  await codes.dialog.getByText('Mouth rest, firm.').waitFor();
  await tabTo(page, 'Delete code');
  await press(page, 'Enter');
  await seesToast(page, 'Code Z7700 deleted');
  await page.getByText('No codes match', { exact: true }).waitFor();
});

it('API-17.9, API-17.10, API-17.17, DIALOG-3.7: by keyboard, amounts of selected codes change by a percentage, which Escape discards only after a confirmation; while they are saved, the button is busy and nothing cancels them; a failed save changes none of them, and a change of another user is shown before it is overwritten', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(/status of (409|503)/);
  const codes = await openCodes(page);
  await codes.search.fill('X90');
  await codes.seesCodes(['X9001', 'X9002']);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).press('Space');
  await page.getByText('2 codes selected', { exact: true }).waitFor();
  await changeElsewhere(page, 'X9001', 65);
  const openChange = async () => {
    await codes.button('Change amounts').focus();
    await openDialog(page);
    await tabTo(page, 'Percentage');
  };
  await openChange();
  await page.keyboard.type('5');
  await press(page, 'Escape');
  await seesFocus(page, 'Keep editing');
  await tabTo(page, 'Discard changes');
  await press(page, 'Enter');
  // The question and the form below it close together.
  await codes.dialog.first().waitFor({ state: 'detached' });
  await openChange();
  expect(await codes.dialog.getByRole('textbox', { name: 'Percentage' }).inputValue()).toBe('');
  await page.keyboard.type('10');
  await codes.dialog.getByRole('row', { name: 'X9001 $60.00 $66.00' }).waitFor();
  await press(page, 'Enter');
  await codes.dialog.getByText('Someone else changed these amounts', { exact: true }).waitFor();
  await codes.dialog.getByRole('row', { name: 'X9001 $65.00 $66.00' }).waitFor();
  const save = await pauseSave(page, '**/ada-codes/amounts');
  await tabTo(page, 'Save my amounts');
  await press(page, 'Enter');
  await codes.button('Change amounts Loading').waitFor();
  expect(await page.getByRole('button', { name: /^Cancel/ }).count()).toBe(0);
  save('fails');
  await codes.dialog.getByText('We couldn’t confirm that the amounts were saved').waitFor();
  await seesFocus(page, 'Cancel');
  await press(page, 'Enter');
  await codes.dialog.waitFor({ state: 'detached' });
  expect((await codes.amounts())[1]).toBe('$140.00');
  await openChange();
  await page.keyboard.type('10');
  await press(page, 'Enter');
  await page.getByText('2 amounts saved', { exact: true }).waitFor();
  await expect.poll(() => codes.amounts()).toEqual(['$71.50', '$154.00']);
});

it('API-17.11, API-17.12, API-17.13, API-17.15, API-21.3: by keyboard, a user imports a file after a preview, and a broken file changes nothing', async ({
  page,
}) => {
  const codes = await openCodes(page);
  const head = 'Code,Description,UCR amount,Specialty,Specialty code,Category';
  const checkUp = 'X1010,Routine check-up,57.00,General,GEN,Examination';
  let text = '';
  page.on('filechooser', (chooser) =>
    chooser.setFiles({ name: 'codes.csv', mimeType: 'text/csv', buffer: Buffer.from(text) }),
  );
  const upload = async (...lines: string[]) => {
    text = [head, ...lines].join('\r\n');
    await codes.button('Import CSV').focus();
    await openDialog(page);
    await tabTo(page, 'Choose a CSV file');
    await press(page, 'Enter');
  };
  await upload(checkUp, 'Z8800,Mouth rest,sixty,General,GEN,Comfort');
  await codes.dialog.getByText('“sixty” is not an amount. Write it like 60.00.', { exact: true }).waitFor();
  expect(await codes.button('Import codes').getAttribute('aria-disabled')).toBe('true');
  await codes.button('Cancel').press('Enter');
  await codes.seesRange('1–23 of 23');

  await upload(checkUp, 'Z8800,Mouth rest,60.00,General,GEN,Comfort');
  await codes.dialog.getByRole('row', { name: '3 Z8800 Mouth rest, $60.00' }).waitFor();
  await codes.choose('Show', 'Changed (1)');
  await codes.dialog.getByText('Routine check-up: $55.00 becomes $57.00', { exact: true }).waitFor();
  await codes.choose('Show', 'Not in the file (2)');
  await codes.dialog.getByText('Not in the file. It stays.', { exact: true }).first().waitFor();

  const neverAnswered = '**/ada-codes/import';
  await page.route(neverAnswered, () => undefined);
  await codes.button('Import codes').press('Enter');
  await codes.dialog.getByText('2 codes', { exact: true }).waitFor();
  await codes.button('Cancel import').press('Enter');
  await codes.dialog.getByText('Not in the file. It stays.', { exact: true }).first().waitFor();
  await page.unroute(neverAnswered);
  await page.getByRole('button', { name: 'Import codes', exact: true, disabled: false }).press('Enter');
  await page.getByText('Imported: 1 added, 1 changed, 0 deleted', { exact: true }).waitFor();
  await codes.seesRange('1–24 of 24');
});
