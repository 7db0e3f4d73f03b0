import type { Meta, StoryObj } from '@storybook/react-vite';
import { useActorRef } from '@xstate/react';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { Failure } from '#domain/failure/failure.ts';
import { MONTHS, type YearGoals } from '#domain/goal/goal.ts';
import type { GoalsCopy, OrganizationGoals } from '#domain/goal/organization-goals.ts';
import type { MonthChange } from '#domain/goal/year-draft.ts';
import { goalSettingsMachine } from '#machines/goal-settings/goal-settings.machine.ts';
import type { LoadedGoals } from '#machines/goal-settings/goal-settings.types.ts';
import { organizationGoalsMachine } from '#machines/organization-goals/organization-goals.machine.ts';
import { type Answer, answering } from '#stories/answers.ts';
import { onAPage } from '#stories/page.tsx';
import { GoalSettingsScreen } from './GoalSettingsScreen.tsx';

const RESULTS = [3_120_000, 3_680_000, 2_016_000];

const year = (changed: Partial<YearGoals> = {}): YearGoals => ({
  year: 2026,
  version: 3,
  changedBy: 'Dana Núñez',
  months: MONTHS.map((_, index) => ({ settingCents: 4_000_000, metCents: RESULTS[index] ?? 0 })),
  ...changed,
});
const LOADED: Answer<LoadedGoals> = {
  value: { goals: year(), before: year({ year: 2025, version: 1 }) },
};
const practice = (practiceId: string, name: string, metCents: number) => ({
  practiceId,
  name,
  version: 1,
  total: { settingCents: 48_000_000, metCents },
});
const ORGANIZATION: Answer<OrganizationGoals> = {
  value: {
    year: 2026,
    months: MONTHS.map(() => ({ settingCents: 12_000_000, metCents: 2_000_000 })),
    practices: [
      practice('1', 'Alder Street Dental', 8_816_000),
      practice('2', 'Birch Lane Dental', 12_400_000),
      practice('3', 'The Old Mill Orthodontics and Family Dentistry of Greater Ann Arbor', 0),
    ],
  },
};
const BUSY = {
  failure: {
    status: 503,
    reason: 'Unavailable',
    message: 'The server is busy.',
    requestId: '7f3k29qd',
  } satisfies Failure,
};
const conflict = (message: string) => ({
  failure: { status: 409, reason: 'Conflict', code: 'goalsChanged', message } satisfies Failure,
});
const nothing = () => undefined;

interface World {
  loading: Answer<LoadedGoals>;
  organization: Answer<OrganizationGoals>;
  saving?: Answer<{ message: string }>;
  copying?: Answer<{ message: string }>;
}

function InWorld({ loading, organization, saving, copying }: World) {
  const organizationGoals = organizationGoalsMachine.provide({
    actors: {
      loadOrganization: answering<OrganizationGoals, { year: number }>(organization),
      copyGoals: answering<{ message: string }, GoalsCopy>(copying),
    },
    actions: { showToast: nothing },
  });
  const goals = useActorRef(
    goalSettingsMachine.provide({
      actors: {
        organizationGoals,
        loadGoals: answering<LoadedGoals, { year: number }>(loading),
        saveGoals: answering<
          { message: string },
          { year: number; version: number; changes: readonly MonthChange[] }
        >(saving),
      },
      actions: { reportUnsavedWork: nothing, showToast: nothing },
    }),
    { input: { today: '2026-03-16', practiceId: '1', mayEdit: true } },
  );
  return <GoalSettingsScreen goals={goals} />;
}

