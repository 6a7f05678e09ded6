import type { DealDetail, DealFile } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { formatBytes } from '@briefcast/i18n/bytes';
import { formatCount, formatDuration, formatSeries } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { Copy } from 'lucide-react';
import { Link } from 'react-router';
import { DownloadFile } from '../../../features/files/download-file.tsx';
import { FileThumbnail } from '../../../features/files/file-thumbnail.tsx';
import { EdgeCode, shortSum } from '../../../features/proof/edge-code.tsx';
import { copyToClipboard } from '../../../lib/copy-to-clipboard.ts';
import { Card } from '../../../ui/card.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { toastError, toastSuccess } from '../../../ui/toast.ts';
import { bytesOf } from './download-all.tsx';

/** Delivered files, each with the proof that a copy of it is complete. */
export function DeliveredFiles({ deal, files }: { deal: DealDetail; files: readonly DealFile[] }) {
  const total = m.wrap_masters({
    n: files.length,
    count: formatCount(files.length),
    size: formatBytes(bytesOf(files)),
  });
  return (
    <Card title={m.wrap_files()} action={<span className="hint num">{total}</span>}>
      <ul className="-my-3 divide-y divide-line">
        {files.map((file) => (
          <FileLine key={file.id} deal={deal} file={file} />
        ))}
      </ul>
    </Card>
  );
}

/** "Version 2, 0:24, 1080 × 1920, 238.4 MB": what is known of it. */
function factsOf({ version = 1, media, size }: DealFile): string {
  const { durationSeconds = null, width = null, height = null } = media ?? {};
  return formatSeries(
    [
      m.wrap_version({ number: formatCount(version) }),
      durationSeconds === null ? null : formatDuration(durationSeconds),
      width === null || height === null ? null : `${width} × ${height}`,
      formatBytes(size),
    ].filter((fact) => fact !== null),
  );
}

function FileLine({ deal, file }: { deal: DealDetail; file: DealFile }) {
  return (
    <li className="grid grid-cols-[52px_minmax(0,1fr)_44px] items-center gap-x-4 gap-y-2 py-3 md:grid-cols-[52px_minmax(0,1fr)_256px_44px]">
      <span className="frame block rounded-md! max-md:row-span-2">
        <FileThumbnail file={file} />
      </span>
      <span className="min-w-0">
        <Link
          to={paths.reviewRoom.href({ dealId: deal.id, fileId: file.id })}
          className="block truncate font-semibold"
        >
          <bdi>{file.originalName}</bdi>
        </Link>
        <span className="hint num">{factsOf(file)}</span>
      </span>
      <span className="min-w-0 max-md:col-start-2 max-md:row-start-2">
        {file.sha256 ? <Sha256 sha256={file.sha256} name={file.originalName} /> : null}
      </span>
      <DownloadFile file={file} className="iconbtn max-md:col-start-3 max-md:row-start-1" />
    </li>
  );
}

function Sha256({ sha256, name }: { sha256: string; name: string }) {
  const short = shortSum(sha256);
  async function handleCopy() {
    await copyToClipboard(sha256).then(
      () => toastSuccess(m.wrap_sum_copied(), sha256),
      () => toastError(m.wrap_sum_not_copied(), sha256),
    );
  }
  return (
    <>
      <EdgeCode sha256={sha256} />
      <span className="hint num flex items-center gap-1">
        <span title={sha256}>{m.wrap_sum({ sum: short })}</span>
        <IconButton
          size="sm"
          className="-my-2"
          label={m.wrap_copy_sum({ name })}
          icon={<Copy aria-hidden className="ic" />}
          onClick={handleCopy}
        />
      </span>
    </>
  );
}
