import { api } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { useState } from 'react';
import { typeOf } from '../../lib/accepts-file.ts';
import { errorText } from '../../lib/show-error.ts';
import { uploadFile } from '../../lib/upload.ts';
import { DropZone } from '../../ui/drop-zone.tsx';
import { FieldGroup } from '../../ui/field.tsx';
import { FileRow, fileKind } from '../../ui/file-row.tsx';
import { dealFileTypes } from './offered-types.ts';

/** A file of a deal that goes along with a statement. */
export function useDealFile(dealId: string) {
  const [file, setFile] = useState<File | null>(null);
  const [sentBytes, setSentBytes] = useState<number>();
  const [error, setError] = useState<string>();
  return {
    file,
    sentBytes,
    error,
    setError,
    choose(chosen: File | null) {
      setError(undefined);
      setFile(chosen);
    },
    /** The id of the stored file; null where it could not be stored, which its row says. */
    async store(): Promise<string | null> {
      if (!file) return null;
      setError(undefined);
      setSentBytes(0);
      try {
        const options = { query: { for: 'payment' }, onProgress: setSentBytes };
        return (await uploadFile(api.files.upload, { dealId }, file, options)).file.id;
      } catch (error) {
        setError(errorText(error, m.please_try_again()));
        return null;
      } finally {
        setSentBytes(undefined);
      }
    },
  };
}

interface DealFileFieldProps {
  label: string;
  hint: string;
  /** Types that are offered; all of a deal where absent. */
  accept?: string;
  /** The file that was given before. */
  keptName?: string | undefined;
  isBusy: boolean;
  of: ReturnType<typeof useDealFile>;
}

/** The field for it. */
export function DealFileField({
  label,
  hint,
  accept = dealFileTypes,
  keptName,
  isBusy,
  of: { file, sentBytes, error, setError, choose },
}: DealFileFieldProps) {
  return (
    <FieldGroup label={label} hint={hint} error={file ? undefined : error}>
      {file ? (
        <FileRow
          name={file.name}
          sizeBytes={file.size}
          kind={fileKind(typeOf(file))}
          sentBytes={sentBytes}
          error={error}
          onRemove={isBusy ? undefined : () => choose(null)}
        />
      ) : (
        <>
          {keptName ? (
            <p className="mb-2 text-ui wrap-anywhere">
              <bdi>{keptName}</bdi>
            </p>
          ) : null}
          <DropZone
            accept={accept}
            disabled={isBusy}
            onFiles={([chosen]) => choose(chosen ?? null)}
            onRefused={([refused]) =>
              setError(refused ? m.owed_proof_refused({ name: refused.name }) : undefined)
            }
          />
        </>
      )}
    </FieldGroup>
  );
}
