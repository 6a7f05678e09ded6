import { formatBytes } from '@briefcast/i18n/bytes';
import { formatSeries } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { Check } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { typeOf } from '../../../lib/accepts-file.ts';
import { limitOf, type MaxBytes, readMaxBytes } from '../../../lib/file-size.ts';
import { dealFileTypes } from '../../../parts/files/offered-types.ts';
import { Badge } from '../../../ui/badge.tsx';
import { DropZone } from '../../../ui/drop-zone.tsx';
import { Field } from '../../../ui/field.tsx';
import { FileRow, fileKind } from '../../../ui/file-row.tsx';
import type { SendState } from './send-state.ts';

const namesOf = (files: readonly File[]) => formatSeries(files.map(({ name }) => name));

interface ReferenceFilesProps {
  state: SendState;
  onAdd: (files: File[]) => void;
  onRemove: (key: string) => void;
  onCancel: (key: string) => void;
  onRetry: () => void;
}

/** The files that go along, each with how far it has got. */
export function ReferenceFiles({ state, onAdd, onRemove, onCancel, onRetry }: ReferenceFilesProps) {
  const [refused, setRefused] = useState<readonly File[]>([]);
  const [tooLarge, setTooLarge] = useState<{ files: readonly File[]; maxBytes: MaxBytes } | null>(null);
  const [empty, setEmpty] = useState<readonly File[]>([]);
  const isSending = state.phase === 'sending';
  const list = useRef<HTMLUListElement>(null);

  // The form may have been sent from anywhere: what moves now are the files.
  useEffect(() => {
    if (isSending) list.current?.scrollIntoView({ block: 'nearest' });
  }, [isSending]);

  async function handleFiles(files: File[]) {
    setRefused([]);
    const maxBytes = await readMaxBytes();
    const filled = files.filter(({ size }) => size > 0);
    const isFitting = (file: File) => maxBytes === null || file.size <= limitOf(file, maxBytes);
    const large = filled.filter((file) => !isFitting(file));
    setEmpty(files.filter(({ size }) => size === 0));
    setTooLarge(maxBytes && large.length > 0 ? { files: large, maxBytes } : null);
    onAdd(filled.filter(isFitting));
  }

  return (
    <div className="grid gap-3 sm:has-[ul]:grid-cols-2">
      <Field
        label={m.deal_references_and_files()}
        error={
          refused.length > 0
            ? m.brief_files_refused({ names: namesOf(refused) })
            : tooLarge
              ? m.brief_files_too_large({
                  names: namesOf(tooLarge.files),
                  film: formatBytes(tooLarge.maxBytes.VIDEO),
                  other: formatBytes(tooLarge.maxBytes.DOCUMENT),
                })
              : empty.length > 0
                ? m.files_empty({ names: namesOf(empty) })
                : undefined
        }
      >
        <DropZone
          multiple
          accept={dealFileTypes}
          label={m.brief_drop_or()}
          hint={m.deal_file_types()}
          disabled={isSending}
          onFiles={(files) => void handleFiles(files)}
          onRefused={setRefused}
        />
      </Field>
      {state.references.length > 0 ? (
        <ul ref={list} aria-label={m.deal_chosen_files()} className="grid content-start gap-2 sm:mt-7">
          {state.references.map(({ key, file, sentBytes, fileId, isAnnounced, error, isFinal }) => {
            const isMoving = sentBytes !== null;
            return (
              <li key={key}>
                <FileRow
                  name={file.name}
                  sizeBytes={file.size}
                  kind={fileKind(typeOf(file))}
                  sentBytes={sentBytes ?? undefined}
                  error={error ?? undefined}
                  onCancel={isMoving ? () => onCancel(key) : undefined}
                  onRetry={error !== null && !isFinal && !isSending ? onRetry : undefined}
                  onRemove={!isMoving && fileId === null ? () => onRemove(key) : undefined}
                >
                  {isAnnounced ? (
                    <Badge tone="green" icon={<Check aria-hidden className="ic" />}>
                      {m.brief_file_sent()}
                    </Badge>
                  ) : null}
                </FileRow>
              </li>
            );
          })}
        </ul>
      ) : null}
    </div>
  );
}
