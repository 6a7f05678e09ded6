import type { DealFile, FileType } from '@briefcast/contract';
import { FileText, Film, Image, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { mediaUrl } from '../../lib/media-url.ts';

/** The icon of each kind of file. */
export const fileIcons: Record<FileType, LucideIcon> = { IMAGE: Image, VIDEO: Film, DOCUMENT: FileText };

/** A file's poster or smaller picture filling its frame; its icon if there is none. Decorative. */
export function FileThumbnail({ file }: { file: DealFile }) {
  const [broken, setBroken] = useState<string>();
  const path = file.poster ?? (file.type === 'IMAGE' ? file.url : null);
  const Icon = fileIcons[file.type];

  if (path === null || broken === path) {
    return (
      <span aria-hidden className="frame-fill grid place-items-center text-ink-3">
        <Icon className="ic" />
      </span>
    );
  }
  return <img src={mediaUrl(path)} alt="" loading="lazy" decoding="async" onError={() => setBroken(path)} />;
}
