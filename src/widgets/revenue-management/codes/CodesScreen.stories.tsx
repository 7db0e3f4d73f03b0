import type { Meta, StoryObj } from '@storybook/react-vite';
import { useActorRef } from '@xstate/react';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { CodeRights } from '#domain/access/code-rights.ts';
import type { ImportLine } from '#domain/plan/code-import.ts';
import type { CodePage, CodeRequest, ProcedureCode } from '#domain/plan/procedure-code.ts';
import { codeAmountsMachine } from '#machines/code-amounts/code-amounts.machine.ts';
import type { AmountsOutcome, WantedAmounts } from '#machines/code-amounts/code-amounts.types.ts';
import { codeFormMachine } from '#machines/code-form/code-form.machine.ts';
import type { CodeOutcome, WantedCode } from '#machines/code-form/code-form.types.ts';
import { codeImportMachine } from '#machines/code-import/code-import.machine.ts';
import type { PreviewInput, PreviewOutput } from '#machines/code-import/code-import.types.ts';
import { procedureCodesMachine } from '#machines/procedure-codes/procedure-codes.machine.ts';
import { selectCodeImport } from '#machines/procedure-codes/procedure-codes.selectors.ts';
import { type Answer, answering } from '#stories/answers.ts';
import { pressAway } from '#stories/page.tsx';
import { CodesScreen } from './CodesScreen.tsx';

const CHECK_UP: ProcedureCode = {
  id: '1',
  code: 'X1010',
  description: 'Routine check-up',
  ucrCents: 5500,
  specialtyName: 'General',
  specialtyCode: 'GEN',
  category: 'Examination',
  isCustom: false,
  version: 1,
  plans: ['Complete Smile', 'Everyday Care'],
  medianCents: 8000,
  isUnusual: false,
};
const NIGHT_GUARD: ProcedureCode = {
  ...CHECK_UP,
  id: '2',
  code: 'X9001',
  description: 'Night guard, second fitting',
  ucrCents: 6000,
  category: 'Appliances',
  isCustom: true,
  plans: [],
  medianCents: 26_000,
  isUnusual: true,
};
const GROUPS = {
  specialties: [{ name: 'General', code: 'GEN' }],
  categories: ['Appliances', 'Examination'],
  codes: 2,
  customCodes: 1,
  unusualCodes: 1,
};
const pageOf = (rows: readonly ProcedureCode[]): Answer<CodePage> => ({
  value: { records: rows.length, rows, groups: { ...GROUPS, codes: rows.length } },
});
const BUSY = { failure: { status: 503, reason: 'Unavailable', message: 'The server is busy.' } };

const EVERYTHING = { create: true, update: true, updateStandard: true, delete: true };
const nothing = () => undefined;
const THEIRS = { ...NIGHT_GUARD, ucrCents: 6500, version: 2 };

interface World {
  found: Answer<CodePage>;
  may?: CodeRights;
  amounts?: Answer<AmountsOutcome>;
  saving?: Answer<CodeOutcome>;
  previews?: readonly Answer<PreviewOutput>[];
}

function InWorld({ found, may = EVERYTHING, amounts, saving, previews = [] }: World) {
  const codes = useActorRef(
    procedureCodesMachine.provide({
      actors: {
        listCodes: answering<CodePage, CodeRequest>(found),
        codeAmounts: codeAmountsMachine.provide({
          actors: { saveAmounts: answering<AmountsOutcome, WantedAmounts>(amounts) },
          actions: { showToast: nothing, reportUnsavedWork: nothing },
        }),
        codeImport: codeImportMachine.provide({
          actors: { previewFile: answering<PreviewOutput, PreviewInput>(...previews) },
          actions: { showToast: nothing },
        }),
        codeForm: codeFormMachine.provide({
          actors: {
            saveCode: answering<CodeOutcome, WantedCode>(saving),
            deleteCode: answering<void, { codeId: string }>(BUSY),
          },
          actions: { showToast: nothing, reportUnsavedWork: nothing },
        }),
      },
    }),
    { input: { may } },
  );
  const importFile = ({ name }: File) =>
    selectCodeImport(codes.getSnapshot())?.send({ type: 'file.choose', name });
  return <CodesScreen codes={codes} onFile={importFile} />;
}

const meta = {
  tags: ['!autodocs'],
  title: 'Screens/Procedure codes',
  component: InWorld,
  args: { found: pageOf([CHECK_UP, NIGHT_GUARD]) },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof InWorld>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('23% of the median of Appliances')).toBeVisible();
    await expect(canvas.getByText('2 plans')).toBeVisible();
  },
};

export const None: Story = {
  args: { found: pageOf([]) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No procedure codes yet')).toBeVisible();
  },
};

export const NoneFound: Story = {
  args: { found: pageOf([]) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'crown{Enter}');
    await expect(await canvas.findByRole('button', { name: 'Show all codes' })).toBeVisible();
  },
};

export const Loading: Story = {
  args: { found: 'never' },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Procedure codes' });
    await expect(table).toHaveAttribute('aria-busy', 'true');
  },
};

export const Failed: Story = {
  args: { found: BUSY },
  play: async (context) => {
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('The server is busy.');
    await pressAway(context.canvas.getByRole('button', { name: 'Try again' }), context);
  },
};

