import type { DealDetail, DealFile } from '@briefcast/contract';
import { formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { History } from 'lucide-react';
import { refreshDeals } from '../../../features/deals/deal-queries.ts';
import { brandName } from '../../../features/deals/party-names.ts';
import { ReplaceButton } from '../../../features/drafts/replace-button.tsx';
import { DealFileRow, FileHistory } from '../../../features/files/deal-file-row.tsx';
import { LocationNote } from '../../../features/files/location-note.tsx';
import { isSentBack } from '../../../features/files/split-files.ts';
import { Card } from '../../../ui/card.tsx';
import { ClosedLine } from '../../../ui/closed-line.tsx';

interface SubmittedContentProps {
  deal: Pick<DealDetail, 'id' | 'status' | 'brand'>;
  current: readonly DealFile[];
  history: readonly DealFile[];
}

/** Files that the creator submitted, and the brand's answer to them. */
export function SubmittedContent({ deal, current, history }: SubmittedContentProps) {
  const company = brandName(deal.brand);
  const content = (
    <>
      <ul className="-mt-3">
        {current.map((file) => (
          <DealFileRow
            key={file.id}
            dealId={deal.id}
            file={file}
            company={company}
            note={
              <>
                <LocationNote deal={deal} file={file} refresh={() => refreshDeals()} className="mt-3" />
                {isSentBack(file) ? (
                  <div className="mt-3">
                    <ReplaceButton dealId={deal.id} file={file} isSentBack />
                  </div>
                ) : null}
              </>
            }
          />
        ))}
      </ul>
      <FileHistory dealId={deal.id} files={history} company={company} />
    </>
  );
  // A completed deal shows its files as delivered, above.
  if (deal.status !== 'COMPLETED') return <Card title={m.deal_submitted_content()}>{content}</Card>;
  const count = current.length + history.length;
  return (
    <ClosedLine
      Icon={History}
      title={m.deal_submitted_content()}
      summary={m.deal_files({ n: count, count: formatCount(count) })}
    >
      {content}
    </ClosedLine>
  );
}
