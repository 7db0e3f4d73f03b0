import type { Meta, StoryObj } from '@storybook/react-vite';
import { LayoutDashboard, UsersRound } from 'lucide';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { AvatarButton } from '#ui/Avatar/AvatarButton.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { Logo } from '#ui/Logo/Logo.tsx';
import { Navigation, NavigationGroup, NavigationItem } from '#ui/Navigation/Navigation.tsx';
import { PageHeader } from '#ui/PageHeader/PageHeader.tsx';
import { PickerButton } from '#ui/PickerButton/PickerButton.tsx';
import { Frame, type FrameProps } from './Frame.tsx';
import { FramePage } from './FramePage.tsx';

const navigation = (shape: 'wide' | 'rail') => (
  <Navigation label="Main" shape={shape}>
    <NavigationGroup label="Plans">
      <NavigationItem href="#dashboard" icon={LayoutDashboard} isCurrent>
        Dashboard
      </NavigationItem>
      <NavigationItem href="#patients" icon={UsersRound} isCurrent={false}>
        Manage Patients
      </NavigationItem>
    </NavigationGroup>
  </Navigation>
);

const meta = {
  title: 'Design system/Frame',
  component: Frame,
  subcomponents: { FramePage },
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, iframeHeight: '28rem' } },
    guidance: {
      use: ['Once, around every page after sign-in.'],
      avoid: ['On the login page, or inside an embedded frame.'],
    },
  },
  args: {
    page: 'dashboard',
    drawer: 'expanded',
    onMenuToggle: fn(),
    onDrawerEnter: fn(),
    onDrawerLeave: fn(),
    onContentClick: fn(),
    brand: <Logo name="Bridgework" />,
    context: <PickerButton label="Practice" value="Harbor Street Dentistry" />,
    account: <AvatarButton initials="AW" label="Account menu for Avery Whitfield" />,
    navigation: navigation('wide'),
    footer: 'All rights reserved',
    children: (
      <>
        <PageHeader title="Dashboard" about="Harbor Street Dentistry" />
        <Card title="Members">What a page shows.</Card>
      </>
    ),
  },
} satisfies Meta<typeof Frame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Expanded: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Collapse navigation', expanded: true }));
    await expect(args.onMenuToggle).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('heading', { name: 'Dashboard' }));
    // In a narrow window, moving the focus also calls it.
    await expect(args.onContentClick).toHaveBeenCalled();
  },
};

export const Collapsed: Story = { args: { drawer: 'collapsed', navigation: navigation('rail') } };
export const Peeking: Story = { args: { drawer: 'peeking' } };

export const Hidden: Story = {
  name: 'A hidden page, which stays mounted',
  args: {
    children: (
      <FramePage isHidden>
        <PageHeader title="Dashboard" />
      </FramePage>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Dashboard', { selector: 'h1' })).not.toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Dashboard' })).toBeVisible();
  },
};

export const OnAPhone: Story = {
  name: 'On a phone: the open drawer covers the page',
  globals: { viewport: { value: 'mobile2' } },
};

export const OnAPhoneCollapsed: Story = {
  name: 'On a phone, collapsed: the drawer is hidden',
  args: { drawer: 'collapsed', navigation: navigation('rail') },
  globals: { viewport: { value: 'mobile2' } },
};

function OfTwoPatients(args: FrameProps) {
  const [subject, setSubject] = useState('10000001');
  return (
    <Frame {...args} page="overview" subject={subject}>
      <PageHeader title="Patient overview" />
      <Button onClick={() => setSubject('10000002')}>View</Button>
    </Frame>
  );
}

export const AnotherPatient: Story = {
  name: 'Another patient on the same page: its heading takes the focus',
  render: (args) => <OfTwoPatients {...args} />,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'View' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Patient overview' })).toHaveFocus());
  },
};
