import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stopGracefully } from '#server/http/stop.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const never = () => new Promise<void>(() => undefined);
const atOnce = () => Promise.resolve();

async function outcomeAfter(
  milliseconds: number,
  appCloses: () => Promise<void>,
  dataClose: () => Promise<void>,
) {
  const cut = vi.fn();
  const outcome = vi.fn();
  const app = { close: appCloses, server: { closeAllConnections: cut } };
  void stopGracefully(app, { close: dataClose }).then(outcome);
  await vi.advanceTimersByTimeAsync(milliseconds);
  return { outcome, cut };
}

it('a stop closes the app and then its database', async () => {
  const { outcome, cut } = await outcomeAfter(0, atOnce, atOnce);
  expect(outcome).toHaveBeenCalledExactlyOnceWith(true);
  expect(cut).not.toHaveBeenCalled();
});

it('a database that goes on working does not hold a stop for 5 seconds', async () => {
  const { outcome } = await outcomeAfter(4900, atOnce, never);
  expect(outcome).toHaveBeenCalledExactlyOnceWith(false);
});

it('a client that never ends does not either: its connection is cut', async () => {
  const { outcome, cut } = await outcomeAfter(4900, never, atOnce);
  expect(cut).toHaveBeenCalledOnce();
  expect(outcome).toHaveBeenCalledExactlyOnceWith(false);
});
