import { expect, it } from 'vitest';
import { type Random, randomOf } from '#server/seed/random.ts';
import { times } from '#tests/support/depth.ts';
import { Rules } from './rules.ts';
import { stepsIn } from './steps.ts';
import { World } from './world.ts';

const WALKS = times(4_000, 300);
const STEPS = 60;

const TO_THE_FORM = [
  ...['restoreSession: signed in', 'loadUser: loaded', 'loadWidget: loaded', 'loadPatient: loaded'],
  ...['getAmountDue: due', 'recallIntent: read', 'listAccounts: listed', 'stream begins'],
  'loadNotifications: loaded',
];
const TO_THE_CHARGE = [...TO_THE_FORM, 'review', 'confirm twice', 'claimIntent: stored'];
const TO_THE_UNKNOWN_CHARGE = [...TO_THE_CHARGE, 'takePayment: lost on the way there'];
/** The user leaves the page before the response, which is lost, and returns. */
const TO_THE_LOST_CHARGE = [
  ...[...TO_THE_CHARGE, 'leave: dashboard', 'takePayment: lost on the way back', 'leave: payment'],
  ...['loadWidget: loaded', 'loadPatient: loaded', 'getAmountDue: due', 'recallIntent: read'],
  'listAccounts: listed',
];
/** Most walks from the start take a long time to reach a payment. */
const BEGINNINGS: readonly [string[], ...string[][]] = [
  [],
  TO_THE_FORM,
  TO_THE_CHARGE,
  TO_THE_UNKNOWN_CHARGE,
  TO_THE_LOST_CHARGE,
];

/** All walks together contain these steps. */
const WANTED = [
  ...['takePayment: approved', 'takePayment: pending', 'takePayment: declined', 'checkPayment: answered'],
  ...['takePayment: lost on the way there', 'takePayment: lost on the way back', 'charge twice', 'again'],
  ...['doTask: done', 'toast: undo', 'refreshToken: refused', 'storeToken: stored', 'endSession: ended'],
  ...['leave', 'menu: sign out', 'menu: other practice', 'menu: password', 'signed out elsewhere'],
];

it('the portal sends no request after sign-out, opens one dialog, charges once, and drops the data of an earlier session', async () => {
  const taken = new Set<string>();
  for (let seed = 1; seed <= WALKS; seed += 1) {
    const { path, broken } = await walk(randomOf(seed));
    for (const step of path) taken.add(step);
    expect({ seed, path: broken.length > 0 ? path : [], broken }).toEqual({ seed, path: [], broken: [] });
  }
  expect(WANTED.filter((step) => !taken.has(step))).toEqual([]);
});

async function walk(random: Random) {
  const rules = new Rules();
  const world = new World(rules);
  const path: string[] = [];
  const beginning = random.pick(BEGINNINGS);
  while (path.length < STEPS && rules.broken.length === 0 && !world.isReloading) {
    const groups = stepsIn(world, rules);
    const given = beginning[path.length];
    const group = groups[random.whole(0, groups.length - 1)] ?? {};
    const names = Object.keys(group);
    const name = given ?? names[random.whole(0, names.length - 1)] ?? '';
    path.push(name);
    const step = groups.find((each) => name in each)?.[name];
    if (step === undefined) throw new Error(`No step ${name} after ${path.join(', ')}`);
    step();
    await settled();
    world.showPage();
    await settled();
    rules.check(world);
  }
  world.stop();
  return { path, broken: rules.broken };
}

/** The result of a promise, and its callbacks. */
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));
