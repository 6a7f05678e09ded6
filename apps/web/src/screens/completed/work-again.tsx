import { can, type DealDetail, type OwnUser } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { m } from '@briefcast/i18n/messages';
import { Send } from 'lucide-react';
import { creatorName } from '../../features/deals/party-names.ts';
import { actorOf } from '../../lib/actor.ts';
import { clearReturnUrl, saveReturn } from '../../lib/return-intent.ts';
import { ButtonLink } from '../../ui/button.tsx';

/** Leads to a new brief for the same creator; the directory opens it. */
export function WorkAgain({ deal, user }: { deal: DealDetail; user: OwnUser }) {
  const { creator } = deal;
  const actor = actorOf(user);
  const brandId = user.role === 'BRAND' ? user.brandId : null;
  if (!creator || !can(actor, 'brief.send', { brandId })) return null;

  function handleClick(creatorId: string) {
    saveReturn({ url: paths.creators.href(), action: { type: 'sendBrief', creatorId } });
    clearReturnUrl();
  }

  return (
    <ButtonLink
      to={paths.creators.href()}
      variant="outline"
      icon={<Send aria-hidden className="ic ic-turn" />}
      onClick={() => handleClick(creator.id)}
    >
      {m.wrap_work_again({ name: creatorName(creator) })}
    </ButtonLink>
  );
}
