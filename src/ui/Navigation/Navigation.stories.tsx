import type { Meta, StoryObj } from '@storybook/react-vite';
import { LayoutDashboard, Target, UsersRound } from 'lucide';
import { expect, fn } from 'storybook/test';
import { Navigation, NavigationFoldingGroup, NavigationGroup, NavigationItem } from './Navigation.tsx';
import { NavigationSkeleton } from './NavigationSkeleton.tsx';

const onToggle = fn();
const groups = (isExpanded: boolean) => (
  <>
    <NavigationGroup>
      <NavigationItem href="#dashboard" icon={LayoutDashboard} isCurrent>
        Dashboard
      </NavigationItem>
    </NavigationGroup>
    <NavigationGroup label="Plans">
      <NavigationItem href="#patients" icon={UsersRound} isCurrent={false}>
        Manage Patients
      </NavigationItem>
    </NavigationGroup>
    <NavigationFoldingGroup label="Admin" isExpanded={isExpanded} onToggle={onToggle}>
      <NavigationItem href="#goals" icon={Target} isCurrent={false}>
        Goal Settings
      </NavigationItem>
    </NavigationFoldingGroup>
  </>
);

const meta = {
  title: 'Design system/Navigation',
  component: Navigation,
  parameters: { layout: 'padded' },
  args: { label: 'Main', shape: 'wide', children: groups(true) },
} satisfies Meta<typeof Navigation>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Dashboard');
    await expect(canvas.getByRole('link', { name: 'Goal Settings' })).toBeVisible();
  },
};

export const Folded: Story = {
  args: { children: groups(false) },
  play: async ({ canvas, userEvent }) => {
    onToggle.mockClear();
    await expect(canvas.queryByRole('link', { name: 'Goal Settings' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Admin', expanded: false }));
    await expect(onToggle).toHaveBeenCalledOnce();
  },
};

export const Rail: Story = {
  args: { shape: 'rail' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Goal Settings' })).toBeInTheDocument();
  },
};

export const Loading: Story = { args: { children: <NavigationSkeleton /> } };
