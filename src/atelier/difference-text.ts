import { type GuardDescription, guardText } from '#charts/describe/guards.ts';
import type { PartChange, PartDifference } from '#domain/atelier/comparison.ts';
import { pathOf, seconds, transitionName } from './copy.ts';

const SIGNS = { '+': 'Added', '-': 'Removed', '~': 'Changed' };

const PROPERTIES: Readonly<Record<string, string>> = {
  targets: 'target',
  initial: 'initial state',
  initialActions: 'initial actions',
  entry: 'entry actions',
  exit: 'exit actions',
  invoked: 'actors',
  delayMs: 'delay',
  reenters: 'enters its state again',
};

const KINDS: Readonly<Record<string, string>> = {
  atomic: 'without inner states',
  compound: 'with inner states',
  parallel: 'all inside at the same time',
  final: 'end',
};

/** One line of a comparison: `Changed transition idle: toast.push [isFirst]: target from shown to entering`. */
export const differenceText = ({ sign, kind, changes, ...part }: PartDifference): string =>
  [`${SIGNS[sign]} ${kind} ${transitionName(part)}`, changes.map(changeText).join('; ')]
    .filter(Boolean)
    .join(': ');

const changeText = ({ property, before, after }: PartChange): string =>
  `${PROPERTIES[property] ?? property} from ${valueText(property, before)} to ${valueText(property, after)}`;

function valueText(property: string, value: unknown): string {
  if (property === 'reenters') return value === true ? 'yes' : 'no';
  if (value === undefined) return 'none';
  if (property === 'guard') return guardText(value as GuardDescription);
  if (property === 'delayMs') return seconds(Number(value));
  if (property === 'history') return historyText(value as History);
  const texts = [value].flat().map(String);
  if (property === 'targets' || property === 'initial') return texts.map(pathOf).join(', ');
  return texts.map((text) => (property === 'type' ? (KINDS[text] ?? text) : text)).join(', ');
}

interface History {
  depth: string;
  targets: readonly string[];
}

const historyText = ({ depth, targets }: History): string =>
  `${depth}, by default ${targets.map(pathOf).join(', ')}`;
