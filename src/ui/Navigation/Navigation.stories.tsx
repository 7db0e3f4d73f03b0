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
  decorators: [
    (Story, { args }) => (
      <div
        style={{
          inlineSize: args.shape === 'rail' ? 'var(--drawer-collapsed)' : 'var(--drawer-open)',
          background: 'var(--surface)',
        }}
      >
        <Story />
      </div>
    ),
  ],
  subcomponents: { NavigationGroup, NavigationFoldingGroup, NavigationItem, NavigationSkeleton },
  parameters: {
    layout: 'padded',
    guidance: {
      use: [
        'Once, in the drawer of the Frame, for the pages that the user may open.',
        '`rail` while the drawer is collapsed: the words stay for screen readers.',
      ],
      avoid: ['For the parts of one page: tabs.', 'For actions: a Menu or a Button.'],
    },
  },
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

export const Hovered: Story = { parameters: { pseudo: 'hover' } };

export const Focused: Story = {
  parameters: { pseudo: 'focus' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Dashboard' })).toHaveFocus();
  },
};

export const LongText: Story = {
  args: {
    children: (
      <NavigationFoldingGroup label="Administration of the organization" isExpanded onToggle={onToggle}>
        <NavigationItem href="#goals" icon={Target} isCurrent>
          Goal settings of every practice of the organization and year
        </NavigationItem>
      </NavigationFoldingGroup>
    ),
  },
};
