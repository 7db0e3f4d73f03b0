import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LinkTabs, linkTab } from './LinkTabs.tsx';

const link = (name: string, isCurrent = false) => (
  <a key={name} href={`#${name}`} {...linkTab(isCurrent)}>
    {name}
  </a>
);

const meta = {
  title: 'Design system/Link tabs',
  component: LinkTabs,
  args: {
    label: 'Patient',
    links: [link('Overview', true), link('Benefit summary'), link('Manage payments'), link('Transactions')],
  },
  parameters: {
    layout: 'padded',
    guidance: {
      use: ['For two to six pages about one thing, each with an address of its own.'],
      avoid: ['For the pages of the portal: the Navigation.'],
    },
  },
} satisfies Meta<typeof LinkTabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Overview', current: 'page' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Benefit summary' })).toHaveFocus();
  },
};

export const NoneCurrent: Story = {
  name: 'On a page that isn’t one of them',
  args: { links: [link('Overview'), link('Benefit summary')] },
};
