import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { tokensOf, tokenValue } from './tokens.ts';
import './foundations.css';

const SIZES = tokensOf('text-').filter((name) => /\d$/.test(name));
const WEIGHTS = [400, 500, 600];
const AMOUNTS = ['$1,204.00', '$88.50', '−$310.75'];

function Type() {
  return (
    <div className="foundation">
      <p className="foundation-note">
        Inter, from our own server. Body 14 px; 13 px for what is dense, 12 px for notes; 16 and 20 px for
        headings; 28 px on the login page alone. Weights 400, 500 and 600.
      </p>
      <section>
        <h2 className="foundation-title">Sizes</h2>
        <div className="samples">
          {SIZES.map((size) => (
            <div className="sample" key={size}>
              <span className="sample-name">
                {size.slice(2)}: {tokenValue(size).split(' var')[0]?.split(' "')[0]}
              </span>
              <span style={{ font: `var(${size})` }}>Membership renews on 04/30/2027</span>
            </div>
          ))}
        </div>
      </section>
      <section>
        <h2 className="foundation-title">Weights</h2>
        <div className="samples">
          {WEIGHTS.map((weight) => (
            <div className="sample" key={weight}>
              <span className="sample-name">{weight}</span>
              <span style={{ fontWeight: weight }}>Harbor Street Dentistry</span>
            </div>
          ))}
        </div>
      </section>
      <section>
        <h2 className="foundation-title">Figures</h2>
        <div className="sample">
          <span className="sample-name">Money, dates and ids: tabular, at the end</span>
          <span className="tabular" style={{ justifySelf: 'start', textAlign: 'end' }}>
            {AMOUNTS.map((amount) => (
              <span key={amount} style={{ display: 'block' }}>
                {amount}
              </span>
            ))}
          </span>
        </div>
      </section>
    </div>
  );
}

const meta = {
  title: 'Foundations/Type',
  tags: ['!autodocs'],
  parameters: { layout: 'padded', controls: { disable: true } },
  render: () => <Type />,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Scale: Story = {
  play: async ({ canvas }) => {
    await document.fonts.load('600 14px Inter');
    await expect(document.fonts.check('600 14px Inter')).toBe(true);
    await expect(canvas.getAllByText('Membership renews on 04/30/2027')).toHaveLength(SIZES.length);
  },
};
