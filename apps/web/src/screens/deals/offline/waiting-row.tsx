import type { DealListItem, Role, Tone } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import {
  ChevronRight,
  CircleAlert,
  ListChecks,
  type LucideIcon,
  MessageCircle,
  MessageSquareQuote,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { dealQuery, openDealsQuery } from '../../../features/deals/deal-queries.ts';
import { brandName, creatorName } from '../../../features/deals/party-names.ts';
import type { RunningUpload } from '../../../features/drafts/running-uploads.ts';
import { wordsWithoutConnection } from '../../../features/drafts/upload-words.ts';
import { RichText } from '../../../ui/rich-text.tsx';
import type { WaitingThings } from './waiting-things.ts';

/** The title of a deal and who is on its other side. */
interface DealNames {
  title: string;
  party: string;
}

const namesFor = (
  side: Role,
  { title, brand, creator }: Pick<DealListItem, 'title' | 'brand' | 'creator'>,
): DealNames => ({
  title,
  party: side === 'CREATOR' ? brandName(brand) : creatorName(creator),
});

/**
 * Names of a deal: from the list, or from its own page where the copy of the list is older than the deal.
 * Undefined where neither is on the device.
 */
function useDealNames(side: Role, dealId: string): DealNames | undefined {
  const { data, isPending } = useQuery(openDealsQuery(side));
  const listed = data?.find(({ id }) => id === dealId);
  const { data: opened } = useQuery({ ...dealQuery(dealId), enabled: !isPending && !listed });
  const deal = listed ?? opened;
  return deal && namesFor(side, deal);
}

const kinds: Record<
  WaitingThings['kind'],
  { Icon: LucideIcon; say: (counted: { n: number; count: string }) => string }
> = {
  message: { Icon: MessageCircle, say: m.outbox_messages },
  comment: { Icon: MessageSquareQuote, say: m.outbox_comments },
  tick: { Icon: ListChecks, say: m.outbox_ticks },
};

interface WaitingRowProps {
  thing: WaitingThings;
  side: Role;
}

/** Pending entries of one kind for one deal, linked to where they can be changed. */
export function WaitingRow({ thing, side }: WaitingRowProps) {
  const { kind, dealId, fileId, count, isFailed, text } = thing;
  const { Icon, say } = kinds[kind];
  const page = side === 'CREATOR' ? paths.creatorDeal : paths.brandDeal;
  const to = fileId === null ? page.href(dealId) : paths.reviewRoom.href({ dealId, fileId });
  return (
    <Row
      to={to}
      tone={isFailed ? 'red' : 'yellow'}
      Icon={isFailed ? CircleAlert : Icon}
      name={say({ n: count, count: formatCount(count) })}
      about={<Deal side={side} id={dealId} text={text} />}
      note={isFailed ? m.outbox_not_sent() : null}
    />
  );
}

interface WaitingUploadProps {
  upload: RunningUpload;
  side: Role;
}

/** An upload that goes on once there is a connection, or waits for its person. */
export function WaitingUpload({ upload, side }: WaitingUploadProps) {
  const { tone, Icon, line } = wordsWithoutConnection(upload);
  return (
    <Row
      to={paths.uploads.href()}
      tone={tone}
      Icon={Icon}
      name={<bdi className="wrap-anywhere">{upload.file.name}</bdi>}
      about={<Deal side={side} id={upload.dealId} text={null} />}
      note={line}
    />
  );
}

interface DealProps {
  side: Role;
  id: string;
  text: string | null;
}

function Deal({ side, id, text }: DealProps) {
  const names = useDealNames(side, id);
  if (!names) return m.upload_one_of_deals();
  const { title, party } = names;
  const tags = {
    name: (children: ReactNode) => <bdi>{children}</bdi>,
    short: (children: ReactNode) => <bdi className="waiting-thing-text">{children}</bdi>,
  };
  const parts =
    text === null ? m.outbox_of_deal.parts({ title, party }) : m.outbox_of_task.parts({ text, title });
  return <RichText parts={parts} tags={tags} />;
}

interface RowProps {
  to: string;
  tone: Tone;
  Icon: LucideIcon;
  name: ReactNode;
  about: ReactNode;
  note: string | null;
}

/** The link covers the whole row. */
function Row({ to, tone, Icon, name, about, note }: RowProps) {
  return (
    <li data-tone={tone}>
      <span aria-hidden className="waiting-thing-mark">
        <Icon className="ic" />
      </span>
      <span className="min-w-0">
        <Link to={to} className="card-link font-semibold after:absolute after:inset-0">
          {name}
        </Link>
        <small className="hint">{about}</small>
        {note === null ? null : (
          <small className={clsx('hint num', tone === 'red' && 'is-failed')}>{note}</small>
        )}
      </span>
      <ChevronRight aria-hidden className="ic ic-turn text-ink-3" />
    </li>
  );
}
