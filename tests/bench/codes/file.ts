import { performance } from 'node:perf_hooks';

export const CODES = 20_000;
const ADDRESS = '/api/admin/organization/1/practice/1/ada-codes';
const HEAD = 'Code,Description,UCR amount,Specialty,Specialty code,Category';

export const fileOf = (cents: number): string =>
  [
    HEAD,
    ...Array.from(
      { length: CODES },
      (_, place) => `B${place},Procedure ${place},${(cents + place) / 100},General,GEN,Bench`,
    ),
  ].join('\r\n');

/** The preview and the import of a file in sequence, as on the page. */
export async function importFile(address: string, token: string, csv: string) {
  const post = async (part: string, body: object) => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const answer = await fetch(`${address}${ADDRESS}/${part}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${part} was answered with ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as { fingerprint: string };
  };
  const began = performance.now();
  const { fingerprint } = await post('import-preview', { csv });
  const checked = performance.now();
  await post('import', { csv, fingerprint, deleteCodes: [] });
  return { preview: checked - began, import: performance.now() - checked };
}
