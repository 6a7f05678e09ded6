import { formatBytes } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { X } from 'lucide-react';
import { IconButton } from '../../ui/icon-button.tsx';
import { LocalPicture } from './local-picture.tsx';
import { keyOfChosen, typeOfChosen } from './pending-message.ts';

interface StagedFilesProps {
  files: readonly File[];
  onRemove: (file: File) => void;
}

/** What goes with the next message, above the line where it is written. */
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
