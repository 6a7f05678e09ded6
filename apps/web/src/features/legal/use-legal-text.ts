/**
 * Text of a legal page: the one that came with the page, else read from the server. Without the query client, which these
 * pages come without.
 */
import type { LegalPageName, LegalText } from '@briefcast/contract';
import { useEffect, useState } from 'react';
import { readPageData } from '../../lib/page-data.ts';
import { pageMap, pageState } from '../../lib/page-state.ts';

/** Name of the answer in the data of a page. */
const answer = 'legalText';

export const legalTextKey = (page: LegalPageName, version: string | null) =>
  [answer, page, version ?? ''] as const;

const known = pageMap<string, LegalText>();
const nameOf = (page: LegalPageName, version: string | null) => legalTextKey(page, version).join(' ');
const hasReadPage = pageState(false);

/** Takes over a text that is known already, as where the server renders its page. */
export const knowLegalText = (page: LegalPageName, version: string | null, text: LegalText): void =>
  void known.set(nameOf(page, version), text);

/** Takes over the text in the data of this page, once. */
function readTextOfPage(): void {
  if (hasReadPage.read()) return;
  hasReadPage.write(true);
  for (const { key, data } of readPageData()?.queries ?? [])
    if (key[0] === answer) known.set(key.join(' '), data as LegalText);
}

async function ask(page: LegalPageName, version: string | null, signal: AbortSignal): Promise<LegalText> {
  const { client } = await import('../../lib/api.ts');
  const query = version === null ? {} : { version: Number(version) };
  return (await client.legal.read({ params: { page }, query }, { signal })).text;
}

interface Read {
  name: string;
  text: LegalText | null;
  hasFailed: boolean;
}

/** Reads the version of an address, or the one in force. Where it is known it is shown at once. */
export function useLegalText(page: LegalPageName, version: string | null) {
  const name = nameOf(page, version);
  const [last, setRead] = useState<Read | null>(null);
  const [tries, setTries] = useState(0);
  readTextOfPage();
  const text = known.get(name) ?? (last?.name === name ? last.text : null);
  const isKnown = text !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again.
  useEffect(() => {
    if (isKnown) return;
    const end = new AbortController();
    ask(page, version, end.signal).then(
      (read) => {
        if (end.signal.aborted) return;
        known.set(name, read);
        setRead({ name, text: read, hasFailed: false });
      },
      () => end.signal.aborted || setRead({ name, text: null, hasFailed: true }),
    );
    return () => end.abort();
  }, [page, version, name, isKnown, tries]);
  const hasFailed = !isKnown && last?.name === name && last.hasFailed;
  return {
    text,
    hasFailed,
    retry() {
      setRead(null);
      setTries(tries + 1);
    },
  };
}
