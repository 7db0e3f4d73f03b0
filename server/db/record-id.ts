const WHOLE_NUMBER = /^[1-9]\d{0,15}$/;
/** No record has it: a text that can't be an id is answered like an id that is unknown. */
const NO_RECORD_ID = 0;

/** The database's number of an id that came from outside. */
export function recordNumber(id: string): number {
  const number = WHOLE_NUMBER.test(id) ? Number(id) : NO_RECORD_ID;
  return Number.isSafeInteger(number) ? number : NO_RECORD_ID;
}
