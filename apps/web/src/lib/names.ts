/** First and last name as one text. */
export function fullName(person: { firstName: string | null; lastName: string | null }): string {
  return [person.firstName, person.lastName].filter(Boolean).join(' ');
}

/** Keeps two Arabic letters from being joined. */
const apart = '\u200c';

/** The two letters shown for a name without a picture: "Layla Haddad" is LH, "Oasis" is Oa. */
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
