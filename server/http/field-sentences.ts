import type { ErrorObject } from 'ajv/dist/2020.js';

const UPPER_CASE = new Set(['id', 'cdt', 'ucr', 'fsa', 'hsa']);

const TYPES: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a JSON object',
};

const FORMATS: Readonly<Record<string, string>> = {
  date: 'must be a date like 2026-03-16.',
  'date-time': 'must be a time like 2026-03-16T09:30:00Z.',
  email: 'must be an email address like office@example.com.',
};

/** By the patterns of the contract. */
const PATTERNS: Readonly<Record<string, string>> = {
  '^(19|[2-9]\\d)': 'must be a date in 1900 or later, like 1980-03-16.',
};

const INVALID = "isn't valid. Check it and try again.";

/** `address.zipCode` is `Zip code`, and an item of a list has the name of the list. */
function nameOf(field: string): string {
  if (field === 'body') return 'The request body';
  const [first = field, ...inner] = field.split('.').filter((part) => !/^\d+$/.test(part));
  const words = (inner.length > 0 ? inner.join(' ') : first)
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .split(/[ _-]/)
    .map((word) => word.toLowerCase())
    .map((word) => (UPPER_CASE.has(word) ? word.toUpperCase() : word));
  const name = words.join(' ').replace(/^is /, '');
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** The message for a field that breaks a schema's rule: it names the field and says what to enter. */
export function sentenceOf(field: string, { keyword, params, message }: ErrorObject): string {
  const name = nameOf(field);
  const limit = Number(params['limit']);
  switch (keyword) {
    case 'required':
      return `${name} is required.`;
    case 'additionalProperties':
    case 'unevaluatedProperties':
      return `Unknown field ${field}. Remove it.`;
    case 'type':
      return `${name} must be ${TYPES[String(params['type'])] ?? 'of another type'}.`;
    case 'enum':
      return `${name} must be one of: ${params['allowedValues'].join(', ')}.`;
    case 'minLength':
      return limit === 1 ? `${name} is required.` : `${name} must be at least ${limit} characters.`;
    case 'maxLength':
      return `${name} must be at most ${limit === 1 ? 'one character' : `${limit} characters`}.`;
    case 'minItems':
      return `${name} must have at least ${limit === 1 ? 'one entry' : `${limit} entries`}.`;
    case 'maxItems':
      return `${name} must have at most ${limit === 1 ? 'one entry' : `${limit} entries`}.`;
    case 'uniqueItems':
      return `${name} must not repeat an entry.`;
    case 'minProperties':
      return `${name} must have at least one field.`;
    case 'minimum':
      return `${name} must be at least ${limit}.`;
    case 'exclusiveMinimum':
      return `${name} must be more than ${limit}.`;
    case 'maximum':
      return `${name} must be at most ${limit}.`;
    case 'format':
      return `${name} ${FORMATS[String(params['format'])] ?? "isn't valid."}`;
    case 'pattern':
      return `${name} ${PATTERNS[String(params['pattern'])] ?? INVALID}`;
    case 'x-decimals':
    case 'x-visible':
      return `${name} ${message}`;
    default:
      return `${name} ${INVALID}`;
  }
}
