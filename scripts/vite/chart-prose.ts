import type { Plugin } from 'vite';

const CHART = /\/src\/machines\/[^/]+\/[^/]+\.ts$/;
const PROSE = new Set(['description', 'meta', 'types']);

interface Node {
  type: string;
  start: number;
  end: number;
}

interface Property extends Node {
  type: 'Property';
  key: Node & { name?: unknown };
}

/**
 * Removes descriptions, requirement ids and type placeholders of charts from the portal's files: the code never reads
 * them at run time.
 */
export function withoutChartProse(): Plugin {
  return {
    name: 'without-chart-prose',
    apply: 'build',
    transform: {
      filter: { id: CHART },
      handler(code) {
        let stripped = code;
        for (const { start, end } of proseIn(this.parse(code)).reverse()) {
          const rest = stripped.slice(end);
          stripped = stripped.slice(0, start) + rest.replace(/^\s*,/, '');
        }
        return { code: stripped, map: null };
      },
    },
  };
}

/** The text properties of an object in a chart, in order. */
function proseIn(node: unknown): Property[] {
  if (Array.isArray(node)) return node.flatMap(proseIn);
  if (!isNode(node)) return [];
  if (isProse(node)) return [node];
  return Object.values(node).flatMap(proseIn);
}

function isProse(node: Node): node is Property {
  if (node.type !== 'Property' || !('key' in node) || !isNode(node.key)) return false;
  return 'name' in node.key && typeof node.key.name === 'string' && PROSE.has(node.key.name);
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value && 'end' in value;
}
