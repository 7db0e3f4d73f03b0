/** Parts that load after the shell has started. */
export const loadAccountDialogs = async () => ({
  default: (await import('./account/AccountDialogs.tsx')).AccountDialogs,
});
export const loadCommandDialogs = async () => ({
  default: (await import('./commands/CommandDialogs.tsx')).CommandDialogs,
});

export const loadNotificationEntries = async () => ({
  default: (await import('./NotificationEntries.tsx')).NotificationEntries,
});

/** A failure becomes visible when the part is opened. */
export function prefetchShellParts(): void {
  for (const load of [loadAccountDialogs, loadCommandDialogs, loadNotificationEntries])
    load().catch(() => undefined);
}
