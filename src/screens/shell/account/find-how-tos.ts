import type { HowToGroup } from './how-tos-copy.ts';

/** Keyboards type a straight apostrophe. */
const plain = (text: string) => text.toLowerCase().replaceAll('’', "'");

/** The how-tos whose title, steps or group contain every word, or whose other words do, without empty groups. */
export function findHowTos(groups: readonly HowToGroup[], text: string): readonly HowToGroup[] {
  const words = plain(text).split(/\s+/);
  return groups
    .map(({ title: group, howTos }) => ({
      title: group,
      howTos: howTos.filter(({ title, steps, words: others }) => {
        const searched = plain(`${title} ${steps} ${group} ${others}`);
        return words.every((word) => searched.includes(word));
      }),
    }))
    .filter(({ howTos }) => howTos.length > 0);
}
