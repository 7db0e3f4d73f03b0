import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { LinkTabs, linkTab } from './LinkTabs.tsx';

const PAGES = ['Overview', 'Benefit summary', 'Manage payments', 'Transactions'];

const link = (name: string, isCurrent = false) => (
  <a key={name} href={`#${name}`} {...linkTab(isCurrent)}>
    {name}
  </a>
);

const linksAt = (current: string) => PAGES.map((name) => link(name, name === current));

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

const meta = {
  title: 'Design system/Link tabs',
  component: LinkTabs,
  args: {
    label: 'Patient',
    links: linksAt('Overview'),
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

export const OnAPhone: Story = {
  name: 'On a phone: scrolled only as far as the current tab needs',
  args: { links: linksAt('Benefit summary') },
  globals: { viewport: { value: 'mobile2' } },
  play: async ({ canvas }) => {
    await nextFrame();
    await nextFrame();
    const navigation = canvas.getByRole('navigation');
    const current = canvas.getByRole('link', { current: 'page' }).getBoundingClientRect();
    const isScrolled = navigation.scrollLeft > 0;
    const room = navigation.getBoundingClientRect().right - current.right;
    await expect(isScrolled ? Math.floor(room) : 0).toBe(0);
  },
};

export const LastOnAPhone: Story = {
  name: 'On a phone at the last tab: the current tab is scrolled into view',
  args: { links: linksAt('Transactions') },
  globals: { viewport: { value: 'mobile2' } },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('navigation').getBoundingClientRect();
    const right = () => canvas.getByRole('link', { current: 'page' }).getBoundingClientRect().right;
    await waitFor(() => expect(Math.floor(right())).toBeLessThanOrEqual(list.right));
  },
};
