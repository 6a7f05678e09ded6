/** Names of files in a ZIP: valid on every system, and unique (rules/files#download-everything). */
import filenamify from 'filenamify';

/** The ZIP's own file, whose name no other may have. */
export const checksumsName = 'checksums.txt';

/** At most three bytes a character, so that a number still fits into the 255 bytes that file systems allow. */
const maxCharacters = 80;

/** Programs take a name that begins with a dash for an option; one that begins with a dot is hidden and has no stem. */
const misleadingStart = /^[-.]/;

function safeName(name: string): string {
  const whole = filenamify(name, { replacement: '_', maxLength: maxCharacters });
  // The part after the last dot is never shortened: if it is too long, it does not count as an extension.
  const safe =
    whole.length <= maxCharacters
      ? whole
      : filenamify(name.replaceAll('.', '_'), { replacement: '_', maxLength: maxCharacters });
  return misleadingStart.test(safe) ? `_${safe}` : safe;
}

function numbered(name: string, number: number): string {
  if (number === 1) return name;
  const dot = name.lastIndexOf('.');
  return dot < 0 ? `${name} (${number})` : `${name.slice(0, dot)} (${number})${name.slice(dot)}`;
}

/** A name in the ZIP for each given one, in order; names that differ only in upper and lower case get a number. */
export function zipNames(names: readonly string[]): string[] {
  const taken = new Set([checksumsName]);
  return names.map((name) => {
    const safe = safeName(name);
    let number = 1;
    while (taken.has(numbered(safe, number).toLowerCase())) number++;
    const free = numbered(safe, number);
    taken.add(free.toLowerCase());
    return free;
  });
}
