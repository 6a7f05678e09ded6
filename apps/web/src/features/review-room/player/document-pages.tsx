import { m } from '@briefcast/i18n/messages';
import { Download, FileText } from 'lucide-react';
import { useState } from 'react';
import { mediaUrl } from '../../../lib/media-url.ts';
import { PdfPages } from './pdf-pages.tsx';
import { usePlayer } from './use-player.ts';
import { useSharedKeys } from './use-player-keys.ts';

/** A page may show what a store of another origin sends, and not read it: these bytes come from the server itself. */
const readableUrl = (path: string): string =>
  `${mediaUrl(path)}${path.includes('?') ? '&' : '?'}through=server`;

/** A document: a PDF's pages, and for what no browser shows the way to take it along. */
export function DocumentPages() {
  const room = usePlayer();
  const { kind, path } = room.playback;
  const [isUnreadable, setUnreadable] = useState(kind !== 'pdf');
  useSharedKeys(room);
  if (!isUnreadable) return <PdfPages url={readableUrl(path)} onUnreadable={() => setUnreadable(true)} />;
  return (
    <div className="document-none">
      <FileText aria-hidden className="ic" />
      <p>{m.deal_no_preview()}</p>
      <a className="btn btn-outline" href={mediaUrl(room.file.url)} download={room.file.originalName}>
        <Download aria-hidden className="ic" />
        {m.deal_download()}
      </a>
    </div>
  );
}
