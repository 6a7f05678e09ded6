import { formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { BellRing } from 'lucide-react';
import { useRemindAll } from '../../features/campaigns/campaign-queries.ts';
import { errorText } from '../../lib/show-error.ts';
import { OnlineButton } from '../../ui/online-button.tsx';
import { toastError, toastInfo, toastSuccess } from '../../ui/toast.ts';

/** Reminds everybody who has not answered, each once a day at most. */
export function RemindButton({ campaignId }: { campaignId: string }) {
  const remind = useRemindAll(campaignId);
  const tell = ({ reminded }: { reminded: number }) =>
    reminded === 0
      ? toastInfo(m.campaign_reminded_none(), m.campaign_reminded_none_text())
      : toastSuccess(m.campaign_reminded({ n: reminded, count: formatCount(reminded) }));
  return (
    <OnlineButton
      variant="outline"
      size="sm"
      className="max-sm:min-h-11"
      busy={remind.isPending}
      icon={<BellRing aria-hidden className="ic" />}
      onClick={() =>
        remind.mutate(undefined, {
          onSuccess: tell,
          onError: (error) => toastError(m.campaign_not_reminded(), errorText(error, m.please_try_again())),
        })
      }
    >
      {m.campaign_remind()}
    </OnlineButton>
  );
}
