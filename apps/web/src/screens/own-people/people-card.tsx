import type { OwnPerson } from '@briefcast/contract';
import { ownPersonTones } from '@briefcast/contract/own-people/state';
import { paths } from '@briefcast/contract/paths';
import { formatCount, formatShortDay } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { Check, Eye, Hourglass, Mail, MailX, UserRound, UserX } from 'lucide-react';
import { useState } from 'react';
import { privateCreator } from '../../features/deals/send-brief/private-creator.ts';
import { SendBriefAction } from '../../features/deals/send-brief/send-brief-action.tsx';
import { useSendBriefDialog } from '../../features/deals/send-brief/use-send-brief-dialog.tsx';
import { mediaUrl } from '../../lib/media-url.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { ChoiceRow } from '../../ui/choice-row.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { TextLink } from '../../ui/text-link.tsx';

type Shown = 'all' | 'joined' | 'waiting';

const icons = {
  ...{ INVITED: Mail, OPENED: Eye, JOINED: Check },
  ...{ BOUNCED: MailX, DECLINED: UserX, ENDED: Hourglass },
};

/** Everybody invited, with what became of it. */
export function PeopleCard({ people }: { people: readonly OwnPerson[] }) {
  const [shown, setShown] = useState<Shown>('all');
  const { open, dialog } = useSendBriefDialog();
  const joined = people.filter(({ state }) => state === 'JOINED');
  const list = {
    all: people,
    joined,
    waiting: people.filter(({ state }) => state !== 'JOINED'),
  }[shown];
  return (
    <section aria-labelledby="own-people" className="card">
      <div className="flex flex-wrap items-center justify-between gap-3 p-5">
        <h2 id="own-people" className="text-[19px]">
          {people.length > 0
            ? m.own_people_joined({ joined: formatCount(joined.length), all: formatCount(people.length) })
            : m.own_people_place()}
        </h2>
        {people.length > 0 ? (
          <ChoiceRow<Shown>
            label={m.own_people_show()}
            value={shown}
            options={[
              { value: 'all', label: m.own_people_all() },
              { value: 'joined', label: m.own_people_only_joined() },
              { value: 'waiting', label: m.own_people_not_yet() },
            ]}
            onChange={setShown}
          />
        ) : null}
      </div>
      {list.length === 0 ? (
        <div className="px-5 pb-5">
          <EmptyState
            headingLevel={3}
            title={people.length > 0 ? m.own_people_none_here() : m.own_people_none()}
            icon={<UserRound aria-hidden className="ic" />}
          />
        </div>
      ) : (
        <ul className="divide-y divide-line border-t border-line">
          {list.map((person) => (
            <PersonRow key={person.id} person={person} onBrief={(creator) => open(privateCreator(creator))} />
          ))}
        </ul>
      )}
      {dialog}
    </section>
  );
}

interface PersonRowProps {
  person: OwnPerson;
  onBrief: (creator: NonNullable<OwnPerson['creator']>) => void;
}

function PersonRow({ person: { email, state, since, creator }, onBrief }: PersonRowProps) {
  const Icon = icons[state];
  const name = creator?.name ?? email ?? m.own_people_by_link();
  const told = m.own_people_since({ state, date: formatShortDay(since) });
  return (
    <li className="own-person">
      <Avatar name={name} src={creator?.image ? mediaUrl(creator.image) : null} size={40} />
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">
          {creator?.isPublished ? (
            <TextLink to={paths.creator.href(creator.id)}>
              <bdi>{name}</bdi>
            </TextLink>
          ) : (
            <bdi>{name}</bdi>
          )}
        </p>
        {creator ? <bdi className="hint block wrap-anywhere">{email ?? m.own_people_by_link()}</bdi> : null}
      </div>
      <p className="hint num">
        {creator && !creator.isPublished ? `${told} · ${m.own_people_private()}` : told}
      </p>
      <Badge tone={ownPersonTones[state]} icon={<Icon aria-hidden className="ic" />}>
        {m.own_people_state({ state })}
      </Badge>
      {creator && !creator.isPublished ? (
        <div className="own-person-act">
          <SendBriefAction creatorName={name} onSend={() => onBrief(creator)} />
        </div>
      ) : null}
    </li>
  );
}
