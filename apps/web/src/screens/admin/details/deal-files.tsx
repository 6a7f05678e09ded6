import type { AdminDealDetails, DealFile } from '@briefcast/contract';
import { formatBytes } from '@briefcast/i18n/bytes';
import { formatCount, formatSeries, formatShortDate } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { Maximize2 } from 'lucide-react';
import { DownloadFile } from '../../../features/files/download-file.tsx';
import { FileBadge } from '../../../features/files/file-badge.tsx';
import { FileThumbnail } from '../../../features/files/file-thumbnail.tsx';
import { slideOf } from '../../../features/messages/message-file.tsx';
import { Card } from '../../../ui/card.tsx';
import { useLightbox } from '../../../ui/use-lightbox.tsx';

/** Every file of both sides, with its earlier versions: to be looked at, played and taken along. */
export function DealFiles({ deal: { files } }: { deal: AdminDealDetails }) {
  const slides = files.flatMap((file) => slideOf(file) ?? []);
  const { lightbox, intent, open } = useLightbox(slides);
  return (
    <Card
      title={
        <>
          {m.admin_files()} <span className="num font-normal text-ink-3">{formatCount(files.length)}</span>
        </>
      }
    >
      {files.length === 0 ? (
        <p className="text-ink-3">{m.admin_deal_no_files()}</p>
      ) : (
        <ul className="divide-y divide-line">
          {files.map((file) => {
            const at = slides.findIndex(({ id }) => id === file.id);
            return (
              <FileLine
                key={file.id}
                file={file}
                onOpen={at < 0 ? undefined : () => open(at)}
                intent={intent}
              />
            );
          })}
        </ul>
      )}
      {lightbox}
    </Card>
  );
}

interface FileLineProps {
  file: DealFile;
  /** Shows it large; absent for documents. */
  onOpen: (() => void) | undefined;
  intent: { onPointerEnter: () => void; onFocus: () => void };
}

function FileLine({ file, onOpen, intent }: FileLineProps) {
  const name = file.originalName;
  return (
    <li className="grid grid-cols-[46px_minmax(0,1fr)_auto] gap-x-4 py-3.5">
      <div className="frame self-start rounded-lg! rounded-se-2xl!">
        <FileThumbnail file={file} />
      </div>
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <bdi className="min-w-0 truncate text-ui font-semibold" title={name}>
            {name}
          </bdi>
          <FileBadge status={file.status} />
        </p>
        <p className="hint num mt-1">
          {formatSeries([
            m.deal_file_facts({ date: formatShortDate(file.createdAt), size: formatBytes(file.size) }),
            m.admin_deal_version({ number: formatCount(file.version ?? 1) }),
          ])}
        </p>
        {file.feedback ? (
          <p dir="auto" className="mt-1.5 text-sm whitespace-pre-line text-ink-2 wrap-anywhere">
            {file.feedback}
          </p>
        ) : null}
      </div>
      <div className="-mt-1.5 flex self-start max-sm:-me-2 max-sm:flex-col">
        {onOpen ? (
          <button
            type="button"
            className="iconbtn"
            aria-label={m.admin_deal_open_file({ name })}
            title={m.admin_deal_open_file({ name })}
            onClick={onOpen}
            {...intent}
          >
            <Maximize2 aria-hidden className="ic" />
          </button>
        ) : null}
        <DownloadFile file={file} className="iconbtn" />
      </div>
    </li>
  );
}
