import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { tokensOf, tokenValue } from './tokens.ts';
import './foundations.css';

const GRID = 4;
const STEPS = tokensOf('space-');
const SIZES = ['--gutter', '--control', '--row', '--header', '--drawer-collapsed', '--drawer-open'];
const RADII = tokensOf('radius-');
const SHADOWS = tokensOf('shadow-');

const Bars = ({ names }: { names: readonly string[] }) => (
  <div className="samples">
    {names.map((name) => (
      <div className="sample" key={name}>
        <span className="sample-name">
          {name.slice(2)}: {tokenValue(name)}
        </span>
        <div className="sample-bar" data-token={name} style={{ inlineSize: `min(100%, var(${name}))` }} />
      </div>
    ))}
  </div>
);

function Space() {
  return (
    <div className="foundation">
      <p className="foundation-note">
        Everything stands on a grid of 4 px. Controls and rows follow the density; the gutter follows the
        width. Borders come before shadows, which are for what floats.
      </p>
      <section>
        <h2 className="foundation-title">Steps</h2>
        <Bars names={STEPS} />
      </section>
      <section>
        <h2 className="foundation-title">Sizes</h2>
        <Bars names={SIZES} />
      </section>
      <section>
        <h2 className="foundation-title">Corners and shadows</h2>
        <div className="samples">
          {[...RADII, ...SHADOWS].map((name) => (
            <div className="sample" key={name}>
              <span className="sample-name">{name.slice(2)}</span>
              <div
                className="sample-shape"
                style={
                  name.startsWith('--radius')
                    ? { borderRadius: `var(${name})` }
                    : { boxShadow: `var(${name})`, borderRadius: 'var(--radius-card)' }
                }
              />
            </div>
          ))}
        </div>
      </section>
    </div>
  );
}

const meta = {
  title: 'Foundations/Space',
  tags: ['!autodocs'],
  parameters: { layout: 'padded', controls: { disable: true } },
  render: (_, { globals }) => <Space key={String(globals['density'])} />,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const GridOfFour: Story = {
  name: 'Grid of four: every step is a multiple of 4 px',
  play: async ({ canvasElement }) => {
    for (const step of STEPS) {
      const bar = canvasElement.querySelector(`[data-token="${step}"]`) as HTMLElement;
      await expect(bar.getBoundingClientRect().width % GRID).toBe(0);
    }
  },
};
