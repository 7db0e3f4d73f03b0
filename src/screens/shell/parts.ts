/** Parts that load after the shell has started. */
export const loadCommandDialogs = async () => ({
  default: (await import('./commands/CommandDialogs.tsx')).CommandDialogs,
});

export const loadNotificationEntries = async () => ({
  default: (await import('./NotificationEntries.tsx')).NotificationEntries,
});

/** A failure becomes visible when the part is opened. */
export function prefetchShellParts(loadAccountDialogs: () => Promise<unknown>): void {
  for (const load of [loadAccountDialogs, loadCommandDialogs, loadNotificationEntries])
    load().catch(() => undefined);
}
