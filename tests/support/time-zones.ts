import { vi } from 'vitest';

/**
 * Both ends of the calendar, half-hour offsets, and clock changes in either half of the year, one of them at
 * midnight. In minutes behind UTC on New Year's Day 2026, to check that the zone is active.
 */
const OFFSETS = {
  UTC: 0,
  'America/New_York': 300,
  'Pacific/Kiritimati': -840,
  'Pacific/Pago_Pago': 660,
  'Asia/Kolkata': -330,
  'America/Santiago': 180,
};

/** Runs something in each of six time zones, as if this computer were there. */
export async function inEachZone(act: (zone: string) => Promise<void> | void): Promise<void> {
  try {
    for (const [zone, offset] of Object.entries(OFFSETS)) {
      vi.stubEnv('TZ', zone);
      if (new Date(2026, 0, 1).getTimezoneOffset() !== offset) throw new Error(`Not in ${zone}.`);
      await act(zone);
    }
  } finally {
    vi.unstubAllEnvs();
  }
}
