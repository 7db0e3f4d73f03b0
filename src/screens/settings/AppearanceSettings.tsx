import { useSelector } from '@xstate/react';
import { type Appearance, CONTRASTS, DENSITIES, KEYS, SCHEMES, THEMES } from '#domain/session/appearance.ts';
import { selectAppearance, selectIsAppearanceUnsaved } from '#machines/appearance/appearance.selectors.ts';
import { useShellActors } from '#react/actors.tsx';
import { Banner } from '#ui/Banner/Banner.tsx';
import { RadioGroup } from '#ui/RadioGroup/RadioGroup.tsx';
import './AppearanceSettings.css';
import { copy } from './copy.ts';

/** CONST-1. Shortcuts of a single letter can be off (WCAG 2.1.4). */
export function AppearanceSettings() {
  const { appearance: actor } = useShellActors();
  const appearance = useSelector(actor, selectAppearance);
  const isUnsaved = useSelector(actor, selectIsAppearanceUnsaved);
  const choice = <Word extends Exclude<keyof Appearance, 'drawer'>>(
    word: Word,
    words: readonly Appearance[Word][],
    names: Record<Appearance[Word], string>,
  ) => ({
    options: words.map((id) => ({ id, name: names[id] })),
    value: appearance[word],
    onChoose(id: string) {
      const chosen = words.find((each) => each === id);
      if (chosen !== undefined) actor.send({ type: 'appearance.choose', change: { [word]: chosen } });
    },
  });
  const themes = choice('theme', THEMES, copy.themes);
  return (
    <div className="appearance">
      <p className="settings-about">{copy.appearanceAbout}</p>
      {isUnsaved && <Banner tone="warning">{copy.appearanceUnsaved}</Banner>}
      <RadioGroup
        layout="segments"
        label={copy.theme}
        {...themes}
        options={themes.options.map((option) => ({ ...option, glyph: <Swatch theme={option.id} /> }))}
      />
      <RadioGroup layout="segments" label={copy.scheme} {...choice('scheme', SCHEMES, copy.schemes)} />
      <RadioGroup layout="segments" label={copy.density} {...choice('density', DENSITIES, copy.densities)} />
      <RadioGroup
        layout="segments"
        label={copy.contrast}
        {...choice('contrast', CONTRASTS, copy.contrasts)}
      />
      <RadioGroup layout="segments" label={copy.keys} {...choice('keys', KEYS, copy.keySets)} />
    </div>
  );
}

const Swatch = ({ theme }: { theme: string }) => <span className="appearance-swatch" data-swatch={theme} />;