const meta = {
  tags: ['!autodocs'],
  title: 'Screens/Goal settings',
  component: InWorld,
  decorators: [onAPage],
  args: { loading: LOADED, organization: ORGANIZATION },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof InWorld>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

/** Types a goal into a month that is not over. */
const editMarch: Play = async ({ canvas, userEvent }) => {
  const cell = await canvas.findByRole('button', { name: 'March goal, $40,000.00' });
  await userEvent.click(cell);
  const field = await screen.findByRole('textbox', { name: 'March goal' });
  await waitFor(() => expect(field).toHaveFocus());
  await userEvent.clear(field);
  await userEvent.keyboard('42000{Enter}');
  await canvas.findByRole('button', { name: 'March goal, $42,000.00' });
  await canvas.findByText('March (changed)');
};

export const Shown: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('$1,240 a day')).toBeVisible();
    await expect(canvas.getByText('needed for the rest of March: $19,840.00 in 16 days')).toBeVisible();
    const grid = canvas.getByRole('grid', { name: '2026 goals' });
    const january = within(grid).getByRole('row', { name: /January/ });
    await expect(january).toHaveTextContent('January is over. Its goal can’t change.');
    await canvas.findByRole('img', { name: 'Goal and net collections by month, 2026' });
  },
};

export const Loading: Story = { args: { loading: 'never', organization: 'never' } };

export const NotLoaded: Story = {
  args: { loading: BUSY },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load goals')).toBeVisible();
  },
};

export const Changed: Story = {
  play: async (context) => {
    await editMarch(context);
    const { canvas } = context;
    await expect(canvas.getByText(/^1 unsaved change\./)).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Year$/ })).toBeDisabled();
    await expect(canvas.getByText('$1,365 a day')).toBeVisible();
  },
};

export const NotSaved: Story = {
  args: { saving: BUSY },
  play: async (context) => {
    await editMarch(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expect(await canvas.findByText('We couldn’t confirm that your changes were saved')).toBeVisible();
  },
};

export const Conflict: Story = {
  name: 'Another user saved first',
  args: { saving: conflict('Someone else changed these goals. Nothing was saved.') },
  play: async (context) => {
    await editMarch(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('Dana Núñez changed these goals');
    await expect(within(alert).getByRole('row', { name: /March/ })).toHaveTextContent(
      'March$40,000.00$42,000.00$40,000.00',
    );
  },
};

export const Pasted: Story = {
  name: 'Pasted cells, and one that is no amount',
  play: async ({ canvas, userEvent }) => {
    const cell = await canvas.findByRole('button', { name: 'March goal, $40,000.00' });
    cell.focus();
    await userEvent.paste('$1,200.00\t$1,300.00');
    await expect(await canvas.findByText('Pasted 2 months.')).toBeVisible();
    await canvas.findByRole('button', { name: 'April goal, $1,300.00' });
    canvas.getByRole('button', { name: 'May goal, $40,000.00' }).focus();
    await userEvent.paste('soon');
    await expect(await canvas.findByText('“soon” isn’t an amount, so nothing was pasted.')).toBeVisible();
  },
};

export const Filling: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('grid');
    await userEvent.click(canvas.getByRole('button', { name: 'Fill year' }));
    const dialog = await screen.findByRole('dialog', { name: 'Fill year 2026' });
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Total for the year' }), '1');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Fill year' }));
    await expect(
      await within(dialog).findByText(
        'The months that are over have goals of $80,000.00. Enter at least that much.',
      ),
    ).toBeVisible();
  },
};

export const Copying: Story = {
  name: 'Goals that could not be copied',
  args: {
    copying: conflict('Someone else changed goals of these practices. Nothing was copied.'),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: /Birch Lane Dental/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy goals to 1 practice' }));
    const dialog = await screen.findByRole('dialog', { name: 'Copy 2026 goals to 1 practice?' });
    await expect(dialog).toHaveTextContent('Birch Lane Dental: now $480,000.00 for the year');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Copy goals to 1 practice' }));
    await expect(await within(dialog).findByRole('alert')).toHaveTextContent('Nothing was copied.');
  },
};

export const OrganizationNotLoaded: Story = {
  args: { organization: BUSY },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load the other practices')).toBeVisible();
  },
};
