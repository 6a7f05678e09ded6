/** Files by the type that the browser states, or by their ending where it states none. */

/** Types that some systems do not know: Windows states none for HEIC. */
const typesByEnding: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  gif: 'image/gif',
  heic: 'image/heic',
  heif: 'image/heif',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  m4v: 'video/mp4',
  mov: 'video/quicktime',
  mp4: 'video/mp4',
  png: 'image/png',
  webm: 'video/webm',
  webp: 'image/webp',
};

interface NamedFile {
  name: string;
  type: string;
}

const endingOf = (name: string) => /\.([a-z0-9]{1,10})$/.exec(name.toLowerCase())?.[1] ?? '';

/** The type of a file in lower case; empty if neither the browser nor its ending tells it. */
export const typeOf = ({ name, type }: NamedFile): string =>
  type === '' ? (typesByEnding[endingOf(name)] ?? '') : type.toLowerCase();

/**
 * Whether a file matches an input's `accept` list; the browser applies it in its own dialog, but not to
 * dropped files.
 */
export function acceptsFile(file: NamedFile, accept: string | undefined): boolean {
  const rules = (accept ?? '').split(',').map((rule) => rule.trim().toLowerCase());
  if (rules.every((rule) => rule === '')) return true;

  const name = file.name.toLowerCase();
  const type = typeOf(file);
  return rules.some((rule) => {
    if (rule === '') return false;
    if (rule.startsWith('.')) return name.endsWith(rule);
    if (rule.endsWith('/*')) return type.startsWith(rule.slice(0, -1));
    return type === rule;
  });
}
