import { DropZone } from '../../ui/drop-zone.tsx';
import { toastError } from '../../ui/toast.ts';

/** What deals take (rules/files#offered-types); the server looks at the bytes themselves. */
const accept = 'image/*,video/*,.pdf,.doc,.docx';

interface FileDropProps {
  onFiles: (files: File[]) => void;
  className?: string | undefined;
}

/** Where files are dropped or chosen for a deal. */
export function FileDrop({ onFiles, className }: FileDropProps) {
  function handleRefused(files: File[]) {
    toastError('This file type is not accepted', files.map((file) => file.name).join(', '));
  }

  return (
    <DropZone
      multiple
      accept={accept}
      hint="Image, video, PDF, DOC, DOCX"
      className={className}
      onFiles={onFiles}
      onRefused={handleRefused}
    />
  );
}
