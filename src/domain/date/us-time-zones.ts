/** The time zones of the United States and its territories, by their common names (CONST-3). */
export const US_TIME_ZONES = [
  { id: 'America/New_York', name: 'Eastern (New York)' },
  { id: 'America/Detroit', name: 'Eastern (Detroit)' },
  { id: 'America/Indiana/Indianapolis', name: 'Eastern (Indianapolis)' },
  { id: 'America/Kentucky/Louisville', name: 'Eastern (Louisville)' },
  { id: 'America/Chicago', name: 'Central (Chicago)' },
  { id: 'America/Menominee', name: 'Central (Menominee)' },
  { id: 'America/Denver', name: 'Mountain (Denver)' },
  { id: 'America/Boise', name: 'Mountain (Boise)' },
  { id: 'America/Phoenix', name: 'Arizona (Phoenix)' },
  { id: 'America/Los_Angeles', name: 'Pacific (Los Angeles)' },
  { id: 'America/Anchorage', name: 'Alaska (Anchorage)' },
  { id: 'America/Adak', name: 'Aleutian (Adak)' },
  { id: 'Pacific/Honolulu', name: 'Hawaii (Honolulu)' },
  { id: 'America/Puerto_Rico', name: 'Atlantic (Puerto Rico)' },
  { id: 'America/St_Thomas', name: 'Atlantic (St. Thomas)' },
  { id: 'Pacific/Guam', name: 'Chamorro (Guam)' },
  { id: 'Pacific/Saipan', name: 'Chamorro (Saipan)' },
  { id: 'Pacific/Pago_Pago', name: 'Samoa (Pago Pago)' },
] as const;

const ABBREVIATED: Readonly<Record<string, string>> = {
  E: 'Eastern',
  C: 'Central',
  M: 'Mountain',
  P: 'Pacific',
};

interface OtherZone {
  /** As in the text, such as `CST`. */
  found: string;
  /** The practice's own: `Eastern`. */
  zone: string;
  /** Right all year: `ET`; empty for a time zone without one. */
  abbreviation: string;
}

const zoneWord = (timeZone: string): string =>
  US_TIME_ZONES.find(({ id }) => id === timeZone)?.name.split(' ')[0] ?? '';

/** Right all year, such as `ET`; empty for a time zone without one. */
export function zoneAbbreviation(timeZone: string): string {
  const letter = Object.keys(ABBREVIATED).find((each) => ABBREVIATED[each] === zoneWord(timeZone));
  return letter === undefined ? '' : `${letter}T`;
}

/** A time zone in the text other than the given one; null if there is none. */
export function otherZoneIn(text: string, timeZone: string): OtherZone | null {
  const abbreviation = zoneAbbreviation(timeZone);
  const own = timeZone === 'America/Phoenix' ? /^MST$/ : new RegExp(`^${abbreviation.charAt(0) || '-'}`);
  const found = text.match(/\b[ECMP][SD]?T\b/g)?.find((each) => !own.test(each));
  if (found === undefined || zoneWord(timeZone) === '') return null;
  return { found, zone: zoneWord(timeZone), abbreviation };
}

/** Every other time zone in the text becomes the given one, or is removed if the given one has no abbreviation. */
export function withOwnZone(text: string, timeZone: string): string {
  const other = otherZoneIn(text, timeZone);
  if (other === null) return text;
  const replaced = text.replace(new RegExp(`\\b${other.found}\\b`), other.abbreviation);
  return withOwnZone(other.abbreviation === '' ? replaced.replace(/ +(?=[ ,;]|$)/g, '') : replaced, timeZone);
}
