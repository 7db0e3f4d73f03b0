import { create } from 'storybook/theming';

const shared = {
  brandTitle: 'Bridgework design system',
  fontBase: '"Inter", ui-sans-serif, system-ui, sans-serif',
  appBorderRadius: 10,
  inputBorderRadius: 7,
};

/** Storybook's own surfaces in the product's neutrals, which Storybook computes with and so needs as hex. */
export const themes = {
  light: create({
    ...shared,
    base: 'light',
    colorPrimary: '#2b62d1',
    colorSecondary: '#2b62d1',
    appBg: '#f5f6f8',
    appContentBg: '#ffffff',
    appPreviewBg: '#f5f6f8',
    appBorderColor: '#e1e5eb',
    barBg: '#ffffff',
    textColor: '#1c222b',
    textMutedColor: '#5c6675',
  }),
  dark: create({
    ...shared,
    base: 'dark',
    colorPrimary: '#7ba6f7',
    colorSecondary: '#7ba6f7',
    appBg: '#12171f',
    appContentBg: '#1c222b',
    appPreviewBg: '#12171f',
    appBorderColor: '#2e3641',
    barBg: '#1c222b',
    textColor: '#edf0f4',
    textMutedColor: '#9fa9b8',
  }),
};

/** The theme that goes with a scheme of the toolbar. */
export function themeOf(scheme: string) {
  const isDark = scheme === 'system' ? matchMedia('(prefers-color-scheme: dark)').matches : scheme === 'dark';
  return isDark ? themes.dark : themes.light;
}
