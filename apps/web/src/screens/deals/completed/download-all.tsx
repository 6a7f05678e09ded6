import { currentDeliverables, type DealDetail, type DealFile } from '@briefcast/contract';
import { formatBytes } from '@briefcast/i18n/bytes';
import { m } from '@briefcast/i18n/messages';
import { Download } from 'lucide-react';
import { mediaUrl } from '../../../lib/media-url.ts';

/** Files that a completed deal delivered: the approved ones, newest versions only. */
export const deliveredFiles = (deal: DealDetail): DealFile[] =>
  currentDeliverables(deal.files).filter(({ status }) => status === 'APPROVED');

/** Bytes of all of them together. */
export const bytesOf = (files: readonly DealFile[]): number => files.reduce((sum, { size }) => sum + size, 0);

/** Takes everything along as one ZIP; nothing before the deal is completed. */
export function DownloadAll({ deal }: { deal: DealDetail }) {
  if (!deal.zipUrl) return null;
  return (
    <a className="btn btn-cast" href={mediaUrl(deal.zipUrl)} download>
      <Download aria-hidden className="ic" />
      <span>{m.wrap_download_all()}</span>
      <span className="num">{formatBytes(bytesOf(deliveredFiles(deal)))}</span>
    </a>
  );
}
