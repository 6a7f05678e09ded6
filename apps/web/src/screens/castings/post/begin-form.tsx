import type { CastingStart } from '@briefcast/contract/paths';
import { formatShortDate } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Copy, FilePenLine, FileText, LayoutTemplate, type LucideIcon, Plus, Search } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { castingDraftsQuery } from '../../../features/castings/use-casting-drafts.ts';
import { closedDealsQuery, dealsOf } from '../../../features/deals/deal-queries.ts';
import { useTemplates } from '../../../features/deals/send-brief/use-templates.ts';
import { errorText } from '../../../lib/show-error.ts';
import { DialogBox } from '../../../ui/dialog-box.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Field } from '../../../ui/field.tsx';
import { MorePages } from '../../../ui/load-more.tsx';
import { LoadingText } from '../../../ui/spinner.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { begunBriefs } from './begun-briefs.ts';

interface BeginFormProps {
  userId: string;
  onChoose: (start: CastingStart) => void;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** From nothing, a draft, a template, a brief that was begun on this device, or a past project. */
export function BeginForm({ userId, onChoose, open, onOpenChange }: BeginFormProps) {
  const choose = (start: CastingStart) => {
    onOpenChange(false);
    onChoose(start);
  };
  return (
    <DialogBox
      open={open}
      onOpenChange={onOpenChange}
      title={m.casting_begin_title()}
      description={m.casting_begin_about()}
    >
      <div className="grid gap-6">
        <ul className="grid">
          <Beginning Icon={Plus} title={m.casting_begin_blank()} onChoose={() => choose({})} />
        </ul>
        <Drafts onChoose={(draft) => choose({ draft })} />
        <Templates onChoose={(template) => choose({ template })} />
        <Briefs userId={userId} onChoose={(brief) => choose({ brief })} />
        <Projects onChoose={(project) => choose({ project })} />
      </div>
    </DialogBox>
  );
}

interface BeginningProps {
  Icon: LucideIcon;
  title: string;
  about?: string | undefined;
  onChoose: () => void;
}

function Beginning({ Icon, title, about, onChoose }: BeginningProps) {
  return (
    <li className="border-b border-line last:border-b-0">
      <button
        type="button"
        className="flex min-h-13 w-full items-center gap-3.5 rounded-md px-2 py-2 text-start hover:bg-sunken"
        onClick={onChoose}
      >
        <Icon aria-hidden className="ic flex-none text-ink-3" />
        <span className="min-w-0 flex-1">
          <span dir="auto" className="block font-semibold wrap-anywhere">
            {title}
          </span>
          {about ? <span className="hint block">{about}</span> : null}
        </span>
      </button>
    </li>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h3 className="mb-1.5 text-[17px]">{title}</h3>
      {children}
    </section>
  );
}

interface GroupProps {
  onChoose: (id: string) => void;
}

function Drafts({ onChoose }: GroupProps) {
  const { data = [] } = useQuery(castingDraftsQuery);
  if (data.length === 0) return null;
  return (
    <Group title={m.casting_begin_drafts()}>
      <ul>
        {data.map(({ id, terms, savedAt, savedBy }) => {
          const day = formatShortDate(savedAt);
          return (
            <Beginning
              key={id}
              Icon={FilePenLine}
              title={terms.title || m.casting_draft_untitled()}
              about={
                savedBy ? m.casting_draft_saved_by({ day, name: savedBy }) : m.casting_draft_saved({ day })
              }
              onChoose={() => onChoose(id)}
            />
          );
        })}
      </ul>
    </Group>
  );
}

function Templates({ onChoose }: GroupProps) {
  const templates = useTemplates();
  if (templates.length === 0) return null;
  return (
    <Group title={m.casting_begin_templates()}>
      <ul>
        {templates.map(({ id, name, brief }) => (
          <Beginning
            key={id}
            Icon={LayoutTemplate}
            title={name}
            about={brief.title === name ? undefined : brief.title}
            onChoose={() => onChoose(id)}
          />
        ))}
      </ul>
    </Group>
  );
}

function Briefs({ userId, onChoose }: GroupProps & { userId: string }) {
  const [briefs] = useState(() => begunBriefs(userId));
  if (briefs.length === 0) return null;
  return (
    <Group title={m.casting_begin_briefs()}>
      <ul>
        {briefs.map(({ creatorId, title }) => (
          <Beginning
            key={creatorId}
            Icon={FileText}
            title={title || m.casting_draft_untitled()}
            about={m.casting_begin_brief_about()}
            onChoose={() => onChoose(creatorId)}
          />
        ))}
      </ul>
    </Group>
  );
}

/** Closed projects, the newest first; with words to find an older one. */
function Projects({ onChoose }: GroupProps) {
  const [words, setWords] = useState('');
  const list = useInfiniteQuery(closedDealsQuery('BRAND', 'closed', words.trim()));
  const deals = list.data ? dealsOf(list.data) : [];
  const isEmpty = list.data !== undefined && deals.length === 0;
  if (isEmpty && words === '') return null;
  return (
    <Group title={m.casting_begin_projects()}>
      <Field label={m.casting_begin_search()} labelHidden className="mb-2">
        <TextInput
          type="search"
          value={words}
          placeholder={m.casting_begin_search()}
          start={<Search aria-hidden className="ic" />}
          onChange={(event) => setWords(event.target.value)}
        />
      </Field>
      {list.isPending ? <LoadingText>{m.casting_begin_loading()}</LoadingText> : null}
      {list.isError && !list.data ? (
        <ErrorState onRetry={() => void list.refetch()}>
          {m.casting_begin_not_loaded()}
          <span className="block font-normal text-ink-2">{errorText(list.error, m.please_try_again())}</span>
        </ErrorState>
      ) : null}
      {isEmpty ? <p className="hint">{m.casting_begin_none()}</p> : null}
      <ul>
        {deals.map(({ id, title, createdAt }) => (
          <Beginning
            key={id}
            Icon={Copy}
            title={title}
            about={m.casting_begin_project_about({ day: formatShortDate(createdAt) })}
            onChoose={() => onChoose(id)}
          />
        ))}
      </ul>
      <MorePages list={list} busyText={m.casting_begin_loading()} failedText={m.casting_begin_not_loaded()} />
    </Group>
  );
}
