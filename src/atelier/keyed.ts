/** Items of a list that is replaced as a whole, each with its position as its key. */
export const keyed = <Item>(items: readonly Item[]): readonly { key: string; index: number; item: Item }[] =>
  items.map((item, index) => ({ key: String(index), index, item }));
