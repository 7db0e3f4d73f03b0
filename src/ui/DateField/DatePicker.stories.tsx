import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { DatePicker } from './DatePicker.tsx';

const meta = {
  title: 'Design system/Date picker',
  component: DatePicker,
  args: {
    label: 'Next visit',
    defaultValue: '12/01/2026',
    day: '2026-12-01',
    timeZone: 'America/New_York',
    onPick: fn(),
  },
  decorators: [
    (Story) => (
      <main style={{ inlineSize: 'min(14rem, 100%)' }}>
        <Story />
      </main>
    ),
  ],
  parameters: {
    docs: { story: { inline: false, iframeHeight: '26rem' } },
    guidance: {
      use: ['For a date near today, typed or picked in a calendar.'],
      avoid: ['For a date of birth or another date long ago: a Date field.'],
    },
  },
} satisfies Meta<typeof DatePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ByMouse: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Open calendar' });
    await userEvent.click(button);
    await expect(canvas.getByRole('main')).toContainElement(await screen.findByRole('dialog'));
    await userEvent.click(screen.getByRole('button', { name: /Tuesday, December 8, 2026$/ }));
    await expect(args.onPick).toHaveBeenCalledWith('2026-12-08');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const chosen = await screen.findByRole('button', { name: /Tuesday, December 1, 2026 selected$/ });
    await waitFor(() => expect(chosen).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{Enter}');
    await expect(args.onPick).toHaveBeenCalledWith('2026-12-09');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Open calendar' })).toHaveFocus());
  },
};

export const Limited: Story = {
  name: 'Open, between a first and a last day',
  args: { from: '2026-11-28', to: '2026-12-11' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open calendar' }));
    const tooLate = await screen.findByRole('button', { name: /^Saturday, December 12, 2026/ });
    await expect(tooLate).toHaveAttribute('aria-disabled', 'true');
    // The second button is for screen readers only.
    for (const next of screen.getAllByRole('button', { name: 'Next' })) await expect(next).toBeDisabled();
  },
};

/** The two zones never have the same day, so at least one of them differs from the browser's. */
const todayIn = (timeZone: string): Story => ({
  args: { timeZone, day: new Intl.DateTimeFormat('en-CA', { timeZone }).format() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open calendar' }));
    await expect(await screen.findByRole('button', { name: /^Today, .* selected$/ })).toBeInTheDocument();
  },
});

export const TodayInKiribati: Story = todayIn('Pacific/Kiritimati');

export const TodayInSamoa: Story = todayIn('Pacific/Pago_Pago');

export const Disabled: Story = { args: { disabled: true } };
