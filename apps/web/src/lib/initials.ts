/** Between two letters of Arabic, which would otherwise be drawn as one word. */
const apart = '\u200c';

/** The two letters that stand for a name without a picture: "Layla Haddad" is LH, "Oasis" is Oa. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/u).filter(Boolean);
  const [first, second] = words.map((word) => Array.from(word));
  if (!first) return '?';
  if (second) {
    const between = /\p{Script=Arabic}/u.test(first[0] ?? '') ? apart : '';
    return `${first[0]}${between}${second[0]}`.toLocaleUpperCase('en-US');
  }
  return `${first[0]?.toLocaleUpperCase('en-US')}${first[1] ?? ''}`;
}
