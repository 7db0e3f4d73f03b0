import { readdirSync, readlinkSync } from 'node:fs';

/** What a process has open, without the files of its data folder: the database opens and closes those by itself. */
export function openDescriptors(pid: number | undefined, dataFolder: string): string[] {
  const folder = `/proc/${pid}/fd`;
  return readdirSync(folder).flatMap((descriptor) => {
    const target = targetOf(`${folder}/${descriptor}`);
    return target === undefined || target.startsWith(dataFolder) ? [] : [target];
  });
}

function targetOf(link: string): string | undefined {
  try {
    return readlinkSync(link);
  } catch {
    return undefined;
  }
}
