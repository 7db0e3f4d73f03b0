const UNKNOWN = { kind: 'unknown' } as const;

/** What a gateway answers, or that it is unknown: after so long, and where the call itself fails. */
export async function unknownAfter<Answer>(
  milliseconds: number,
  ask: () => Promise<Answer>,
): Promise<Answer | typeof UNKNOWN> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<typeof UNKNOWN>((resolve) => {
    timer = setTimeout(() => resolve(UNKNOWN), milliseconds);
  });
  try {
    return await Promise.race([ask(), late]);
  } catch {
    return UNKNOWN;
  } finally {
    clearTimeout(timer);
  }
}
