/** Sizes of files as the current locale writes them. */
import { m } from '@briefcast/i18n/messages';
import { formatCount } from './format.ts';

const units = [m.format_bytes, m.format_kilobytes, m.format_megabytes, m.format_gigabytes] as const;

/** `0 Bytes`, `86.2 MB`. */
export function formatBytes(bytes: number): string {
  let value = bytes;
  let unit = 0;
  // 1023.95 KB would round to "1,024 KB": it is a megabyte already.
  while (unit < units.length - 1 && value >= (unit === 0 ? 1024 : 1023.95)) {
    value /= 1024;
    unit += 1;
  }
  const amount = formatCount(Math.round(value * 10) / 10);
  return (units[unit] ?? m.format_bytes)({ amount });
}
