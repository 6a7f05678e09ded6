import type { DealDetail } from '@briefcast/contract';
import { LinkedText } from '../../ui/linked-text.tsx';

/** Why a deal ended, in the words of whoever ended it. */
export function StatusReason({ deal: { statusReason } }: { deal: DealDetail }) {
  if (!statusReason) return null;
  return (
    <span dir="auto" className="mt-1 block whitespace-pre-line wrap-anywhere">
      <q className="quotes-auto">
        <LinkedText>{statusReason}</LinkedText>
      </q>
    </span>
  );
}
