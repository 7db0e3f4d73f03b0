import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inWorld } from '#stories/actors.tsx';
import { signedInAs, staffUser } from '#stories/staff.ts';
import { runningWidget, WithWidget } from '#stories/widget.tsx';
import { WidgetPageScreen } from './WidgetPageScreen.tsx';

const meta = {
  tags: ['!autodocs'],
  title: 'Screens/Widget page',
  component: WidgetPageScreen,
  decorators: [inWorld],
  parameters: { layout: 'padded', world: signedInAs(staffUser()) },
} satisfies Meta<typeof WidgetPageScreen>;

export default meta;
type Story = StoryObj;

const inPhase = (phase: 'unconfigured' | 'failed' | 'ready'): Pick<Story, 'render'> => ({
  render: () => (
    <WithWidget phase={phase} show={(widget) => <WidgetPageScreen page="feeManagement" {...widget} />} />
  ),
});

export const NotConfigured: Story = {
  ...inPhase('unconfigured'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Widget is not displayed because of environment config.')).toBeVisible();
  },
};

export const TitleOfItsOwn: Story = {
  ...inPhase('ready'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Manage Plan Fees');
    await canvas.findByText('What a widget shows.');
    runningWidget().send({ type: 'widget.title', title: 'Fees of 2027' });
    await expect(await canvas.findByRole('heading', { name: 'Fees of 2027' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Fees of 2027' })).toBeVisible();
  },
};

export const Failed: Story = {
  ...inPhase('failed'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Couldn’t load /)).toBeVisible();
  },
};
