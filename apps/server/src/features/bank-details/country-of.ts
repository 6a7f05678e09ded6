/** The country of an address as its two letters, which files for banks name (rules/payouts#run-files). */
import type { BankDetails } from '@briefcast/contract';

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const folded = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/[^\p{L}]/gu, '')
    .toLowerCase();

/** Short forms that no list of names has. */
const shortForms: readonly [string, string][] = [
  ['uae', 'AE'],
  ['الإمارات', 'AE'],
  ['ksa', 'SA'],
  ['uk', 'GB'],
  ['usa', 'US'],
];

let known: ReadonlyMap<string, string> | undefined;

/** Every country by its names in English and Arabic. */
function codes(): ReadonlyMap<string, string> {
  if (known) return known;
  const all = letters.flatMap((first) => letters.map((second) => `${first}${second}`));
  const found = new Map<string, string>();
  for (const locale of ['en', 'ar']) {
    const names = new Intl.DisplayNames([locale], { type: 'region', fallback: 'none' });
    for (const code of all) {
      const name = names.of(code);
      // Codes that were given up share a name with the country of today.
      if (
        name &&
        new Intl.Locale('und', { region: code }).maximize().region === code &&
        !found.has(folded(name))
      )
        found.set(folded(name), code);
    }
  }
  for (const [name, code] of shortForms) found.set(folded(name), code);
  known = found;
  return found;
}

/** Returns the code that was stated, else that of the country's name; null for a name that is none. */
export function countryOf({ country, einvoice }: Pick<BankDetails, 'country' | 'einvoice'>): string | null {
  const stated = einvoice?.country.toUpperCase() ?? '';
  if (/^[A-Z]{2}$/u.test(stated)) return stated;
  return codes().get(folded(country)) ?? null;
}
