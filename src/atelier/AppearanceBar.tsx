import { useSelector } from '@xstate/react';
import { SCHEMES, THEMES } from '#domain/session/appearance.ts';
import { type AppearanceRef, selectAppearance } from '#machines/appearance/appearance.selectors.ts';
import { Select } from '#ui/Select/Select.tsx';
import * as copy from './copy.ts';

/** Light or dark, and the theme color, for these pages. */
export function AppearanceBar({ appearance }: { appearance: AppearanceRef }) {
  const { scheme, theme } = useSelector(appearance, selectAppearance);
  return (
    <footer className="atelier-appearance">
      <Select
        label={copy.SCHEME}
        value={scheme}
        options={SCHEMES.map((id) => ({ id, name: copy.SCHEME_NAMES[id] }))}
        onChoose={(id) => {
          const chosen = SCHEMES.find((each) => each === id);
          if (chosen) appearance.send({ type: 'appearance.choose', change: { scheme: chosen } });
        }}
      />
      <Select
        label={copy.THEME}
        value={theme}
        options={THEMES.map((id) => ({ id, name: copy.THEME_NAMES[id] }))}
        onChoose={(id) => {
          const chosen = THEMES.find((each) => each === id);
          if (chosen) appearance.send({ type: 'appearance.choose', change: { theme: chosen } });
        }}
      />
    </footer>
  );
}
