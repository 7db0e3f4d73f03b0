import type { StorybookConfig } from '@storybook/react-vite';

const isTesting = process.env['VITEST'] !== undefined;

const config: StorybookConfig = {
  stories: ['./foundations/*.stories.tsx', '../src/{ui,screens,widgets,frames,marketplace}/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  staticDirs: [{ from: '../src/ui/fonts', to: '/fonts' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, disableProjectJson: true },
  typescript: {
    reactDocgen: isTesting ? false : 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      tsconfigPath: 'tsconfig.json',
      include: ['src/{ui,screens,widgets,frames,marketplace}/**/*.tsx'],
      shouldExtractLiteralValuesFromEnum: true,
      skipChildrenPropWithoutDoc: false,
      shouldRemoveUndefinedFromOptional: true,
      propFilter: ({ parent }) => parent === undefined || !parent.fileName.includes('node_modules'),
    },
  },
};

export default config;
