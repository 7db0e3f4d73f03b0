import type { Meta, StoryObj } from '@storybook/react-vite';
import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import type { Toast } from '#domain/notification/toast.ts';
import type { PracticeLogo } from '#domain/practice/practice-logo.ts';
import type { PracticeSettings } from '#domain/practice/practice-settings.ts';
import { practiceLogoMachine } from '#machines/practice-logo/practice-logo.machine.ts';
import { practiceSettingsMachine } from '#machines/practice-settings/practice-settings.machine.ts';
import type { SettingsOutcome } from '#machines/practice-settings/practice-settings.types.ts';
import { type Answer, answering } from '#stories/answers.ts';
import { PracticeRefused } from './PracticeRefused.tsx';
import { PracticeScreen } from './PracticeScreen.tsx';

const SETTINGS: PracticeSettings = {
  timeZone: 'America/New_York',
  telephoneNumber: '6145550134',
  weekdayHours: '7am-6pm EST',
  weekendHours: '',
  emailSupport: 'help@harbor.test',
  address: '12 Lantern Road, Portland, ME 04101',
  version: 3,
};
/** A blue square. */
const PIXELS =
  'iVBORw0KGgoAAAANSUhEUgAAABAAAAAQCAIAAACQkWg2AAAAFUlEQVR42mNgiL5MGhrVMKph+GoAALsTLhBCOU75AAAAAElFTkSuQmCC';
const LOGO: PracticeLogo = { id: '12', type: 'image/png', image: PIXELS, width: 16, height: 16 };
const BUSY = { failure: { status: 503, reason: 'Unavailable', message: 'The server is busy.' } };
const INVALID_EMAIL = {
  failure: {
    status: 400,
    reason: 'Bad Request',
    message: 'Invalid email',
    validationErrors: [{ field: 'emailSupport', message: 'Invalid email' }],
  },
};
const LARGE = {
  failure: {
    status: 422,
    reason: 'Unprocessable Entity',
    message: 'This image is larger than 1000 by 1000 pixels. Save it smaller and upload the new file.',
  },
};
const showToast = fn<(toast: Toast) => void>();
const nothing = () => undefined;

interface World {
  load?: Answer<PracticeSettings>;
  save?: Answer<SettingsOutcome>;
  logo?: Answer<PracticeLogo | null>;
  saveLogo?: Answer<PracticeLogo>;
}

function Practice({ load, save, logo, saveLogo }: World) {
  const [settingsLogic] = useState(() =>
    practiceSettingsMachine.provide({
      actors: {
        loadSettings: answering<PracticeSettings, undefined>(load),
        saveSettings: answering<SettingsOutcome, PracticeSettings>(save),
      },
      actions: {
        reportUnsavedWork: nothing,
        announce: nothing,
        showToast: (_, toast) => showToast(toast),
      },
    }),
  );
  const [logoLogic] = useState(() =>
    practiceLogoMachine.provide({
      actors: {
        loadLogo: answering<PracticeLogo | null, undefined>(logo),
        saveLogo: answering<PracticeLogo, { replaces: string | null }>(saveLogo),
        removeLogo: answering<void, { logoId: string }>({ value: undefined }),
      },
      actions: { showToast: (_, toast) => showToast(toast) },
    }),
  );
  const logoRef = useActorRef(logoLogic);
  return (
    <PracticeScreen
      settings={useActorRef(settingsLogic)}
      logo={logoRef}
      name="Harborlight Portland"
      onFile={({ type, size }) => logoRef.send({ type: 'file.choose', file: { type, size } })}
    />
  );
}

