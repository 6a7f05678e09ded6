import '../../../styles/results.css';
import type { CampaignDeal, ResultMoment } from '@briefcast/contract';
import { limits } from '@briefcast/contract/kit/limits';
import { type PostNumber, resultMoments } from '@briefcast/contract/publications/numbers';
import { formatBytes } from '@briefcast/i18n/bytes';
import { formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { type FormEvent, useState } from 'react';
import { useImportNumbers } from '../../../features/publications/use-results.ts';
import { errorText } from '../../../lib/show-error.ts';
import { ChoiceRow } from '../../../ui/choice-row.tsx';
import { DropZone } from '../../../ui/drop-zone.tsx';
import { FieldGroup } from '../../../ui/field.tsx';
import { FileRow } from '../../../ui/file-row.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { toastError, toastSuccess } from '../../../ui/toast.ts';
import { mostTableBytes, type NumbersOfFile, readNumbersFile, tableRows } from './numbers-file.ts';
import { type PostOfDeal, ReadNumbers } from './read-numbers.tsx';

interface ImportDialogProps {
  campaignId: string;
  deals: readonly CampaignDeal[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Headings of the table that the results page saves. */
const ownHeading = (name: PostNumber | 'address') =>
  name === 'address' ? m.publication_url() : m.result_number({ name });

interface ChosenFile {
  file: File;
  read: NumbersOfFile<PostOfDeal> | null;
}

/** States numbers of a campaign's posts from a table that a platform saved; what was read is shown first. */
export function ImportDialog({ campaignId, deals, open, onOpenChange }: ImportDialogProps) {
  const [moment, setMoment] = useState<ResultMoment>('DAY_7');
  const [chosen, setChosen] = useState<ChosenFile | null>(null);
  const [error, setError] = useState<string>();
  const state = useImportNumbers(campaignId);
  const found = chosen?.read?.found ?? [];

  function clear() {
    setChosen(null);
    setError(undefined);
  }

  async function take(file: File | undefined) {
    if (!file) return;
    clear();
    if (file.size > mostTableBytes)
      return setError(m.result_import_too_large({ limit: formatBytes(mostTableBytes) }));
    const rows = await tableRows(file).catch(() => null);
    if (!rows) return setError(m.own_people_file_failed());
    const posts = deals.flatMap((deal) => deal.posts.map((post) => ({ ...post, deal })));
    const read = readNumbersFile(rows, posts, ownHeading);
    setChosen({ file, read });
    if (!read) setError(m.result_import_no_columns());
    else if (read.found.length === 0) setError(m.result_import_no_posts());
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!chosen || found.length === 0) return setError(error ?? m.result_import_choose());
    const rows = found.map(({ post, numbers }) => ({ publicationId: post.id, numbers }));
    const file = chosen.file.name.slice(0, limits.name);
    state.mutate(
      { moment, file, rows },
      {
        onSuccess: ({ stated, refused }) => {
          if (refused.length > 0)
            toastError(m.result_import_refused({ n: refused.length, count: formatCount(refused.length) }));
          else
            toastSuccess(
              stated > 0
                ? m.result_imported({ n: stated, count: formatCount(stated) })
                : m.result_import_nothing_new(),
            );
          onOpenChange(false);
        },
        onError: (failure) => setError(errorText(failure, m.result_not_saved())),
      },
    );
  }

  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      onSubmit={submit}
      title={m.result_import()}
      description={m.result_import_about()}
      submitText={
        found.length > 0
          ? m.result_import_submit({ n: found.length, count: formatCount(found.length) })
          : m.result_save()
      }
      busyText={m.action_sending()}
      busy={state.isPending}
      error={error}
    >
      {chosen ? (
        <FileRow
          name={chosen.file.name}
          sizeBytes={chosen.file.size}
          kind="document"
          onRemove={state.isPending ? undefined : clear}
        />
      ) : (
        <FieldGroup label={m.result_import_file()}>
          <DropZone
            accept=".csv,.tsv,.txt,text/csv,text/plain"
            onFiles={([file]) => void take(file)}
            onRefused={() => setError(m.result_import_no_columns())}
          />
        </FieldGroup>
      )}
      {chosen?.read ? <ReadNumbers read={chosen.read} /> : null}
      <div className="result-moment-choice">
        <ChoiceRow
          label={m.result_moment_choice()}
          value={moment}
          options={resultMoments.map((value) => ({ value, label: m.result_moment({ moment: value }) }))}
          onChange={setMoment}
        />
      </div>
    </FormDialog>
  );
}
