import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  Blocks,
  Building2,
  ChartColumn,
  Check,
  ChevronRight,
  ChevronsUpDown,
  CircleAlert,
  CircleCheck,
  CircleDollarSign,
  CreditCard,
  Eye,
  EyeOff,
  FileText,
  type IconNode,
  Info,
  Landmark,
  LayoutDashboard,
  LogOut,
  Menu,
  PanelLeft,
  ShoppingBag,
  Target,
  TriangleAlert,
  UserRound,
  UsersRound,
  X,
} from 'lucide';
import { expect } from 'storybook/test';
import { Icon } from '#ui/Icon/Icon.tsx';
import './foundations.css';

const ICONS: Record<string, Record<string, IconNode>> = {
  Pages: {
    LayoutDashboard,
    ShoppingBag,
    UsersRound,
    ChartColumn,
    Target,
    CreditCard,
    Landmark,
    CircleDollarSign,
    FileText,
  },
  Messages: { CircleCheck, Info, TriangleAlert, CircleAlert, Blocks, Building2 },
  Controls: { Check, ChevronsUpDown, Eye, EyeOff, Menu, UserRound, X },
};

/** Shapes that point somewhere: they follow the direction of reading. */
const MIRRORED: Record<string, IconNode> = { ChevronRight, LogOut, PanelLeft };

const IconSet = ({ icons, mirrors }: { icons: Record<string, IconNode>; mirrors: boolean }) => (
  <ul className="icons">
    {Object.entries(icons).map(([name, icon]) => (
      <li className="icon-sample" key={name}>
        <Icon of={icon} mirrors={mirrors} />
        <Icon of={icon} size={20} mirrors={mirrors} />
        {name}
      </li>
    ))}
  </ul>
);

function Icons() {
  return (
    <div className="foundation">
      <p className="foundation-note">
        Lucide, at 16 and 20 px with strokes of 1.5. An icon stands beside a word, or its button has a label.
      </p>
      {Object.entries(ICONS).map(([title, icons]) => (
        <section key={title}>
          <h2 className="foundation-title">{title}</h2>
          <IconSet icons={icons} mirrors={false} />
        </section>
      ))}
      <section>
        <h2 className="foundation-title">Mirrored from right to left</h2>
        <IconSet icons={MIRRORED} mirrors />
      </section>
    </div>
  );
}

const meta = {
  title: 'Foundations/Icons',
  tags: ['!autodocs'],
  parameters: { layout: 'padded', controls: { disable: true } },
  render: () => <Icons />,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const TheSet: Story = {
  play: async ({ canvasElement }) => {
    const mirrored = canvasElement.querySelectorAll('svg[data-mirrors]');
    await expect(mirrored).toHaveLength(2 * Object.keys(MIRRORED).length);
  },
};