const meta = {
  tags: ['!autodocs'],
  title: 'Screens/Practice settings',
  component: Practice,
  args: { load: { value: SETTINGS }, logo: { value: LOGO } },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Practice>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type Context = Parameters<Play>[0];

const choose = async (userEvent: Context['userEvent'], field: HTMLElement, time: string) => {
  await userEvent.click(field);
  await userEvent.click(await screen.findByRole('option', { name: time }));
};

const save: Play = async ({ canvas, userEvent }) => {
  const closes = await canvas.findByRole('button', { name: /Friday closes$/ });
  await choose(userEvent, closes, '12:00 PM');
  await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
};

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Phone' })).toHaveValue('(614) 555-0134');
    await expect(canvas.getByRole('button', { name: /Time zone/ })).toHaveTextContent('Eastern (New York)');
    await expect(canvas.getByRole('button', { name: 'Save changes' })).toBeDisabled();
    await expect(await canvas.findByRole('img', { name: 'Harborlight Portland logo' })).toBeVisible();
  },
};
export const OtherTimeZone: Story = {
  args: { load: { value: { ...SETTINGS, weekdayHours: '7am-6pm CST' } } },
  play: async ({ canvas, userEvent }) => {
    const fix = await canvas.findByRole('button', { name: 'Change to ET' });
    await expect(
      canvas.getByText('The hours say CST, but the practice’s time zone is Eastern.'),
    ).toBeVisible();
    await userEvent.click(fix);
    await expect(canvas.getByText('Help shows: 7am-6pm ET')).toBeVisible();
    await expect(fix).not.toBeInTheDocument();
  },
};
export const HoursByDay: Story = {
  args: { load: { value: { ...SETTINGS, weekendHours: 'Saturday 9am-noon EST' } } },
  play: async ({ canvas, userEvent }) => {
    const monday = await canvas.findByRole('button', { name: '7:00 AM Monday opens' });
    await choose(userEvent, monday, '8:30 AM');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Saturday' }));
    const help = await canvas.findByText('Help shows: Monday 8:30am-6pm, Tuesday-Friday 7am-6pm ET');
    await userEvent.click(canvas.getByRole('button', { name: 'Copy to all weekdays' }));
    await expect(help).toHaveTextContent('Help shows: 8:30am-6pm ET');
    await expect(canvas.getByRole('button', { name: '8:30 AM Friday opens' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Saturday opens$/ })).toBeNull();
  },
};
export const ClosingBeforeOpening: Story = {
  play: async ({ canvas, userEvent }) => {
    const closes = await canvas.findByRole('button', { name: '6:00 PM Tuesday closes' });
    await choose(userEvent, closes, '6:30 AM');
    await expect(closes).toHaveAccessibleDescription('Choose a closing time after the opening time');
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(closes).toHaveFocus());
  },
};
export const HoursAsText: Story = {
  args: { load: { value: { ...SETTINGS, weekdayHours: '8am-noon, 1pm-5pm' } } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Monday to Friday' })).toHaveValue(
      '8am-noon, 1pm-5pm',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Set hours by day' }));
    await expect(await canvas.findByText('Help shows: 8am-5pm ET')).toBeVisible();
  },
};
export const Loading: Story = { args: { load: 'never' } };
export const NotLoaded: Story = { args: { load: BUSY } };
export const NotAManager: Story = { render: () => <PracticeRefused /> };

export const Wrong: Story = {
  name: 'Errors at their fields',
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(await canvas.findByRole('textbox', { name: 'Phone' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), '@');
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expect(await canvas.findByText('Phone Number must be at least 10 digits')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Phone' })).toHaveFocus());
    await expect(canvas.getByRole('textbox', { name: 'Email' })).not.toBeInvalid();
  },
};

export const Refused: Story = {
  name: 'Refused by the server, at the field that it names',
  args: { save: INVALID_EMAIL },
  play: async (context) => {
    await save(context);
    await expect(await context.canvas.findByText('Invalid email')).toBeVisible();
    await expect(context.canvas.getByRole('textbox', { name: 'Email' })).toBeInvalid();
  },
};

export const NotSaved: Story = {
  args: { save: BUSY },
  play: async (context) => {
    await save(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('The server is busy.');
  },
};

export const ChangedMeanwhile: Story = {
  args: {
    save: {
      value: {
        kind: 'stale',
        settings: { ...SETTINGS, weekdayHours: '8am-5pm EST', emailSupport: 'desk@harbor.test', version: 4 },
      },
    },
  },
  play: async (context) => {
    await save(context);
    const row = await context.canvas.findByRole('row', { name: /8am-5pm EST/ });
    await expect(row).toHaveTextContent('Monday-Thursday 7am-6pm, Friday 7am-noon ET');
    await expect(context.canvas.getByRole('textbox', { name: 'Email' })).toHaveValue('desk@harbor.test');
  },
};

export const NoLogo: Story = {
  args: { logo: { value: null }, saveLogo: LARGE },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('No logo yet. Receipts show the initials HP.')).toBeVisible();
    const input = canvas.getByLabelText('Upload a logo');
    await userEvent.upload(input, new File(['x'.repeat(307_201)], 'logo.png', { type: 'image/png' }));
    await expect(await canvas.findByText(/larger than 300 KB/)).toBeVisible();
    const message = (await canvas.findByText(/larger than 300 KB/)).closest('[aria-live=polite]');
    await userEvent.upload(input, new File(['x'], 'logo.png', { type: 'image/png' }));
    await expect(await canvas.findByText(/larger than 1000 by 1000 pixels/)).toBeVisible();
    // A screen reader announces only changes of a region that stays on the page.
    await expect(message).toHaveTextContent(/larger than 1000 by 1000 pixels/);
    await expect(input).toHaveFocus();
  },
};

export const Uploading: Story = {
  args: { logo: { value: null }, saveLogo: 'never' },
  play: async ({ canvas, userEvent }) => {
    const input = await canvas.findByLabelText('Upload a logo');
    await userEvent.upload(input, new File(['x'], 'logo.png', { type: 'image/png' }));
    await expect(await canvas.findByRole('progressbar', { name: /Uploading/ })).toBeVisible();
    await expect(input).toHaveFocus();
    await expect(input).toHaveAttribute('aria-disabled', 'true');
  },
};

export const Removing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove logo' }));
    const dialog = await screen.findByRole('dialog', { name: 'Remove the logo?' });
    await expect(dialog).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Remove logo' }));
    await waitFor(() =>
      expect(showToast).toHaveBeenLastCalledWith({ variant: 'success', label: 'Logo removed' }),
    );
  },
};
