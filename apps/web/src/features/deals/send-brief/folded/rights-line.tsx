import type { FoldedLine, FoldedTerms } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { rightsInShort } from '@briefcast/i18n/rights-in-short';
import { Scale } from 'lucide-react';
import { RichText } from '../../../../ui/rich-text.tsx';

const ofRights: readonly FoldedLine[] = [
  ...(['ownAccounts', 'siteAndShop', 'paidAds', 'boostedPost', 'broadcast', 'unpaidTerm'] as const),
  ...(['territory', 'exclusivity', 'rawFootage'] as const),
];

interface RightsLineProps {
  rights: FoldedTerms['rights'];
  unlike: readonly FoldedLine[];
  /** Null while nothing can be changed. */
  onChange: (() => void) | null;
}

/** The rights in one line, yellow where they are others than usual. */
export function RightsLine({ rights, unlike, onChange }: RightsLineProps) {
  const isUsual = !unlike.some((line) => ofRights.includes(line));
  const said = rightsInShort(rights, rights.exclusivity);
  const parts = isUsual ? m.short_usual.parts({ said }) : m.short_other.parts({ said });
  return (
    <div className="rights-line" data-tone={isUsual ? undefined : 'yellow'}>
      <Scale aria-hidden className="ic" />
      <p className="min-w-0">
        <RichText parts={parts} tags={{ b: (children) => <b>{children}</b> }} />
      </p>
      {onChange ? (
        <button type="button" aria-label={m.short_change()} onClick={onChange}>
          {m.usual_change()}
        </button>
      ) : null}
    </div>
  );
}
