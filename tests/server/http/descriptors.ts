import { readdirSync, readlinkSync } from 'node:fs';

/**
 * The open descriptors of a process, without the files in its data folder, which the database opens and closes on its
 * own.
 */
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
