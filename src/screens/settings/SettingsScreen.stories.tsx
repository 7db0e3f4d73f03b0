import type { Meta, StoryObj } from '@storybook/react-vite';
import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import { expect } from 'storybook/test';
import type { StaffDetails } from '#domain/access/staff-details.ts';
import type { OpenSession } from '#domain/session/open-session.ts';
import { ownDetailsMachine } from '#machines/own-details/own-details.machine.ts';
import { sessionListMachine } from '#machines/session-list/session-list.machine.ts';
import { type Subscription, weeklyReportMachine } from '#machines/weekly-report/weekly-report.machine.ts';
import { inWorld } from '#stories/actors.tsx';
import { type Answer, answering } from '#stories/answers.ts';
import { signedInAs, staffUser } from '#stories/staff.ts';
import { OwnDetails } from './OwnDetails.tsx';
import { SettingsScreen } from './SettingsScreen.tsx';
import { WeeklyReport } from './WeeklyReport.tsx';

const HERE: OpenSession = {
  id: 's1',
  startedAt: '2026-11-20T14:05:00Z',
  lastUsedAt: '2026-11-20T15:04:00Z',
  browser: 'Chrome on Windows',
  isCurrent: true,
};
const PHONE: OpenSession = { ...HERE, id: 's2', browser: 'Safari on iPhone', isCurrent: false };
const UNKNOWN: OpenSession = { ...PHONE, id: 's3', browser: '', startedAt: '2026-11-19T09:30:00Z' };
const STORED = { name: 'Robin Vale', phone: '6145550100' };
const BUSY = { failure: { status: 503, reason: 'Unavailable', message: 'The server is busy.' } };

const nothing = () => undefined;

interface SettingsArgs {
  saveDetails?: Answer<StaffDetails>;
  list?: Answer<readonly OpenSession[]>;
  end?: Answer<void>;
  hasPractice?: boolean;
  subscription?: Answer<Subscription>;
  save?: Answer<Subscription>;
}

function Settings({ saveDetails, list, end, hasPractice = true, subscription, save }: SettingsArgs) {
  const [logic] = useState(() =>
    sessionListMachine.provide({
      actors: {
        loadSessions: answering<readonly OpenSession[], undefined>(list),
        endSessions: answering<void, { sessionId: string | null }>(end),
      },
    }),
  );
  const [weekly] = useState(() =>
    weeklyReportMachine.provide({
      actors: {
        loadSubscription: answering<Subscription, undefined>(subscription),
        saveSubscription: answering<Subscription, Subscription>(save),
      },
    }),
  );
  const report = useActorRef(weekly);
  const [details] = useState(() =>
    ownDetailsMachine.provide({
      actors: { saveDetails: answering<StaffDetails, Partial<StaffDetails>>(saveDetails) },
      actions: { reportUnsavedWork: nothing, announce: nothing, showToast: nothing },
    }),
  );
  return (
    <SettingsScreen
      details={<OwnDetails details={useActorRef(details, { input: STORED })} email="robin@vale.test" />}
      sessions={useActorRef(logic)}
      isManager
      report={hasPractice ? <WeeklyReport report={report} practiceName="Alder Street Dental" /> : null}
    />
  );
}

const meta = {
  tags: ['!autodocs'],
  title: 'Screens/Settings',
  component: Settings,
  decorators: [inWorld],
  args: { list: { value: [HERE, PHONE, UNKNOWN] }, subscription: { value: { isSubscribed: false } } },
  parameters: { layout: 'padded', world: signedInAs(staffUser()) },
} satisfies Meta<typeof Settings>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SignedInElsewhere: Story = {
  args: { end: BUSY },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('This browser')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Sign out Safari on iPhone/ }));
    await expect(await canvas.findByText('The server is busy.')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^Sign out / })).toHaveLength(3);
  },
};

export const DetailsNotSaved: Story = {
  args: { saveDetails: BUSY },
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByLabelText('Full name');
    await userEvent.clear(name);
    await userEvent.type(name, 'Bo');
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expect(await canvas.findByText('Name must be at least 3 characters')).toBeVisible();
    await expect(name).toHaveFocus();
    await userEvent.type(name, 'bby Vale');
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expect(await canvas.findByText('Couldn’t save your details')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Discard changes' }));
    await expect(name).toHaveValue('Robin Vale');
    await expect(canvas.getByRole('button', { name: 'Save changes' })).toBeDisabled();
  },
};

export const ReportNotChanged: Story = {
  args: { save: BUSY },
  play: async ({ canvas, userEvent }) => {
    const weekly = await canvas.findByRole('switch', { name: 'Email me the weekly report' });
    await userEvent.click(weekly);
    await expect(await canvas.findByText('Couldn’t change your weekly report')).toBeVisible();
    await expect(weekly).not.toBeChecked();
  },
};

export const OnlyHere: Story = {
  args: { list: { value: [HERE] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You’re not signed in anywhere else.')).toBeVisible();
  },
};

export const Failed: Story = {
  args: { list: BUSY, subscription: BUSY },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('button', { name: 'Try again' })).toHaveLength(2);
    await expect(canvas.getByText('Couldn’t load your weekly report')).toBeVisible();
  },
};

export const Loading: Story = { render: () => <Settings /> };

export const MenuLeadsToSection: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Appearance' }));
    const section = canvasElement.ownerDocument.activeElement;
    await expect(section).toHaveTextContent(/^Appearance/);
    await expect(section?.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
  },
};

export const WithoutAPractice: Story = {
  args: { hasPractice: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Appearance' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Weekly report' })).toBeNull();
  },
};
