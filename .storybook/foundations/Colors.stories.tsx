import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLayoutEffect, useRef, useState } from 'react';
import { expect } from 'storybook/test';
import { contrast, parseOklch } from './color.ts';
import { TOKEN_PAIRS, type TokenPair } from './token-pairs.ts';
import './foundations.css';

const SCALES = ['neutral', 'accent', 'green', 'amber', 'red', 'blue'];
const STEPS = ['50', '100', '200', '300', '400', '600', '700', '800', '900', '950'];
const TEXT = 4.5;

/** Two colors on each other, with the contrast that the browser itself computes for them. */
function Pair({ ink, ground, least }: TokenPair) {
  const sample = useRef<HTMLDivElement>(null);
  const [ratio, setRatio] = useState(0);
  useLayoutEffect(() => {
    if (sample.current === null) return;
    const { color, backgroundColor } = getComputedStyle(sample.current);
    setRatio(contrast(parseOklch(color), parseOklch(backgroundColor)));
  }, []);
  return (
    <li className="swatch" data-passes={ratio >= least}>
      <div
        className="swatch-sample"
        ref={sample}
        style={{ color: `var(${ink})`, background: `var(${ground})` }}
      >
        {least === TEXT ? 'Aa 128.40' : <span className="swatch-mark" />}
      </div>
      <span className="swatch-names">
        {ink.slice(2)} on {ground.slice(2)}
      </span>
      <span className="swatch-ratio tabular">
        {ratio.toFixed(2)}, at least {least} {ratio >= least ? 'is met' : 'is missed'}
      </span>
    </li>
  );
}

function Colors() {
  return (
    <div className="foundation">
      <p className="foundation-note">
        A color names its role. Every pair below may stand on each other in all six themes and in both
        schemes: change them in the toolbar, and the contrast is computed again.
      </p>
      <section>
        <h2 className="foundation-title">Pairs</h2>
        <ul className="swatches">
          {TOKEN_PAIRS.map((pair) => (
            <Pair key={`${pair.ink} ${pair.ground}`} {...pair} />
          ))}
        </ul>
      </section>
      <section>
        <h2 className="foundation-title">Scales, for tokens alone</h2>
        <div className="samples">
          {SCALES.map((scale) => (
            <div className="sample" key={scale}>
              <span className="sample-name">{scale} 50 to 950</span>
              <div className="scale">
                {STEPS.map((step) => (
                  <span className="scale-step" key={step} style={{ background: `var(--${scale}-${step})` }} />
                ))}
              </div>
            </div>
          ))}
        </div>
      </section>
    </div>
  );
}

const meta = {
  title: 'Foundations/Colors',
  tags: ['!autodocs'],
  parameters: { layout: 'padded', controls: { disable: true } },
  render: (_, { globals }) => (
    <Colors key={`${globals['theme']} ${globals['scheme']} ${globals['contrast']}`} />
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const ContrastOfEveryPair: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByText(/is met$/)).toHaveLength(TOKEN_PAIRS.length);
    await expect(canvasElement.querySelectorAll('[data-passes="false"]')).toHaveLength(0);
  },
};
