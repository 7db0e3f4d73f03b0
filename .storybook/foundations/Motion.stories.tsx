import type { Meta, StoryObj } from '@storybook/react-vite';
import { type CSSProperties, useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '#ui/Button/Button.tsx';
import { tokenValue } from './tokens.ts';
import './foundations.css';

const DURATIONS: Record<string, string> = {
  '--quick': 'A control answers: hover, press, a menu opens',
  '--in': 'A dialog or a toast comes',
  '--out': 'A toast or the drawer goes',
};

function Motion() {
  const [isArrived, setArrived] = useState(false);
  return (
    <div className="foundation">
      <p className="foundation-note">
        Opacity and position alone, easing out. Whoever asks for less motion gets none: choose it in the
        toolbar. A spinner goes on turning, slowly, because it says that work is under way.
      </p>
      <div className="samples">
        {Object.entries(DURATIONS).map(([name, use]) => (
          <div className="sample" key={name}>
            <span className="sample-name">
              {name.slice(2)}: {tokenValue(name)}. {use}
            </span>
            <div className="motion-track">
              <div
                className="motion-runner"
                data-arrived={isArrived || undefined}
                data-token={name}
                style={{ '--duration': `var(${name})` } as CSSProperties}
              />
            </div>
          </div>
        ))}
      </div>
      <div>
        <Button onClick={() => setArrived(!isArrived)}>{isArrived ? 'Take back' : 'Move'}</Button>
      </div>
    </div>
  );
}

const meta = {
  title: 'Foundations/Motion',
  tags: ['!autodocs'],
  parameters: { layout: 'padded', controls: { disable: true } },
  render: (_, { globals }) => <Motion key={String(globals['motion'])} />,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const LONGEST_UNSEEN_SECONDS = 0.001;

export const Durations: Story = {
  play: async ({ canvas, canvasElement, userEvent, globals }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move' }));
    const runner = canvasElement.querySelector('[data-token="--in"]') as HTMLElement;
    const isReduced =
      globals['motion'] === 'reduced' || matchMedia('(prefers-reduced-motion: reduce)').matches;
    const seconds = isReduced ? LONGEST_UNSEEN_SECONDS : 0.3;
    await expect(Number.parseFloat(getComputedStyle(runner).transitionDuration)).toBe(seconds);
  },
};
