import type { DealDetail, DealFile } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { formatBytes } from '@briefcast/i18n/bytes';
import { formatCount, formatDuration, formatSeries } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { Link } from 'react-router';
import { DownloadFile } from '../../../features/files/download-file.tsx';
import { FileThumbnail } from '../../../features/files/file-thumbnail.tsx';
import { Card } from '../../../ui/card.tsx';
import { latePart } from '../../../ui/late-part.tsx';
import { bytesOf } from './download-all.tsx';

const FileMenu = latePart(
  async () => (await import('./file-menu.tsx')).FileMenu,
  () => <span className="size-11 flex-none" />,
);

/** Delivered files, each with the proof that a copy of it is complete in its menu. */
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
    <li className="flex items-center gap-4 py-3">
      <span className="frame block w-13 flex-none rounded-md!">
        <FileThumbnail file={file} />
      </span>
      <span className="min-w-0 flex-1">
        <Link
          to={paths.reviewRoom.href({ dealId: deal.id, fileId: file.id })}
          className="block truncate font-semibold"
        >
          <bdi>{file.originalName}</bdi>
        </Link>
        <span className="hint num">{factsOf(file)}</span>
      </span>
      <span className="flex flex-none">
        <DownloadFile file={file} className="iconbtn" />
        {file.sha256 ? <FileMenu sha256={file.sha256} name={file.originalName} /> : null}
      </span>
    </li>
  );
}
