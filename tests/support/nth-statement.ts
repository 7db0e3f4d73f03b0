import type { KyselyPlugin } from 'kysely';

/** Lets something happen at the so-manieth statement, counted from the first insert on, and at each one after it. */
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
