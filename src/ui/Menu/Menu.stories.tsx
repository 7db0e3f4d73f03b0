import type { Meta, StoryObj } from '@storybook/react-vite';
import { LogOut, UserRound } from 'lucide';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '#ui/Button/Button.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Menu, MenuCheck, MenuChoice, MenuHeading, MenuItem, MenuSeparator } from './Menu.tsx';

const meta = {
  title: 'Design system/Menu',
  component: Menu,
  parameters: {
    guidance: {
      use: [
        'For actions that belong to one thing, behind a button that names it.',
        'For one of several choices that takes effect immediately, with Menu choice: the practice, the organization.',
        'For several that are on or off, with Menu check: the columns of a table.',
      ],
      avoid: [
        'For a choice in a form: a Select, which has a label and an error.',
        'For one or two actions that have room on the page: a Button each.',
      ],
    },
  },
  subcomponents: { MenuItem, MenuCheck, MenuChoice, MenuHeading, MenuSeparator },
  args: { label: 'Account', trigger: <Button>Open</Button>, children: null },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

const onChoose = fn();
const PRACTICES = [
  { id: '1', name: 'Birchwood Family Dental' },
  { id: '2', name: 'Harbor Street Dentistry' },
];

export const Actions: Story = {
  args: {
    children: (
      <>
        <MenuHeading title="Avery Whitfield">avery@lakeshore.test</MenuHeading>
        <MenuSeparator />
        <MenuItem icon={<Icon of={UserRound} />} onSelect={fn()}>
          View Profile
        </MenuItem>
        <MenuItem onSelect={fn()} refusal="You need the role Payment management administrator.">
          Refund
        </MenuItem>
        <MenuItem icon={<Icon of={LogOut} mirrors />} onSelect={fn()}>
          Logout
        </MenuItem>
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const logout = await screen.findByRole('menuitem', { name: 'Logout' });
    await waitFor(() => expect(logout).toBeVisible());
  },
};

export const Choices: Story = {
  args: { children: <MenuChoice value="2" options={PRACTICES} onChoose={onChoose} /> },
  play: async ({ canvas, userEvent }) => {
    onChoose.mockClear();
    canvas.getByRole('button', { name: 'Open' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(await screen.findByRole('menuitemradio', { checked: true })).toHaveTextContent(
      'Harbor Street Dentistry',
    );
    await waitFor(() => expect(document.activeElement?.closest('[role=menu]')).not.toBeNull());
    await userEvent.keyboard('b{Enter}');
    await expect(onChoose).toHaveBeenCalledWith('1');
  },
};

export const Checks: Story = {
  args: {
    children: (
      <>
        <MenuCheck checked onToggle={onChoose}>
          Phone
        </MenuCheck>
        <MenuCheck checked={false} onToggle={onChoose}>
          Email
        </MenuCheck>
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    onChoose.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Email', checked: false }));
    await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Phone', checked: true }));
    await expect(onChoose).toHaveBeenCalledTimes(2);
  },
};

export const LongText: Story = {
  args: {
    children: (
      <MenuChoice
        value="3"
        options={[
          ...PRACTICES,
          { id: '3', name: 'The Old Mill Orthodontics and Family Dentistry of Greater Ann Arbor' },
        ]}
        onChoose={onChoose}
      />
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const chosen = await screen.findByRole('menuitemradio', { checked: true });
    await waitFor(() => expect(chosen).toBeVisible());
  },
};

export const ManyChoices: Story = {
  args: {
    children: (
      <MenuChoice
        value="7"
        options={Array.from({ length: 40 }, (_, id) => ({ id: String(id), name: `Practice ${id + 1}` }))}
        onChoose={onChoose}
      />
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const menu = await screen.findByRole('menu');
    await waitFor(() => expect(menu.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight));
  },
};
