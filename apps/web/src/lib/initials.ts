/** The two letters that stand for a name without a picture: "Layla Haddad" is LH, "Oasis" is Oa. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/u).filter(Boolean);
  const [first, second] = words.map((word) => Array.from(word));
  if (!first) return '?';
  if (second) return `${first[0]}${second[0]}`.toLocaleUpperCase('en-US');
  return `${first[0]?.toLocaleUpperCase('en-US')}${first[1] ?? ''}`;
}
