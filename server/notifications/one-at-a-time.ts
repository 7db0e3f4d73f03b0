/** Never runs twice at once. A request during a run starts one more run afterwards. */
export function oneAtATime(work: () => Promise<unknown>, failed: (error: unknown) => void) {
  let running: Promise<void> | undefined;
  let wanted = false;

  async function run(): Promise<void> {
    while (wanted) {
      wanted = false;
      await work().catch(failed);
    }
    running = undefined;
  }

  return {
    again: (): void => {
      wanted = true;
      running ??= run();
    },
    settled: async (): Promise<void> => {
      await running;
    },
  };
}
