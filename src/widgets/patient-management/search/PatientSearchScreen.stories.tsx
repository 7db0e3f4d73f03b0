import type { Meta, StoryObj } from '@storybook/react-vite';
import { useActorRef } from '@xstate/react';
import { expect, waitFor } from 'storybook/test';
import type { FoundPatient } from '#domain/patient/found-patient.ts';
import type { PatientPage, PatientRow, PatientSearchRequest } from '#domain/patient/patient-search.ts';
import type { ExportedPage } from '#domain/payment/csv-export.ts';
import { csvExportMachine } from '#machines/csv-export/csv-export.machine.ts';
import { patientSearchMachine } from '#machines/patient-search/patient-search.machine.ts';
import { recentPatientsMachine } from '#machines/recent-patients/recent-patients.machine.ts';
import { type Answer, answering } from '#react/story-answers.ts';
import { pressAway } from '#react/story-page.tsx';
import { BUSY, TODAY } from '../story-fixtures.ts';
import { PatientSearchScreen } from './PatientSearchScreen.tsx';

const ADA: PatientRow = {
  memberId: '10000001',
  patientId: '501',
  name: 'Ada Marlowe',
  lastName: 'Marlowe',
  dateOfBirth: '1980-04-12',
  emailAddress: 'ada.marlowe@example.test',
  subscriberIdentifier: 'SUB-10000001',
  planType: 'Legacy',
  status: 'Active',
  pastDueCents: 3000,
};
const NELL: PatientRow = {
  ...ADA,
  memberId: '10000002',
  patientId: '502',
  name: 'Nell Marlowe',
  planType: '',
  status: 'Expired',
  pastDueCents: 0,
};
const FOUND: Answer<PatientPage> = { value: { records: 12, rows: [ADA, NELL] } };
const NONE: Answer<PatientPage> = { value: { records: 0, rows: [] } };
const RECENTS: Answer<readonly FoundPatient[]> = {
  value: [{ memberId: '10000001', name: 'Ada Marlowe', birthDate: '1980-04-12' }],
};

interface World {
  found: Answer<PatientPage>;
  recents?: Answer<readonly FoundPatient[]>;
  page?: Answer<ExportedPage>;
}

const nothing = () => undefined;

function InWorld({ found, recents = { value: [] }, page = 'never' }: World) {
  const search = useActorRef(
    patientSearchMachine.provide({
      actors: {
        searchPatients: answering<PatientPage, PatientSearchRequest>(found),
        recentPatients: recentPatientsMachine.provide({ actors: { load: answering(recents) } }),
        csvExport: csvExportMachine.provide({
          actors: { addPage: answering<ExportedPage, { page: number }>(page) },
          actions: { openFile: nothing, saveFile: nothing, clearFile: nothing },
        }),
      },
      actions: { rememberSearch: nothing, openPatient: nothing },
    }),
    { input: { today: TODAY, restored: null, found: null } },
  );
  return <PatientSearchScreen search={search} />;
}

const meta = {
  tags: ['!autodocs'],
  title: 'Screens/Patient search',
  component: InWorld,
  parameters: { layout: 'padded' },
} satisfies Meta<typeof InWorld>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Found: Story = {
  args: { found: FOUND, recents: RECENTS },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: 'Nell Marlowe' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Ada Marlowe 04/12/1980' })).toBeVisible();
    await expect(canvas.getByText('1–10 of 12')).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find a patient' }), '4/12/1980');
    await expect(canvas.getByText('Searching by date of birth 04/12/1980')).toBeVisible();
  },
};

export const NobodyFound: Story = {
  args: { found: NONE },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('No patients yet')).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find a patient' }), 'Marlowe{Enter}');
    await expect(await canvas.findByText('No patients match your search')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Show all patients' })).toBeVisible();
  },
};

export const NarrowedByFilters: Story = {
  args: { found: FOUND },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'Nell Marlowe' });
    await userEvent.click(canvas.getByText('Filters'));
    await userEvent.type(canvas.getByLabelText('Date of birth'), '02/31/1980');
    await userEvent.tab();
    await expect(await canvas.findByText('Enter the date of birth as MM/DD/YYYY.')).toBeVisible();
    await expect(canvas.getByText('Filters (1)')).toBeVisible();
  },
};

export const Loading: Story = {
  args: { found: 'never', recents: 'never' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Patients' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('region', { name: 'Recently viewed' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

export const Failed: Story = {
  args: { found: BUSY, recents: BUSY },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Couldn’t load patients');
    await expect(canvas.getByText('Couldn’t load recently viewed patients.')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Try again' })).toHaveLength(2);
  },
};

const exporting: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await canvas.findByRole('button', { name: 'Nell Marlowe' });
  await userEvent.click(canvas.getByRole('button', { name: 'Download CSV' }));
};

export const WritingAFile: Story = {
  args: { found: FOUND },
  play: async (context) => {
    await exporting(context);
    await expect(context.canvas.getByRole('progressbar', { name: 'Preparing CSV' })).toBeVisible();
    await expect(context.canvas.getByRole('button', { name: 'Download CSV' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const FileNotWritten: Story = {
  args: { found: FOUND, page: BUSY },
  play: async (context) => {
    await exporting(context);
    await expect(await context.canvas.findByText('Download didn’t finish')).toBeVisible();
  },
};

export const FileSaved: Story = {
  args: { found: FOUND, page: { value: { rows: 2, records: 2 } } },
  play: async (context) => {
    await exporting(context);
    await expect(await context.canvas.findByText('Exported 2 patients.')).toBeVisible();
  },
};

export const TriedAgainByKey: Story = {
  name: 'A retry by key keeps the focus on the page',
  args: { found: BUSY, recents: BUSY },
  play: async (context) => {
    const retries = () => context.canvas.findAllByRole('button', { name: 'Try again' });
    await waitFor(async () => expect(await retries()).toHaveLength(2));
    const [recents, list] = await retries();
    if (list) await pressAway(list, context);
    await expect(context.canvas.getByRole('region', { name: 'Patients' })).toHaveFocus();
    if (recents) await pressAway(recents, context);
    await expect(context.canvas.getByRole('region', { name: 'Patient search' })).toHaveFocus();
  },
};

export const ClearedByKey: Story = {
  name: 'Clearing the search by key keeps the focus on the page',
  args: { found: NONE },
  play: async (context) => {
    const { canvas, userEvent } = context;
    for (const [clear, role, name] of [
      ['Clear search', 'group', 'Filters'],
      ['Show all patients', 'region', 'Patients'],
    ] as const) {
      await userEvent.type(canvas.getByRole('searchbox', { name: 'Find a patient' }), 'Marlowe{Enter}');
      await pressAway(await canvas.findByRole('button', { name: clear }), context);
      await expect(canvas.getByRole(role, { name })).toHaveFocus();
    }
  },
};

export const FileByKey: Story = {
  name: 'By key: a download is started, stopped, started again, and its notice dismissed',
  args: { found: FOUND },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const download = canvas.getByRole('button', { name: 'Download CSV' });
    download.focus();
    await userEvent.keyboard('{Enter}');
    const stop = await canvas.findByRole('button', { name: 'Stop' });
    await expect(download).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(download).toHaveAttribute('aria-disabled', 'true');
    await pressAway(stop, context);
  },
};

export const NoticeByKey: Story = {
  name: 'Dismissing a download’s notice by key',
  args: { found: FOUND, page: { value: { rows: 2, records: 2 } } },
  play: async (context) => {
    await exporting(context);
    await pressAway(await context.canvas.findByRole('button', { name: 'Dismiss' }), context);
  },
};
