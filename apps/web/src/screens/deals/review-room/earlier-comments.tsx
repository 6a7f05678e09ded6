import type { DealDetail, DealFile } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { brandName } from '../../../features/deals/party-names.ts';
import { fileLooks } from '../../../features/files/file-badge.tsx';
import { ReviewedBy } from '../../../features/files/reviewed-by.tsx';
import { LinkedText } from '../../../parts/files/linked-text.tsx';

/** Brand's feedback on the file when it judged it. */
export function EarlierComments({ deal, file }: { deal: DealDetail; file: DealFile }) {
  if (!file.feedback) return null;
  return (
    <div data-tone={fileLooks[file.status].tone} className="room-feedback">
      <b>{m.deal_feedback()}</b>
      <p dir="auto">
        <LinkedText film={{ dealId: deal.id, file }}>{file.feedback}</LinkedText>
      </p>
      <ReviewedBy file={file} company={brandName(deal.brand)} className="hint" />
    </div>
  );
}
