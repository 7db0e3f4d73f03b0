import type { Random } from './random.ts';
import { FIRST_NAMES, LAST_NAMES, STREETS } from './words.ts';

export interface SeedPatient {
  subscriber_identifier: string;
  first_name: string;
  middle_initial: string;
  last_name: string;
  birth_date: string;
  email: string;
  email_verified: boolean;
  phone: string;
  address_line1: string;
  address_line2: string;
  city: string;
  state: string;
  zip_code: string;
  external_patient_id: string;
  external_patient_source: string;
}

export interface Home {
  lastName: string;
  subscriberIdentifier: string;
  street: string;
  apartment: string;
  city: string;
  state: string;
  zipCode: string;
  areaCode: string;
}

const OTHER_PROGRAM = 'Chairside';
const INITIALS = ['', '', '', 'A', 'B', 'C', 'E', 'J', 'L', 'M', 'R', 'S'] as const;

export function anyHome(
  random: Random,
  location: { city: string; state: string; zipCode: string; phone: string },
  subscriberIdentifier: string,
): Home {
  return {
    lastName: random.pick(LAST_NAMES),
    subscriberIdentifier,
    street: `${random.whole(1, 999)} ${random.pick(STREETS)}`,
    apartment: random.chance(0.2) ? `Apartment ${random.whole(1, 40)}` : '',
    city: location.city,
    state: location.state,
    zipCode: location.zipCode,
    areaCode: location.phone.slice(0, 5),
  };
}

/** @param number distinguishes people of the same name */
export function anyPatient(random: Random, home: Home, birthDate: string, number: number): SeedPatient {
  const firstName = random.pick(FIRST_NAMES);
  const known = random.chance(0.3);
  return {
    subscriber_identifier: home.subscriberIdentifier,
    first_name: firstName,
    middle_initial: random.pick(INITIALS),
    last_name: home.lastName,
    birth_date: birthDate,
    email: `${lettersOf(firstName)}.${lettersOf(home.lastName)}${number}@mail.test`,
    email_verified: random.chance(0.7),
    phone: `${home.areaCode} 555-01${String(random.whole(0, 99)).padStart(2, '0')}`,
    address_line1: home.street,
    address_line2: home.apartment,
    city: home.city,
    state: home.state,
    zip_code: home.zipCode,
    external_patient_id: known ? `C${String(number).padStart(6, '0')}` : '',
    external_patient_source: known ? OTHER_PROGRAM : '',
  };
}

const lettersOf = (name: string): string =>
  name
    .replaceAll('ø', 'o')
    .normalize('NFD')
    .replace(/[^A-Za-z]/g, '')
    .toLowerCase();
