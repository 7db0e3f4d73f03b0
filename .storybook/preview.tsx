import type { Decorator, Preview } from '@storybook/react-vite';
import '../src/ui/foundation.css';
import '../src/ui/themes.css';
import './preview.css';

const choice = (title: string, icon: string, items: readonly string[]) => ({
  toolbar: {
    title,
    icon,
    items: items.map((value) => ({ value, title: `${title}: ${value}` })),
    dynamicTitle: true,
  },
});

/** Sets the document up as the portal does: by attributes of `<html>`. */
const withLook: Decorator = (Story, { globals }) => {
  const { dataset } = document.documentElement;
  dataset['theme'] = String(globals['theme']);
  dataset['scheme'] = String(globals['scheme']);
  dataset['density'] = String(globals['density']);
  return <Story />;
};

const preview: Preview = {
  decorators: [withLook],
  globalTypes: {
    theme: choice('Theme', 'paintbrush', ['default', 'orange', 'green', 'purple', 'aqua', 'dark-blue']),
    scheme: choice('Scheme', 'contrast', ['light', 'dark']),
    density: choice('Density', 'component', ['comfortable', 'compact']),
  },
  initialGlobals: { theme: 'default', scheme: 'light', density: 'comfortable' },
  parameters: {
    layout: 'centered',
    a11y: { test: 'error' },
    controls: { disable: true },
    backgrounds: { disable: true },
    options: { storySort: { order: ['Screens', 'Parts', 'Design system'] } },
  },
};

export default preview;
