/**
 * What a save sends for one field (rules/wire#partial-updates): its value when there is one, null when
 * the person emptied a field that had one, and nothing at all when it was and stays empty.
 */
export function sent<T>(value: T | null, hadValue: boolean): T | null | undefined {
  if (value !== null) return value;
  return hadValue ? null : undefined;
}

/** A text as it is sent: trimmed, with blank meaning none. */
export const sentText = (value: string, saved: string | null) => sent(value.trim() || null, Boolean(saved));

/** A list as it is sent, with an empty one meaning none. */
export const sentList = <T>(items: readonly T[], saved: readonly unknown[]) =>
  sent(items.length > 0 ? [...items] : null, saved.length > 0);

/** A choice as it is sent; a select's empty option means none. */
export const sentChoice = <T extends string>(value: T | '', saved: T | null) =>
  sent(value === '' ? null : value, saved !== null);

/** Reads a comma-separated text; blank entries are dropped. */
export const splitList = (text: string): string[] =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');

/** Shows a list as the comma-separated text that `splitList` reads. */
export const joinList = (items: readonly string[]): string => items.join(', ');