export const WithoutRights: Story = {
  name: 'Editors of custom codes see which role standard codes need',
  args: { may: { create: false, update: true, updateStandard: false, delete: false } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        'To change standard codes, you need the role Procedure codes administrator or Procedure codes editor.',
      ),
    ).toBeVisible();
  },
};

const saveAmount: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'UCR amount for X9001, $60.00' }));
  const field = await screen.findByRole('textbox', { name: 'UCR amount for X9001' });
  await userEvent.clear(field);
  await userEvent.type(field, '70{Enter}');
};

export const AmountConflict: Story = {
  args: { amounts: { value: { kind: 'stale', codes: [THEIRS] } } },
  play: async (context) => {
    await saveAmount(context);
    const dialog = within(await screen.findByRole('dialog', { name: 'Someone else changed these amounts' }));
    await expect(dialog.getByRole('row', { name: 'X9001 $65.00 $70.00' })).toBeVisible();
  },
};

export const AmountNotSaved: Story = {
  args: { amounts: BUSY },
  play: async (context) => {
    await saveAmount(context);
    const dialog = await screen.findByRole('dialog', {
      name: 'We couldn’t confirm that the amounts were saved',
    });
    await expect(dialog).toHaveTextContent('The server is busy.');
  },
};

export const Bulk: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select all on this page' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Change amounts' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change the amounts of 2 codes' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save amounts' }));
    await expect(dialog.getByText('Enter a percentage, for example 3.5 or -2.')).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Percentage' }), '3.5');
    await expect(dialog.getByRole('row', { name: 'X1010 $55.00 $56.93' })).toBeVisible();
  },
};

export const FormConflict: Story = {
  args: { saving: { value: { kind: 'stale', code: THEIRS } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit X9001' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit X9001' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Description' }), ', soft');
    await userEvent.click(dialog.getByRole('button', { name: 'Save code' }));
    await expect(await dialog.findByText('Someone else changed this code')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'UCR amount' })).toHaveValue('65.00');
    await expect(dialog.getByRole('row', { name: /^Description/ })).toHaveTextContent(
      /second fitting, soft$/,
    );
  },
};

const MISSING_LINE: ImportLine = {
  ...{ kind: 'missing', line: null, id: '2', code: 'X9001', description: 'Night guard' },
  ...{ ucrCents: 6000, previousCents: null, changes: [], isInUse: false, reason: '' },
};
const MISSING: PreviewOutput = {
  fingerprint: 'a',
  kind: 'missing',
  counts: { new: 0, changed: 0, unchanged: 3, missing: 11, rejected: 0 },
  records: 11,
  lines: [MISSING_LINE],
};
const PREVIEW = { value: MISSING };

const chooseFile = async ({ canvas, userEvent }: Parameters<NonNullable<Story['play']>>[0]) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Import CSV' }));
  await userEvent.upload(await screen.findByLabelText(/^Choose a CSV file/), new File(['Code'], 'codes.csv'));
};

const previewImport: typeof chooseFile = async (context) => {
  await chooseFile(context);
  await context.userEvent.click(await screen.findByRole('checkbox', { name: 'Delete X9001' }));
};

export const ImportPageFailed: Story = {
  name: 'API-17: a page of an import that fails to load leaves the preview and the selected codes',
  args: { previews: [PREVIEW, BUSY, PREVIEW] },
  play: async (context) => {
    await previewImport(context);
    await context.userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('The server is busy.');
    await expect(screen.getByRole('checkbox', { name: 'Delete X9001' })).toBeChecked();
    await context.userEvent.click(screen.getByRole('button', { name: 'Check again' }));
    const confirm = screen.getByRole('button', { name: 'Import codes and delete 1' });
    await waitFor(() => expect(confirm).not.toHaveAttribute('aria-disabled'));
    await expect(screen.getByRole('checkbox', { name: 'Delete X9001' })).toBeChecked();
  },
};

const CHANGED: PreviewOutput = {
  ...MISSING,
  kind: 'changed',
  counts: { ...MISSING.counts, changed: 1 },
  lines: [
    {
      ...MISSING_LINE,
      ...{ kind: 'changed', line: 2, ucrCents: 6500, previousCents: 6000 },
      changes: [{ column: 'Category', from: 'Comfort', to: 'General' }],
    },
  ],
};

export const ImportChanged: Story = {
  name: 'API-17: the preview announces its counts, and shows the old and new texts of a changed code',
  args: { previews: [{ value: CHANGED }] },
  play: async (context) => {
    await chooseFile(context);
    await expect(
      await screen.findByText('Night guard: $60.00 becomes $65.00; Category “Comfort” becomes “General”'),
    ).toBeVisible();
    await expect(
      screen.getByText('File checked: 1 changed, 11 not in the file, 3 unchanged'),
    ).toBeInTheDocument();
  },
};

export const ImportPageLoading: Story = {
  name: 'API-17: while a page of an import loads, its lines stay in place and the user can select codes',
  args: { previews: [PREVIEW, 'never'] },
  play: async (context) => {
    await previewImport(context);
    const lines = screen.getByRole('table', { name: 'Lines in the file' });
    const before = lines.getBoundingClientRect().top;
    await context.userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(lines).toHaveAttribute('aria-busy', 'true'));
    await expect(lines.getBoundingClientRect().top).toBe(before);
    await context.userEvent.click(screen.getByRole('checkbox', { name: 'Delete X9001' }));
    await expect(screen.getByRole('checkbox', { name: 'Delete X9001' })).not.toBeChecked();
  },
};
