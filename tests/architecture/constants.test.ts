import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { operations } from '#tests/support/contract-document.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

const filesIn = (folder: string, ends: RegExp): [file: string, text: string][] =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => ends.test(file))
    .map((file) => path.posix.join(folder, file))
    .map((file) => [file, readFileSync(path.join(ROOT, file), 'utf8')]);

const CODE = [...filesIn('src', /(?<!\.stories)\.tsx?$/), ...filesIn('server', /\.ts$/)];
const LOOKS = filesIn('src', /\.css$/);

/** The values of the specification's ninth section as written there, with the name of each constant. */
const VALUES: readonly [what: string, name: string, value: string][] = [
  ['an adult is 18 years old', 'ADULT_YEARS', '18'],
  ['a narrow screen is below 1024 px', 'NARROW_VIEWPORT_PX', '1024'],
  ['input waits 300 ms', 'INPUT_DEBOUNCE_MS', '300'],
  ['a text has 25 characters', 'TEXT_MAX_LENGTH', '25'],
  ['the email of a login has 50 characters', 'LOGIN_EMAIL_MAX_LENGTH', '50'],
  ['the password of a login has 20 characters', 'LOGIN_PASSWORD_MAX_LENGTH', '20'],
  ['a phone number has 10 digits', 'PHONE_DIGITS', '10'],
  ['a zip code has 5 or 9 digits', 'ZIP_DIGITS', '[5, 9]'],
  ['a name has 3 characters', 'NAME_MIN_LENGTH', '3'],
  ['a page is new for 1000 ms', 'PAGE_INITIAL_STATE_MS', '1000'],
  ['the patient search is new for 500 ms', 'PATIENT_SEARCH_INITIAL_STATE_MS', '500'],
  ['a dialog fades for 300 ms', 'DIALOG_FADE_MS', '300'],
  ['a toast is shown for 5000 ms', 'TOAST_VISIBLE_MS', '5000'],
  ['a toast comes in over 300 ms', 'TOAST_ENTER_MS', '300'],
  ['a toast goes out over 200 ms', 'TOAST_LEAVE_MS', '200'],
  ['a plan of the sample has a term of one year', 'TERM_YEARS', '1'],
  ['an access token is valid for 60 minutes', 'ACCESS_TOKEN_MS', '60 * MINUTE_MS'],
  ['a sign-in answers that it expires in 36000', 'EXPIRES_IN_ANSWER', '36_000'],
  ['the development delays most handlers for 2000 ms', 'MOCK_HANDLER_DELAY_MS', '2000'],
  [
    'the layer that intercepts delays for 100 to 400 ms',
    'MOCK_INTERCEPTION_DELAY_MS',
    '{ least: 100, most: 400 } as const',
  ],
];

/** The value of each declaration of a name, as written. */
const declared = (name: string): string[] =>
  CODE.flatMap(([, text]) =>
    [...text.matchAll(new RegExp(`^(?:export )?const ${name} = (.+);$`, 'gm'))].map(
      ([, value = '']) => value,
    ),
  );

/** Style sheets that have to repeat a value from the code: the file, the words before the value, and the value. */
const REPEATED: readonly [what: string, file: string, pattern: RegExp, values: readonly string[]][] = [
  ['a dialog fades', 'src/ui/Dialog/Dialog.css', /animation: dialog-(?:in|out) (\S+) /g, ['300ms', '300ms']],
  ['a toast comes in', 'src/ui/Toast/Toast.css', /animation: toast-in (\S+) /g, ['300ms']],
  ['a toast goes out', 'src/ui/Toast/Toast.css', /animation: toast-out (\S+) /g, ['200ms']],
  ['the frame is narrow', 'src/ui/Frame/Frame.css', /max-width: (10\S+)\)/g, ['1023.98px']],
  ['the login is narrow', 'src/screens/login/LoginScreen.css', /max-width: (10\S+)\)/g, ['1023.98px']],
];

describe('CONST-2: the values of the specification', () => {
  it.each(VALUES)('CONST-2: %s, under one name', (_, name, value) => {
    expect(declared(name)).toEqual([value]);
  });

  it.each(REPEATED)('CONST-2: %s in its style sheet as in code', (_, file, pattern, values) => {
    const text = LOOKS.find(([name]) => name === file)?.[1] ?? '';
    expect([...text.matchAll(pattern)].map(([, value]) => value)).toEqual(values);
  });

  it('CONST-2: the width of a narrow screen is in no other style sheet, and nowhere else as a number', () => {
    const sheets = LOOKS.filter(([, text]) => /\b102[34]/.test(text)).map(([file]) => file);
    expect(sheets).toEqual(
      REPEATED.filter(([, , , [value]]) => value === '1023.98px')
        .map(([, file]) => file)
        .sort(),
    );
    const page = CODE.filter(([file]) => file.startsWith('src/'));
    const code = page.filter(([, text]) => /^[^/*]*\b102[34](\.98)?\b/m.test(text)).map(([file]) => file);
    expect(code.sort()).toEqual(['src/domain/navigation/viewport.ts', 'src/ui/Frame/use-is-narrow.ts']);
  });

  it('CONST-2: a plan is paid monthly or annually', () => {
    const plan = readFileSync(path.join(ROOT, 'src/domain/plan/plan.ts'), 'utf8');
    expect(plan).toContain("subscription: 'monthly' | 'annual';");
  });

  it('CONST-2: a page of patients or of plan fees holds 10', () => {
    const sizeOf = (wanted: string) =>
      operations.find(({ id }) => id === wanted)?.parameters.find(({ name }) => name === 'PageSize');
    for (const id of ['searchPatients', 'listPlanFees'])
      expect(sizeOf(id)?.['schema']).toMatchObject({ default: 10 });
  });
});
