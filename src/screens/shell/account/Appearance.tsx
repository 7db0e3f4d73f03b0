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
  const choice = <Word extends Exclude<keyof Look, 'drawer'>>(
    word: Word,
    words: readonly Look[Word][],
    names: Record<Look[Word], string>,
  ) => ({
    options: words.map((id) => ({ id, name: names[id] })),
    value: look[word],
    onChoose(id: string) {
      const chosen = words.find((each) => each === id);
      if (chosen !== undefined) actor.send({ type: 'look.choose', change: { [word]: chosen } });
    },
  });
  return (
    <section className="appearance" aria-labelledby="appearance-title">
      <header>
        <h3 className="appearance-title" id="appearance-title">
          {copy.appearance}
        </h3>
        <p className="appearance-about">{copy.appearanceAbout}</p>
      </header>
      {isUnsaved && <Banner tone="warning">{copy.lookUnsaved}</Banner>}
      <RadioGroup label={copy.scheme} {...choice('scheme', SCHEMES, copy.schemes)} />
      <Select label={copy.theme} {...choice('theme', THEMES, copy.themes)} />
      <RadioGroup label={copy.density} {...choice('density', DENSITIES, copy.densities)} />
      <RadioGroup label={copy.contrast} {...choice('contrast', CONTRASTS, copy.contrasts)} />
      <RadioGroup label={copy.keys} {...choice('keys', KEYS, copy.keySets)} />
    </section>
  );
}
