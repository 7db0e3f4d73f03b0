import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { WithWidget } from '#stories/widget.tsx';
import { HostedWidget } from './HostedWidget.tsx';

const meta = {
  title: 'Parts/Hosted widget',
  component: HostedWidget,
  argTypes: {
    title: { control: false },
    host: { table: { type: { summary: 'WidgetHostRef | undefined' } }, control: false },
    container: { control: false },
  },
  parameters: {
    layout: 'padded',
    guidance: {
      use: [
        'Where a page hosts a widget: shows a skeleton until the widget is ready, and an error without one.',
      ],
      avoid: ['For a part of the portal itself: its own Skeleton and Error state.'],
    },
  },
} satisfies Meta<typeof HostedWidget>;

export default meta;
type Story = StoryObj;

const inPhase = (phase: 'unconfigured' | 'loading' | 'failed' | 'ready'): Pick<Story, 'render'> => ({
  render: () => (
    <WithWidget phase={phase} show={(widget) => <HostedWidget title="Manage Plan Fees" {...widget} />} />
  ),
});

export const Ready: Story = {
  ...inPhase('ready'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('What a widget shows.')).toBeVisible();
  },
};

export const Loading: Story = {
  ...inPhase('loading'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading Manage Plan Fees');
    await expect(canvas.getByText('What a widget shows.')).not.toBeVisible();
  },
};

export const NotConfigured: Story = {
  ...inPhase('unconfigured'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Widget is not displayed because of environment config.')).toBeVisible();
  },
};

export const Failed: Story = {
  ...inPhase('failed'),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Part of it didn’t load.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(canvas.getByRole('region', { name: 'Manage Plan Fees' })).toHaveFocus();
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
