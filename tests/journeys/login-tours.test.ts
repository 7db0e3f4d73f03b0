import { describe, expect } from 'vitest';
import { loginPageGraph as graph } from '#tests/support/model/login-page.ts';
import { pageTour, walk } from '#tests/support/model/page.ts';
import { moveTours, transitionTours } from '#tests/support/model/tours.ts';
import { driveLoginPage } from './login-driver.ts';
import { it } from './support/journey.ts';

/** Every transition by the fewest steps; under PROVE every step from every situation. */
const tours = process.env['PROVE'] === '1' ? moveTours(graph) : transitionTours(graph);

/** What no person can bring about on the page, and why. */
const NOT_ON_A_PAGE: Record<string, string> = {
  'event field.settled': 'a settled field tells what its last edit has told already: nothing more is shown',
  'actorFailed emailField': 'only a defect in the chart of the field ends it',
  'actorFailed passwordField': 'only a defect in the chart of the field ends it',
};

describe('LOGIN-2, LOGIN-5, LOGIN-6, LOGIN-7 and LOGIN-9: the login page walks the tours of its chart', () => {
  const walked = new Set<string>();

  for (const [number, tour] of tours.entries())
    it(`tour ${number + 1}: ${tour.name}`, async ({ page, troubles }) => {
      troubles.expect(/status of 401|net::ERR_CONNECTION_REFUSED/);
      await walk(await driveLoginPage(page), pageTour(graph, tour));
      for (const { transitions } of tour.moves) for (const id of transitions) walked.add(id);
    });

  it('leave no transition unwalked', () => {
    const left = graph.chart.transitions.filter(({ id }) => !walked.has(id));
    const unexplained = left.filter(({ kind, trigger }) => !(`${kind} ${trigger}` in NOT_ON_A_PAGE));
    expect(unexplained.map(({ id }) => id)).toEqual([]);
    expect(left.length).toBe(Object.keys(NOT_ON_A_PAGE).length);
  });
});
