import type { PublicCreator, RosterList } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { formatCount, formatShortDate } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { clsx } from 'clsx';
import { MapPin, Plus, Repeat2 } from 'lucide-react';
import { useState } from 'react';
import { CategoryTags } from '../../features/creators/category-tags.tsx';
import { CompareToggle, compareButton } from '../../features/creators/compare-toggle.tsx';
import { StartingPrice } from '../../features/creators/starting-price.tsx';
import { WorkFactsList } from '../../features/creators/work-facts-list.tsx';
import { privateCreator } from '../../features/deals/send-brief/private-creator.ts';
import { SendBriefAction } from '../../features/deals/send-brief/send-brief-action.tsx';
import { SaveDialog } from '../../features/rosters/save-dialog.tsx';
import { mediaUrl } from '../../lib/media-url.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { MediaStill } from '../../ui/media-still.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import type { RosterEntry } from './roster-places.ts';

interface RosterRowProps {
  entry: RosterEntry;
  lists: readonly RosterList[];
  /** The creators chosen for comparison. */
  chosen: readonly PublicCreator[];
  onSend: (creator: PublicCreator) => void;
}

/** A saved creator: name, statistics of finished deals, the team's note, and a link to the next brief. */
export function RosterRow({ entry: { saved, creator: known }, lists, chosen, onSend }: RosterRowProps) {
  const { name, creator, facts, projects, running } = known;
  const [isOpen, setOpen] = useState(false);
  const cover = creator?.portfolio[0];
  return (
    <li className="card grid grid-cols-[72px_minmax(0,1fr)] items-center gap-x-4 gap-y-3 p-3 sm:gap-x-5 sm:pe-5 xl:grid-cols-[72px_minmax(0,1fr)_minmax(0,280px)_220px_150px]">
      <div className="frame self-start">
        {cover ? (
          <MediaStill type={cover.type} url={cover.url} poster={cover.poster} />
        ) : (
          <Avatar name={name} src={creator?.profileImage ? mediaUrl(creator.profileImage) : null} size={48} />
        )}
      </div>
      <div className="min-w-0">
        <h3 className="text-[19px] wrap-anywhere">
          {creator ? (
            <TextLink to={paths.creator.href(creator.id)}>
              <bdi>{name}</bdi>
            </TextLink>
          ) : (
            <bdi>{name}</bdi>
          )}
        </h3>
        {creator?.location ? (
          <p className="hint mt-0.5 flex items-center gap-1">
            <MapPin aria-hidden className="ic size-4!" />
            <bdi className="min-w-0 wrap-anywhere">{creator.location}</bdi>
          </p>
        ) : null}
        {creator ? (
          <CategoryTags categories={creator.categories} className="mt-2" />
        ) : (
          <p className="hint">{m.roster_not_published()}</p>
        )}
        {projects > 0 ? (
          <p className="mt-2 flex items-center gap-1.5 text-sm font-medium">
            <Repeat2 aria-hidden className="ic size-4!" />
            {running > 0
              ? m.roster_projects_running({
                  n: projects,
                  count: formatCount(projects),
                  running: formatCount(running),
                })
              : m.roster_projects({ n: projects, count: formatCount(projects) })}
          </p>
        ) : null}
      </div>
      <div className="max-sm:col-span-2 sm:max-xl:col-start-2 empty:hidden">
        {facts ? <WorkFactsList facts={facts} /> : creator ? <StartingPrice creator={creator} /> : null}
      </div>
      <button
        type="button"
        className={clsx(
          'min-w-0 rounded-md border p-3 text-start text-sm max-sm:col-span-2 sm:max-xl:col-start-2',
          saved.note ? 'border-(--k-line) bg-(--k-bg)' : 'border-dashed border-line-strong hover:bg-sunken',
        )}
        data-tone="buff"
        onClick={() => setOpen(true)}
      >
        {saved.note ? (
          <>
            <span dir="auto" className="block whitespace-pre-line wrap-anywhere">
              {saved.note}
            </span>
            {saved.noteBy && saved.notedAt ? (
              <span className="hint mt-1 block">
                {m.roster_note_by({ name: saved.noteBy, date: formatShortDate(new Date(saved.notedAt)) })}
              </span>
            ) : null}
          </>
        ) : (
          <span className="flex items-center gap-2 text-ink-2">
            <Plus aria-hidden className="ic" />
            {m.roster_add_note()}
          </span>
        )}
        <span className="sr-only">{name}</span>
      </button>
      <div className="flex items-center gap-2.5 *:first:flex-1 max-sm:col-span-2 sm:max-xl:col-start-2 xl:flex-col xl:items-stretch">
        {creator ? (
          <>
            <SendBriefAction creatorName={name} onSend={() => onSend(creator)} />
            <CompareToggle creator={creator} chosen={chosen} className={compareButton} />
          </>
        ) : known.isInvited ? (
          <SendBriefAction
            creatorName={name}
            onSend={() => onSend(privateCreator({ id: known.creatorId, name }))}
          />
        ) : null}
      </div>
      {isOpen ? <SaveDialog name={name} saved={saved} lists={lists} onClose={() => setOpen(false)} /> : null}
    </li>
  );
}
