import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Logo } from '#ui/Logo/Logo.tsx';
import { PageHeader } from '#ui/PageHeader/PageHeader.tsx';
import { Frame } from './Frame.tsx';

const meta = {
  title: 'Design system/Frame',
  component: Frame,
  parameters: { layout: 'fullscreen' },
  args: {
    page: 'dashboard',
    drawer: 'expanded',
    onMenuToggle: fn(),
    onDrawerEnter: fn(),
    onDrawerLeave: fn(),
    onContentClick: fn(),
    brand: <Logo name="Bridgework" />,
    context: null,
    account: null,
    navigation: null,
    footer: 'All rights reserved',
    children: <PageHeader title="Dashboard" />,
  },
} satisfies Meta<typeof Frame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Expanded: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Collapse the navigation', expanded: true }));
    await expect(args.onMenuToggle).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('heading', { name: 'Dashboard' }));
    await expect(args.onContentClick).toHaveBeenCalledWith(window.innerWidth);
  },
};

export const Collapsed: Story = { args: { drawer: 'collapsed' } };
export const Peeking: Story = { args: { drawer: 'peeking' } };
