import { jsonIn } from '../text/json.ts';

/** A field of the form that sends an event: the type of its value in the model, and the value as text. */
export interface PayloadField {
  name: string;
  type: 'text' | 'number' | 'boolean' | 'json';
  value: string;
}

/** @param payload an event of the model without its type, as JSON */
export function payloadFields(payload: string): PayloadField[] {
  return Object.entries(JSON.parse(payload) as object).map(([name, value]) => {
    const type = typeOf(value);
    return { name, type, value: type === 'text' ? value : JSON.stringify(value) };
  });
}

/** The payload as JSON. The content of a JSON field is not checked. */
export function payloadText(fields: readonly PayloadField[]): string {
  return `{${fields.map(({ name, type, value }) => `${JSON.stringify(name)}: ${type === 'text' ? JSON.stringify(value) : value}`).join(', ')}}`;
}

/** Whether a text is an event's payload; an empty one has no values. */
export function isPayload(text: string): boolean {
  const value = text.trim() === '' ? {} : jsonIn(text);
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export const isJson = (text: string): boolean => jsonIn(text) !== undefined;

function typeOf(value: unknown): PayloadField['type'] {
  if (typeof value === 'string') return 'text';
  return typeof value === 'number' || typeof value === 'boolean'
    ? (typeof value as 'number' | 'boolean')
    : 'json';
}
