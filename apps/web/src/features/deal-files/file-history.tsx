import type { DealFile } from '@briefcast/contract';
import { formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { ChevronDown } from 'lucide-react';
import { DealFileRow } from './deal-file-row.tsx';

interface FileHistoryProps {
  dealId: string;
  files: readonly DealFile[];
  /** The brand's company name. */
  company: string;
}

/** Files of earlier rounds, which later ones replaced (rules/deals#deliverables). Folded away until asked for. */
export function FileHistory({ dealId, files, company }: FileHistoryProps) {
  if (files.length === 0) return null;
  return (
    <details className="group mt-4 border-t border-line pt-2">
      <summary className="flex min-h-11 list-none items-center gap-2 text-sm font-semibold text-ink-2 hover:text-ink">
        <ChevronDown aria-hidden className="ic transition-transform group-open:rotate-180" />
        {m.deal_earlier_rounds_of({ count: formatCount(files.length) })}
      </summary>
      <ul>
        {files.map((file) => (
          <DealFileRow key={file.id} dealId={dealId} file={file} company={company} />
        ))}
      </ul>
    </details>
  );
}
