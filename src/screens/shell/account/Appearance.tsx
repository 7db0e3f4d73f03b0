import { useSelector } from '@xstate/react';
import { CONTRASTS, DENSITIES, KEYS, type Look, SCHEMES, THEMES } from '#domain/session/look.ts';
import { selectIsLookUnsaved, selectLook } from '#machines/look/look.selectors.ts';
import { useShellActors } from '#react/actors.tsx';
import { Banner } from '#ui/Banner/Banner.tsx';
import { RadioGroup } from '#ui/RadioGroup/RadioGroup.tsx';
import { Select } from '#ui/Select/Select.tsx';
import './Appearance.css';
import { copy } from './copy.ts';

/** CONST-1 */
export function Appearance() {
  const { look: actor } = useShellActors();
  const look = useSelector(actor, selectLook);
  const isUnsaved = useSelector(actor, selectIsLookUnsaved);
  const choose = <Word extends keyof Look>(word: Word, words: readonly Look[Word][], id: string) => {
    const chosen = words.find((each) => each === id);
    if (chosen !== undefined) actor.send({ type: 'look.choose', change: { [word]: chosen } });
  };
  return (
    <section className="appearance" aria-labelledby="appearance-title">
      <header>
        <h3 className="appearance-title" id="appearance-title">
          {copy.appearance}
        </h3>
        <p className="appearance-about">{copy.appearanceAbout}</p>
      </header>
      {isUnsaved && <Banner tone="warning">{copy.lookUnsaved}</Banner>}
      <RadioGroup
        label={copy.scheme}
        options={SCHEMES.map((id) => ({ id, name: copy.schemes[id] }))}
        value={look.scheme}
        onChoose={(id) => choose('scheme', SCHEMES, id)}
      />
      <Select
        label={copy.theme}
        options={THEMES.map((id) => ({ id, name: copy.themes[id] }))}
        value={look.theme}
        onChoose={(id) => choose('theme', THEMES, id)}
      />
      <RadioGroup
        label={copy.density}
        options={DENSITIES.map((id) => ({ id, name: copy.densities[id] }))}
        value={look.density}
        onChoose={(id) => choose('density', DENSITIES, id)}
      />
      <RadioGroup
        label={copy.contrast}
        options={CONTRASTS.map((id) => ({ id, name: copy.contrasts[id] }))}
        value={look.contrast}
        onChoose={(id) => choose('contrast', CONTRASTS, id)}
      />
      <RadioGroup
        label={copy.keys}
        options={KEYS.map((id) => ({ id, name: copy.keySets[id] }))}
        value={look.keys}
        onChoose={(id) => choose('keys', KEYS, id)}
      />
    </section>
  );
}
