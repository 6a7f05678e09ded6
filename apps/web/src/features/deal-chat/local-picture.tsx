import type { FileType } from '@briefcast/contract';
import { FileText, Film, type LucideIcon, Image as Picture } from 'lucide-react';
import { useEffect, useState } from 'react';

const icons: Record<FileType, LucideIcon> = { IMAGE: Picture, VIDEO: Film, DOCUMENT: FileText };

interface LocalPictureProps {
  /** Null while it is being read. */
  file: File | null;
  type: FileType;
}

/** A picture from this device filling its frame, an icon for everything else. Decorative. */
export function LocalPicture({ file, type }: LocalPictureProps) {
  const [url, setUrl] = useState<string>();
  const shown = type === 'IMAGE' ? file : null;
  useEffect(() => {
    if (shown === null) return;
    const made = URL.createObjectURL(shown);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [shown]);
  const Icon = icons[type];
  return url === undefined ? (
    <Icon aria-hidden className="ic text-ink-3" />
  ) : (
    // What the browser cannot show, as HEIC, has its icon.
    <img
      src={url}
      alt=""
      className="absolute inset-0 size-full object-cover"
      onError={() => setUrl(undefined)}
    />
  );
}
