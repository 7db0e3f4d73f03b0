import type { Decorator, Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { WAIT_MS } from '../scripts/test/hangs.ts';
import '../src/ui/foundation.css';
import { keepFocus } from '../src/ui/FocusFallback/keep-focus.ts';
import '../src/ui/themes.css';
import { APPEARANCES, type Appearance, applyAppearance, directionOf } from './appearance.ts';
import { withFittingControls } from './controls.ts';
import { DocsFrame } from './docs/DocsFrame.tsx';
import { DocsPage } from './docs/DocsPage.tsx';
import { followThePageAround, isEmbedded } from './embedded.ts';
import './preview.css';
import { withPseudoState } from './pseudo-states.tsx';

const choice = (title: string, icon: string, items: readonly string[]) => ({
  toolbar: {
    title,
    icon,
    items: items.map((value) => ({ value, title: `${title}: ${value}` })),
    dynamicTitle: true,
  },
});

const withAppearance: Decorator = (Story, { globals, viewMode }) => {
  if (viewMode === 'docs') {
    return (
      <div dir={directionOf(globals as Appearance)}>
        <Story />
      </div>
    );
  }
  if (!isEmbedded) applyAppearance(globals as Appearance);
  return <Story />;
};

configure({ asyncUtilTimeout: WAIT_MS });
followThePageAround();
keepFocus(document.body);

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [withPseudoState, withAppearance],
  /** A test mounts a story outside the root that a hidden page keeps (FramePage). */
  beforeEach: ({ canvasElement }) => {
    canvasElement.id ||= 'story-root';
  },
  argTypesEnhancers: [withFittingControls],
  globalTypes: {
    theme: choice('Theme', 'paintbrush', APPEARANCES.theme),
    scheme: choice('Scheme', 'sun', APPEARANCES.scheme),
    contrast: choice('Contrast', 'contrast', APPEARANCES.contrast),
    density: choice('Density', 'component', APPEARANCES.density),
    direction: choice('Direction', 'transfer', APPEARANCES.direction),
    motion: choice('Motion', 'play', APPEARANCES.motion),
  },
  initialGlobals: {
    theme: 'default',
    scheme: 'light',
    contrast: 'ordinary',
    density: 'comfortable',
    direction: 'left to right',
    motion: 'system',
  },
  parameters: {
    layout: 'centered',
    a11y: { test: 'error', options: { preload: false, resultTypes: ['violations', 'incomplete'] } },
    controls: { expanded: true },
    backgrounds: { disable: true },
    docs: { container: DocsFrame, page: DocsPage },
    options: { storySort: { order: ['Foundations', 'Design system', 'Parts', 'Screens'] } },
  },
};

export default preview;
