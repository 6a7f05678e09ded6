import { foldForSearch } from '@briefcast/contract/kit/fold-for-search';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { useTestServer } from '../../testing/harness.ts';
import { folded } from './folded.ts';

const server = useTestServer();

test('the database folds texts as the contract does', async () => {
  const letters = [
    ...['serum', "O'Brien`s", 'Crème', 'naïve', 'e\u0301', 'σας', 'ﬁlm', '🎬', ' ', '\n'],
    ...['الإضاءة', 'أصوّر', 'مستشفى', 'کتاب', 'ہے', '٢٠٢٦', '۲۶', 'ـمـ', 'ٱلله', 'ء'],
  ];
  const texts = fc.sample(fc.array(fc.constantFrom(...letters), { maxLength: 6 }), { numRuns: 300, seed: 7 });
  const faults: string[] = [];
  for (const text of [...letters, ...texts.map((parts) => parts.join(''))]) {
    const [row] = await server.app.deps.db
      .select({ folded: sql<string>`lower(${folded(sql`${text}::text`)})` })
      .from(sql`(select 1) one`);
    if (row?.folded !== foldForSearch(text))
      faults.push(`${text}: ${row?.folded} for ${foldForSearch(text)}`);
  }
  expect(faults).toEqual([]);
});
