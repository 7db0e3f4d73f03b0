import type { GuardDescription } from '../describe/guards.ts';
import type { XmlElement } from './xml.ts';

const TEXT = String.raw`'((?:\\.|[^'\\])*)'`;
/** A call in the format of `toScxml`: `guards.isOpen()` or `actions['show it']('error')`. */
const callOf = (table: string): string => String.raw`${table}(?:\.([\w$]+)|\[${TEXT}\])\((?:${TEXT})?\)`;

const ACTION = new RegExp(`^${callOf('actions')};?$`);
const TOKEN = new RegExp(String.raw`\s*(?:(!|&&|\|\||\(|\))|${callOf('guards')})\s*`, 'y');

/** Named by its effect and target: `raise bell`, `assign watts`. */
export function actionName({ name, attributes, text }: XmlElement): string {
  if (name === 'script') return actionIn(text);
  const { event, location, label, cond, sendid = '' } = attributes;
  return `${name} ${event ?? location ?? label ?? cond ?? sendid}`.trim();
}

/** The action that a script of an exported chart calls. Any other script is named by its text. */
function actionIn(script: string): string {
  const match = ACTION.exec(script.trim());
  return match === null ? script.trim() : described(match[1], match[2], match[3]);
}

type Token = { sign: string } | { guard: string };

/**
 * The guards that a condition of an exported chart calls. Any other condition is a single guard, named by its text.
 */
export function guardIn(condition: string): GuardDescription {
  const tokens = tokensOf(condition);
  const isSign = (sign: string) => {
    const [first] = tokens;
    return first !== undefined && 'sign' in first && first.sign === sign;
  };
  const operand = (): GuardDescription | null => {
    if (isSign('!')) {
      tokens.shift();
      const inner = operand();
      return inner === null ? null : { not: inner };
    }
    if (isSign('(')) {
      tokens.shift();
      const inner = operands();
      if (!isSign(')')) return null;
      tokens.shift();
      return inner;
    }
    const token = tokens.shift();
    return token !== undefined && 'guard' in token ? token.guard : null;
  };
  /** Exported conditions never mix `&&` and `||` without parentheses. */
  const operands = (): GuardDescription | null => {
    const first = operand();
    const sign = ['&&', '||'].find(isSign);
    if (first === null || sign === undefined) return first;
    const all: GuardDescription[] = [first];
    while (isSign(sign)) {
      tokens.shift();
      const next = operand();
      if (next === null) return null;
      all.push(next);
    }
    return sign === '&&' ? { and: all } : { or: all };
  };
  const guard = operands();
  return guard === null || tokens.length > 0 ? condition.trim() : guard;
}

/** Empty for a condition that contains more than guard calls. */
function tokensOf(condition: string): Token[] {
  const tokens: Token[] = [];
  const token = new RegExp(TOKEN);
  for (let at = 0; at < condition.length; at = token.lastIndex) {
    token.lastIndex = at;
    const match = token.exec(condition);
    if (match === null) return [];
    const [, sign, name, quotedName, given] = match;
    tokens.push(sign === undefined ? { guard: described(name, quotedName, given) } : { sign });
  }
  return tokens;
}

function described(name: string | undefined, quotedName: string | undefined, given: string | undefined) {
  const called = name ?? unquoted(quotedName ?? '');
  return given === undefined ? called : `${called}(${unquoted(given)})`;
}

const unquoted = (text: string): string =>
  text.replace(/\\(.)/g, (_, character: string) => (character === 'n' ? '\n' : character));
