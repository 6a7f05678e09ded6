import { Menu } from '@base-ui/react/menu';
import type { DealDetail, DealFile } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { formatBytes } from '@briefcast/i18n/bytes';
import { formatCount, formatDuration, formatSeries } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { Copy, Ellipsis } from 'lucide-react';
import { Link } from 'react-router';
import { DownloadFile } from '../../../features/files/download-file.tsx';
import { FileThumbnail } from '../../../features/files/file-thumbnail.tsx';
import { EdgeCode, shortSum } from '../../../features/proof/edge-code.tsx';
import { copyToClipboard } from '../../../lib/copy-to-clipboard.ts';
import { Card } from '../../../ui/card.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { PopupMenu } from '../../../ui/popup-menu.tsx';
import { toastError, toastSuccess } from '../../../ui/toast.ts';
import { bytesOf } from './download-all.tsx';

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

/** Menu of a delivered file: the fingerprint that proves a copy. */
function FileMenu({ sha256, name }: { sha256: string; name: string }) {
  async function handleCopy() {
    await copyToClipboard(sha256).then(
      () => toastSuccess(m.wrap_sum_copied(), sha256),
      () => toastError(m.wrap_sum_not_copied(), sha256),
    );
  }
  return (
    <PopupMenu
      trigger={
        <IconButton label={m.wrap_file_more({ name })} icon={<Ellipsis aria-hidden className="ic" />} />
      }
    >
      <Menu.Group>
        <Menu.GroupLabel className="menu-label">
          <EdgeCode sha256={sha256} />
          <span className="num mt-1 block" title={sha256}>
            {m.wrap_sum({ sum: shortSum(sha256) })}
          </span>
        </Menu.GroupLabel>
        <Menu.Item className="menu-item" onClick={handleCopy}>
          <Copy aria-hidden className="ic" />
          {m.wrap_copy_sum({ name })}
        </Menu.Item>
      </Menu.Group>
    </PopupMenu>
  );
}
