import { AppError, can, type DealDetail, type OwnUser } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { formatList } from '@briefcast/i18n/format';
import { deliverableCountLabel } from '@briefcast/i18n/labels/deliverable';
import { m } from '@briefcast/i18n/messages';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Copy, Files, Megaphone, Repeat, Send, UserPlus, Users } from 'lucide-react';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { InviteDialog } from '../../../features/castings/invite-dialog.ts';
import { creatorName } from '../../../features/deals/party-names.ts';
import { carryBrief } from '../../../features/deals/send-brief/carried-brief.ts';
import type { KeptOfDeal } from '../../../features/deals/send-brief/filled-brief.ts';
import { useSendBriefDialog } from '../../../features/deals/send-brief/use-send-brief-dialog.tsx';
import { actorOf } from '../../../lib/policy.ts';
import { q } from '../../../lib/query.ts';
import { showError } from '../../../lib/show-error.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { CheckboxCell } from '../../../ui/checkbox-cell.tsx';
import { ClosedLine } from '../../../ui/closed-line.tsx';
import { FieldGroup } from '../../../ui/field.tsx';
import { OnlineButton } from '../../../ui/online-button.tsx';
import { toastError, toastNotLoaded } from '../../../ui/toast.ts';

/** Follow-up of a closed deal: its brief, or its deliverables alone, to another creator or to the same again. */
export function NextBrief({ deal, user }: { deal: DealDetail; user: OwnUser }) {
  const navigate = useNavigate();
  const [next, setNext] = useState<KeptOfDeal | 'casting'>('brief');
  const [isInviting, setInviting] = useState(false);
  const kept = next === 'casting' ? 'brief' : next;
  const name = useId();
  const { open, dialog } = useSendBriefDialog();
  const { creator, title } = deal;
  const again = useAgain(open, () => fillBrief(deal, kept));
  if (!can(actorOf(user), 'brief.send', { brandId: user.role === 'BRAND' ? user.brandId : null }))
    return null;
  const asked = (deal.deliverableWishes ?? []).map(deliverableCountLabel);
  const choice = (value: typeof next) => ({
    type: 'radio' as const,
    soft: false,
    name,
    value,
    checked: next === value,
    onChange: () => setNext(value),
  });

  async function handleOther() {
    try {
      carryBrief(user.id, title, await fillBrief(deal, kept));
      await navigate(paths.creators.href());
    } catch {
      toastNotLoaded();
    }
  }

  const isDone = deal.status === 'COMPLETED';
  const content = (
    <>
      <FieldGroup label={m.again_what()} legendHidden>
        <div className="grid gap-2.5 sm:grid-cols-2 lg:grid-cols-3">
          <CheckboxCell
            {...choice('brief')}
            icon={<Copy aria-hidden className="ic" />}
            label={<span dir="auto">{title}</span>}
            description={m.again_same_brief()}
          />
          <CheckboxCell
            {...choice('deliverables')}
            icon={<Files aria-hidden className="ic" />}
            label={m.again_same_deliverables()}
            description={
              asked.length > 0 ? m.again_new_text_with({ what: formatList(asked) }) : m.again_new_text()
            }
          />
          <CheckboxCell
            {...choice('casting')}
            icon={<Megaphone aria-hidden className="ic" />}
            label={m.again_casting()}
            description={m.again_casting_about()}
          />
        </div>
      </FieldGroup>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
        <p className="hint min-w-0 flex-1 basis-52">
          {next === 'casting' ? m.again_casting_check() : m.again_check()}
        </p>
        <div className="flex flex-wrap gap-2.5 max-sm:w-full max-sm:*:w-full">
          {next === 'casting' ? (
            <>
              {creator ? (
                <Button
                  variant="outline"
                  icon={<UserPlus aria-hidden className="ic" />}
                  onClick={() => setInviting(true)}
                >
                  {m.casting_invite_to_one()}
                </Button>
              ) : null}
              <ButtonLink
                variant={isDone ? 'primary' : 'cast'}
                icon={<Megaphone aria-hidden className="ic" />}
                to={paths.postCasting.href({ project: deal.id, invite: creator?.id })}
              >
                {m.casting_post()}
              </ButtonLink>
            </>
          ) : (
            <>
              {creator ? (
                <OnlineButton
                  variant={isDone ? 'primary' : 'outline'}
                  icon={<Send aria-hidden className="ic ic-turn" />}
                  busy={again.isPending}
                  busyText={m.again_opening()}
                  onClick={() => again.mutate(creator.id)}
                >
                  {m.again_same_creator({ name: creatorName(creator) })}
                </OnlineButton>
              ) : null}
              <Button
                variant={isDone ? 'outline' : 'cast'}
                icon={<Users aria-hidden className="ic" />}
                onClick={handleOther}
              >
                {m.again_other_creator()}
              </Button>
            </>
          )}
        </div>
      </div>
      {creator ? (
        <InviteDialog
          casting={null}
          people={[
            {
              id: creator.id,
              name: creatorName(creator),
              image: creator.profileImage,
              about: title,
            },
          ]}
          chosen={[creator.id]}
          open={isInviting}
          onOpenChange={setInviting}
        />
      ) : null}
      {dialog}
    </>
  );
  if (!isDone) return <Card title={m.again_next()}>{content}</Card>;
  return (
    <ClosedLine Icon={Repeat} title={m.again_work()} summary={m.again_work_about()}>
      {content}
    </ClosedLine>
  );
}

/** Fills the form of a brief; its code is heavy, and comes with the press. */
async function fillBrief(deal: DealDetail, kept: KeptOfDeal) {
  const { briefOfDeal } = await import('../../../features/deals/send-brief/filled-brief.ts');
  return briefOfDeal(deal, kept);
}

type Open = ReturnType<typeof useSendBriefDialog>['open'];

/** Opens the form for a creator of an earlier deal, who may not take briefs any more. */
function useAgain(open: Open, fill: () => ReturnType<typeof fillBrief>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => {
      const { creator } = await queries.fetchQuery(q('creators.publicProfile', { params: { id } }));
      return { creator, brief: await fill() };
    },
    onSuccess: ({ creator, brief }) => open(creator, brief),
    onError(error) {
      const isGone = error instanceof AppError && error.code === 'creator.not_found';
      if (isGone) toastError(m.again_creator_gone(), m.again_creator_gone_text());
      else showError(m.again_failed(), error);
    },
  });
}
