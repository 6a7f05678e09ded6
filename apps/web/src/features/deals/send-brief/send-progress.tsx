import { formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { Info } from 'lucide-react';
import type { SendState } from './send-state.ts';

/**
 * Progress in words: the parts that have reached the creator and those that have not; null while there is nothing to
 * tell.
 */
function progressText(state: SendState, creatorName: string): string | null {
  const { phase, dealId, isUncertain } = state;
  const open = state.references.filter(({ isAnnounced }) => !isAnnounced);
  if (phase === 'sending') {
    if (dealId === null) return m.brief_sending();
    if (open.length === 0) return m.brief_saying_hello();
    return m.brief_files_to_go({ n: open.length, count: formatCount(open.length) });
  }
  if (phase !== 'stopped') return null;
  if (dealId === null) {
    return isUncertain ? m.brief_uncertain() : null;
  }
  const failed = open.filter(({ error }) => error !== null).length;
  if (failed > 0) {
    return m.brief_files_missing({ n: failed, count: formatCount(failed), creator: creatorName });
  }
  return m.brief_cut_off({ creator: creatorName });
}

/** Announces the progress of the brief. */
export function SendProgress({ state, creatorName }: { state: SendState; creatorName: string }) {
  const text = progressText(state, creatorName);
  return (
    <div role="status">
      {text ? (
        <p
          data-tone={state.phase === 'stopped' ? 'orange' : 'blue'}
          className="ear-sm mb-2.5 flex items-start gap-2 bg-k-bg px-3.5 py-2.5 pe-4 text-sm font-medium text-k-ink"
        >
          <Info aria-hidden className="ic" />
          <span className="min-w-0">{text}</span>
        </p>
      ) : null}
    </div>
  );
}
