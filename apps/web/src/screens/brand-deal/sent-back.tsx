import type { DealFile } from '@briefcast/contract';
import { fileLooks } from '../../features/deal-files/file-badge.tsx';
import { LinkedText } from '../../ui/linked-text.tsx';

/** What the brand asked to be changed in this round. */
export function SentBack({ dealId, files }: { dealId: string; files: readonly DealFile[] }) {
  const sentBack = files.filter((file) => file.feedback);
  if (sentBack.length === 0) return null;
  return (
    <ul className="mt-5 grid gap-2.5">
      {sentBack.map((file) => {
        const { stock, Icon } = fileLooks[file.status];
        return (
          <li
            key={file.id}
            data-stock={stock}
            className="rounded-xl border-s-4 border-k bg-stage-2 p-4 text-sm"
          >
            <p className="flex items-center gap-2 font-semibold">
              <Icon aria-hidden className="ic size-4!" />
              <bdi className="min-w-0 truncate">{file.originalName}</bdi>
            </p>
            <p dir="auto" className="mt-1 whitespace-pre-line text-on-stage-2">
              <LinkedText film={{ dealId, file }}>{file.feedback ?? ''}</LinkedText>
            </p>
          </li>
        );
      })}
    </ul>
  );
}
