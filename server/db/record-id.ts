const WHOLE_NUMBER = /^[1-9]\d{0,15}$/;
/** No record has this id, so that an invalid id is handled like an unknown one. */
const NO_RECORD_ID = 0;

export function recordNumber(id: string): number {
  const number = WHOLE_NUMBER.test(id) ? Number(id) : NO_RECORD_ID;
  return Number.isSafeInteger(number) ? number : NO_RECORD_ID;
}
