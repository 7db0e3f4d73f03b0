import type { Meta, StoryObj } from '@storybook/react-vite';
import { useActorRef } from '@xstate/react';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { FoundPatient } from '#domain/patient/found-patient.ts';
import { DEFAULT_COLUMNS } from '#domain/patient/patient-columns.ts';
import type { PatientPage, PatientSearchRequest } from '#domain/patient/patient-search.ts';
import type { PatientViews } from '#domain/patient/patient-view.ts';
import type { Reminders } from '#domain/patient/payment-reminder.ts';
import type { SavedViews } from '#domain/patient/saved-view.ts';
import type { ExportedPage } from '#domain/payment/csv-export.ts';
import { csvExportMachine } from '#machines/csv-export/csv-export.machine.ts';
import { patientSearchMachine } from '#machines/patient-search/patient-search.machine.ts';
import { patientViewsMachine } from '#machines/patient-views/patient-views.machine.ts';
import { recentPatientsMachine } from '#machines/recent-patients/recent-patients.machine.ts';
import { remindersMachine } from '#machines/reminders/reminders.machine.ts';
import type { ReminderPreview, SendRemindersInput } from '#machines/reminders/reminders.types.ts';
import { savedViewsMachine } from '#machines/saved-views/saved-views.machine.ts';
import { type Answer, answering } from '#stories/answers.ts';
import { pressAway } from '#stories/page.tsx';
import { BUSY, TODAY } from '../story-fixtures.ts';
import { PatientSearchScreen } from './PatientSearchScreen.tsx';
import { FOUND, NONE, PREVIEW, RECENTS, VIEWS } from './story-search.ts';

interface World {
  found: Answer<PatientPage>;
  recents?: Answer<readonly FoundPatient[]>;
  reminders?: Answer<ReminderPreview>;
  sent?: Answer<Reminders>;
  views?: Answer<PatientViews>;
  page?: Answer<ExportedPage>;
}

const nothing = () => undefined;

function InWorld({
  found,
  recents = { value: [] },
  views = VIEWS,
  reminders = 'never',
  sent = 'never',
  page = 'never',
}: World) {
  const search = useActorRef(
    patientSearchMachine.provide({
      actors: {
        searchPatients: answering<PatientPage, PatientSearchRequest>(found),
        recentPatients: recentPatientsMachine.provide({ actors: { load: answering(recents) } }),
        patientViews: patientViewsMachine.provide({ actors: { load: answering(views) } }),
        reminders: remindersMachine.provide({
          actors: {
            previewReminders: answering<ReminderPreview, { memberIds: readonly string[] }>(reminders),
            sendReminders: answering<Reminders, SendRemindersInput>(sent),
          },
          actions: { showToast: nothing },
        }),
        savedViews: savedViewsMachine.provide({
          actors: {
            loadViews: answering<SavedViews>({ value: { version: 0, views: [] } }),
            saveViews: answering<SavedViews, SavedViews>(),
          },
        }),
        csvExport: csvExportMachine.provide({
          actors: { addPage: answering<ExportedPage, { page: number }>(page) },
          actions: { openFile: nothing, saveFile: nothing, clearFile: nothing },
        }),
      },
      actions: { rememberSearch: nothing, rememberColumns: nothing, openView: nothing, openPatient: nothing },
    }),
    { input: { today: TODAY, columns: DEFAULT_COLUMNS, restored: null, found: null } },
  );
  return <PatientSearchScreen search={search} practiceId="1" />;
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
    await expect(await canvas.findByRole('link', { name: 'Nell Marlowe' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Ada Marlowe 04/12/1980' })).toBeVisible();
    await expect(canvas.getByText('1–10 of 12')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'All 1.2K', current: 'page' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Past due 25' })).toHaveAttribute(
      'href',
      '/search-patients?view=pastDue',
    );
    const box = canvas.getByRole('searchbox', { name: 'Find a patient' });
    const download = canvas.getByRole('button', { name: 'Download CSV' });
    await userEvent.type(box, '4/12');
    await expect(download).toHaveAccessibleDescription('Finish your search to download it.');
    await userEvent.type(box, '/1980');
    await expect(download).not.toHaveAttribute('aria-disabled');
    await expect(canvas.getByText('Searching by date of birth 04/12/1980')).toBeVisible();
    const pastDue = await canvas.findByRole('link', { name: 'Past due' });
    await expect(pastDue.querySelector('.patient-view-count')).not.toBeVisible();
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
    await canvas.findByRole('link', { name: 'Nell Marlowe' });
    await userEvent.click(canvas.getByText('Filters'));
    await userEvent.type(await canvas.findByLabelText('Date of birth'), '02/31/1980');
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
  args: { found: BUSY, recents: BUSY, views: BUSY },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Couldn’t load patients');
    await expect(canvas.getByText('Couldn’t load recently viewed patients.')).toBeVisible();
    await expect(canvas.getByText('Couldn’t load the counts.')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Try again' })).toHaveLength(3);
  },
};

const exporting: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await canvas.findByRole('link', { name: 'Nell Marlowe' });
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
      await expect(canvas.getAllByRole('link', { name: 'New patient' })[0]).toBeVisible();
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

export const RemindersBeforeSending: Story = {
  args: { found: FOUND, reminders: PREVIEW },
  play: async ({ canvas, userEvent }) => {
    const all = await canvas.findByRole('checkbox', { name: 'Select all on this page' });
    // The second click comes before the row is shown as selected.
    for (const box of [all, canvas.getByRole('checkbox', { name: 'Select Ada Marlowe' })]) box.click();
    await expect(await canvas.findByText('2 selected')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send reminder' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Send payment reminders' }));
    await expect(await dialog.findByText('1 patient will get an email')).toBeVisible();
    await expect(dialog.getByText('Nothing past due')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Send 1 reminder' })).toBeVisible();
  },
};

export const RemindersPerhapsSent: Story = {
  args: { found: FOUND, reminders: PREVIEW, sent: BUSY },
  play: async (context) => {
    await RemindersBeforeSending.play?.(context);
    await context.userEvent.click(screen.getByRole('button', { name: 'Send 1 reminder' }));
    const alert = await screen.findByRole('alert');
    await expect(alert).toHaveTextContent('We don’t know whether the reminders were sent');
    await waitFor(() => expect(alert).toHaveFocus());
  },
};
