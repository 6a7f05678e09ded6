import type { DealFile } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { formatBytes } from '@briefcast/i18n/bytes';
import { formatCount, formatShortDate } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { clsx } from 'clsx';
import { ChevronDown, Eye, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { LinkedText } from '../../parts/files/linked-text.tsx';
import { DownloadFile } from './download-file.tsx';
import { FileBadge, fileLooks } from './file-badge.tsx';
import { FileThumbnail, fileIcons } from './file-thumbnail.tsx';
import { ReviewedBy } from './reviewed-by.tsx';

interface DealFileRowProps {
  dealId: string;
  file: DealFile;
  /** The brand's company name. */
  company: string;
  note?: ReactNode;
}

/**
 * One file of a deal: what it is, the decision, the brand's feedback, and links to watch and download it;
 * then `note`.
 */
export function DealFileRow({ dealId, file, company, note }: DealFileRowProps) {
  const Icon = fileIcons[file.type];
  return (
    <li className="grid grid-cols-[46px_minmax(0,1fr)_auto] gap-x-4 border-b border-line py-4 last:border-0 last:pb-0">
      <div className="frame self-start sm:row-span-2 rounded-lg! rounded-se-2xl!">
        <FileThumbnail file={file} />
      </div>
      <div>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <span className="flex min-w-0 items-center gap-2 text-ui font-semibold">
            <Icon aria-hidden className="ic text-ink-3" />
            <bdi className="truncate" title={file.originalName}>
              {file.originalName}
            </bdi>
          </span>
          <span className="sm:ms-auto">
            <FileBadge status={file.status} />
          </span>
        </div>
        <p className="hint num mt-1">
          {m.deal_file_facts({ date: formatShortDate(file.createdAt), size: formatBytes(file.size) })}
        </p>
        <ReviewedBy file={file} company={company} className="hint mt-0.5" />
      </div>
      <div className="-mt-1.5 flex self-start max-sm:-me-2 max-sm:flex-col">
        <WatchLink dealId={dealId} file={file} />
        <DownloadFile file={file} className="iconbtn" />
      </div>
      {file.feedback ? (
        <p
          data-tone={fileLooks[file.status].tone}
          className="col-span-full mt-3 rounded-lg bg-k-bg px-3 py-2 text-sm leading-snug whitespace-pre-line text-k-ink sm:col-span-2 sm:col-start-2"
        >
          <b className="font-semibold">{m.deal_feedback()}</b>{' '}
          <span dir="auto">
            <LinkedText film={{ dealId, file }}>{file.feedback}</LinkedText>
          </span>
        </p>
      ) : null}
      {note ? <div className="col-span-full empty:hidden sm:col-span-2 sm:col-start-2">{note}</div> : null}
    </li>
  );
}

interface FileHistoryProps {
  dealId: string;
  files: readonly DealFile[];
  /** The brand's company name. */
  company: string;
}

/** Files of earlier rounds, which later ones replaced (rules/deals#deliverables). Collapsed by default. */
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

/** The label of the link that opens a deal's file in the review room. */
const watchLabel = ({ type, originalName }: DealFile): string =>
  (type === 'VIDEO' ? m.room_watch_file : m.room_view_file)({ name: originalName });

interface WatchLinkProps {
  dealId: string;
  file: DealFile;
  className?: string | undefined;
}

/** An icon that links to this file in the review room. */
export function WatchLink({ dealId, file, className }: WatchLinkProps) {
  const Icon = file.type === 'VIDEO' ? Play : Eye;
  return (
    <Link
      to={paths.reviewRoom.href({ dealId, fileId: file.id })}
      className={clsx('iconbtn', className)}
      aria-label={watchLabel(file)}
      title={watchLabel(file)}
    >
      <Icon aria-hidden className="ic" />
    </Link>
  );
}
