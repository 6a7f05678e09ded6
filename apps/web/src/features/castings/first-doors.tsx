import { type MarketSide, paths } from '@briefcast/contract/paths';
import { m } from '@briefcast/i18n/messages';
import { clsx } from 'clsx';
import { Megaphone, UserRoundPlus } from 'lucide-react';
import type { ComponentType, SVGProps } from 'react';
import { joinLabel } from '../../lib/joining-words.ts';
import { useSession } from '../../lib/session.ts';
import { doorTo } from '../../lib/way-in.ts';
import { ButtonLink } from '../../ui/button.tsx';

interface Door {
  audience: string;
  title: string;
  text: string;
  act: string;
  /** Page behind it; a visitor signs up first, with the role chosen, and is led on. */
  to: string;
  side: MarketSide;
  Icon: ComponentType<SVGProps<SVGSVGElement>>;
}

const brandDoor = (of: 'creators' | 'castings'): Door => ({
  audience: m.landing_for_brands(),
  title: of === 'creators' ? m.doors_post_casting() : m.doors_first_casting(),
  text: of === 'creators' ? m.doors_post_casting_text() : m.doors_first_casting_text(),
  act: m.landing_post_casting(),
  to: paths.postCasting.href(),
  side: 'brand',
  Icon: Megaphone,
});

const creatorDoor = (of: 'creators' | 'castings'): Door => ({
  audience: m.landing_for_creators(),
  title: of === 'creators' ? m.doors_first_face() : m.doors_be_ready(),
  text: of === 'creators' ? m.doors_first_face_text() : m.doors_be_ready_text(),
  act: m.doors_create_profile(),
  to: paths.creatorProfile.href(),
  side: 'creator',
  Icon: UserRoundPlus,
});

/**
 * Leads on from a public list that is empty: one door for brands, one for creators; people who are signed in see their own.
 */
export function FirstDoors({ of }: { of: 'creators' | 'castings' }) {
  const role = useSession().user?.role;
  const doors = [
    ...(role === 'CREATOR' ? [] : [brandDoor(of)]),
    ...(role === 'BRAND' ? [] : [creatorDoor(of)]),
  ];
  return (
    <ul className="grid gap-5 md:grid-cols-2">
      {doors.map((door, index) => (
        <DoorCard key={door.to} {...door} isFirst={index === 0} isSignedIn={role !== undefined} />
      ))}
    </ul>
  );
}

function DoorCard({
  audience,
  title,
  text,
  act,
  to,
  side,
  Icon,
  isFirst,
  isSignedIn,
}: Door & { isFirst: boolean; isSignedIn: boolean }) {
  return (
    <li
      className={clsx(
        'ear flex flex-col items-start gap-3 p-6 md:min-h-[300px] md:p-9',
        isFirst ? 'bg-stage text-on-stage' : 'card',
      )}
    >
      <p className="text-ui font-semibold opacity-80">{audience}</p>
      <h3 className="max-w-[18ch] text-[28px] text-current md:text-[36px]">{title}</h3>
      <p className="max-w-[40ch] text-ui opacity-90">{text}</p>
      <ButtonLink
        variant={isFirst ? 'cast' : 'outline'}
        size="lg"
        {...doorTo(to, side, isSignedIn)}
        icon={<Icon aria-hidden className="ic" />}
        className="mt-auto max-sm:w-full"
      >
        {isSignedIn ? act : joinLabel(act)}
      </ButtonLink>
    </li>
  );
}
