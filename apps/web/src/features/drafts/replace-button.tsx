import { m } from '@briefcast/i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { type ChangeEvent, useRef } from 'react';
import { dealFileTypes } from '../../parts/files/offered-types.ts';
import { Button } from '../../ui/button.tsx';
import { toastNotLoaded } from '../../ui/toast.ts';
import { draftQuery } from './draft-query.ts';

interface ReplaceButtonProps {
  dealId: string;
  file: { id: string; originalName: string };
  /** For a file that was sent back: the chosen one becomes its next version. */
  isSentBack?: boolean | undefined;
}

/** Chooses a file that comes in the place of this one. Nothing while the draft takes no files. */
export function ReplaceButton({ dealId, file, isSentBack = false }: ReplaceButtonProps) {
  const { data: draft } = useQuery(draftQuery(dealId));
  const input = useRef<HTMLInputElement>(null);
  if (!draft?.isOpen) return null;
  const name = file.originalName;

  function take({ target }: ChangeEvent<HTMLInputElement>) {
    const chosen = Array.from(target.files ?? []);
    target.value = '';
    // Loads the upload code on demand: this button is on the first view of a deal.
    import('./add-files.ts').then(
      ({ addFiles }) => addFiles(dealId, draft, chosen, file.id),
      () => toastNotLoaded(),
    );
  }

  return (
    <>
      <Button
        variant="outline"
        size="sm"
        icon={<RefreshCw aria-hidden className="ic" />}
        aria-label={isSentBack ? m.draft_next_version_named({ name }) : m.draft_replace_named({ name })}
        onClick={() => input.current?.click()}
      >
        {isSentBack ? m.draft_next_version() : m.draft_replace()}
      </Button>
      <input ref={input} type="file" accept={dealFileTypes} hidden onChange={take} />
    </>
  );
}
