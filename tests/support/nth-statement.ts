import type { KyselyPlugin } from 'kysely';

/** Calls `happen` at the nth statement, counted from the first insert, and at each later one. */
export function fromStatement(number: number, happen: () => void): KyselyPlugin {
  let count = 0;
  return {
    transformQuery({ node }) {
      if (count > 0 || node.kind === 'InsertQueryNode') count += 1;
      if (count >= number) happen();
      return node;
    },
    transformResult: async ({ result }) => result,
  };
}
