import { describe, expect, it } from 'vitest';
import {
  isMemberChanged,
  MEMBER_RULES,
  memberChange,
  memberMessages,
  memberRefusals,
  memberTexts,
} from '#domain/patient/member-edit.ts';
import { newPatientMessages } from '#domain/patient/new-patient.ts';
import { NO_SETTINGS, settingMessages, settingTexts } from '#domain/practice/practice-settings.ts';
import { applyEdit } from '#domain/text/field.ts';
import { FIELDS } from '#domain/text/fields.ts';
import { RECORD } from '../../machines/member-edit.model.ts';
import { ADA } from '../../support/patient-plans.ts';

const TODAY = '2026-11-22';
const { texts } = RECORD;

describe('the record of a patient in a form', () => {
  it('API-8: is formatted in the fields', () => {
    const { firstName, lastName, email, birthDate, phone } = ADA;
    const address = { ...ADA.address, zipCode: '432151234' };
    expect(memberTexts({ firstName, lastName, email }, birthDate, phone, address)).toEqual({
      ...texts,
      birthDate: '04/12/1980',
      zipCode: '43215-1234',
    });
  });

  it('SCHEMA-3, SCHEMA-4, SCHEMA-5: each field has its own message', () => {
    const wrong = {
      ...texts,
      firstName: 'Al',
      lastName: ' O ',
      birthDate: '11/23/2026',
      phone: '555-0119',
      state: 'O',
      zipCode: '4321',
    };
    expect(memberMessages(texts, wrong, TODAY)).toEqual({
      firstName: 'Name must be at least 3 characters',
      lastName: 'Surname must be at least 3 characters',
      birthDate: 'Date of birth can’t be in the future.',
      phone: 'Phone Number must be at least 10 digits',
      state: 'Choose a state',
      zipCode: 'Zip code must be 5 digits or 9 digits',
    });
    expect(memberMessages(texts, { ...texts, zipCode: '', birthDate: '02/30/1980' }, TODAY)).toEqual({
      zipCode: 'Zip Code is required',
      birthDate: 'Enter a valid date (MM/DD/YYYY)',
    });
    const empty = { ...texts, firstName: ' ', lastName: '', birthDate: '', phone: '' };
    expect(memberMessages(texts, empty, TODAY)).toEqual({
      firstName: 'Name must be at least 3 characters',
      lastName: 'Surname must be at least 3 characters',
      birthDate: 'Date of birth is required',
      phone: 'Phone Number must be at least 10 digits',
    });
    expect(memberMessages(texts, { ...texts, birthDate: '12/31/1899' }, TODAY)).toEqual({
      birthDate: 'Date of birth must be 01/01/1900 or later.',
    });
    expect(memberMessages(texts, texts, TODAY)).toEqual({});
    expect(memberMessages(texts, { ...texts, birthDate: '11/22/2026' }, TODAY)).toEqual({});
  });

  it('API-8: only changed fields are validated: a patient without an email can get another phone number', () => {
    const before = { ...texts, email: '', state: '', zipCode: '' };
    expect(memberMessages(before, { ...before, phone: '(614) 555-0177' }, TODAY)).toEqual({});
    expect(memberMessages(texts, { ...texts, email: '' }, TODAY)).toEqual({});
    expect(memberMessages(before, { ...before, city: 'Dayton' }, TODAY)).toEqual({
      state: 'Choose a state',
      zipCode: 'Zip Code is required',
    });
  });

  it('API-8: only changed fields are sent, an address always complete', () => {
    expect(memberChange(texts, { ...texts, firstName: ' Alma ', phone: '(614) 555-0177' })).toEqual({
      firstName: 'Alma',
      phoneNumber: '6145550177',
    });
    expect(memberChange(texts, { ...texts, zipCode: '43215-1234', birthDate: '04/13/1980' })).toEqual({
      birthDate: '1980-04-13',
      address: {
        line1: '1 Elm Terrace',
        line2: 'Apt 2',
        city: 'Columbus',
        state: 'OH',
        zipCode: '432151234',
      },
    });
    expect(memberChange(texts, { ...texts, email: 'ada@example.test', lastName: 'Marlow' })).toEqual({
      emailAddress: 'ada@example.test',
      lastName: 'Marlow',
    });
    expect([isMemberChanged(texts, { ...texts, city: 'Columbus ' }), memberChange(texts, texts)]).toEqual([
      false,
      {},
    ]);
  });

  it('FIELD-1: unchanged parts of an address are sent with the server’s values', () => {
    const before = { ...texts, line1: '1  Elm Terrace ' };
    expect(memberChange(before, { ...before, city: ' Dayton ' }).address).toMatchObject({
      line1: '1  Elm Terrace ',
      city: 'Dayton',
    });
  });

  it('FIELD-2: an optional email is not validated', () => {
    expect(memberMessages(texts, { ...texts, email: 'ada' }, TODAY)).toEqual({});
    expect(newPatientMessages({ ...texts, email: 'ada' }, TODAY)).toEqual({});
    const settings = { ...settingTexts(NO_SETTINGS), emailSupport: 'help@' };
    expect(settingMessages(NO_SETTINGS, settings)).toEqual({});
  });

  it('ERR-1: a validation error of the server is shown at its field', () => {
    const validationErrors = [
      { field: 'address.zipCode', message: 'Zip code must be 5 digits or 9 digits' },
      { field: 'phoneNumber', message: 'Phone Number must be at least 10 digits' },
      { field: 'version', message: 'Too old' },
    ];
    const failure = { status: 400, reason: 'Bad Request', message: 'Wrong', validationErrors };
    expect(memberRefusals(failure)).toEqual({
      zipCode: 'Zip code must be 5 digits or 9 digits',
      phone: 'Phone Number must be at least 10 digits',
    });
    expect(memberRefusals({ status: 503, reason: 'Unavailable', message: 'Busy' })).toEqual({});
  });
});

it('API-8: an email can be as long as the contract allows, which the email of a sign-in can’t', () => {
  const email = `${'a'.repeat(64)}@${'b'.repeat(60)}.test`;
  const limits = [MEMBER_RULES.email, FIELDS.loginEmail].map(
    (rules) => applyEdit(rules, '', email).value.length,
  );
  expect(limits).toEqual([email.length, 50]);
});
