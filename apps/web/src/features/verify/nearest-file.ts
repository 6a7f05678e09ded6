import type { CertificateFile } from '@briefcast/contract';

const stemOf = (name: string) => name.toLowerCase().replace(/\.[^.]*$/, '');

/** How far a file is from one of the certificate: its name first, then its size. */
function distance(file: Pick<File, 'name' | 'size'>, listed: CertificateFile): number {
  const isNamesake = stemOf(file.name) === stemOf(listed.name);
  return Math.abs(file.size - listed.size) / Math.max(file.size, listed.size, 1) - (isNamesake ? 2 : 0);
}

/** The licensed file that a file without a match was most likely meant to be; undefined where none has a hash. */
export const nearestFile = (
  file: Pick<File, 'name' | 'size'>,
  files: readonly CertificateFile[],
): CertificateFile | undefined =>
  files
    .filter(({ sha256 }) => sha256 !== null)
    .sort((one, other) => distance(file, one) - distance(file, other))[0];
