import type { FileType } from '@briefcast/contract';
import { formatBytes } from '@briefcast/i18n/bytes';
import { m } from '@briefcast/i18n/messages';
import { FileText, Film, type LucideIcon, Image as Picture, X } from 'lucide-react';
import { type DragEvent, useEffect, useState } from 'react';
import { IconButton } from '../../ui/icon-button.tsx';
import { keyOfChosen, typeOfChosen } from './message-outbox.ts';

interface StagedFilesProps {
  files: readonly File[];
  onRemove: (file: File) => void;
}

/** The files of the next message, above the message field. */
export function StagedFiles({ files, onRemove }: StagedFilesProps) {
  return (
    <ul aria-label={m.chat_staged()} className="grid max-h-44 gap-2 max-lg:max-h-29 overflow-y-auto p-0.5">
      {files.map((file) => (
        <li
          key={keyOfChosen(file)}
          className="ear-sm flex min-h-12 min-w-0 items-center gap-2.5 bg-surface py-1 ps-1.5 pe-1 shadow-e0"
        >
          <span className="relative grid size-10 flex-none place-items-center overflow-hidden rounded-md bg-sunken">
            <LocalPicture file={file} type={typeOfChosen(file)} />
          </span>
          <span className="min-w-0 flex-1">
            <bdi className="block truncate text-sm font-semibold">{file.name}</bdi>
            <span className="hint num block leading-tight">{formatBytes(file.size)}</span>
          </span>
          <IconButton
            size="sm"
            label={m.chat_remove_file({ name: file.name })}
            icon={<X aria-hidden className="ic" />}
            onClick={() => onRemove(file)}
          />
        </li>
      ))}
    </ul>
  );
}

const icons: Record<FileType, LucideIcon> = { IMAGE: Picture, VIDEO: Film, DOCUMENT: FileText };

interface LocalPictureProps {
  /** Null while it is being read. */
  file: File | null;
  type: FileType;
}

/** A local picture filling its frame, or an icon for other types. Decorative. */
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
    // A format that the browser cannot show, such as HEIC, gets its icon.
    <img
      src={url}
      alt=""
      className="absolute inset-0 size-full object-cover"
      onError={() => setUrl(undefined)}
    />
  );
}

const carriesFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** Lets files be dropped anywhere on an element: its handlers, and whether files are dragged over it. */
export function useFileDrop(onFiles: (files: File[]) => void) {
  const [isOver, setOver] = useState(false);
  return {
    isOver,
    handlers: {
      onDragOver(event: DragEvent) {
        if (!carriesFiles(event)) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave(event: DragEvent<HTMLElement>) {
        // Moving over a child element fires a leave event, although the pointer is still inside.
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      },
      onDrop(event: DragEvent) {
        setOver(false);
        if (!carriesFiles(event)) return;
        event.preventDefault();
        onFiles(Array.from(event.dataTransfer.files));
      },
    },
  };
}
