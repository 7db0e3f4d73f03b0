// @vitest-environment jsdom
import ELK from 'elkjs/lib/elk.bundled.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { and, createMachine, getInitialSnapshot, getNextSnapshot, not, or } from 'xstate';
import { describeChart } from '../describe/describe.ts';
import { layOut } from '../draw/layout.ts';
import { toSvg } from '../draw/svg.ts';
import { toDot } from '../export/dot.ts';
import { toJson } from '../export/json.ts';
import { toMermaid } from '../export/mermaid.ts';
import { toScxml } from '../export/scxml.ts';
import { readScxml } from '../replay/document.ts';
import { conditionsOf } from '../replay/stubs.ts';

const NAMES = ['isShort', 'isSigned', 'has "stamps"'] as const;

type Tree = string | { not: Tree } | { and: Tree[] } | { or: Tree[] };

const { tree: trees } = fc.letrec<{ tree: Tree }>((tie) => {
  const some = fc.array(tie('tree'), { minLength: 1, maxLength: 3 });
  return {
    tree: fc.oneof(
      { depthSize: 'small' },
      fc.constantFrom(...NAMES),
      fc.record({ not: tie('tree') }),
      fc.record({ and: some }),
      fc.record({ or: some }),
    ),
  };
});

function guardOf(tree: Tree): () => boolean {
  if (typeof tree === 'string') return and([tree]) as () => boolean;
  if ('not' in tree) return not(guardOf(tree.not)) as () => boolean;
  return ('and' in tree ? and(tree.and.map(guardOf)) : or(tree.or.map(guardOf))) as () => boolean;
}

function letterWith(guard: unknown, answers: Record<string, boolean> = {}) {
  const config = {
    id: 'letter',
    initial: 'draft',
    states: { draft: { on: { post: { guard, target: 'posted' } } }, posted: {} },
  };
  const guards = Object.fromEntries(NAMES.map((name) => [name, () => answers[name] ?? false]));
  return createMachine(config as object, { guards });
}

describe('guards that combine others', () => {
  it('decide the same in SCXML as in XState, whatever the guards in them return', () => {
    const answers = fc.record(Object.fromEntries(NAMES.map((name) => [name, fc.boolean()])));
    fc.assert(
      fc.property(trees, answers, (tree, returned) => {
        const machine = letterWith(guardOf(tree), returned);
        const document = readScxml(toScxml(describeChart(machine)));
        const [transition] = document.state('letter-draft').transitions;
        if (transition === undefined) throw new Error('The document has lost the transition');
        const after = getNextSnapshot(machine, getInitialSnapshot(machine), { type: 'post' });
        const holds = conditionsOf(document, (name) => returned[name] ?? false);
        expect(holds(transition)).toBe(after.matches('posted'));
      }),
      { numRuns: 300, seed: 5 },
    );
  });

  it('are named by their combination in SVG, Mermaid, Graphviz, JSON and SCXML', async () => {
    const guard = or([
      not({ type: 'isShort', params: { pages: 1 } }),
      and(['isSigned', not(and([...NAMES]))]),
    ]);
    const chart = describeChart(letterWith(guard));
    const text = 'not isShort(1) or (isSigned and not (isShort and isSigned and has "stamps"))';
    const numbered = text.replaceAll('"', '#34;');
    expect(toSvg(chart, await layOut(chart, new ELK()))).toContain(
      `post [${text.replaceAll('"', '&quot;')}]`,
    );
    expect(toMermaid(chart)).toContain(`post #91;${numbered}#93;`);
    expect(toDot(chart)).toContain(`post [${text.replaceAll('"', '\\"')}]`);
    expect(JSON.parse(toJson(chart)).transitions[0].guard).toEqual({
      or: [
        { not: 'isShort(1)' },
        { and: ['isSigned', { not: { and: ['isShort', 'isSigned', 'has "stamps"'] } }] },
      ],
    });
    expect(readScxml(toScxml(chart)).state('letter-draft').transitions[0]?.cond).toBe(
      `!guards.isShort('1') || (guards.isSigned() && !(guards.isShort() && guards.isSigned() && guards['has "stamps"']()))`,
    );
  });
});
