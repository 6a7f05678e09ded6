import type { DealFile } from '@briefcast/contract';
import { formatCount } from '@briefcast/i18n/format';
import { fileStatusLabel } from '@briefcast/i18n/labels/file-status';
import { m } from '@briefcast/i18n/messages';
import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';
import { fileLooks } from '../../../features/files/file-badge.tsx';
import { FileThumbnail } from '../../../features/files/file-thumbnail.tsx';
import { shortFileName } from '../../../lib/short-file-name.ts';

interface FileStripProps {
  files: readonly DealFile[];
  selectedId: string;
  onSelect: (id: string) => void;
  /** Shown next to the number of files. */
  action?: ReactNode;
}

/** All files of the round as small frames with their verdicts; the one on the stage is ringed. */
export function FileStrip({ files, selectedId, onSelect, action }: FileStripProps) {
  return (
    <div className="min-w-0 max-md:col-span-2 max-md:mt-2 md:mt-auto md:border-t md:border-stage-line md:pt-5">
      <div className="mb-3 flex min-h-9 flex-wrap items-center justify-between gap-x-3">
        <p className="num text-sm font-semibold">
          {m.deal_files({ n: files.length, count: formatCount(files.length) })}
        </p>
        {action}
      </div>
      <ul className="-m-1.5 flex gap-3.5 overflow-x-auto p-1.5">
        {files.map((file) => (
          <li key={file.id} className="w-[84px] flex-none sm:w-[130px]">
            <StripFrame file={file} selected={file.id === selectedId} onSelect={() => onSelect(file.id)} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function StripFrame({
  file,
  selected,
  onSelect,
}: {
  file: DealFile;
  selected: boolean;
  onSelect: () => void;
}) {
  const { tone, Icon } = fileLooks[file.status];
  const verdictId = useId();
  return (
    <button
      type="button"
      aria-pressed={selected}
      aria-label={file.originalName}
      aria-describedby={verdictId}
      title={file.originalName}
      className="block w-full rounded-lg text-start"
      onClick={onSelect}
    >
      <span
        className={clsx(
          'frame block rounded-lg! rounded-se-2xl! bg-stage-2!',
          selected && 'outline-3 outline-offset-2 outline-cast',
        )}
      >
        <FileThumbnail file={file} />
        <span
          data-tone={tone}
          className="absolute start-1.5 bottom-1.5 grid size-7 place-items-center rounded-md bg-k-bg text-k-ink"
        >
          <Icon aria-hidden className="ic size-4!" />
          <span id={verdictId} className="sr-only">
            {fileStatusLabel(file.status)}
          </span>
        </span>
      </span>
      <bdi
        className={clsx(
          'mt-2 block truncate text-xs',
          selected ? 'font-semibold text-on-stage' : 'text-on-stage-2',
        )}
      >
        {shortFileName(file.originalName)}
      </bdi>
    </button>
  );
}
