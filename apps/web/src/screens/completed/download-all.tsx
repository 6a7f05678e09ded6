import type { DealDetail } from '@briefcast/contract';
import { formatBytes } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { Download } from 'lucide-react';
import { mediaUrl } from '../../lib/media-url.ts';
import { bytesOf } from './delivered-files.tsx';
import { deliveredFiles } from './wrap-up.tsx';

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
