import { lazy, Suspense, useState } from 'react';
import { afterContent } from '../lib/after-content.ts';
import { askedTexts } from '../lib/market.ts';
import { readStored, writeStored } from '../lib/storage.ts';

/** Loaded after the content; without its code people are asked on a later page. */
const AskedSheet = lazy(async () => {
  try {
    await afterContent();
    return { default: (await import('../features/legal/asked-sheet.tsx')).AskedSheet };
  } catch {
    return { default: () => <></> };
  }
});

const keyOf = (personId: string) => `acceptedTexts:${personId}`;

/** Asks a person to accept changed terms; this device remembers that nothing more is asked of them. */
export function LateAskedTexts({ personId }: { personId: string }) {
  const asked = askedTexts();
  const [accepted, setAccepted] = useState(() => readStored('local', keyOf(personId)));
  if (asked === null || accepted === asked) return null;
  return (
    <Suspense fallback={null}>
      <AskedSheet
        onAccepted={() => {
          writeStored('local', keyOf(personId), asked);
          setAccepted(asked);
        }}
      />
    </Suspense>
  );
}
