import { Info } from 'lucide-react';
import type { SendState } from './send-state.ts';

/** What has reached the creator and what has not, in words; null while there is nothing to tell. */
function progressText(state: SendState, creatorName: string): string | null {
  const { phase, dealId, isUncertain } = state;
  const open = state.references.filter(({ isAnnounced }) => !isAnnounced);
  if (phase === 'sending') {
    if (dealId === null) return 'Sending your brief.';
    if (open.length === 0) return 'Your brief has arrived. Saying hello.';
    return `Your brief has arrived. ${open.length} ${open.length === 1 ? 'file' : 'files'} to go.`;
  }
  if (phase !== 'stopped') return null;
  if (dealId === null) {
    return isUncertain
      ? 'There was no answer, so the brief may have arrived or not. Try again: it is looked for first and not sent twice.'
      : null;
  }
  const failed = open.filter(({ error }) => error !== null).length;
  if (failed > 0) {
    const files = failed === 1 ? '1 file has' : `${failed} files have`;
    return `Your brief has reached ${creatorName}, but ${files} not. Try again, or send it without.`;
  }
  return `Your brief has reached ${creatorName}. Something after it was cut off: try again to finish. Files that were chosen before a reload have to be chosen anew.`;
}

/** Tells, always announced, how far the brief has got. */
export function SendProgress({ state, creatorName }: { state: SendState; creatorName: string }) {
  const text = progressText(state, creatorName);
  return (
    <div role="status">
      {text ? (
        <p
          data-stock={state.phase === 'stopped' ? 'orange' : 'blue'}
          className="ear-sm mb-2.5 flex items-start gap-2 bg-k-bg px-3.5 py-2.5 pe-4 text-sm font-medium text-k-ink"
        >
          <Info aria-hidden className="ic" />
          <span className="min-w-0">{text}</span>
        </p>
      ) : null}
    </div>
  );
}
