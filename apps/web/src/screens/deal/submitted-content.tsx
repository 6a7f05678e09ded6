import type { DealFile } from '@briefcast/contract';
import { DealFileRow } from '../../features/deal-files/deal-file-row.tsx';
import { FileHistory } from '../../features/deal-files/file-history.tsx';
import { Card } from '../../ui/card.tsx';

interface SubmittedContentProps {
  current: readonly DealFile[];
  history: readonly DealFile[];
}

/** What the creator handed in, and what the brand said to it. */
export function SubmittedContent({ current, history }: SubmittedContentProps) {
  return (
    <Card title="Submitted Content">
      <ul className="-mt-3">
        {current.map((file) => (
          <DealFileRow key={file.id} file={file} />
        ))}
      </ul>
      <FileHistory files={history} />
    </Card>
  );
}
