/** From this age a person is an adult (CONST-2). */
export const ADULT_YEARS = 18;

/**
 * Full years of somebody's life on a day, both YYYY-MM-DD. Who was born on 29 February is a year older on 1 March where
 * the year has no such day: on 28 February their birthday is still to come.
 */
export function ageOn(birthDate: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  const isBirthdayToCome = today.slice(5) < birthDate.slice(5);
  return isBirthdayToCome ? years - 1 : years;
}

/** Whether somebody is at least 18 years old on a day of the practice's (ENTITY-2, CONST-3). */
export const isAdult = (birthDate: string, today: string): boolean => ageOn(birthDate, today) >= ADULT_YEARS;
