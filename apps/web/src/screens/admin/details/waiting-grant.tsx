import type { CreditGrant, GrantVerdict } from '@briefcast/contract';
import { formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { adminClient } from '../../../lib/api.ts';
import { errorText } from '../../../lib/show-error.ts';
import { Button } from '../../../ui/button.tsx';
import { ActionDialog, type AdminAction, useAdminAction } from '../actions/admin-action.tsx';
import { auditActorText } from '../audit/audit-texts.ts';

const decide = async ({ id }: CreditGrant, verdict: GrantVerdict) => {
  await adminClient.creditGrants.decide({ params: { id }, body: { verdict } });
  return { message: verdict === 'APPROVE' ? m.grant_given() : m.grant_declined() };
};

const giveText = ({ credits }: CreditGrant) => m.grant_give({ n: credits, count: formatCount(credits) });

const approval = (grant: CreditGrant): AdminAction => ({
  title: giveText(grant),
  question: m.grant_approve_question({ name: grant.brand.companyName }),
  confirmLabel: giveText(grant),
  busyText: m.grant_giving(),
  danger: false,
  run: () => decide(grant, 'APPROVE'),
  failureText: (error) => errorText(error, m.grant_failed()),
});

const refusal = (grant: CreditGrant): AdminAction => ({
  title: m.grant_decline_title(),
  question: m.grant_decline_question({ name: grant.brand.companyName }),
  confirmLabel: m.grant_decline(),
  busyText: m.grant_declining(),
  danger: true,
  run: () => decide(grant, 'DECLINE'),
  failureText: (error) => errorText(error, m.grant_failed()),
});

/** Credits that wait for a second admin, who gives or declines them; the one who asked only reads. */
export function WaitingGrant({ grant }: { grant: CreditGrant }) {
  const action = useAdminAction();
  const { credits, askedBy, reason, mayDecide } = grant;
  return (
    <>
      <p className="text-ui font-semibold wrap-anywhere">
        {m.grant_waits({ n: credits, count: formatCount(credits), admin: auditActorText(askedBy) })}
      </p>
      <p dir="auto" className="mt-1 whitespace-pre-line text-ui text-ink-2 wrap-anywhere">
        {reason}
      </p>
      {mayDecide ? (
        <div className="mt-3 flex flex-wrap gap-2">
          <Button variant="outline" onClick={() => action.ask(approval(grant))}>
            {giveText(grant)}
          </Button>
          <Button variant="danger-outline" onClick={() => action.ask(refusal(grant))}>
            {m.grant_decline()}
          </Button>
        </div>
      ) : (
        <p className="hint mt-2">{m.grant_another()}</p>
      )}
      <ActionDialog action={action} />
    </>
  );
}
