/** Decides in one place who is a party of a deal: finds statements that compare the sides of deals by hand. */
const parties = 'apps/server/src/features/parties/';
const features = 'apps/server/src/features/';

/** Files that compare a side with somebody who is not the one that asks, and why. */
const aboutOthers: Readonly<Record<string, string>> = {
  'admin/read-details.ts': 'the admin reads of any brand and creator',
  'admin/read-removal.ts': 'the admin reads what ends with an account',
  'payouts/read-all-payouts.ts': 'the admin chooses a brand',
  'payouts/payment-record.ts': 'how a brand pays is told to creators',
  'brands/brand-facts.ts': 'what a brand has done is told to creators',
  'creators/work-facts.ts': 'what a creator has done is told to everybody',
  'deals/read-deals.ts': 'a brand chooses a creator among its own deals',
  'castings/applicants-page.ts': 'counts the deals of an organisation with somebody who applied to it',
  'rosters/read-rosters.ts': 'counts the deals of an organisation with a saved creator',
  'notifications/forget-organization.ts': 'an organisation is deleted',
  'invoices/own-data.ts': 'organisations whose books somebody reads',
  'personal-data/read-removal.ts': 'organisations that end with an account',
};

/** Columns joined with a side, to read its name. */
const joined = /^(?:brands\.id|creators\.userId|creatorUsers\.id|sql`coalesce\()/u;
const call = /\b(?:eq|ne|inArray)\(\s*deals\.(?:brandId|creatorId)\s*,\s*([^)]*)/gu;
const choice = /\?\s*deals\.(?:brandId|creatorId)\s*:\s*deals\./gu;
const bound = /\$\{deals\.(?:brandId|creatorId)\}\s*(?:=|<>|in\b|is\b)(?!\s*\$\{(?:brands|creators)\.)/gu;
const named =
  /(?:\b(?:d|h|bd|rd|deals)|"deals")\."?(?:brand|creator)_id"?\s*(?:=|<>|in\b|is\b)(?!\s*(?:"(?:brands|creators)"|b\.id|c\.user_id))/gu;
const alone = /\bfrom (?:\$\{deals\}|deals) where "?(?:brand|creator)_id/gu;
const comment = /\/\*[\s\S]*?\*\/|\/\/.*$/gmu;

/** The comparisons of a source that ask by hand, as they stand there. */
export function comparedSides(source: string): string[] {
  const code = source.replace(comment, '');
  const calls = [...code.matchAll(call)].filter(([, other = '']) => !joined.test(other));
  const others = [choice, bound, named, alone].flatMap((pattern) => [...code.matchAll(pattern)]);
  return [...calls, ...others].map(([text]) => text);
}

/** Why a file may not ask as it does, one line for each comparison. */
export function asksByHand(file: string, source: string): string[] {
  if (!file.startsWith(features) || file.startsWith(parties)) return [];
  if (file.slice(features.length) in aboutOthers) return [];
  return comparedSides(source).map(
    (text) => `${file} compares "${text}": ask features/parties/party.ts who is a party of a deal`,
  );
}

/** Files that are excused. */
export const excused: readonly string[] = Object.keys(aboutOthers).map((file) => features + file);
